"""The rules of Tong-its, each by its name, and the words that refuse what they forbid."""

import pytest

from hapag.games.tong_its.events import Burned, CannotFight, Drew, Sapawed
from hapag.games.tong_its.rules import ANSWER, OPENING, PLAY, Concede, Discard, Draw, TongIts
from hapag.games.words import Words
from hapag.kernel import view
from hapag.pieces import CARDS
from tests.games.tong_its.driver import Led, dealt, pile

FOURS, NINES, HEARTS = "4c 4d 4h", "9c 9d 9h", "5h 6h 7h"


@pytest.mark.parametrize("lead", "ABC")
def test_the_dealer_has_thirteen_cards_and_opens(lead: str) -> None:
    led = Led({}).sit(dealt(lead=lead))
    assert [len(player.hand) for player in led.state.players] == [12 + (name == lead) for name in "ABC"]
    assert led.owing() == lead
    assert led.state.phase == OPENING


def test_play_is_clockwise_from_the_dealer() -> None:
    led = Led({}).sit(dealt(lead="C"))
    led.do(f"C discard {led.hand('C').split()[0]}")
    assert led.owing() == "A"


def test_the_discard_goes_into_the_new_meld_and_not_into_the_hand() -> None:
    led = Led({"A": "7h 8h 2c Ks"}, discard="9h").do("A take 7h 8h")
    assert led.hand("A") == "2c Ks"
    assert CARDS.text(led.state.melds[0].cards) == "7h 8h 9h"
    assert pile("9h")[0] not in led.state.discards


def test_only_the_top_discard_may_be_taken() -> None:
    assert Led({"A": "7h 8h 2c"}, discard="9h Kd").code("A take 7h 8h") == "refusal-discard-makes-no-meld"


def test_an_exposed_ace_lies_below_the_deuce() -> None:
    led = Led({"A": "Ah 2h 3h Kc"}, phase=PLAY).do("A expose Ah 2h 3h")
    assert CARDS.text(led.state.melds[0].cards) == "Ah 2h 3h"


def test_sapaw_on_ones_own_fresh_meld_is_allowed() -> None:
    led = Led({"A": "4c 4d 4h 4s 2c Ks"}, phase=PLAY).do("A expose 4c 4d 4h", "A sapaw 0 4s")
    assert len(led.state.melds[0].cards) == 4
    assert not led.state.players[0].sapawed


def test_sapaw_without_a_meld_is_allowed_and_makes_none() -> None:
    led = Led({"A": "8h 2c Ks"}, [("B", HEARTS)], phase=PLAY).do("A sapaw 0 8h", "A discard Ks")
    assert not led.state.has_meld(0)


@pytest.mark.parametrize("sentence", ["A expose 7c 7d 7h", "A sapaw 0 8h"])
def test_an_empty_hand_wins_at_once_without_a_discard(sentence: str) -> None:
    hand = "7c 7d 7h" if "expose" in sentence else "8h"
    led = Led({"A": hand}, [("B", HEARTS)] if hand == "8h" else [], phase=PLAY)
    before = led.state.discards
    led.do(sentence)
    assert (led.winner(), led.state.ending(), led.owing()) == ("A", "tong-its", "")
    assert led.state.discards == before


def test_taking_the_discard_with_all_that_is_left_wins() -> None:
    assert Led({"A": "7h 8h"}, discard="9h").do("A take 7h 8h").state.ending() == "tong-its"


# Calling Draw


def test_a_call_needs_an_exposed_meld_of_ones_own() -> None:
    led = Led({"A": "7c 7d 7h 2s"}, [("B", FOURS)])
    assert led.code("A call") == "refusal-call-needs-meld"


@pytest.mark.parametrize("sapawer", "BC")
def test_an_opponents_sapaw_blocks_the_owners_next_call(sapawer: str) -> None:
    hands = {"A": "2c 9s Ks Js", "B": "3c 9d Kc Qs", "C": "5c 8c Kd Th"}
    hands[sapawer] += " 4s"
    led = Led(hands, [("A", FOURS)], active="B", stock=12)
    for name in "BC":
        led.do(f"{name} draw")
        if name == sapawer:
            led.do(f"{name} sapaw 0 4s")
        led.do(f"{name} discard {led.hand(name).split()[0]}")
    assert led.code("A call") == "refusal-call-after-sapaw"
    led.do("A draw", "A discard 2c")
    assert not led.state.players[0].sapawed


def test_a_sapaw_blocks_the_next_player_at_once() -> None:
    led = Led({"A": "8h 2c Ks", "C": "2d"}, [("B", HEARTS), ("C", FOURS)], phase=PLAY)
    led.do("A sapaw 0 8h", "A discard Ks")
    assert led.code("B call") == "refusal-call-after-sapaw"


def test_who_was_sapawed_on_since_the_last_turn_concedes() -> None:
    led = Led({"A": "2c Ks", "C": "8h 2d Jd"}, [("A", FOURS), ("B", HEARTS)], active="C", phase=PLAY)
    led.do("C sapaw 1 8h", "C discard Jd", "A call")
    assert led.state.ending() == "uncontested"
    assert [event.why.code for event in led.events if isinstance(event, CannotFight)] == ["why-sapawed", "why-no-meld"]


def test_a_call_that_nobody_may_fight_wins_unseen() -> None:
    led = Led({"A": "Kc Ks"}, [("A", FOURS)]).do("A call")
    assert (led.winner(), led.state.ending(), led.points()) == ("A", "uncontested", {})
    assert len(view(led.state, 1).players[0].hand) == 2
    assert view(led.state, None).players[0].hand[0] < 0


def test_answers_are_asked_clockwise_and_openly() -> None:
    led = Led({"B": "Ac"}, [("A", FOURS), ("B", NINES), ("C", HEARTS)], active="B").do("B call")
    assert led.owing() == "C"
    led.do("C fight")
    assert led.owing() == "A"
    assert view(led.state, None).players[2].answer == "fights"


def test_a_conceding_hand_is_not_shown() -> None:
    led = Led({"A": "5c 2d", "B": "Ac", "C": "8c"}, [("A", FOURS), ("B", NINES), ("C", HEARTS)])
    led.do("A call", "B concede", "C fight")
    assert led.points() == {"A": 7, "C": 8}
    assert view(led.state, None).players[1].hand == (-1,)


def test_hidden_melds_count_nothing() -> None:
    hands = {"A": "Ts Js Qs Ac", "B": "2c"}
    assert Led(hands, [("A", FOURS), ("B", NINES)]).do("A call", "B fight").points() == {"A": 1, "B": 2}


# The stock is empty


def test_a_hand_with_hidden_melds_only_is_burned() -> None:
    led = Led({"A": "Ac 2s", "B": "Js Qs Ks", "C": "8c"}, [("A", FOURS), ("C", HEARTS)], phase=PLAY, stock=0)
    led.do("A discard Ac")
    assert [event.seats for event in led.events if isinstance(event, Burned)] == [(1,)]
    assert (led.winner(), led.points()) == ("A", {"A": 2, "C": 8})


def test_the_only_one_with_a_meld_wins_unseen() -> None:
    led = Led({"A": "Kc 2s"}, [("C", HEARTS)], phase=PLAY, stock=0).do("A discard 2s")
    assert (led.winner(), led.state.ending(), led.points()) == ("C", "only-meld", {})


def test_nobody_wins_when_all_are_burned() -> None:
    led = Led({"A": "Kc 2s"}, phase=PLAY, stock=0).do("A discard 2s")
    assert (led.winner(), led.state.score()) == (None, (0, 0, 0))


def test_the_last_discard_cannot_be_taken() -> None:
    led = Led({"A": "Kc 9s", "B": "7s 8s Ac"}, [("B", FOURS)], phase=PLAY, stock=0).do("A discard 9s")
    assert led.owing() == ""


# What others see


def test_a_drawn_card_is_its_owners_and_a_discard_is_everybodys() -> None:
    led = Led({"A": "Kc 9s"}).do("A draw")
    (drew,) = [event for event in led.events if isinstance(event, Drew)]
    assert [view(drew, viewer).card[0] >= 0 for viewer in (0, 1, 2, None)] == [True, False, False, False]


def test_a_sapaw_tells_whose_meld_it_was() -> None:
    led = Led({"A": "8h 2c Ks"}, [("B", HEARTS)], phase=PLAY).do("A sapaw 0 8h")
    (event,) = [event for event in led.events if isinstance(event, Sapawed)]
    text = Words(TongIts, people=("Ann", "Bo", "Cy")).caption(event)
    assert text == "Seat 1 (Ann) adds 8♥ to the hearts from five to seven of Seat 2 (Bo)."


# The clock


def test_the_clock_draws_then_discards_the_highest_card_then_concedes() -> None:
    led = Led({"A": "Kc Ks Th As"}, [("A", FOURS), ("B", NINES)])
    assert led.state.fallback(0) == Draw()
    assert Led({"A": "Kc Ks Th As"}, phase=PLAY).state.fallback(0) == Discard(pile("Ks"))
    led.do("A call")
    assert led.state.phase == ANSWER
    assert led.state.fallback(1) == Concede()


# Refusals teach the rule

EXPOSED = [("B", HEARTS), ("C", "9c 9d 9h"), ("A", "Jd Qd Kd")]


@pytest.mark.parametrize(
    ("hand", "sentence", "code"),
    [
        ("7c 7d 7s Qs", "A expose 7c 7d", "refusal-how-many"),
        ("7c 7d 7s Qs Ks As", "A expose Qs Ks As", "refusal-ace-is-low"),
        ("7c 7d 7s 2s 3s 5s", "A expose 2s 3s 5s", "refusal-run-with-gap"),
        ("7c 7d 7s 2s 3s 4c", "A expose 2s 3s 4c", "refusal-run-of-one-suit"),
        ("7c 7d 7s 2s 3s Kc", "A expose 2s 3s Kc", "refusal-no-meld"),
        ("2s 3s Kc", "A expose 2s 3s Kc", "refusal-hand-holds-no-meld"),
        ("9s Th 4h", "A sapaw 1 9s Th", "refusal-set-takes-its-fourth"),
        ("8c 4h", "A sapaw 0 8c", "refusal-run-takes-its-suit"),
        ("9h Th 4h", "A sapaw 0 Th", "refusal-run-takes-its-ends"),
        ("Ad 4h", "A sapaw 2 Ad", "refusal-ace-is-low"),
        ("2c Ks", "A sapaw 0 Ks", "refusal-nothing-fits"),
        ("2c Ks", "A draw", "refusal-has-drawn"),
        ("2c Ks", "A call", "refusal-has-drawn"),
        ("4h Ks", "A sapaw 3 4h", "refusal-out-of-range"),
    ],
)
def test_what_is_no_meld_is_refused_with_the_reason(hand: str, sentence: str, code: str) -> None:
    hand = " ".join(card for card in hand.split() if card not in HEARTS)
    led = Led({"A": hand}, EXPOSED, phase=PLAY)
    why = led.refused(sentence)
    assert why is not None
    assert why.code == code
    assert "{" not in Words(TongIts).text(why)


def test_melding_waits_for_the_draw() -> None:
    led = Led({"A": "7c 7d 7h 4h"}, [("B", "5s 6s 7s")])
    for sentence in ("A expose 7c 7d 7h", "A sapaw 0 4h", "A discard 4h"):
        assert led.code(sentence) == "refusal-draw-first"


def test_the_dealer_neither_draws_nor_calls_at_first() -> None:
    led = Led({}).sit(dealt())
    assert {led.code(f"A {verb}") for verb in ("draw", "take", "call")} == {"refusal-dealer-opens"}
