"""Pieces that share a name: a move means those that the mover sees, each of them once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import pytest

from hapag.kernel import Illegal, Move
from hapag.kernel.notation import read, show
from hapag.pieces import Names, Piece, Pieces


class Lay(Move, frozen=True):
    rows: tuple[Pieces, ...]


class Base:
    """What notation asks of a game: its names, and its moves named in the base."""

    names = Names("tile", ["teen", "teen", "day", "day", "gor"])
    aliases: ClassVar[Mapping[str, str]] = {}
    __orig_bases__: Any = (tuple[Lay],)


def rows(text: str, *held: int) -> list[list[int]]:
    return [list(row) for row in read(text, Base, set(map(Piece, held))).rows]


def test_a_name_means_the_copy_that_is_held() -> None:
    assert rows("lay teen day / gor gor", 1, 3, 4)[0] == [1, 3]
    assert rows("lay teen day / gor gor", 0, 2, 4)[0] == [0, 2]


def test_two_of_a_name_are_both_copies_in_whichever_rows() -> None:
    assert rows("lay teen teen / day day", 0, 1, 2, 3) == [[0, 1], [2, 3]]
    assert rows("lay teen day / day teen", 0, 1, 2, 3) == [[0, 2], [1, 3]]


def test_a_second_one_that_is_not_held_is_still_another_piece() -> None:
    assert rows("lay teen teen / day gor", 1, 2, 4)[0] == [0, 1]


def test_a_name_used_more_often_than_there_are_pieces_stands_for_one_of_them_twice() -> None:
    assert rows("lay gor gor / teen day") == [[4, 4], [0, 2]]


def test_what_is_shown_reads_as_a_move_of_the_same_names() -> None:
    move = Lay(((Piece(1), Piece(2)), (Piece(0), Piece(3))))
    assert show(read(show(move, Base.names), Base), Base.names) == show(move, Base.names)
    with pytest.raises(Illegal, match="not-a-piece"):
        read("lay teen / dey", Base)
