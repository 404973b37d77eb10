"""What the server's tests share: one PostgreSQL for all that a test process runs, started when it is first asked for."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.cluster import Cluster, running_cluster


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL server. Whoever stops it starts it again."""
    with running_cluster() as found:
        yield found


@pytest.fixture
def postgres(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> str:
    """The URL of an empty database; this process waits for its answers for as long as a machine full of tests takes."""
    monkeypatch.setattr("hapag.server.pgline.PATIENCE", 15)
    return cluster.new_database()
