"""Metrics that Prometheus reads at /metrics: counts and times, nothing about people."""

from bisect import bisect_left
from collections import Counter as Counted
from collections.abc import Iterable, Mapping
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric


class Times:
    """Histogram of durations, with these upper limits in seconds."""

    def __init__(self, *limits: float) -> None:
        self._limits = limits
        self._counts = [0] * (len(limits) + 1)
        self.sum = 0.0

    def observe(self, seconds: float) -> None:
        self._counts[bisect_left(self._limits, seconds)] += 1
        self.sum += seconds

    def buckets(self) -> list[tuple[str, float]]:
        """Return the cumulative counts by upper limit, as Prometheus expects them."""
        return list(zip([*map(str, map(float, self._limits)), "+Inf"], accumulate(self._counts), strict=True))


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.commands: Counted[tuple[str, str]] = Counted()  # by kind and outcome
        self.tables = Gauge("speeltafel_tables_loaded", "Tables in memory.", registry=self.registry)
        self.unreadable = Gauge(
            "speeltafel_table_unreadable", "Tables set aside because their log cannot be read.", ["table"], registry=self.registry
        )
        self.connections = Gauge("speeltafel_connections", "WebSocket connections.", registry=self.registry)
        self.turned_away = Counter("speeltafel_turned_away", "Connections and requests refused.", ["why"], registry=self.registry)
        self.stored = Times(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5)
        self.thought = Histogram(
            "speeltafel_bot_seconds",
            "From a bot's turn until its move.",
            buckets=(0.1, 0.5, 1, 2, 5, 10, 30),
            registry=self.registry,
        )
        self.waiting = Gauge(
            "speeltafel_questions_waiting",
            "Questions that nobody thinks about yet, at all servers of the database.",
            ["kind"],
            registry=self.registry,
        )
        self.queue_workers = Gauge("speeltafel_thinkers", "Who thinks for the servers of the database.", registry=self.registry)
        self.registry.register(self)
        ProcessCollector(registry=self.registry)  # memory, time and open files of this process, and since when it runs

    def thinking(self, waiting: Mapping[str, int], workers: int) -> None:
        """Set how many questions of each kind wait, and how many workers there are."""
        for kind, count in waiting.items():
            self.waiting.labels(kind).set(count)
        self.queue_workers.set(workers)

    def collect(self) -> Iterable[Metric]:
        """Yield what changes with every command.

        Plain counters are used, since Prometheus' own are locked for threads.
        """
        commands = CounterMetricFamily("speeltafel_commands", "Commands, by kind and outcome.", labels=["kind", "outcome"])
        for labels, count in self.commands.items():
            commands.add_metric(labels, count)
        yield commands
        about = "From handing a batch in until it is durable."
        yield HistogramMetricFamily("speeltafel_store_seconds", about, self.stored.buckets(), self.stored.sum)

    def page(self) -> bytes:
        return generate_latest(self.registry)
