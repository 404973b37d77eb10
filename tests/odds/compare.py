"""Figures beside figures."""

from collections.abc import Iterator
from math import isclose
from typing import Any

import msgspec

from hapag.odds import Figures

DIGITS = 1e-11
"""Relative: sums of floats may be added up in another order on another machine."""


def differences(one: Figures, other: Figures) -> list[str]:
    """Return where two sets of figures differ."""
    return list(differing("", msgspec.to_builtins(one), msgspec.to_builtins(other)))


def differing(where: str, one: Any, other: Any) -> Iterator[str]:
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        for key in one:
            yield from differing(f"{where}.{key}", one[key], other[key])
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for at, (left, right) in enumerate(zip(one, other, strict=True)):
            yield from differing(f"{where}[{at}]", left, right)
    elif isinstance(one, float) and isinstance(other, float):
        if not isclose(one, other, rel_tol=DIGITS, abs_tol=DIGITS):
            yield f"{where}: {one!r}, not {other!r}"
    elif one != other:
        yield f"{where}: {one!r}, not {other!r}"
