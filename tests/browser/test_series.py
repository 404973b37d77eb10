"""A series at the table: its ledger always in view, its end told with everybody's place, its record saved and read back."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from msgspec.structs import replace
from playwright.sync_api import expect

from hapag.games import folder, game
from hapag.games.words import Words
from hapag.kernel.kit.golden import read_goldens
from hapag.table.saved import TableRecord, checked, decode
from tests.browser import secrecy
from tests.browser.conftest import Opened
from tests.browser.device import PHONE, Device, start
from tests.browser.house import House
from tests.browser.player import Player
from tests.browser.stage import Stage

pytestmark = pytest.mark.browser
SMALL = {"width": 360, "height": 640}


def series(served: House, device: Device, target: int = 1, slug: str = "patong") -> Device:
    """Open a series against a rival and deal."""
    code, token = served.open_table(game=slug, way="solo", people=["Ann"], rivals=["easy"], seats=2, target=target)
    device.sit_as_host(code, token).lobby(code)
    device.button("Deal").click()
    device.until(lambda: device.phase == "playing", "the deal")
    return device


def play_to_the_end(ann: Device) -> None:
    """Play until the series is over."""
    Player(ann).round()
    while not ann.table["series_over"]:
        ann.button("Next round", ann.result).click()
        ann.until(lambda: ann.phase == "playing", "the next deal")
        Player(ann).round()


def tallies(device: Device) -> list[str]:
    texts: list[str] = device.page.eval_on_selector_all(
        ".seat .tally",
        "all => all.map((each) => [each.closest('[data-place]').dataset.place, each.innerText.split('\\n')[0]].join(' '))",
    )
    return sorted(texts)


def test_the_ledger_is_in_view_at_every_seat_also_on_a_small_phone(device: Opened, served: House) -> None:
    ann = series(served, device(name="Ann", size=SMALL), target=5)
    expect(ann.page.locator(".seat .tally").first).to_be_visible()
    assert tallies(ann) == ["seat-0 0/5", "seat-1 0/5"]
    Player(ann).round()
    ledger = ann.table["ledger"]
    ann.close()
    assert tallies(ann) == [f"seat-{seat} {points}/5" for seat, points in enumerate(ledger)]
    for each in ann.page.locator(".seat .tally").all():
        box = each.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["y"] >= 0
        assert box["x"] + box["width"] <= SMALL["width"]


def test_a_series_ends_with_everybodys_place_and_another_starts_at_nothing(device: Opened, served: House) -> None:
    ann = series(served, device(name="Ann"))
    play_to_the_end(ann)
    expect(ann.page.get_by_role("dialog", name="The series is over")).to_be_visible()
    ledger = ann.table["ledger"]
    names = [seat["name"] for seat in ann.table["seats"]]
    best = ledger.index(max(ledger))
    ranks = ann.page.locator(".ceremony li")
    expect(ranks).to_have_count(2)
    expect(ranks.first).to_contain_text(names[best])
    expect(ranks.first).to_contain_text("wins the series")
    expect(ann.result.locator(".won")).to_contain_text(
        f"Seat {best + 1} ({names[best]}) wins the series with {max(ledger)}"
    )
    ann.button("Play again", ann.result).click()
    ann.until(lambda: ann.phase == "playing", "the next series")
    assert ann.table["ledger"] == [0, 0]


def saved(device: Device, path: Path) -> TableRecord:
    """Save the record and read it back."""
    with device.page.expect_download() as download:
        device.button("Save record", device.result).click()
    download.value.save_as(path)
    return decode(path.read_bytes())


def test_a_saved_record_has_every_round_and_holds(device: Opened, served: House, tmp_path: Path) -> None:
    ann = series(served, device(name="Ann"))
    play_to_the_end(ann)
    found = saved(ann, tmp_path / "table.json")
    rounds = list(checked(found))
    assert len(rounds) == ann.table["rounds"]
    assert rounds[-1].played.series_over
    assert list(rounds[-1].played.ledger) == ann.table["ledger"]
    assert found.seat == 0


def two(device: Opened, slug: str = "patong") -> tuple[Device, Device]:
    """Ann, the host, and Ben in the lobby of an online table."""
    ann = start(device(name="Ann"), slug, "Online").lobby()
    ben = device(name="Ben").go(f"/t/{ann.table['code']}").lobby()
    ben.button("Sit here").first.click()
    ann.until(lambda: ann.table["seats"][1]["name"] == "Ben", "Ben")
    return ann, ben


def test_whoever_is_ready_says_so_and_the_host_waits_for_nobody(device: Opened) -> None:
    ann, ben = two(device)
    ben.button("Ready").click()
    expect(ann.page.get_by_role("list", name="Seats")).to_contain_text("ready ✓")
    ben.button("Ready. Waiting for the host").click()
    expect(ann.page.get_by_role("list", name="Seats")).not_to_contain_text("ready ✓")
    ann.button("Deal").click()
    ben.until(lambda: ben.phase == "playing", "the deal")


def play_out(*devices: Device) -> None:
    """Have everybody at a table play until its round is over."""
    players = [Player(each) for each in devices]
    while any(each.phase != "over" for each in devices):
        for player in players:
            if player.device.owes:
                player.turn()
        for each in devices:
            each.page.wait_for_timeout(30)


def test_another_game_ends_the_series_and_that_is_said(device: Opened) -> None:
    ann, ben = two(device)
    ann.button("Deal").click()
    play_out(ann, ben)
    ann.result.wait_for()
    ben.result.wait_for()
    ann.button("Game and options", ann.result).click()
    options = ann.page.get_by_role("dialog", name="Game and options")
    options.get_by_role("combobox").select_option("pusoy")
    expect(options).to_contain_text("Another game ends the series and starts a new ledger.")
    ann.button("Save", options).click()
    expect(ben.page.locator(".toast")).to_contain_text("that ends the series, and a new ledger starts")
    assert ben.until(lambda: ben.table["game"] == "pusoy" and ben.table, "the game")["ledger"] == [0, 0]


@pytest.mark.parametrize(("slug", "pill", "clock"), [("patong", "30 s", [30, 300]), ("pusoy", "10 min", [90, 600])])
def test_clock_and_target_are_chosen_when_a_table_is_opened(
    slug: str, pill: str, clock: list[int], device: Opened
) -> None:
    """90 seconds a turn and 300 to arrange, unless others are chosen; alone there is no clock."""
    ann = device(name="Ann").go()
    title = Words(game(slug)).say("title")
    ann.page.get_by_role("button", name=re.compile(rf"^{re.escape(title)}\s+\d")).click()
    sheet = ann.page.get_by_role("dialog", name=title, exact=True)
    sheet.get_by_text("Adjust the table").click()
    sheet.get_by_label(pill, exact=True).check()
    sheet.get_by_role("switch", name="Play a series").check()
    sheet.get_by_label("First to").fill("7")
    sheet.get_by_label("First to").press("Tab")
    ann.button("Online", sheet).click()
    ann.lobby()
    assert ann.table["clock"] == dict(zip(("turn", "arrange"), clock, strict=True))
    assert ann.table["target"] == 7
    alone = start(device(name="Ann"), slug, "Solo")
    assert alone.table["clock"] is None


def test_a_time_that_is_chosen_also_counts_on_one_phone(device: Opened) -> None:
    """Only a person who plays alone may do without a clock."""
    ann = device(name="Ann").go()
    ann.page.get_by_role("button", name=re.compile(r"^Patong Poker\s+\d")).click()
    sheet = ann.page.get_by_role("dialog", name="Patong Poker", exact=True)
    sheet.get_by_text("Adjust the table").click()
    sheet.get_by_label("5 min", exact=True).check()
    ann.button("One phone", sheet).click()
    ann.until(lambda: ann.version >= 0, "the table")
    assert ann.table["clock"] == {"turn": 300, "arrange": 300}


@pytest.mark.parametrize(("ledger", "ahead"), [((-20, -20), 0), ((7, 7), 0), ((0, -20), 1)])
def test_the_ledger_marks_whoever_is_ahead_and_nobody_where_all_are_level(
    ledger: tuple[int, ...], ahead: int, device: Opened
) -> None:
    record = next(each for each in read_goldens(folder(game("holdem")) / "golden.jsonl") if each.seats == 2)
    stage = Stage(device(size=PHONE), record, holder="spectator")
    stage.table = replace(stage.table, ledger=ledger)
    stage.come()
    stage.device.button("This round and ledger").click()
    expect(stage.page.locator("dialog .ledger tbody tr")).to_have_count(2)
    expect(stage.page.locator("dialog .ledger .leads")).to_have_count(ahead)


def test_the_host_gives_more_time_and_everyone_sees_it(device: Opened, served: House) -> None:
    code, token = served.open_table(game="patong", seats=2, clock={"turn": 40, "arrange": 40})
    ann = device(name="Ann", size=SMALL).sit_as_host(code, token).lobby(code)
    ben = device(name="Ben").go(f"/t/{code}").lobby()
    ben.button("Sit here").first.click()
    ann.until(lambda: ann.table["seats"][1]["name"] == "Ben", "Ben")
    ann.button("Deal").click()
    before = ann.until(lambda: ann.table.get("deadline"), "a clock")
    assert not ben.page.locator(".more-time").count()
    ann.button("30 more seconds for everybody who is to play").wait_for()
    for each in ann.page.locator(".top button:visible").all():
        box = each.bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= SMALL["width"], "the bar has room for it on a small phone"
    ann.button("30 more seconds for everybody who is to play").click()
    ben.until(lambda: ben.table["deadline"] == before + 30_000, "the time")
    expect(ben.page.locator(".caption")).to_contain_text("The host gives 30 more seconds.")
    ben.button("This round and ledger").click()
    expect(ben.page.get_by_role("dialog").locator(".log")).to_contain_text("The host gives 30 more seconds.")


def test_leaving_closes_the_table_with_a_notice_the_ledger_and_the_record(device: Opened, tmp_path: Path) -> None:
    ann, ben = two(device)
    ann.button("Deal").click()
    play_out(ann, ben)
    ledger = ann.table["ledger"]
    ben.result.wait_for()
    ben.close()
    ben.button("Leave").first.click()
    ben.button("Leave and close the table").click()
    expect(ann.page.get_by_text("Ben has left, so the table is closed.")).to_be_visible()
    totals = [row.inner_text().split()[-1] for row in ann.page.locator(".closed .ledger tbody tr").all()]
    assert totals == [str(points) for points in ledger]
    with ann.page.expect_download() as download:
        ann.button("Save record").click()
    download.value.save_as(tmp_path / "table.json")
    (only,) = checked(decode((tmp_path / "table.json").read_bytes()))
    assert list(only.played.ledger) == ledger


@pytest.mark.parametrize("slug", ["pusoy", "dominoes", "patong"])
def test_the_result_shows_what_lies_open_and_nothing_that_is_hidden(slug: str, device: Opened) -> None:
    ann = start(device(name="Ann"), slug, "Solo")
    Player(ann).round()
    shown = ann.result.locator(".revealed [data-id]")
    shown.first.wait_for()
    ids = {int(each.removeprefix("p")) for each in shown.evaluate_all("all => all.map((each) => each.dataset.id)")}
    watched = re.findall(r"\d+", str(ann.view["watch"]["players"]))
    assert ids
    assert ids <= {int(each) for each in watched}
    hidden = secrecy.hidden(ann.view, [0])
    assert not ids & hidden


# Seat links


def link_from(device: Device) -> str:
    """Make a seat link in the seat's own menu and return it."""
    device.button("Seat 2: move it to another device").click()
    sheet = device.page.get_by_role("dialog", name="Move my seat to another device")
    sheet.get_by_role("button", name="Make a seat link").click()
    expect(sheet.get_by_role("img", name="QR code of the seat link")).to_be_visible()
    drawn = sheet.get_by_role("img").evaluate("(img) => img.decode().then(() => img.naturalWidth)")
    assert drawn > 100
    expect(sheet.get_by_role("timer")).to_contain_text(re.compile(r"It works once, for [23]:\d\d more"))
    return sheet.get_by_label("Seat link", exact=True).input_value()


def test_a_seat_link_moves_the_seat_once_and_the_old_device_watches(device: Opened) -> None:
    ann, ben = two(device)
    ann.button("Deal").click()
    ben.until(lambda: ben.owes, "a turn")
    Player(ben).turn()
    before = ben.view["mine"]
    link = link_from(ben)
    assert "#seat=" in link
    new = device(name="Ben")
    asked: list[str] = []
    new.page.on("request", lambda request: asked.append(f"{request.url} {request.headers}"))
    new.page.goto(link)
    new.until(lambda: new.view and new.view["mine"] == before, "the seat")
    token = link.split("#seat=")[1]
    assert new.page.url == link.split("#")[0], "the address bar has lost it"
    assert not any(token in each for each in asked), "no server and no referrer sees it"
    expect(ben.page.get_by_text("Your seat is on another device now.")).to_be_visible()
    assert ben.view["mine"] == []
    assert not ben.page.get_by_role("dialog").count()
    late = device(name="Eve")
    late.page.goto(link)
    expect(late.page.locator(".toast")).to_contain_text("This link moves no seat")
    assert late.view["mine"] == []
    new.page.reload()
    new.until(lambda: new.view["whole"] and new.view["mine"] == before, "the seat again")


def test_a_seat_link_pasted_where_the_table_is_open_works_too(device: Opened) -> None:
    ann, ben = two(device)
    ann.button("Deal").click()
    ben.until(lambda: ben.owes, "a turn")
    link = link_from(ben)
    new = device(name="Eve").go(f"/t/{ben.table['code']}")
    new.until(lambda: new.view, "the table")
    new.page.evaluate("(link) => { location.href = link; }", link)
    new.until(lambda: new.view["mine"], "the seat")
    assert "#" not in new.page.url


def test_all_seats_of_a_phone_move_together(device: Opened) -> None:
    phone = start(device(), "patong", "One phone")
    phone.until(lambda: phone.owes, "a turn")
    phone.cover.wait_for()
    phone.button("See the table").click()
    phone.button("Leave").first.click()
    phone.button("Move my seat to another device").click()
    sheet = phone.page.get_by_role("dialog", name="Move my seat to another device")
    sheet.get_by_role("button", name="A link for all seats here").click()
    link = sheet.get_by_label("Seat link", exact=True).input_value()
    new = device()
    new.page.goto(link)
    new.until(lambda: len(new.view.get("mine", [])) == 2, "both seats")
    assert new.table["host"]
    new.cover.wait_for()
