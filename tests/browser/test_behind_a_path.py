"""The page below a path of somebody else's server, and in a frame of theirs: nothing of it asks for anything outside."""

import os
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect
from tools.setup import build_page

from tests.browser.conftest import Opener
from tests.browser.play_by_hand import my_turn, start, tricky
from tests.server.running_server import Running, free_port, running, until_it_answers
from tests.test_deploy import path_of

HOME = "<!doctype html><title>Home</title><iframe src='/games/' title='Games' width='1000' height='700'></iframe>"


@pytest.fixture(scope="module")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    database = f"sqlite:///{tmp_path_factory.mktemp('path') / 'tables.db'}"
    with running(database, web=build_page.build(), base_path="/games", frame_ancestors=("self",)) as started:
        yield started


@pytest.mark.complains  # of the page that is not there
def test_a_move_is_played_behind_a_path(someone: Opener, hosted: Running) -> None:
    page = someone(f"{hosted.url}/games")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    with page.expect_websocket() as connected:
        start(page, "tricky", 2)
    my_turn(page)
    with connected.value.expect_event("framereceived", lambda said: '"command":' in said):  # that the move was done
        tricky(page, 0)
    page.get_by_role("link", name="All games").click()
    article = page.get_by_role("article", name="tricky")
    article.get_by_role("link", name="Full rules").click()
    expect(page).to_have_url(re.compile(f"^{hosted.url}/games/rules/tricky"))
    expect(page.get_by_role("heading", level=1)).to_contain_text("tricky")
    page.goto(f"{hosted.url}/games/learn/tricky")
    page.locator(".board").first.wait_for()
    page.goto(f"{hosted.url}/games/no/such/page")
    page.get_by_role("link", name="All games").click()
    article.wait_for()
    expect(page).to_have_url(f"{hosted.url}/games/")
    assert [url for url in asked if not url.startswith(f"{hosted.url}/games/")] == []
    assert connected.value.url.startswith(f"{hosted.url.replace('http', 'ws')}/games/api/")


def test_an_invitation_has_the_path(someone: Opener, hosted: Running) -> None:
    anna = someone(f"{hosted.url}/games/", name="Anna")
    anna.get_by_role("article", name="tricky").get_by_role("button", name="With friends").click()
    code = anna.locator("main svg[role=img]")
    link = code.get_attribute("aria-label") or ""
    assert "/games/#/table/" in link
    bo = someone(anna.url, name="Bo")
    bo.get_by_role("button", name="Sit down").click()
    expect(anna.locator("main")).to_contain_text("Bo")


def test_in_a_frame_of_the_same_site(someone: Opener, hosted: Running) -> None:
    page = someone(f"{hosted.url}/games/")

    def home(route: Route) -> None:
        route.fulfill(body=HOME, content_type="text/html")

    page.route(f"{hosted.url}/home", home)
    page.goto(f"{hosted.url}/home")
    within = page.frame_locator("iframe")
    within.get_by_role("article", name="tricky").get_by_role("button", name="Play against bots").click()
    within.locator(".board").first.wait_for()


INGRESS = "/api/hassio_ingress/x1Y2-z3"  # of Home Assistant: it takes it off, and gives another one each time
NGINX = """daemon off; pid {folder}/pid; error_log stderr; {user}events {{}}
http {{
    access_log off; client_body_temp_path {folder}; proxy_temp_path {folder}; fastcgi_temp_path {folder};
    uwsgi_temp_path {folder}; scgi_temp_path {folder};
    server {{
        listen 127.0.0.1:{port};
        location = / {{
            default_type text/html;
            return 200 "<!doctype html><title>Home</title><iframe src='{path}/' title='Games' width=1000 height=700></iframe>";
        }}
        location = /favicon.ico {{ return 204; }}
        location {path}/ {{
            proxy_pass http://127.0.0.1:{to}/;
            proxy_http_version 1.1;
            proxy_set_header Upgrade $http_upgrade;
            proxy_set_header Connection "upgrade";
            proxy_set_header Host $http_host;
            proxy_set_header X-Ingress-Path {path};
        }}
    }}
}}
"""


@pytest.fixture
def home_assistant(tmp_path: Path) -> Iterator[str]:
    """Serve a stand-in for Home Assistant: a page with a frame, whose path leads to a server that doesn't know of it."""
    nginx, port = path_of("nginx"), free_port()
    with running(f"sqlite:///{tmp_path / 'tables.db'}", web=build_page.build(), frame_ancestors=("self",)) as server:
        user = "user root; " if os.geteuid() == 0 else ""
        config = NGINX.format(folder=tmp_path, port=port, path=INGRESS, to=server.settings.port, user=user)
        (tmp_path / "nginx.conf").write_text(config)
        with subprocess.Popen([nginx, "-e", "stderr", "-c", str(tmp_path / "nginx.conf")]) as proxy:
            until_it_answers(f"http://127.0.0.1:{port}{INGRESS}")
            yield f"http://127.0.0.1:{port}"
            proxy.terminate()


def test_in_home_assistant_s_ingress(someone: Opener, home_assistant: str) -> None:
    page = someone(f"{home_assistant}{INGRESS}/")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    with page.expect_websocket() as connected:
        page.goto(home_assistant)
        within = page.frame_locator("iframe")
        within.get_by_role("article", name="tricky").get_by_role("button", name="Play against bots").click()
    within.locator(".board").first.wait_for()
    assert connected.value.url.startswith(f"{home_assistant.replace('http', 'ws')}{INGRESS}/api/tables/")
    assert [url for url in asked if not url.startswith(f"{home_assistant}{INGRESS}/")] == [f"{home_assistant}/"]
    page.close()  # before the proxy goes: it still fetches what it may need next
