"""A deck is sealed, then cut by every device, then dealt; nobody is waited for beyond the grace."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hapag.fair import Receipt, check, leads_to
from hapag.fair.cuts import committed
from hapag.fair.receipt import Sealing
from hapag.games import game, games
from hapag.kernel import Illegal
from hapag.kernel.notation import show as shown
from hapag.kernel.views import faces
from hapag.table import Table, dump, duty, load, project, project_seals
from hapag.table import commands as do
from hapag.table.projection import Seals
from tests.table.tables import GUEST, HOST, NOW, THINK, choice, done, opened, packs, solo

SECRET, GRACE = "5e" * 32, 2000
NUMBERS = {HOST: "11" * 32, GUEST: "22" * 32}


def sealed(table: Table | None = None, seed: int = 1) -> Table:
    """Return a table whose deck waits for cuts: by default Ann's and Ben's."""
    table = table or done(opened(), do.Sit(device=GUEST, seat=1, name="Ben"))
    given = packs(table, seed)
    return done(table, do.Deal(device=HOST, packs=given, think=THINK, secret=SECRET, grace=GRACE))


def root(table: Table) -> str:
    return table.seals[-1].root


def cut(table: Table, device: str) -> do.Cut:
    seat = table.seats_of(device)[0]
    return do.Cut(device=device, root=root(table), commit=committed(root(table), seat, NUMBERS[device]), think=THINK)


def show(table: Table, device: str, number: str | None = None) -> do.Show:
    return do.Show(device=device, root=root(table), number=number or NUMBERS[device], think=THINK)


def cut_by_all(table: Table) -> Table:
    devices = [device for device in NUMBERS if table.seats_of(device)]
    for make in (cut, show):
        for device in devices:
            table = done(table, make(table, device))
    return table


def refused(table: Table, command: do.Command) -> str:
    with pytest.raises(Illegal) as caught:
        done(table, command)
    return caught.value.why.code.removeprefix("refusal-")


# The order of things


def test_nothing_is_dealt_before_everybody_has_cut() -> None:
    table = sealed()
    for device in (HOST, GUEST):
        assert (table.phase, table.round, table.owing()) == ("cutting", None, ())
        table = done(table, cut(table, device))
    table = done(table, show(table, HOST))
    assert table.phase == "cutting"
    assert done(table, show(table, GUEST)).phase == "playing"


def test_the_seal_is_public_before_anybody_has_cut_and_hides_the_deck() -> None:
    table = sealed()
    seals = seen(table, None)
    assert (seals.seals[0].root, seals.seals[0].stage) == (root(table), "commit")
    assert [part for part in (SECRET, str(list(table.seals[0].packs[0]))[1:30]) if part in str(seals)] == []


def test_no_number_is_taken_before_the_hashes_of_all_are_in() -> None:
    table = sealed()
    table = done(table, cut(table, HOST))
    assert refused(table, show(table, HOST)) == "cut-not-yet"


def test_only_the_number_whose_hash_was_given_is_taken() -> None:
    table = sealed()
    table = done(table, cut(table, HOST), cut(table, GUEST))
    assert refused(table, show(table, HOST, "33" * 32)) == "bad-cut"
    assert refused(table, show(table, HOST, "11" * 31 + "zz")) == "bad-cut"


def test_a_device_cuts_once() -> None:
    table = sealed()
    table = done(table, cut(table, HOST))
    assert refused(table, cut(table, HOST)) == "cut-already"
    table = done(table, cut(table, GUEST), show(table, HOST))
    assert refused(table, show(table, HOST)) == "cut-already"


def test_a_device_without_a_seat_does_not_cut_and_another_seal_is_refused() -> None:
    table = sealed()
    stranger = do.Cut(device="stranger", root=root(table), commit="00" * 32, think=THINK)
    assert refused(table, stranger) == "no-cut"
    assert refused(table, do.Cut(device=HOST, root="00" * 32, commit="00" * 32, think=THINK)) == "no-cut"
    assert refused(cut_by_all(table), show(table, HOST)) == "no-cut"


@pytest.mark.parametrize(
    "command",
    [
        lambda: do.Deal(device=HOST, packs=(), think=THINK),
        lambda: do.Change(device=HOST, game="holdem", options={}, target=None),
        lambda: do.Ready(device=GUEST, ready=True),
        lambda: do.Sit(device="late", seat=0, name="Late"),
        lambda: do.Unseat(device=GUEST, seat=1),
    ],
)
def test_while_the_deck_is_cut_the_table_stays_as_it_is(command: Callable[[], do.Command]) -> None:
    assert refused(sealed(), command()) in ("round-under-way", "already-dealt", "table-full")


def test_leaving_while_the_deck_is_cut_closes_the_table_and_forgets_the_deck() -> None:
    closed = done(sealed(), do.Leave(device=GUEST))
    assert (closed.phase, closed.seals, closed.packs) == ("closed", (), ())


def test_one_device_with_several_seats_cuts_once() -> None:
    table = sealed(opened(way="phone", people=("Ann", "Ben", "Cy"), seats=None))
    assert [each.seat for each in table.seals[0].cuts] == [0]
    assert cut_by_all(table).phase == "playing"


def test_rivals_do_not_cut() -> None:
    table = sealed(solo())
    assert [each.seat for each in table.seals[0].cuts] == [0]


# The order dealt


def test_the_order_dealt_is_the_sealed_one_cut_by_all() -> None:
    table = sealed()
    (given,) = table.seals[0].packs
    dealt = cut_by_all(table)
    assert dealt.packs[0] != given
    assert sorted(dealt.packs[0]) == sorted(given)
    assert dealt.seals[0].packs == (given,)


def test_a_different_cut_of_one_device_deals_another_order() -> None:
    table = sealed()
    one = cut_by_all(table)
    other = done(table, cut(table, HOST))
    number = "44" * 32
    commit = committed(root(table), 1, number)
    other = done(other, do.Cut(device=GUEST, root=root(table), commit=commit, think=THINK))
    other = done(other, show(other, HOST), show(other, GUEST, number))
    assert other.packs != one.packs


def test_without_a_grace_nobody_is_asked_and_the_seal_still_holds() -> None:
    table = done(opened(), do.Sit(device=GUEST, seat=1, name="Ben"))
    table = done(table, do.Deal(device=HOST, packs=packs(table), think=THINK, secret=SECRET))
    assert (table.phase, table.seals[0].cuts) == ("playing", ())
    assert check(receipt(table, HOST), table.kind)


# Those who do not answer


def test_a_device_that_never_answers_is_left_out_after_the_grace_and_everyone_sees_it() -> None:
    table = sealed()
    table = done(table, cut(table, HOST))
    late = NOW + GRACE
    assert table.wake_at() == late
    assert duty(table, late - 1) is None
    table = done(table, do.Wake(think=THINK), now=late)
    assert table.seals[0].opening
    table = done(table, show(table, HOST), now=late)
    assert table.phase == "playing"
    (view,) = seen(table, GUEST).seals
    assert [bool(each.number) for each in view.cuts] == [True, False]


def test_a_number_that_is_not_shown_in_time_is_left_out() -> None:
    table = sealed()
    table = done(table, cut(table, HOST), cut(table, GUEST), show(table, HOST))
    table = done(table, do.Wake(think=THINK), now=NOW + GRACE)
    assert table.phase == "playing"
    assert [bool(each.number) for each in table.seals[0].cuts] == [True, False]


def test_if_nobody_answers_the_deck_is_dealt_all_the_same() -> None:
    table = done(sealed(), do.Wake(think=THINK), now=NOW + GRACE)
    assert table.phase == "playing"
    assert refused(sealed(), do.Wake(think=THINK)) == "nothing-due"


def test_a_restart_gives_the_grace_back() -> None:
    table = done(load(dump(sealed())), do.Resume(outage=60_000))
    assert table.wake_at() == NOW + 60_000 + GRACE


# A pack drawn later


def test_the_coin_is_sealed_and_cut_after_the_last_choice_is_locked() -> None:
    table = cut_by_all(sealed(done(opened(game="cara-y-cruz"), do.Sit(device=GUEST, seat=1, name="Ben"))))
    for seat, device in enumerate((HOST, GUEST)):
        if table.draw() is None:
            table = done(table, choice(table, seat, first_choice(table, seat), device=device))
    assert table.draw() is not None
    number = int(table.draw() or 0)
    table = done(table, do.Drawn(pack=table.all_packs()[number], think=THINK, secret="6a" * 32, grace=GRACE))
    assert table.phase == "playing"
    assert duty(table, NOW) is None, "the coin waits for its cuts"
    assert cut_by_all(table).phase == "over"
    assert check(receipt(cut_by_all(table), HOST), table.kind)


def first_choice(table: Table, seat: int) -> str:
    offers = [offer for offer in table.round.offers(seat) if offer.barred is None]
    move = next(offers[0].all())
    return " ".join(["bet" if type(move).__name__ == "Bet" else type(move).__name__.lower(), *map(str, values(move))])


def values(move: object) -> list[object]:
    return [getattr(move, name) for name in move.__struct_fields__]  # type: ignore[attr-defined]


# What is opened to whom


def seen(table: Table, device: str | None) -> Seals:
    return project_seals(table, device, set())


def receipt(table: Table, device: str) -> Receipt:
    found, kind = seen(table, device), table.kind
    seals = [
        Sealing(view.numbers, view.sizes, view.root, view.cuts, openings)
        for view, openings in zip(found.seals, found.openings, strict=True)
    ]
    options = table.terms
    seats = table.seats_of(device)
    return Receipt(
        kind.info.slug,
        kind.info.rules,
        len(table.places),
        table.lead,
        options,
        tuple(seals),
        seats[0] if seats else None,
    )


def test_a_seat_is_opened_its_own_hand_and_nothing_else_while_the_round_goes_on() -> None:
    table = cut_by_all(sealed())
    for seat, device in enumerate((HOST, GUEST)):
        (openings,) = seen(table, device).openings
        assert {opened.piece for opened in openings} == set(table.round.players[seat].hand)
        assert all(leads_to(opened, (52,)) == root(table) for opened in openings)
    assert seen(table, None).openings == ((),)


def test_what_was_opened_is_not_opened_again() -> None:
    table, have = cut_by_all(sealed()), set()  # type: ignore[var-annotated]
    assert len(project_seals(table, HOST, have).openings[0]) == len(table.round.players[0].hand)
    assert project_seals(table, HOST, have).openings == ((),)


def test_a_phone_that_is_passed_around_is_opened_nothing_private() -> None:
    table = cut_by_all(sealed(opened(way="phone", people=("Ann", "Ben"), seats=None)))
    assert seen(table, HOST).openings == ((),)


def test_a_discard_is_not_opened_to_others_before_the_end_since_its_place_tells_when_it_was_drawn() -> None:
    table = done(opened(game="tong-its", seats=3), do.Sit(device=GUEST, seat=1, name="Ben"))
    table = done(table, do.Fill(device=HOST, seat=2, level="easy"))
    table = cut_by_all(sealed(table))
    view = project(table, GUEST, None, NOW)
    hand = set(table.round.players[1].hand)
    assert view.mine[0].seat == 1
    assert {opened.piece for opened in seen(table, GUEST).openings[0]} == hand


@pytest.mark.parametrize("slug", games())
def test_pieces_that_the_rules_never_show_stay_sealed_in_every_game(slug: str) -> None:
    """Rivals play a whole round; at its end every device is opened exactly the faces that its view and story showed."""
    table = played(slug)
    assert table.phase == "over"
    whole = {piece for pack in table.packs for piece in pack}
    for device in (HOST, None):
        opened_pieces = {each.piece for row in seen(table, device).openings for each in row}
        assert opened_pieces == faces_told(table, device) & whole
        assert len(opened_pieces) < len(whole) or slug in SHOWS_ALL
    assert check(receipt(table, HOST), table.kind)


SHOWS_ALL = {"cara-y-cruz", "pusoy", "dominoes"}
"""Games in which it can happen that every piece is shown."""


def faces_told(table: Table, device: str | None) -> set[int]:
    """Return every face in the view and in the events that a device was sent, by reading what is on the wire."""
    found = project(table, device, None, NOW)
    seats = table.seats_of(device)
    rounds = [each.round for each in found.mine if len(seats) == 1] + [found.watch]
    return {int(piece) for thing in (*rounds, *found.events) for piece in faces(thing)}


def played(slug: str) -> Table:
    """Return a solo table at the end of a round in which everybody does what the rules fall back to."""
    info = game(slug).info
    table = cut_by_all(sealed(solo(game=slug, rivals=("easy",) * info.solo[0])))
    now = NOW
    for _ in range(info.longest):
        if table.phase == "over":
            break
        if (number := table.draw()) is not None:
            table = done(table, do.Drawn(pack=table.all_packs()[number], think=THINK, secret="6a" * 32), now=now)
            continue
        seat = table.owing()[0]
        move = shown(table.round.fallback(seat), table.kind.names)
        if table.places[seat].kind == "rival":
            table = done(table, do.RivalChose(seat=seat, move=move, at=table.version, think=THINK), now=now)
        else:
            table = done(table, choice(table, seat, move), now=now)
    return table
