"""Every game is played to its result in a real browser: alone, on one phone, and online with somebody watching."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import expect

from hapag.games import game, games
from hapag.kernel.kit.rounds import any_table
from hapag.kernel.views import piles
from tests.browser import secrecy
from tests.browser.conftest import Opened
from tests.browser.device import Device, start
from tests.browser.player import Player

pytestmark = pytest.mark.browser
GAMES = games()


@pytest.mark.parametrize("slug", GAMES)
def test_a_game_alone_comes_to_its_result(slug: str, device: Opened) -> None:
    """The result says who won and with what, what each seat has, and says it again; the next round adds to the ledger."""
    ann = start(device(name="Ann"), slug, "Solo")
    Player(ann).round()
    first = told_result(ann)
    replayed(ann)
    ann.button("Rules", ann.result).click()
    expect(ann.page.get_by_role("dialog", name="Rules").locator(".prose")).to_contain_text(
        re.compile(r"\S.{200}", re.DOTALL)
    )
    ann.close()
    ann.button("Result").click()
    ann.button("Next round", ann.result).click()
    ann.until(lambda: ann.table["rounds"] == 2 or ann.phase == "playing", "the next deal")
    Player(ann).round()
    second = told_result(ann)
    assert ann.table["ledger"] == [a + b for a, b in zip(first, second, strict=True)]
    assert all(secrecy.sealed(frame) == {} for frame in ann.views)


def test_a_result_says_nothing_of_the_round_before(device: Opened) -> None:
    """At a house table a deal begins in silence, while stakes are chosen; that too is a new story."""
    ann = start(device(name="Ann"), "blackjack", "Solo")
    Player(ann).round()
    before = len(ann.views)
    ann.button("Next round", ann.result).click()
    ann.until(lambda: ann.phase == "playing", "the next deal")
    Player(ann).round()
    events = [event["event"] for frame in ann.views[before:] for event in frame["events"]]
    lines = sum(event in ("settled", "hands-settled") for event in events)
    expect(ann.result.locator(".won p")).to_have_count(lines)


def test_whoever_chose_every_card_can_still_play(device: Opened) -> None:
    ann = start(device(name="Ann"), "tong-its", "Solo")
    player = Player(ann)
    while not ann.page.locator(".hand button").count():
        ann.until(lambda: ann.owes or ann.phase == "over", "a turn")
        player.turn()
        ann.draw()
    for card in ann.page.locator(".hand button").all():
        player.fingers.press(card)
    assert player.ready() is None
    before = len(ann.moves)
    player.turn()
    assert len(ann.moves) > before


def told_result(device: Device) -> list[int]:
    """Hold the result dialog against the score, and return that."""
    score: list[int] = device.table["score"]
    names = [seat["name"] for seat in device.table["seats"]]
    rows = device.result.locator(".ledger").get_by_role("row").all()[1:]
    cells = [[cell.inner_text().replace("\u2212", "-") for cell in row.get_by_role("cell").all()] for row in rows]
    assert [(row.get_by_role("rowheader").text_content() or "").split() for row in rows] == [
        [str(seat + 1), name] for seat, name in enumerate(names)
    ]
    assert [int(round_.replace(",", "")) for round_, _ in cells] == score
    assert [int(total.replace(",", "")) for _, total in cells] == device.table["ledger"]
    best = [seat for seat, points in enumerate(score) if points == max(score) and points > 0]
    for seat in best:
        expect(device.result.locator(".won")).to_contain_text(f"Seat {seat + 1} ({names[seat]})")
    return score


def replayed(device: Device) -> None:
    """Replay the announcement twice: it is shown, and each time said to those who listen."""
    headline = device.result.locator(".headline").inner_text()
    device.page.evaluate(
        "() => { const said = document.querySelector('dialog .won');"
        "new MutationObserver(() => { window.changes += 1; }).observe(said, {childList: true, characterData: true, subtree: true}); }"
    )
    for _ in range(2):
        device.page.evaluate("window.changes = 0")
        device.button("Replay announcement").click()
        device.until(lambda: device.page.evaluate("window.changes"), "the announcement")
        expect(device.result.locator(".headline")).to_have_text(headline)


def holds_hands(slug: str) -> bool:
    """Say whether seats of a game hold pieces that the others may not see."""
    kind = game(slug)
    return any(who == "in hand" for _, _, who in piles(any_table(kind, Random(1)).deal().state))


@pytest.mark.parametrize("slug", GAMES)
def test_on_one_phone_nothing_shows_between_two_people(slug: str, device: Opened) -> None:
    """While the phone is handed on, and while all look at the table, no card that a seat holds is on the page."""
    phone = start(device(), slug, "One phone")
    player = Player(phone)
    covers = hands = 0
    while phone.phase != "over":
        phone.until(
            lambda: phone.cover.count() or player.pass_on.count() or phone.bar.count() or phone.phase == "over",
            "a turn",
        )
        phone.draw()
        if phone.phase == "over":
            break
        secrets = secrecy.hidden(phone.view, [0, 1])
        if player.pass_on.count():
            assert secrecy.given_away(phone, secrets) == set()
            player.fingers.press(player.pass_on)
            phone.cover.wait_for()
        if phone.cover.count():
            covers += 1
            assert secrecy.given_away(phone, secrets) == set()
        player.take_phone()
        hands += len(secrets & phone.faces())
        player.turn()
    phone.result.wait_for()
    assert covers >= 2
    assert hands or not holds_hands(slug), "a hand that never showed says nothing about hiding it"


@pytest.mark.parametrize("slug", GAMES)
def test_online_nobody_receives_what_only_another_may_see(slug: str, device: Opened) -> None:
    """Two people and a spectator; every frame they received is searched, and the spectator's page."""
    ann = start(device(name="Ann"), slug, "Online").lobby()
    code = ann.table["code"]
    ben, eve = device(name="Ben"), device(name="Eve")
    join_by_code(ben, code)
    ben.button("Sit here").first.click()
    eve.go(f"/t/{code}").lobby(code)
    ann.until(lambda: ann.table["seats"][1]["mine"] is False and ann.table["seats"][1]["kind"] == "person", "Ben")
    for _ in range(game(slug).info.least - 2):
        ann.button("Add rival").first.click()
    ann.button("Deal").click()
    ann.until(lambda: ann.phase == "playing", "the deal")
    assert play_watched([ann, ben], eve) or not holds_hands(slug), "a search that finds nobody's cards says nothing"
    for each in (ann, ben, eve):
        expect(each.result).to_contain_text("Ben")
    for owner, seat, other in ((ann, 0, ben), (ann, 0, eve), (ben, 1, ann), (ben, 1, eve)):
        assert secrecy.compared(owner, other) >= 2
        assert secrecy.leaks(owner, seat, other) == []
    assert all(frame["mine"] == [] for frame in eve.views)


def join_by_code(device: Device, code: str) -> None:
    """Type a code on the first page."""
    device.go().page.get_by_label("Have a code?").fill(code.lower())
    device.button("Join").click()
    device.lobby(code)


def play_watched(people: list[Device], eve: Device) -> set[str]:
    """Play a round while somebody watches; after each choice no page shows what its person may not see.

    Return what the first person's page showed of what only that person may see.
    """
    own: set[str] = set()
    players = [Player(each) for each in people]
    while (version := max(each.version for each in people)) and any(each.phase != "over" for each in people):
        for each in (*people, eve):
            each.see(version).draw()
        hands = [secrecy.hidden(each.view, [seat]) for seat, each in enumerate(people)]
        assert secrecy.given_away(eve, set().union(*hands)) == set()
        assert secrecy.given_away(people[1], hands[0]) == set()
        own |= secrecy.given_away(people[0], hands[0])
        player = next((each for each in players if each.device.owes), None)
        if player is not None:
            player.turn()
    return own
