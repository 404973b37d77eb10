"""Every game there is keeps what every game must."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from hapag.games import folder, game, games
from hapag.games.words import LOCALES, Words
from hapag.kernel import Event
from hapag.kernel.kit import CHECKS
from hapag.kernel.kit.golden import goldens_hold, read_goldens
from hapag.kernel.kit.rounds import all_positions
from hapag.kernel.notation import verbs
from hapag.kernel.round import Committed, audience, owing
from hapag.kernel.schema import events, options, schema
from hapag.kernel.views import view

ROUNDS = 25
THOROUGH = 400


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("slug", games())
def test_every_game_conforms(slug: str, check: str) -> None:
    CHECKS[check](game(slug), Random(f"{slug} {check}"), ROUNDS)


@pytest.mark.slow
@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("slug", games())
def test_every_game_conforms_over_many_rounds(slug: str, check: str) -> None:
    CHECKS[check](game(slug), Random(f"many {slug} {check}"), THOROUGH)


@pytest.mark.parametrize("slug", games())
def test_every_way_a_round_can_end_has_a_golden_round(slug: str) -> None:
    kind = game(slug)
    goldens_hold(kind, read_goldens(folder(kind) / "golden.jsonl"))


@pytest.mark.parametrize("slug", games())
def test_everything_a_game_can_say_has_words(slug: str) -> None:
    kind = game(slug)
    words = Words(kind)
    wanted = {"title", "blurb"}
    wanted |= {f"event-{tag}" for tag in events(kind)}
    wanted |= {f"verb-{verb}" for verb in verbs(kind)}
    wanted |= {f"ending-{ending}" for ending in kind.info.endings}
    for option in options(kind):
        wanted.add(f"option-{option['name']}")
        wanted |= {f"option-{option['name']}-{value}" for value in option.get("values", ())}
    assert not {code for code in wanted if not words.has(code)}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("slug", games())
def test_captions_and_reasons_can_be_said_to_everyone(slug: str, locale: str) -> None:
    words = Words(game(slug), locale, people=("Ann", "Bo", "Cy", "Di"))
    for event, reasons in said(slug):
        captions = [words.caption(view(event, viewer)) for viewer in audience(4)]
        assert all(captions), event
        assert all(words.text(reason) for reason in reasons)


def said(slug: str) -> Iterator[tuple[Event, list[Any]]]:
    """Yield every event of some rounds with the reasons that bar offers at that time."""
    for position in all_positions(game(slug), Random(f"said {slug}"), ROUNDS):
        offers = [offer for seat in owing(position.state) for offer in position.state.offers(seat)]
        reasons = [offer.barred for offer in offers if offer.barred]
        yield from ((event, reasons) for event in (*position.step.events, Committed(0)))


@pytest.mark.parametrize("slug", games())
def test_every_event_field_can_be_described_to_a_client(slug: str) -> None:
    described = schema(game(slug))
    kinds = {kind for fields in described["events"].values() for kind in fields.values()}
    assert "other" not in kinds, {tag for tag, fields in described["events"].items() if "other" in fields.values()}
    assert described["results"], "no event announces how a round came out"


@pytest.mark.parametrize("slug", games())
def test_every_game_has_a_guide(slug: str) -> None:
    assert len((folder(game(slug)) / "guide.md").read_text("utf-8")) > 1500
