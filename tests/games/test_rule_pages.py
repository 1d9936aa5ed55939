"""The rule pages of the box begin with how to play, in the words of the page's help."""

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("name", ["carnavalo", "figaro", "tricky"])
def test_how_to_play_is_what_the_help_says(name: str) -> None:
    rules = (ROOT / "docs" / "rules" / f"{name}.md").read_text("utf-8")
    how_to_play = rules.partition("## How to play\n")[2].partition("## Reference\n")[0]
    texts = (ROOT / "web" / "src" / "games" / name / "text" / "en.ftl").read_text("utf-8")
    page = FluentBundle(["en"], use_isolating=False)
    page.add_resource(FluentResource(texts))
    said: set[str] = set()
    for id_ in re.findall(r"^(help-[\w-]+) =", texts, flags=re.MULTILINE):
        pattern = page.get_message(id_).value
        assert pattern is not None
        said |= set(str(page.format_pattern(pattern, {})[0]).split("\n\n"))
    blocks = [block.strip() for block in how_to_play.split("\n\n") if not block.strip().startswith("![")]
    written = {block.removeprefix("### ").removeprefix("> **Example:** ") for block in blocks if block}
    assert len(written) > 15
    assert written - said == set(), "the help says it in other words"
