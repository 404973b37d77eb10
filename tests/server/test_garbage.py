"""When the server looks for garbage."""

import asyncio
import gc
from collections.abc import Iterator
from weakref import ref

import pytest

from hapag.server import garbage


class Ring:
    """An object that only the collector can free."""

    def __init__(self) -> None:
        self.self = self


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    """Leave the collector as it was."""
    before = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*before)


def test_what_is_there_at_the_start_is_never_looked_through_again() -> None:
    async def start() -> None:
        garbage.hold_back()

    frozen = gc.get_freeze_count()
    asyncio.run(start())
    assert gc.get_freeze_count() > frozen + 1000
    assert gc.get_threshold()[0] == garbage.YOUNG


def test_a_full_look_frees_what_goes_in_circles_and_the_next_one_is_planned(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "FULL", 0.01)

    async def wait() -> int:
        garbage.hold_back()
        freed = 0
        for _ in range(2):
            lost = ref(Ring())
            for _ in range(200):
                await asyncio.sleep(0.005)
                if lost() is None:
                    freed += 1
                    break
        return freed

    assert asyncio.run(wait()) == 2
