"""`hapag verify`: whether a saved receipt proves its deal."""

from collections.abc import Iterator
from typing import Any

import click

from hapag.cli.edge import FINDING, Refused
from hapag.cli.inputs import game_called, with_json, words
from hapag.cli.output import columns, print_json
from hapag.cli.replay import contents
from hapag.cli.telling import shown
from hapag.fair.receipt import BadReceipt, Checked, Receipt, check, decode, own_hand
from hapag.games.words import Words
from hapag.kernel.schema import Game

HEADS = ("cli-verify-piece", "cli-verify-place", "cli-verify-turn")


@click.command("verify")
@click.argument("path", metavar="FILE")
@with_json
def command(path: str, as_json: bool) -> int:
    """Check the receipt of a deal that a device has saved.

    FILE is what *Save receipt* wrote; - is the standard input. Every opened piece must lie where the seal says, every cut
    must be the one whose hash was published first, and both together give the order dealt. Exit status 1 if anything
    does not hold. docs/fairness.md says what this proves.
    """
    try:
        receipt = decode(contents(path))
    except BadReceipt as error:
        raise Refused(f"{shown(path)}: {words().text(error.why)}") from None
    kind = game_called(receipt.game)
    try:
        found = check(receipt, kind)
    except BadReceipt as error:
        return broken(words(kind).text(error.why), as_json)
    if as_json:
        print_json(facts(receipt, kind, found))
    else:
        click.echo("\n".join(told(receipt, kind, found)))
    return 0


def broken(why: str, as_json: bool) -> int:
    """Say what does not hold; the exit status is that of a finding."""
    if as_json:
        print_json({"holds": False, "why": why})
    else:
        click.echo(words().say("cli-verify-broken", why=why))
    return FINDING


def told(receipt: Receipt, kind: Game, found: tuple[Checked, ...]) -> Iterator[str]:
    """Yield the verdict for people: each seal, who cut it, and when each piece that was seen was dealt."""
    known = words(kind)
    yield known.say("cli-verify-head", title=known.say("title"), seats=str(receipt.seats))
    for number, seal in enumerate(found, 1):
        yield "  " + known.say("cli-verify-seal", number=number, count=len(found), root=seal.root)
        yield "  " + cuts(seal, known)
        rows = [(kind.names.show(opened.piece), str(opened.place + 1), str(turn + 1)) for opened, turn in ordered(seal)]
        heads = tuple(map(known.say, HEADS))
        yield from columns([heads, *rows], right=(1, 2), indent="    ")
    if (hand := own_hand(receipt, kind, found[0])) is not None:
        yield "  " + known.say("cli-verify-hand", seat=(receipt.seat or 0) + 1, seen=hand[0], dealt=hand[1])
    yield known.say("cli-verify-holds")


def cuts(seal: Checked, known: Words) -> str:
    who = [known.list([known.who(seat) for seat in seats]) for seats in (seal.cuts, seal.left_out)]
    if not seal.cuts and not seal.left_out:
        return known.say("cli-verify-no-cuts")
    line = known.say("cli-verify-cuts", who=who[0], count=len(seal.cuts))
    return line + (" " + known.say("cli-verify-left-out", who=who[1]) if seal.left_out else "")


def ordered(seal: Checked) -> list[Any]:
    return sorted(seal.dealt, key=lambda each: (each[0].pack, each[1]))


def facts(receipt: Receipt, kind: Game, found: tuple[Checked, ...]) -> dict[str, Any]:
    """Return the verdict for programs."""
    seals = [
        {
            "root": seal.root,
            "cuts": seal.cuts,
            "left_out": seal.left_out,
            "dealt": [
                {"piece": kind.names.show(opened.piece), "place": opened.place, "turn": turn}
                for opened, turn in ordered(seal)
            ],
        }
        for seal in found
    ]
    hand = own_hand(receipt, kind, found[0])
    own = None if hand is None else {"seen": hand[0], "dealt": hand[1]}
    return {"holds": True, "game": receipt.game, "seat": receipt.seat, "own_hand": own, "seals": seals}
