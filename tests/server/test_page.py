"""The page's files: compressed, and fetched again only when they have changed."""

from collections.abc import Iterator

import httpx
import pytest

from tests.server.running_server import Running, running

SCRIPT = "console.log('hello');\n" * 200


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    web = tmp_path_factory.mktemp("web")
    (web / "assets").mkdir()
    (web / "index.html").write_text("<!doctype html><title>Speeltafel</title>", "utf-8")
    (web / "manifest.webmanifest").write_text("{}", "utf-8")
    (web / "assets" / "index-1a2b.js").write_text(SCRIPT, "utf-8")
    with running(f"sqlite:///{web.parent / 'page.db'}", web=web) as started:
        yield started


def test_the_first_page_is_asked_for_each_time_and_sent_when_it_has_changed(server: Running) -> None:
    first = httpx.get(server.url + "/")
    assert (first.status_code, first.headers["cache-control"]) == (200, "no-cache")
    assert first.headers["content-type"].startswith("text/html")
    again = httpx.get(server.url + "/", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_what_is_named_by_its_content_is_kept_for_ever(server: Running) -> None:
    script = httpx.get(server.url + "/assets/index-1a2b.js")
    assert "immutable" in script.headers["cache-control"]
    assert (script.headers["content-encoding"], script.text) == ("gzip", SCRIPT)
    assert int(script.headers["content-length"]) < len(SCRIPT) / 10


def test_who_does_not_like_it_compressed_gets_it_plain(server: Running) -> None:
    script = httpx.get(server.url + "/assets/index-1a2b.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in script.headers
    assert script.text == SCRIPT


def test_an_app_can_be_installed(server: Running) -> None:
    assert httpx.get(server.url + "/manifest.webmanifest").headers["content-type"].startswith("application/manifest+json")


@pytest.mark.parametrize("path", ["/nothing.js", "/assets/../../page.db", "/%2e%2e/page.db", "/api/nothing"])
def test_nothing_else_is_there(server: Running, path: str) -> None:
    assert httpx.get(server.url + path).status_code == 404
