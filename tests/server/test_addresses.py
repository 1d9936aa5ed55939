"""Where somebody comes from, behind proxies too, and which names of the server are believed."""

import socket
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from speeltafel.core.errors import BadAddress
from speeltafel.server.asgi.client_address import Addresses, AllowedHosts, rate_limit_key
from tests.server.running_server import Person, run, running


def scope(peer: str, **headers: str) -> Any:
    return {
        "client": (peer, 1),
        "headers": [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()],
    }


@pytest.mark.parametrize(
    ("trusted", "peer", "forwarded", "found"),
    [
        ([], "127.0.0.1", "6.6.6.6", "127.0.0.1"),  # anybody can say that
        (["127.0.0.1"], "127.0.0.1", "6.6.6.6", "6.6.6.6"),
        (["127.0.0.1"], "127.0.0.1", "1.1.1.1, 6.6.6.6", "6.6.6.6"),  # the first was told by whoever asks
        (["127.0.0.1", "10.0.0.0/8"], "127.0.0.1", "1.1.1.1, 6.6.6.6, 10.1.2.3", "6.6.6.6"),  # two proxies
        (["127.0.0.1"], "127.0.0.1", "", "127.0.0.1"),
        (["127.0.0.1"], "8.8.8.8", "6.6.6.6", "8.8.8.8"),
        (["::1"], "::1", "nonsense", "nonsense"),
    ],
)
def test_only_trusted_proxies_say_for_whom_they_ask(trusted: list[str], peer: str, forwarded: str, found: str) -> None:
    assert Addresses(trusted).of(scope(peer, x_forwarded_for=forwarded)) == found


@pytest.mark.parametrize(
    ("lines", "found"),
    [
        (["1.1.1.1", "6.6.6.6"], "6.6.6.6"),  # HAProxy adds a line of its own to what the client said
        (["1.1.1.1, 2.2.2.2", "6.6.6.6, 10.1.2.3"], "6.6.6.6"),
        (["6.6.6.6", ""], "6.6.6.6"),
        (["1.1.1.1"] * 50 + ["6.6.6.6"], "6.6.6.6"),
        (["6.6.6.6:50123"], "6.6.6.6"),  # with the port: each connection has another
        (["[2001:db8:1:2::5]:50123"], "2001:db8:1:2::/64"),
        (["[2001:db8:1:2::5]"], "2001:db8:1:2::/64"),
    ],
)
def test_the_whole_header_counts_in_any_number_of_lines(lines: list[str], found: str) -> None:
    """Whoever says a line of their own behind a proxy once chose their address, or was somebody else."""
    forwarded = {"client": ("10.0.0.1", 1), "headers": [(b"x-forwarded-for", line.encode()) for line in lines]}
    assert Addresses(["10.0.0.0/8"]).of(forwarded) == found


METRICS = ("/metrics", "/metrics/", "/metrics%2f", "//metrics", "/%6detrics", "/metrics/../metrics", "/metrics?x", "/%2fmetrics")


@pytest.mark.parametrize("path", METRICS)
def test_what_a_proxy_passes_on_never_reaches_the_metrics(tmp_path: Path, path: str) -> None:
    with running(f"sqlite:///{tmp_path / 'x.sqlite'}", trusted_proxies=("127.0.0.1",)) as server:

        def asked(**headers: str) -> str:
            with socket.create_connection(("127.0.0.1", server.settings.port), 20) as raw:
                forwarded = "".join(f"{name.replace('_', '-')}: {value}\r\n" for name, value in headers.items())
                raw.sendall(f"GET {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n{forwarded}\r\n".encode())
                return raw.makefile("rb").read().decode()

        assert "speeltafel_commands" not in asked(x_forwarded_for="6.6.6.6")
        assert path != "/metrics" or "speeltafel_commands" in asked(), "whoever watches the server asks it directly"


def test_a_home_network_has_one_address_also_of_the_long_kind() -> None:
    assert rate_limit_key("2001:db8:1:2::5") == rate_limit_key("2001:db8:1:2:ffff::1")
    assert rate_limit_key("2001:db8:1:2::5") != rate_limit_key("2001:db8:1:3::5")
    assert rate_limit_key("::ffff:192.168.1.5") == rate_limit_key("192.168.1.5") == "192.168.1.5"


def test_what_is_no_network_is_said() -> None:
    with pytest.raises(BadAddress, match="'my proxy' isn't an IP address or a network"):
        Addresses(["my proxy"])


@pytest.mark.parametrize(
    "name", ["127.0.0.1:8000", "192.168.1.5", "[::1]:8000", "localhost:8000", "raspberry:8000", "raspberry.local"]
)
def test_on_a_home_network_nobody_has_to_name_the_server(name: str) -> None:
    assert AllowedHosts([]).knows(scope("", host=name))


@pytest.mark.parametrize("name", ["evil.example:8000", "127.0.0.1.evil.example", "local.evil.example", "evil.example."])
def test_a_name_that_somebody_could_register_is_not_ours(name: str) -> None:
    assert not AllowedHosts(["games.example.org"]).knows(scope("", host=name))
    assert AllowedHosts(["Games.example.org"]).knows(scope("", host="games.example.org"))


def test_two_names_at_once_are_none() -> None:
    two = {"headers": [(b"host", b"127.0.0.1"), (b"host", b"evil.example")]}
    assert not AllowedHosts([]).knows(two)


NO_ADDRESSES = ("http://[", "http://[bad", "//", "http://127.0.0.1:x", "[::1", "null")


def test_what_is_no_address_at_all_is_answered_in_a_sentence(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'x.sqlite'}") as server:
        someone = Person.new(server)
        for odd in NO_ADDRESSES:
            answer = someone.request("POST", "/api/replay", {}, origin=odd)
            assert (answer.status_code, answer.json()["line"]["id"]) == (403, "page-elsewhere")
        for host in ("[::1", "127.0.0.1:x", "localhost:99999"):
            answer = someone.request("GET", "/api/house", host=host)
            assert (answer.status_code, answer.json()) == (200, {"addresses": [], "may_open": False})

        async def come(origin: str) -> int:
            with pytest.raises(InvalidStatus) as refused:
                await connect(f"ws://127.0.0.1:{server.settings.port}/api/tables/T/live", additional_headers={"origin": origin})
            return refused.value.response.status_code

        async def play() -> None:
            assert [await come(odd) for odd in NO_ADDRESSES] == [403] * len(NO_ADDRESSES)

        run(play())


def test_a_page_whose_name_leads_here_is_turned_away(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'x.sqlite'}", allowed_hosts=("games.example.org",)) as server:
        evil = {"host": f"evil.example:{server.settings.port}", "origin": f"http://evil.example:{server.settings.port}"}
        for method, path in (("GET", "/api/tables"), ("POST", "/api/tables"), ("GET", "/")):
            answer = httpx.request(method, server.url + path, headers={**evil, "accept-language": "nl"})
            assert answer.status_code == 421
            assert answer.json()["words"].startswith("Deze server is niet ingesteld voor de naam evil.example.")
        assert httpx.get(server.url + "/api/health", headers={"host": "games.example.org"}).status_code == 200

        async def play() -> None:
            with pytest.raises(InvalidStatus):
                await connect("ws://evil.example/api/tables/T/live", host="127.0.0.1", port=server.settings.port)

        run(play())


@pytest.mark.parametrize(("trusted", "refused"), [((), True), (("127.0.0.1",), False)])
def test_behind_a_trusted_proxy_everybody_is_counted_alone(tmp_path: Path, trusted: tuple[str, ...], refused: bool) -> None:
    with running(f"sqlite:///{tmp_path / 'x.sqlite'}", requests_per_second=1.0, trusted_proxies=trusted) as server:
        with httpx.Client(base_url=server.url) as http:
            answers = [http.get("/api/games", headers={"x-forwarded-for": f"6.6.6.{one}"}) for one in range(30)]
        assert (429 in [answer.status_code for answer in answers]) == refused
        if refused:
            assert "too fast" in answers[-1].json()["words"]


@pytest.mark.parametrize("path", ["/api/health", "/api/health/live", "/api/games", "/metrics", "/nowhere"])
def test_head_is_answered_as_get_is_without_the_body(tmp_path: Path, path: str) -> None:
    """Programs that watch a server ask so, and were refused."""
    with running(f"sqlite:///{tmp_path / 'x.sqlite'}") as server, httpx.Client(base_url=server.url) as http:
        for _ in range(2):  # on the same connection: nothing of a body is left on it
            head, get = http.head(path), http.get(path)
            assert (head.status_code, head.content) == (get.status_code, b"")
            assert head.headers["content-type"] == get.headers["content-type"]
            assert path == "/metrics" or head.headers["content-length"] == get.headers["content-length"]
        assert http.head("/api/replay").status_code == http.get("/api/replay").status_code == 405
