"""The lists on the first page: one's own games with whose turn it is and how they ended, and nobody's identity in any of them."""

from collections.abc import Iterator
from typing import Any

import pytest

from speeltafel.server.asgi import lan_addresses
from speeltafel.server.asgi.lan_addresses import lan_urls
from tests.faults import everywhere
from tests.server.running_server import Person, Running, run, running
from tests.server.test_server import play_to_the_end


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(f"sqlite:///{tmp_path_factory.mktemp('lists') / 'tables.sqlite'}", idle_seconds=0.2) as server:
        yield server


def listed(person: Person, path: str = "/api/tables/mine") -> dict[str, Any]:
    (found,) = person.request("GET", path).json()
    while everywhere.TROUBLE and found["status"] == "playing" and found["turn"] is None:  # its log could not be read just then
        (found,) = person.request("GET", path).json()
    return dict(found)


def test_ones_own_games_say_whose_turn_it_is_since_when_and_how_they_ended(server: Running) -> None:
    async def play() -> None:
        host, guest = Person.new(server), Person.new(server)
        created = host.create("tricky", "me open")
        guest.sit(created)
        clients = [await host.connect(created["table"], 0), await guest.connect(created["table"], 1)]
        await clients[0].until("snapshot")
        assert (listed(host)["turn"], listed(host)["yours"], listed(guest)["yours"]) == (None, [0], [1])
        await clients[0].ask("start")
        before = listed(guest)
        assert (before["turn"], before["result"]) == (0, None)
        await clients[0].move(0)
        assert listed(guest)["since"] > before["since"]
        server.kill()
        server.start()  # what was not in the lists is in the log
        assert listed(guest)["since"] > before["since"]
        clients = [await host.connect(created["table"], 0), await guest.connect(created["table"], 1)]
        await clients[0].until("snapshot")
        await play_to_the_end(*clients)
        over = listed(guest)
        assert (over["status"], over["turn"], over["yours"]) == ("over", None, [1])
        assert over["result"] == clients[0].mirrors[0].state["view"]["result"]

    run(play())


def test_a_list_tells_nobody_who_somebody_is(server: Running) -> None:
    host = Person.new(server)
    host.create("tricky", "me open", listed=True)
    found = listed(host, "/api/tables")
    assert "sitting" not in found
    assert found["yours"] == []


def test_addresses_on_the_network_are_sent_only_to_the_machine_itself(server: Running) -> None:
    person = Person.new(server)
    assert person.request("GET", "/api/house").json()["addresses"] == [], "it listens to its own machine alone"
    assert person.request("GET", "/api/house", host="192.0.2.7:8000").json()["addresses"] == []


def test_a_server_for_the_home_network_has_addresses_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("speeltafel.server.asgi.lan_addresses.lan_addresses", lambda: ["192.168.1.7", "fd00::7"])
    assert lan_urls("::", 8000) == ["http://192.168.1.7:8000", "http://[fd00::7]:8000"]
    assert lan_urls("10.0.0.2", 80) == ["http://10.0.0.2:80"]
    assert lan_urls("127.0.0.1", 8000) == lan_urls("localhost", 8000) == []


def test_a_network_without_internet_is_found_by_its_interfaces(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "127.0.0.1" in lan_addresses._of_interfaces()
    monkeypatch.setattr(lan_addresses, "DOCUMENTATION_ADDRESS", "no way there")
    monkeypatch.setattr("socket.gethostname", lambda: "nobody.invalid")
    monkeypatch.setattr(lan_addresses, "_of_interfaces", lambda: ["127.0.0.1", "192.168.1.7"])
    assert lan_urls("0.0.0.0", 8000) == ["http://192.168.1.7:8000"]  # noqa: S104
