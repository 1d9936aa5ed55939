"""Whose work is in what we ship is said there, with the licence, for all that is used and not for what once was."""

import re
import tomllib
from importlib.metadata import metadata

import pytest
from tools.setup import build_page

from tests.server.running_server import REPOSITORY

PROJECT = tomllib.loads((REPOSITORY / "pyproject.toml").read_text("utf-8"))["project"]
ROWS = [line.split("|")[1:3] for line in (REPOSITORY / "NOTICE.md").read_text("utf-8").splitlines() if line.startswith("| ")]
SAID = {name.strip(" *"): licence.strip(" *") for names, licence in ROWS for name in names.split(",")}


def packages() -> set[str]:
    wanted = [*PROJECT["dependencies"], *PROJECT["optional-dependencies"]["server"], *PROJECT["optional-dependencies"]["plots"]]
    return {re.match(r"[\w.-]+", one)[0] for one in wanted}  # type: ignore[index]


@pytest.mark.parametrize("package", sorted(packages()))
def test_every_package_is_named_with_its_licence(package: str) -> None:
    about = metadata(package).json
    short = [str(about.get("license_expression", "")), str(about.get("license", ""))[:40]]  # some have the whole text there
    notices = " ".join([*short, *(one for one in about.get("classifier", []) if one.startswith("License"))])
    family = re.match(r"LGPL|Apache|BSD|MIT|its own", SAID[package])
    assert family is not None, f"{package} is under {SAID[package]}?"
    assert family[0] in notices or family[0] == "its own"
    assert "GPL" not in notices or "GPL" in SAID[package], "that has to be said"


def test_the_page_comes_with_the_licences_of_all_it_holds() -> None:
    notices = (build_page.build() / "notices.txt").read_text("utf-8")
    for name in ("svelte", "uqr", "@fluent/bundle", "@fontsource-variable/fraunces", "@fontsource-variable/source-sans-3"):
        assert re.search(rf"^{name} [0-9.]+: ", notices, re.MULTILINE), name
    assert "SIL OPEN FONT LICENSE Version 1.1" in notices
    assert "Apache License" in notices
    assert "eslint" not in notices, "what only helped to build it is not in it"
