"""What a server counts and times, for Prometheus: figures only, by game, kind or code; never by table, person or address."""

from collections.abc import Iterator, Sized
from contextlib import contextmanager
from time import perf_counter

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Info, ProcessCollector, generate_latest

from hapag import __version__
from hapag.table import Table
from hapag.table import commands as do

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)
"""Bounds in seconds, for what a person waits for."""
LATE = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30)
"""Bounds in seconds, for what a clock started."""


class Metrics:
    """The figures of one server. tables, sockets: what is in memory, counted when somebody looks."""

    def __init__(self, tables: Sized, sockets: Sized) -> None:
        self.registry = CollectorRegistry()
        self.gauges(tables, sockets)
        self.counters()
        self.histograms()

    def gauges(self, tables: Sized, sockets: Sized) -> None:
        own = self.registry
        ProcessCollector(registry=own)
        Info("hapag", "The program.", registry=own).info({"version": __version__})
        Gauge("hapag_tables_in_memory", "Tables in this process.", registry=own).set_function(lambda: len(tables))
        Gauge("hapag_sockets", "Sockets open at tables.", registry=own).set_function(lambda: len(sockets))
        self.stored_tables = Gauge("hapag_tables_stored", "Tables in the store.", registry=own)
        self.store_up = Gauge("hapag_store_up", "1 while the store answers.", registry=own)
        self.draining = Gauge("hapag_draining", "1 once the server is asked to stop.", registry=own)

    def counters(self) -> None:
        own = self.registry
        self.made = Counter("hapag_moves", "Moves made, by game and who chose.", ["game", "by"], registry=own)
        self.rounds = Counter("hapag_rounds", "Rounds played to their end.", ["game"], registry=own)
        self.refusals = Counter("hapag_refusals", "Frames and posts refused, by code.", ["code"], registry=own)
        self.byes = Counter("hapag_byes", "Sockets that the server closed, by reason.", ["code"], registry=own)
        self.rivals_failed = Counter("hapag_rivals_failed", "Rivals without a move in time.", ["game"], registry=own)
        self.store_failed = Counter("hapag_store_failed", "Requests that the store did not carry out.", registry=own)

    def histograms(self) -> None:
        own = self.registry
        self.move_time = Histogram(
            "hapag_move_seconds", "From a move's arrival to its answer.", buckets=QUICK, registry=own
        )
        self.store_time = Histogram(
            "hapag_store_seconds", "What the store took.", ["work"], buckets=QUICK, registry=own
        )
        self.wake_time = Histogram(
            "hapag_wake_late_seconds", "From a table's due moment to its handling.", buckets=LATE, registry=own
        )

    def done(self, before: Table, command: do.Command, after: Table) -> None:
        """Count a command that was done and kept."""
        if isinstance(command, do.Choose | do.RivalChose):
            self.made.labels(before.game, "person" if isinstance(command, do.Choose) else "rival").inc()
        if after.rounds > before.rounds:
            self.rounds.labels(after.game).inc()

    def refused(self, code: str) -> None:
        self.refusals.labels(code.removeprefix("refusal-")).inc()

    @contextmanager
    def storing(self, work: str) -> Iterator[None]:
        """Time what the store does, and count it if it fails."""
        started = perf_counter()
        try:
            with self.store_failed.count_exceptions():
                yield
        finally:
            self.store_time.labels(work).observe(perf_counter() - started)

    def written(self, tables: int | None, draining: bool) -> bytes:
        """Return all figures as Prometheus reads them. tables: those stored, None if the store does not answer."""
        self.store_up.set(tables is not None)
        self.stored_tables.set(float("nan") if tables is None else tables)
        self.draining.set(draining)
        return generate_latest(self.registry)
