"""What anyone gets to see: the one function through which a table leaves the server."""

from random import Random
from typing import Any

import msgspec
import pytest

from hapag.kernel import owing
from hapag.pieces import Piece
from hapag.table import Table, project
from hapag.table import commands as do
from tests.table.tables import GUEST, HOST, NOW, OTHER, THINK, choice, deal, done, for_two, one_step, opened

GAMES = ["patong", "holdem", "blackjack", "pusoy"]


def seen(table: Table, device: str | None, since: int | None = None) -> dict[str, Any]:
    """Return what is sent to a device."""
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(project(table, device, since, NOW)))
    return found


def dealt(slug: str, seed: int = 1) -> Table:
    table = done(opened(game=slug), do.Sit(device=GUEST, seat=1, name="Ben"))
    return done(table, deal(table, seed))


def swapped(table: Table, random: Random, keep: set[int]) -> Table:
    """Return a table dealt from another deck in which the pieces of `keep` lie where they lay."""
    deck = list(table.packs[0])
    free = [place for place, piece in enumerate(deck) if piece not in keep]
    others = random.sample([deck[place] for place in free], len(free))
    for place, piece in zip(free, others, strict=True):
        deck[place] = piece
    fresh = done(opened(game=table.game), do.Sit(device=GUEST, seat=1, name="Ben"))
    pack: tuple[Piece, ...] = tuple(deck)
    return done(fresh, do.Deal(device=HOST, packs=(pack,), think=THINK))


def faces(thing: Any) -> set[int]:
    """Return every number from 0 to 51 that stands in a list somewhere."""
    if isinstance(thing, dict):
        return set().union(*map(faces, thing.values()))
    if isinstance(thing, list):
        return {each for each in thing if type(each) is int and each >= 0} | set().union(set(), *map(faces, thing))
    return set()


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("device", [OTHER, GUEST], ids=["spectator", "rival seat"])
def test_a_deal_looks_the_same_to_those_who_may_not_see_what_differs(slug: str, device: str) -> None:
    """The host's hand and everything undealt is exchanged; not a byte that others receive may differ."""
    same = 0
    for seed in range(40):
        table = dealt(slug, seed)
        shown = faces([seen(table, device)["watch"], seen(table, device)["mine"]]) if table.round else set()
        twin = swapped(table, Random(seed), shown)
        if twin.owing() != table.owing() or twin.phase != table.phase:
            continue  # the deal itself told something in public, as a natural does
        if len(shown & faces(seen(twin, device)["watch"])) < len(shown & faces(seen(table, device)["watch"])):
            continue
        assert seen(twin, device) == seen(table, device)
        same += 1
    assert same >= 10


def test_patongs_hands_and_stock_reach_nobody_else() -> None:
    table = for_two()
    mine = set(table.round.players[0].hand)
    theirs = set(table.round.players[1].hand)
    hidden = set(table.round.stock) | set(table.round.face_down)
    for device, unseen in [(OTHER, mine | theirs | hidden), (GUEST, mine | hidden), (HOST, theirs | hidden)]:
        view = seen(table, device)
        shown = faces([view["watch"], [each["round"] for each in view["mine"]], view["events"]])
        assert not shown & unseen


def test_a_sealed_choice_reaches_nobody_but_its_maker() -> None:
    table = for_two()
    sealed = done(table, choice(table, 0))
    for device in (OTHER, GUEST):
        view = seen(sealed, device)
        rounds = [view["watch"], *[each["round"] for each in view["mine"]]]
        assert [each["sealed"] for each in rounds] == [{"0": None}] * len(rounds)
        assert view["table"]["committed"] == [0]
        assert view["events"][-1] == {"event": "committed", "seat": 0}
    assert seen(sealed, HOST)["mine"][0]["round"]["sealed"]["0"]["verb"] == "play"


def test_a_fold_that_is_sealed_looks_like_a_play() -> None:
    table = for_two()
    names, hand = table.kind.names, table.round.players[0].hand
    fold = done(table, choice(table, 0, f"fold {names.text(hand[:3])}"))
    play = done(table, choice(table, 0, f"play {names.text(hand[3:5])}"))
    for device in (OTHER, GUEST):
        assert seen(fold, device) == seen(play, device)


def test_a_device_without_a_seat_is_a_spectator() -> None:
    view = seen(for_two(), OTHER)
    assert view["mine"] == []
    assert view["watch"] is not None
    assert not view["table"]["host"]
    assert view == seen(for_two(), None)


def test_one_phone_gets_a_view_for_each_of_its_seats_and_the_spectators_events() -> None:
    table = opened(way="phone", people=("Ann", "Ben"), seats=None)
    table = done(table, deal(table))
    view = seen(table, HOST)
    assert [each["seat"] for each in view["mine"]] == [0, 1]
    assert [
        faces(each["round"]["players"][seat]["hand"]) == set(table.round.players[seat].hand)
        for seat, each in enumerate(view["mine"])
    ] == [True, True]
    assert view["events"] == seen(table, OTHER)["events"]


def test_offers_are_given_only_to_seats_that_owe_a_choice() -> None:
    table = for_two()
    assert [offer["verb"] for offer in seen(table, HOST)["mine"][0]["offers"]] == ["play", "fold"]
    assert seen(done(table, choice(table, 0)), HOST)["mine"][0]["offers"] == []


def test_offers_carry_bounds_and_the_reason_why_they_are_barred() -> None:
    table = for_two(options={"folding": False})
    play, fold = seen(table, HOST)["mine"][0]["offers"]
    assert play["bounds"]["cards"] == {
        "bound": "pick",
        "pieces": list(table.round.players[0].hand),
        "least": 1,
        "most": 2,
    }
    assert play["barred"] is None
    assert fold["barred"]["code"] == "refusal-folding-is-off"


def test_events_are_those_since_the_version_seen() -> None:
    table = for_two()
    after = done(table, choice(table, 0), choice(table, 1))
    assert [event["event"] for event in seen(after, OTHER, table.version)["events"]][:2] == ["committed", "committed"]
    assert seen(after, OTHER, after.version)["events"] == []
    whole = seen(after, OTHER)
    assert whole["whole"]
    assert len(whole["events"]) == len(after.story)


@pytest.mark.parametrize("slug", GAMES)
def test_what_a_seat_is_offered_in_its_view_is_what_it_may_do(slug: str) -> None:
    random = Random(4)
    table = dealt(slug)
    while table.phase == "playing":
        for device, seat in [(HOST, 0), (GUEST, 1)]:
            offered = [offer["verb"] for offer in seen(table, device)["mine"][0]["offers"]]
            real = (
                [offer.verb.__struct_config__.tag for offer in table.round.offers(seat)]
                if seat in owing(table.round)
                else []
            )
            assert offered == real
        table = one_step(table, random)


def test_a_device_hash_never_leaves_the_server() -> None:
    table = for_two()
    for device in (HOST, GUEST, OTHER):
        text = msgspec.json.encode(project(table, device, None, NOW)).decode()
        assert "device" not in text


def test_who_is_connected_shows() -> None:
    table = for_two()
    view = project(table, OTHER, None, NOW, {GUEST})
    assert [seat.online for seat in view.table.seats] == [False, True]


def test_a_closed_table_says_why_and_shows_the_ledger() -> None:
    view = seen(done(for_two(), do.Leave(device=GUEST)), HOST)
    assert view["table"]["phase"] == "closed"
    assert view["table"]["closed"] == {"code": "closed-left", "args": {"name": "Ben"}}
    assert view["watch"] is None
    assert view["mine"] == [{"seat": 0, "round": None, "offers": []}]


def folded(table: Table) -> Table:
    """Return a table on which both seats have folded three cards and drawn two."""
    for seat in (0, 1):
        three = table.kind.names.text(table.round.players[seat].hand[:3])
        table = done(table, choice(table, seat, f"fold {three}"))
    return table


def test_an_event_shows_a_seat_its_own_pieces_and_everyone_else_backs() -> None:
    table = folded(for_two())
    phone = opened(way="phone", people=("Ann", "Ben"), seats=None)
    phone = folded(done(phone, deal(phone)))
    watchers = [(table, HOST, {0}), (table, GUEST, {1}), (table, OTHER, set[int]()), (phone, HOST, set[int]())]
    for at, device, own in watchers:
        private = [event for event in seen(at, device)["events"] if event["event"] in ("folded", "drew")]
        assert len(private) == 4
        for event in private:
            assert all((card >= 0) == (event["seat"] in own) for card in event["cards"])
