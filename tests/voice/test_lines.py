"""What the dealer says of every event of every game: something, or nothing for a reason; only with clips that exist; in
sentences; and nothing that is not public.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser

from hapag.games import families, folder, game, games
from hapag.games.poker import hand_phrase
from hapag.games.voice import SOURCE, Lines, lines
from hapag.games.words import Words
from hapag.kernel import Committed, Event
from hapag.kernel.kit.golden import read_goldens
from hapag.kernel.kit.rounds import all_positions
from hapag.kernel.records import replay
from hapag.kernel.schema import Game, events, fields, is_event
from hapag.kernel.views import plan, view
from hapag.ranking import five
from hapag.table import state
from tools.voice.phrases import kind as piece
from tools.voice.phrases import phrases

SOUNDS = {"slide", "flip", "riffle", "chip", "chips", "spin", "land", "tile", "tick", "turn", "win", "lose", "knock"}
FIELD = re.compile(r"{([^{}]+)}")
SAY = SOURCE / "client" / "core" / "lines.js"
"""The client's own code says what is tried here; it stands on nothing else."""
ASK = """async ([code, asked]) => {
  const { lines, events } = JSON.parse(asked);
  const { clipsOf } = await import("data:text/javascript," + encodeURIComponent(code));
  return JSON.stringify(events.map(({ tag, ...of }) => clipsOf(lines.events[tag], of.event, { lines, ...of })));
}"""
MOMENTS = {"turn": "way seat", "hurry": "", "tick": "", "won": "", "lost": "", "series": "seats"}
"""What the client knows to be said beside events, and the fields that it gives."""
ROUNDS = 60


def known(kind: Game) -> dict[str, type[Event]]:
    """Return every event that a table of a game can tell, by its tag."""
    of_tables = [each for each in vars(state).values() if is_event(each) and each.__module__ == state.__name__]
    return {**events(kind), **{str(each.__struct_config__.tag): each for each in [Committed, *of_tables]}}


def items(say: Iterable[Any]) -> Iterator[tuple[str, Any]]:
    """Yield what is read by a line: keys, and the fields of choices."""
    for item in say:
        if isinstance(item, str):
            yield "key", item
        else:
            yield "of", item["of"]
            for name, inner in item.items():
                if name != "of":
                    yield from items(inner)


def read(say: Iterable[Any]) -> set[str]:
    """Return the fields that a line reads."""
    found = list(items(say))
    named = [path for what, text in found if what == "key" for path in FIELD.findall(text)]
    return {path.partition(".")[0] for path in [*named, *[text for what, text in found if what == "of"]]}


Speaker = Callable[[Lines, Sequence[dict[str, Any]]], list[list[str]]]


@pytest.fixture(scope="module")
def clips(browser: Browser) -> Iterator[Speaker]:
    """Tell the clips of events as the client would say them."""
    page, code = browser.new_page(), SAY.read_text("utf-8")
    yield lambda said, told: json.loads(page.evaluate(ASK, [code, json.dumps({"lines": said, "events": told})]))
    page.close()


def asked(kind: Game, event: Event) -> dict[str, Any]:
    """Return an event as a spectator's client has it, with what the client knows of its fields."""
    names = [name for pack in kind.names.packs for name in pack][:1000]
    seen = msgspec.to_builtins(view(event, None))
    return {"tag": event.__struct_config__.tag, "event": seen, "kinds": fields(type(event)), "names": names}


def is_sentence(keys: Sequence[str]) -> bool:
    """Say whether pieces make whole sentences: whatever leads is followed, and the last piece ends."""
    return re.fullmatch(r"((lead |mid )*fin )*", "".join(f"{piece(key)} " for key in keys)) is not None


@pytest.mark.parametrize("slug", games())
def test_every_event_has_a_line_or_a_reason_and_a_caption(slug: str) -> None:
    kind, words = game(slug), Words(game(slug))
    said = lines(kind)["events"]
    for tag, event in known(kind).items():
        assert words.has(f"event-{tag}"), f"{slug}: {tag} has no caption"
        entry = said.get(tag, {})
        assert ("say" in entry) != ("silent" in entry), f"{slug}: {tag} has no line"
        assert len(entry.get("silent", "a reason")) > 5
        assert entry.get("sound") in {None, *SOUNDS}
        assert entry.keys() <= {"say", "silent", "sound", "early"}
        assert read(entry.get("say", ())) <= set(fields(event)), f"{slug}: {tag} reads what it has not"


@pytest.mark.parametrize("path", sorted(SOURCE.rglob("voice.toml")), ids=lambda path: path.parent.name)
def test_nothing_is_said_of_events_that_nobody_knows(path: Path) -> None:
    here = [slug for slug in games() if path.parent in (folder(game(slug)), *families(game(slug)))] or games()
    told = tomllib.loads(path.read_text("utf-8")).get("events", {})
    assert told.keys() <= {tag for slug in here for tag in known(game(slug))}


@pytest.mark.parametrize("slug", games())
def test_no_line_reads_pieces_that_are_hidden_from_anybody(slug: str) -> None:
    kind = game(slug)
    for tag, event in known(kind).items():
        hidden = {name for name, who in plan(event).piles if who != "face up"}
        told = [
            path
            for _, text in items(lines(kind)["events"][tag].get("say", ()))
            for path in [*FIELD.findall(text), text]
        ]
        assert not [path for path in told if path.partition(".")[0] in hidden and not path.endswith(".count")]


@pytest.mark.parametrize("slug", games())
def test_keys_are_clips_whatever_fills_them(slug: str) -> None:
    said = lines(game(slug))
    for entry in [
        *said["events"].values(),
        *said["moments"].values(),
        *[{"say": say} for say in said["phrases"].values()],
    ]:
        for what, key in items(entry.get("say", ())):
            if what == "key" and not (key.startswith("{") and key.endswith("}") and key.count("{") == 1):
                shape = re.escape(FIELD.sub("\0", key)).replace("\0", "[a-z0-9-]+")
                assert any(re.fullmatch(shape, each) for each in phrases()), f"{slug}: no clip is called {key}"


def story(kind: Game, rounds: int) -> list[Event]:
    """Return what is told in the recorded rounds of a game, and in random ones."""
    recorded = [
        event
        for record in read_goldens(folder(kind) / "golden.jsonl")
        for step in replay(kind, record)
        for event in step.events
    ]
    return recorded + [
        event for position in all_positions(kind, Random(rounds), rounds) for event in position.step.events
    ]


@pytest.mark.browser
@pytest.mark.parametrize("slug", games())
def test_every_round_is_told_in_sentences_of_clips_that_exist(slug: str, clips: Speaker) -> None:
    kind = game(slug)
    told = story(kind, ROUNDS)
    for event, keys in zip(told, clips(lines(kind), [asked(kind, each) for each in told]), strict=True):
        unknown = [key for key in keys if key not in phrases()]
        assert not unknown, f"{slug}: {unknown} for {event}"
        assert is_sentence(keys), f"{slug}: {keys} for {event}"


@pytest.mark.browser
def test_every_poker_hand_has_its_clips(clips: Speaker) -> None:
    random, named = Random(3), {}
    for _ in range(20_000):
        strength = five(random.sample(range(52), 5))
        for kickers in (False, True):
            each = msgspec.to_builtins(hand_phrase(strength, kickers=kickers))
            named[json.dumps(each)] = {"tag": "any", "event": {"hand": each}, "kinds": {}, "names": []}
    said = {**lines(game("holdem")), "events": {"any": {"say": ["{hand}"]}}}
    for each, keys in zip(named, clips(said, list(named.values())), strict=True):
        assert all(key in phrases() for key in keys), f"{keys} for {each}"
        assert is_sentence(keys)


def test_moments_are_said_with_clips_that_exist() -> None:
    said = lines(game("patong"))["moments"]
    assert said.keys() == MOMENTS.keys()
    for name, entry in said.items():
        assert read(entry.get("say", ())) <= set(MOMENTS[name].split())
        assert ("say" in entry) != ("silent" in entry)
        assert entry.get("sound") in {None, *SOUNDS}


def test_every_phrase_is_said_somewhere() -> None:
    """A clip that no line can reach would be rendered for nothing."""
    shapes = set()
    for slug in games():
        said = lines(game(slug))
        entries = [
            *said["events"].values(),
            *said["moments"].values(),
            *[{"say": say} for say in said["phrases"].values()],
        ]
        for entry in entries:
            shapes |= {key for what, key in items(entry.get("say", ())) if what == "key"}
    pattern = re.compile("|".join(re.escape(FIELD.sub("\0", key)).replace("\0", "[a-z0-9-]+") for key in shapes))
    seats = re.compile(r"seat\.(lead|mid)\.(and-)?\d")
    assert [key for key in phrases() if not pattern.fullmatch(key) and not seats.fullmatch(key)] == []
