"""How far a computation is."""

from typing import Protocol


class Progress(Protocol):
    def __call__(self, done: int, total: int) -> None:
        """Hear that `done` of `total` steps are done; both may be told as often as one likes, `done` never falls."""


def quiet(done: int, total: int) -> None:
    """Nobody listens."""
