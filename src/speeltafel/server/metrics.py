"""What Prometheus reads at /metrics: counts and times, nothing about anybody."""

from functools import cache

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.commands = Counter(
            "speeltafel_commands", "Commands, by kind and outcome.", ["kind", "outcome"], registry=self.registry
        )
        self.tables = Gauge("speeltafel_tables_loaded", "Tables in memory.", registry=self.registry)
        self.unreadable = Gauge(
            "speeltafel_table_unreadable", "Tables set aside because their log cannot be read.", ["table"], registry=self.registry
        )
        self.connections = Gauge("speeltafel_connections", "WebSocket connections.", registry=self.registry)
        self.turned_away = Counter("speeltafel_turned_away", "Connections and requests refused.", ["why"], registry=self.registry)
        self.stored = Histogram(
            "speeltafel_store_seconds",
            "From handing a batch in until it is durable.",
            buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5),
            registry=self.registry,
        )
        self.thought = Histogram(
            "speeltafel_bot_seconds",
            "From a bot's turn until its move.",
            buckets=(0.1, 0.5, 1, 2, 5, 10, 30),
            registry=self.registry,
        )

        self.counted = cache(self.commands.labels)  # there are few kinds and outcomes, and as many commands as there are

    def page(self) -> bytes:
        return generate_latest(self.registry)
