"""What /metrics says of commands and of the store, as Prometheus reads it."""

from speeltafel.server.metrics import Metrics


def test_a_process_tells_of_itself() -> None:
    page = Metrics().page().decode()
    for name in ("process_resident_memory_bytes", "process_cpu_seconds_total", "process_open_fds", "process_start_time_seconds"):
        assert f"\n{name} " in page


def test_commands_are_counted_by_kind_and_outcome() -> None:
    metrics = Metrics()
    for _ in range(3):
        metrics.commands["move", "done"] += 1
    metrics.commands["sit", "refused"] += 1
    page = metrics.page().decode()
    assert 'speeltafel_commands_total{kind="move",outcome="done"} 3.0' in page
    assert 'speeltafel_commands_total{kind="sit",outcome="refused"} 1.0' in page


def test_times_of_the_store_are_counted_up_to_each_limit() -> None:
    metrics = Metrics()
    for seconds in (0.0005, 0.004, 0.005, 9.0):
        metrics.stored.observe(seconds)
    page = metrics.page().decode()
    expected = {"0.001": 1, "0.0025": 1, "0.005": 3, "0.01": 3, "5.0": 3, "+Inf": 4}
    for limit, count in expected.items():
        assert f'speeltafel_store_seconds_bucket{{le="{limit}"}} {count}.0' in page
    assert "speeltafel_store_seconds_count 4.0" in page
    assert "speeltafel_store_seconds_sum 9.0095" in page
