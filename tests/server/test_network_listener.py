"""A server that listens to its own machine alone is opened to the local network while it runs, and only by the right person."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn

from speeltafel.core.errors import NotOpened
from speeltafel.server import network_listener
from speeltafel.server.network_listener import NetworkListener
from speeltafel.server.sockets import listening_socket
from tests.server.running_server import Person, running

ANOTHER_ADDRESS = "127.0.0.2"  # stands for the one on the network


async def hello(scope: Any, receive: Any, send: Any) -> None:
    assert scope["type"] == "http"
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b"hello"})


async def opened(may_open: bool, addresses: list[str], monkeypatch: pytest.MonkeyPatch) -> tuple[list[str], int]:
    """Return what is answered at the other address before and after, and how often the host is told."""
    monkeypatch.setattr(network_listener, "lan_addresses", lambda: addresses)
    greetings: list[bool] = []
    network = NetworkListener(may_open, lambda: greetings.append(True))
    server = uvicorn.Server(uvicorn.Config(hello, log_config=None, lifespan="off"))
    listening = listening_socket("127.0.0.1", 0)
    port = listening.getsockname()[1]
    network.belongs_to(server, port)
    task = asyncio.create_task(server.serve([listening]))
    answers = []
    try:
        while not server.started:
            await asyncio.sleep(0.01)
        async with httpx.AsyncClient(verify=False) as client:  # noqa: S501  without TLS: plain HTTP
            for _ in range(2):
                try:
                    answers.append((await client.get(f"http://{ANOTHER_ADDRESS}:{port}/")).text)
                except httpx.ConnectError:
                    answers.append("nobody")
                await network.open()
                await network.open()  # once more changes nothing
    finally:
        server.should_exit = True
        await task
    return answers, len(greetings)


def test_it_answers_on_the_network_from_then_on(monkeypatch: pytest.MonkeyPatch) -> None:
    assert asyncio.run(opened(True, [ANOTHER_ADDRESS], monkeypatch)) == (["nobody", "hello"], 1)


@pytest.mark.parametrize(
    ("may_open", "addresses", "why"), [(False, [ANOTHER_ADDRESS], "./play"), (True, [], "connected to a network")]
)
def test_it_stays_closed_and_says_why(may_open: bool, addresses: list[str], why: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(NotOpened, match=why):
        asyncio.run(opened(may_open, addresses, monkeypatch))


@pytest.mark.parametrize(
    ("peer", "header", "is_here"),
    [
        ("127.0.0.1", b"host", True),
        ("::1", b"host", True),
        ("192.168.1.9", b"host", False),
        ("127.0.0.1", b"x-forwarded-for", False),
        ("127.0.0.1", b"forwarded", False),
        ("127.0.0.1", b"via", False),
    ],
)
def test_only_this_machine_may_ask_and_past_no_proxy(peer: str, header: bytes, is_here: bool) -> None:
    assert NetworkListener.is_asked_here({"client": (peer, 4000), "headers": [(header, b"x")]}) == is_here


def test_a_server_without_the_button_refuses(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        person = Person.new(server)
        assert person.request("GET", "/api/house").json() == {"addresses": [], "may_open": False}
        answer = person.request("POST", "/api/house")
        assert answer.status_code == 409
        assert answer.json()["line"]["id"] == "network-closed"


def test_with_the_button_a_proxy_or_another_name_of_the_machine_is_refused(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'tables.db'}", network_button=True) as server:
        person = Person.new(server)
        assert person.request("GET", "/api/house").json() == {"addresses": [], "may_open": True}
        forwarded = {"x-forwarded-for": "198.51.100.7"}
        assert person.request("GET", "/api/house", **forwarded).json()["may_open"] is False
        assert person.request("POST", "/api/house", **forwarded).status_code == 409
