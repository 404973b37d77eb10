"""What the dealer says in a real browser: the lines of a round, and what the person at the device makes of them."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from playwright.sync_api import expect

from hapag.games import folder, game, games
from hapag.games.words import Words
from hapag.kernel import Event, Result
from hapag.kernel.kit.golden import read_goldens
from hapag.kernel.records import Record
from hapag.server.files import ROOM
from tests.browser.conftest import Opened
from tests.browser.device import Device
from tests.browser.house import House
from tests.browser.stage import PEOPLE, Stage, details, fake_clips, sentence, steps
from tests.table.tables import NOW

pytestmark = pytest.mark.browser

AUDIO = ROOM / "client" / "audio"
SAID = Path(__file__).parent / "said"
"""What is said in one recorded round of each game, to be read by people; HAPAG_WRITE_SAID=1 writes it anew."""


def recorded(slug: str, ending: str = "") -> Record:
    """Return a recorded round: of an ending, else the longest that is not too long to be read."""
    found = read_goldens(folder(game(slug)) / "golden.jsonl")
    if ending:
        return next(each for each in found if each.ending == ending)
    told = [each for each in found if each.ending != "all-sat-out"]
    return max([each for each in told if len(each.moves) <= 24] or told[:1], key=lambda each: len(each.moves))


def tag(event: Event) -> str:
    return str(event.__struct_config__.tag)


def lines(heard: list[Any]) -> list[list[str]]:
    return [each["clips"] for each in details(heard, "line")]


@pytest.mark.parametrize("slug", games())
def test_a_recorded_round_is_called_line_by_line(slug: str, device: Opened) -> None:
    stage = Stage(device(), recorded(slug), holder="spectator")
    fake_clips(stage.device)
    stage.come().touch().heard()
    told = [f"# {slug}, {stage.record.ending}"]
    for events, heard in stage.play():
        told += ["", " ".join(map(tag, events)), *[f"    {sentence(clips)}" for clips in lines(heard)]]
    path = SAID / f"{slug}.txt"
    if os.environ.get("HAPAG_WRITE_SAID"):
        path.write_text("\n".join(told) + "\n", "utf-8")
    assert told == path.read_text("utf-8").splitlines()


def staged(device: Device, record: Record, **how: Any) -> Stage:
    """Return a stage at which somebody has touched the page, with ticks for clips."""
    fake_clips(device)
    stage = Stage(device, record, **how).come().touch()
    stage.heard()
    return stage


def kinds(heard: list[Any]) -> set[str]:
    return {what for what, _ in heard}


def test_nothing_sounds_before_the_page_is_touched(device: Opened) -> None:
    ann = device()
    fake_clips(ann)
    stage = Stage(ann, recorded("holdem"), holder="spectator").come()
    story = stage.play()
    for _ in range(3):
        assert next(story)[1] == []
    stage.touch()
    assert lines(next(story)[1])


@pytest.mark.parametrize("slug", ["tong-its", "dominoes", "holdem", "patong"])
@pytest.mark.parametrize(("way", "turn"), [("phone", "your turn."), ("online", "Your turn.")])
def test_whoever_sits_at_a_device_hears_what_everybody_may(slug: str, way: str, turn: str, device: Opened) -> None:
    stage = staged(device(), recorded(slug), way=way)
    told = [sentence(clips) for _, heard in stage.play() for clips in lines(heard)]
    public = [line.strip() for line in (SAID / f"{slug}.txt").read_text("utf-8").splitlines() if line.startswith("  ")]
    assert [line for line in told if not line.endswith(turn)] == public
    assert any(line.endswith(turn) for line in told)


def test_each_mute_holds_for_itself_and_is_remembered(device: Opened) -> None:
    stage = staged(device(), recorded("holdem"), holder="spectator")
    story, page = stage.play(), stage.page
    narration, effects = page.get_by_role("button", name="Narration"), page.get_by_role("button", name="Sound effects")
    narration.click()
    heard = next(story)[1]
    stage.until("heard", heard)
    assert lines(heard) == []
    effects.click()
    page.keyboard.press("n")
    stage.heard()
    assert lines(next(story)[1])
    page.wait_for_timeout(150)
    assert "heard" not in kinds(stage.heard())
    page.reload()
    stage.until("attends")
    assert narration.get_attribute("aria-pressed") == "true"
    assert effects.get_attribute("aria-pressed") == "false"
    page.keyboard.press("m")
    assert effects.get_attribute("aria-pressed") == "true"


def test_a_newer_view_drops_the_lines_of_an_older_one(device: Opened) -> None:
    stage = staged(device(), recorded("holdem"), holder="spectator")
    for state, events in [next(stage.steps) for _ in range(5)]:
        stage.happen(state, events)
        stage.send(stage.table.version - 1)
    stage.page.wait_for_timeout(1500)
    said = [sentence(each["clips"]) for each in details(stage.heard(), "said")]
    assert said == ["Seat one calls.", "Seat three checks."]


def test_a_missing_clip_leaves_its_caption_and_is_noted_once(device: Opened) -> None:
    ann, noted = device(), []
    ann.page.on("console", lambda message: noted.append(message.text) if "caption" in message.text else None)
    fake_clips(ann, without=["call.flop", "call.turn"])
    stage = Stage(ann, recorded("holdem"), holder="spectator").come().touch()
    stage.heard()
    said = []
    for events, heard in stage.play():
        if any(tag(event) == "board" for event in events):
            expect(ann.page.locator(".caption")).to_contain_text(re.compile("(Flop|Turn|River): "))
        ann.page.wait_for_timeout(500)
        said += [sentence(each["clips"]) for each in details([*heard, *stage.heard()], "said")]
    assert "The river." in said
    assert "The flop." not in said
    assert len(noted) == 2
    assert any("call.flop" in text for text in noted)


def test_the_announcement_is_said_again_after_muting_and_unmuting(device: Opened) -> None:
    stage = staged(device(), recorded("patong", "turn"), holder="spectator")
    heard = [each for _, heard in stage.play() for each in heard]
    end = stage.page.get_by_role("dialog", name="is over")
    end.wait_for()
    stage.page.wait_for_timeout(1500)
    announced = details([*heard, *stage.heard()], "said")[-1]["clips"]
    again = end.get_by_role("button", name="Replay announcement")
    again.click()
    assert stage.until("said")["clips"] == announced
    stage.page.keyboard.press("n")
    again.click()
    stage.page.wait_for_timeout(400)
    assert "said" not in kinds(stage.heard())
    expect(end.get_by_role("status")).to_contain_text("wins the round")
    stage.page.keyboard.press("n")
    stage.page.keyboard.press("l")
    assert stage.until("said")["clips"] == announced


def test_whoever_comes_when_it_is_over_can_have_it_announced(device: Opened) -> None:
    ann = device()
    fake_clips(ann)
    stage = Stage(ann, recorded("patong", "turn"), holder="spectator")
    stage.come(to_the_end=True)
    end = stage.page.get_by_role("dialog", name="is over")
    end.get_by_role("button", name="Replay announcement").click()
    assert sentence(stage.until("said")["clips"]).startswith("Seat ")


def test_who_won_a_series_is_said_after_how_its_last_round_ended(device: Opened) -> None:
    stage = staged(device(), recorded("pusoy", "won"), holder="spectator")
    stage.table = replace(stage.table, series_ended=True, ledger=(5, 9))
    told = [sentence(clips) for _, heard in stage.play() for clips in lines(heard)]
    assert told[-1] == "Seat two | wins the series!"
    assert "wins with" in told[-2]


def test_a_coin_is_called_when_it_has_landed(device: Opened) -> None:
    stage = staged(device(prefs={}), recorded("cara-y-cruz", "some-won"), holder="spectator")
    for _, heard in stage.play():
        now = lines(heard)
    assert [sentence(clips) for clips in now] == ["The coin spins."]
    landed = [stage.until("line")["clips"]]
    assert sentence(landed[0]) == "The coin shows cruz."


def test_the_last_line_is_said_again_by_a_key(device: Opened) -> None:
    stage = staged(device(), recorded("holdem"), holder="spectator")
    first = stage.until("said", next(stage.play())[1])
    stage.page.keyboard.press("l")
    assert stage.until("said") == first


def test_every_seat_has_its_result_in_the_caption_before_the_dialog_opens(device: Opened) -> None:
    stage = staged(device(prefs={}), recorded("three-card-poker", "dealer-unqualified"), holder="spectator")
    told: list[str] = []
    for events, _ in stage.play():
        told = [Words(stage.kind, people=PEOPLE).caption(each) for each in events if isinstance(each, Result)]
    assert len(told) == 3
    expect(stage.page.locator(".caption p")).to_have_text(told)
    assert stage.page.get_by_role("dialog", name="is over").count() == 0
    stage.page.get_by_role("dialog", name="is over").wait_for()
    expect(stage.page.locator(".caption p")).to_have_text(told)


def test_the_last_seconds_of_a_turn_are_called(device: Opened) -> None:
    stage = staged(device(), recorded("holdem"))
    stage.table = replace(stage.table, deadline=NOW + 11_500)
    stage.show(stage.table.round, [])
    assert stage.until("line")["clips"] == ["call.last-seconds"]
    while stage.until("heard")["effect"] != "tick":
        pass


def test_the_log_keeps_the_last_twenty_lines_over_the_rounds(device: Opened) -> None:
    stage = staged(device(), recorded("patong", "turn"), holder="spectator")
    for _ in stage.play():
        pass
    state, events = next(steps(stage.record))
    stage.happen(state, events)
    stage.send(stage.table.version - 1)
    stage.page.keyboard.press("h")
    log = stage.page.get_by_role("dialog").locator(".log li")
    expect(log).to_have_count(20)
    expect(log.last).to_contain_text("Flop: ")
    expect(log.filter(has_text="wins the round")).to_have_count(1)


CLIP = """async ([audio, urls]) => {
  const { Sound } = await import(audio);
  const sound = new Sound();
  sound.unlock();
  const clips = await Promise.all(urls.map((url) => sound.clip(url)));
  return clips.map(({ start, length, buffer }) => ({ start, length, whole: buffer.duration }));
}"""


@pytest.mark.parametrize("voice", ["deep", "warm"])
def test_recorded_clips_are_heard_without_their_silence(voice: str, device: Opened, served: House) -> None:
    kept: dict[str, Any] = json.loads((AUDIO / "voice" / voice / "manifest.json").read_text("utf-8"))["clips"]
    page = device().go().page
    root = page.locator("meta[name=hapag-static]").get_attribute("content")
    keys = ["act.1.folds", "lead.2.wins", "hand.mid.full-house", "ranks.lead.k", "over.t"]
    urls = [f"{root}/client/audio/voice/{voice}/{key}.mp3" for key in keys]
    clips = page.evaluate(CLIP, [f"{root}/client/core/audio.js", urls])
    for key, clip in zip(keys, clips, strict=True):
        assert 0 < clip["start"] < 0.15, key
        assert 0.2 < clip["length"] < clip["whole"], key
        assert clip["length"] <= kept[key]["ms"] / 1000 + 0.01, key


def test_a_line_is_spoken_in_the_chosen_voice(device: Opened) -> None:
    stage = Stage(device(prefs={"speaker": "warm"}), recorded("holdem"), holder="spectator").come().touch()
    stage.heard()
    _, heard = next(stage.play())
    assert stage.until("said", heard) == {"clips": ["act.1.calls"], "voice": "warm"}
