"""What is lost when a process or PostgreSQL itself is killed, stalled, stopped: no move, no time, no seat."""

import signal
import time
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.cluster import Cluster
from tests.server.process import PATIENT, Line, running
from tests.server.test_two_processes import choice, dealt, log_of, move

NOTICED = 2.0
"""Seconds within which a refusal says that nothing can be stored, on a machine that has much to do."""
BEAT = 1_500
"""Milliseconds of an outage that may go uncounted, or be counted too much: signs of life are a second apart."""


def seen(line: Line) -> dict[str, Any]:
    """Return what has to be the same after a crash."""
    table = {key: value for key, value in line.view["table"].items() if key not in ("deadline", "seats")}
    return {"mine": line.view["mine"], "watch": line.view["watch"], "table": table}


def resumes(cluster: Cluster, base: str, code: str) -> list[int]:
    return [each["outage"] for each in log_of(cluster, base, code) if each["do"] == "resume"]


def test_when_one_process_is_killed_in_mid_hand_its_people_go_on_with_the_other(
    cluster: Cluster, postgres: str
) -> None:
    """Nothing acknowledged is lost, a repeated command is done once, and no clock stands still: one was there."""
    with running(postgres, before=PATIENT) as one, running(postgres, before=PATIENT) as two:
        code, ann, ben = dealt(one, two)
        deadline, sealed = ben.view["table"]["deadline"], choice(ben, 1)
        at = ben.view["version"]
        version = ben.done(t="move", id="sealed", seat=1, move=sealed, at=at)
        before = seen(ben)
        two.kill()
        again = Line(one, code, ben.token)
        assert again.view["whole"]
        assert seen(again) == before
        again.say(t="move", id="sealed", seat=1, move=sealed, at=at)
        assert again.until("ok")["version"] == version
        ann.see(version)
        time.sleep(3.5)
        ann.done(t="lock", id="lock", locked=True)
        assert again.see(ann.view["version"])["table"]["deadline"] == deadline
        assert resumes(cluster, postgres, code) == []
        move(ann, 0, "opened")
        assert again.see(ann.view["version"])["watch"]["sealed"] == {}


def test_time_in_which_no_process_was_there_is_given_back_once(cluster: Cluster, postgres: str) -> None:
    with running(postgres, before=PATIENT) as one, running(postgres, before=PATIENT) as two:
        code, ann, ben = dealt(one, two)
        deadline = ann.view["table"]["deadline"]
        killed = time.monotonic()
        one.kill()
        two.kill()
        time.sleep(3.5)
    with running(postgres, before=PATIENT) as one, running(postgres, before=PATIENT) as two:
        lines = [Line(one, code, ann.token), Line(two, code, ben.token)]
        away = 1000 * (time.monotonic() - killed)
        for line in lines:
            line.wait(lambda view: view["table"]["deadline"] > deadline)
        moved = {line.view["table"]["deadline"] - deadline for line in lines}
        assert len(moved) == 1
        assert 3_500 - BEAT < moved.pop() < away + BEAT
        assert len(resumes(cluster, postgres, code)) == 1


@pytest.fixture
def unsteady(cluster: Cluster) -> Iterator[Cluster]:
    """The PostgreSQL that all tests share, running again at the end whatever was done to it."""
    yield cluster
    cluster.stop(signal.SIGQUIT)
    cluster.start()


@pytest.mark.parametrize("how", ["stalled", "crashed"])
def test_a_database_that_goes_away_costs_no_move_and_no_time(unsteady: Cluster, postgres: str, how: str) -> None:
    """Nothing is acknowledged that is not stored; people hear at once that they have to wait, and then go on."""
    with running(postgres) as one, running(postgres) as two:
        code, ann, ben = dealt(one, two)
        deadline, version = ann.view["table"]["deadline"], ann.view["version"]
        unsteady.stall() if how == "stalled" else unsteady.stop(signal.SIGQUIT)
        gone = time.monotonic()
        wish = {"t": "move", "seat": 1, "move": choice(ben, 1), "at": ben.view["version"]}
        for number in range(3):
            asked = time.monotonic()
            ben.say(id=f"try {number}", **wish)
            assert ben.until("refused")["code"] == "refusal-unavailable"
            assert time.monotonic() - asked < NOTICED
        while time.monotonic() < gone + 4:
            time.sleep(0.1)
        unsteady.resume() if how == "stalled" else unsteady.start()
        back = time.monotonic()
        while True:
            ben.say(id="try 2", **wish)
            answer = ben.until("ok", "refused")
            if answer["t"] == "ok" or answer["code"] == "refusal-stale":
                break
            assert answer["code"] == "refusal-unavailable"
            assert time.monotonic() - back < 15
            time.sleep(0.1)
        ann.wait(lambda view: view["version"] > version and view["table"]["deadline"] > deadline)
        ben.see(ann.view["version"])
        assert ann.view["table"]["deadline"] == ben.view["table"]["deadline"]
        assert 4_000 - BEAT < ann.view["table"]["deadline"] - deadline < 1000 * (time.monotonic() - gone) + BEAT
        move(ann, 0, "opened")
        ben.see(ann.view["version"])
        assert ben.view["watch"] == ann.view["watch"]
        log = log_of(unsteady, postgres, code)
        assert sum(each["do"] == "choose" for each in log) == 2
        assert sum(each["do"] == "resume" for each in log) == 1
