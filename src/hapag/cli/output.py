"""How results are printed: columns for people, JSON for programs."""

from collections.abc import Sequence
from typing import Any

import click
import msgspec


def print_json(thing: Any) -> None:
    """Print one JSON document, indented."""
    click.echo(msgspec.json.format(msgspec.json.encode(thing), indent=2))


def print_json_line(thing: Any) -> None:
    """Print one JSON document on one line."""
    click.echo(msgspec.json.encode(thing))


def columns(rows: Sequence[Sequence[str]], right: Sequence[int] = (), indent: str = "") -> list[str]:
    """Return rows as lines with aligned columns; those in `right` are set to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)] if rows else []
    lines = []
    for row in rows:
        cells = [
            cell.rjust(width) if at in right else cell.ljust(width)
            for at, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        lines.append((indent + "  ".join(cells)).rstrip())
    return lines


def interval(mean: float, half: float | None, *, signed: bool = False) -> str:
    """Return a mean with as many digits as its interval deserves."""
    sign = "+" if signed else ""
    if half is None:
        return f"{mean:{sign}g}"
    digits = 3 if half < 1 else 1
    return f"{mean:{sign}.{digits}f} ± {half:.{digits}f}"


def number(value: float, *, signed: bool = False) -> str:
    """Return a number as people write it: `+1`, `0.5`, `-1,000`."""
    form = ",.0f" if abs(value) >= 1e6 else ",g"
    return f"{value:{'+' if signed and value else ''}{form}}"
