"""Behind a path of somebody else's server, in a frame of theirs, and found again in logs."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from speeltafel.core.errors import BadFrame, BadPath
from speeltafel.server.asgi.base_path import base_path
from speeltafel.server.asgi.security_headers import headers
from speeltafel.server.connections.messages import VERSION
from tests.server.running_server import Person, Running, run, running

PAGE = '<!doctype html><link rel="icon" href="./icon.svg" /><script src="./assets/a.js"></script>'
HTML = {"accept": "text/html"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    web = tmp_path_factory.mktemp("web")
    (web / "index.html").write_text(PAGE, "utf-8")
    (web / "icon.svg").write_text("<svg/>", "utf-8")
    settings: dict[str, Any] = {
        "base_path": "/my/games",
        "frame_ancestors": ("self", "https://home.invalid"),
        "password": "sesame",
    }
    with running(f"sqlite:///{web.parent / 'tables.db'}", web=web, trusted_proxies=("127.0.0.1",), **settings) as started:
        yield started


@pytest.mark.parametrize("base", ["/my/games", ""])
def test_everything_is_there_whether_the_proxy_takes_the_path_off_or_not(server: Running, base: str) -> None:
    url = server.url + base
    assert httpx.get(f"{url}/").text == PAGE
    assert httpx.get(f"{url}/icon.svg").text == "<svg/>"
    assert httpx.get(f"{url}/api/health").json()["status"] == "ok"
    assert httpx.get(f"{url}/metrics").status_code == 401, "the password is asked for under any path"
    assert "speeltafel_connections" in httpx.get(f"{url}/metrics", headers={"x-speeltafel-password": "sesame"}).text


def test_the_page_finds_its_files_from_any_depth(server: Running) -> None:
    def first_file(path: str) -> tuple[int, str]:
        answer = httpx.get(f"{server.url}/my/games{path}", headers=HTML)
        return answer.status_code, answer.text.partition('href="')[2].partition('"')[0]

    assert first_file("/") == (200, "./icon.svg")
    assert first_file("/rules/tricky") == (200, "../icon.svg")
    assert first_file("/nothing") == (404, "./icon.svg")
    assert first_file("/rules/tricky/") == (200, "../../icon.svg")
    assert first_file("/a/b/c/d") == (404, "../../../icon.svg")
    assert first_file("/a" * 12)[0] == 404


def test_the_folder_itself_has_a_slash(server: Running) -> None:
    answer = httpx.get(f"{server.url}/my/games", follow_redirects=False)
    assert (answer.status_code, answer.headers["location"]) == (308, "/my/games/")
    assert httpx.get(f"{server.url}/my/gamesters", headers=HTML).status_code == 404


def test_a_table_can_be_played_at_there(server: Running) -> None:
    async def play() -> None:
        ann = Person(server, Person.new(server).token, "sesame")
        created = ann.create("tricky", "me bot")
        url = f"ws://127.0.0.1:{server.settings.port}/my"
        async with connect(f"{url}/games/api/tables/{created['table']}/live", compression=None) as socket:
            hello = {"type": "hello", "version": VERSION, "table": created["table"], "token": ann.token, "password": "sesame"}
            await socket.send(json.dumps(hello))
            assert json.loads(await socket.recv())["type"] == "welcome"
        for path in (f"/api/tables/{created['table']}/live", "/games"):
            with pytest.raises(InvalidStatus):
                await connect(url + path)

    run(play())


def test_only_those_pages_show_ours_in_a_frame(server: Running) -> None:
    answer = httpx.get(server.url)
    assert answer.headers["content-security-policy"].endswith("frame-ancestors 'self' https://home.invalid")
    assert "x-frame-options" not in answer.headers, "it would forbid what the policy allows"
    nobody = dict(headers(()))
    assert nobody[b"content-security-policy"].endswith(b"frame-ancestors 'none'")
    assert nobody[b"x-frame-options"] == b"DENY"


def test_a_request_has_a_name_that_logs_have_too(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'tables.db'}", trusted_proxies=("127.0.0.1",)) as server:
        ann = Person.new(server)
        wish = {"game": "tricky", "seats": [{"who": "me", "name": "Ann"}, {"who": "bot", "level": "random"}]}
        ours = ann.request("POST", "/api/tables", wish).headers["x-request-id"]
        theirs = ann.request("POST", "/api/tables", wish, **{"x-request-id": "proxy-7.1"}).headers["x-request-id"]
        odd = ann.request("GET", "/api/tables", None, **{"x-request-id": 'a"b'}).headers["x-request-id"]
        lines = [json.loads(line) for line in server.stop().splitlines()]
    assert theirs == "proxy-7.1"
    assert len(ours) == len(odd) == 16
    assert [line.get("request") for line in lines if line["what"] == "table created"] == [ours, theirs]
    assert all("request" not in line for line in lines if line["what"] in ("listening", "stopped"))


def test_a_stranger_does_not_name_requests(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        assert httpx.get(server.url, headers={"x-request-id": "mine"}).headers["x-request-id"] != "mine"


@pytest.mark.parametrize(("given", "path"), [("", ""), ("/", ""), ("games", "/games"), ("/my/games/", "/my/games")])
def test_a_path_is_understood_however_it_is_written(given: str, path: str) -> None:
    assert base_path(given) == path


@pytest.mark.parametrize("given", ["/my games", "/a//b", "/../etc", "/a?b", "/é"])
def test_what_is_no_path_is_refused(given: str) -> None:
    with pytest.raises(BadPath, match="can't be a path"):
        base_path(given)


@pytest.mark.parametrize("given", ["*", "none", "https://a.invalid; script-src *", "https://a.invalid/path", "'self'"])
def test_what_is_no_page_is_refused(given: str) -> None:
    with pytest.raises(BadFrame, match="isn't a valid page address"):
        headers((given,))
