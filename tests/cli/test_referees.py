"""What every game's referee keeps, whatever is put on its desk."""

from random import Random

import pytest

from hapag.games import game, games
from hapag.games.words import LOCALES, Words
from hapag.kernel.judging import Asks, BadCase, Judge, Verdict, case_of, judge_of
from hapag.kernel.schema import Game

HAVING = [slug for slug in games() if judge_of(game(slug)) is not None]
CASES, ENOUGH = 300, 5


def referee(slug: str) -> tuple[Game, Judge]:
    found = judge_of(game(slug))
    assert found is not None
    return game(slug), found


def any_desk(kind: Game, asks: Asks, random: Random) -> dict[str, object]:
    """Return a case that fits what a referee asks for, or nearly: marks and stakes come as they come."""
    hands = random.randint(asks.least or kind.info.least, min(asks.most or kind.info.engine, 4))
    pack = [kind.names.show(piece) for piece in kind.packs(kind.info.options(), hands)[0]]  # type: ignore[arg-type]
    random.shuffle(pack)

    def some(sizes: tuple[int, ...]) -> str:
        return " ".join([take() for _ in range(random.choice(sizes[:4]))]) if sizes else ""

    def take() -> str:
        return random.choice(pack) if asks.again else pack.pop()

    def hand() -> str:
        marks = [mark for mark in asks.marks if random.random() < 0.15]
        stake = [str(2 * random.randint(1, 500))] if asks.stakes and random.random() < 0.5 else []
        return " ".join([" / ".join(map(some, asks.rows)), *marks, *stake])

    stake = 20 if asks.stakes and random.random() < 0.7 else None
    return {
        "hands": [hand() for _ in range(hands)],
        "board": some(asks.board),
        "dealer": some(asks.dealer),
        "stake": stake,
    }


def verdicts(slug: str) -> list[tuple[int, Verdict]]:
    """Return the verdicts on random cases, each with its number of hands; what cannot be is refused in words."""
    kind, found = referee(slug)
    random, words = Random(5), Words(kind)
    judged: list[tuple[int, Verdict]] = []
    refused: list[str] = []
    for _ in range(CASES):
        desk = any_desk(kind, found.ASKS, random)
        try:
            case = case_of(kind, found.ASKS, options=kind.info.options(), **desk)  # type: ignore[arg-type]
            judged.append((len(case.hands), found.judge(case)))
        except BadCase as bad:
            refused += [words.text(bad.where), words.text(bad.why)]
    assert all(refused)
    return judged


def test_the_four_first_games_have_a_referee() -> None:
    assert {"blackjack", "holdem", "patong", "pusoy"} <= set(HAVING)


@pytest.mark.parametrize("slug", HAVING)
def test_a_verdict_has_a_line_in_words_for_each_hand_in_seat_order(slug: str) -> None:
    spoken, judged = [Words(game(slug), locale) for locale in LOCALES], verdicts(slug)
    assert len(judged) >= ENOUGH
    for hands, verdict in judged:
        assert [line.seat for line in verdict.lines] == list(range(hands))
        for words in spoken:
            assert all(words.text(line.value) and words.text(line.outcome) for line in verdict.lines)
            assert all(words.text(note) for note in verdict.notes)


@pytest.mark.parametrize("slug", HAVING)
def test_places_begin_at_one_and_equals_share_them(slug: str) -> None:
    for _, verdict in verdicts(slug):
        taken = [line.place for line in verdict.lines if line.place is not None]
        assert all(place == 1 + sum(other < place for other in taken) for place in taken)


def test_chips_that_hold_em_pays_out_are_the_chips_that_were_put_in() -> None:
    paid = [verdict for _, verdict in verdicts("holdem") if verdict.lines[0].score is not None]
    assert paid
    assert all(sum(line.score or 0 for line in verdict.lines) == 0 for verdict in paid)
