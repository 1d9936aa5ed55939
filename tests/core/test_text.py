"""What holds for every English text, whoever says it."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
ENGLISH = sorted(
    file for folder in ("src", "web/src") for file in (ROOT / folder).rglob("en.ftl") if "node_modules" not in file.parts
)
PUPPETS = re.compile(r"prince|miss|barricade|\bbar\b", re.IGNORECASE)  # Carnavalo's citizens are he and she


@pytest.mark.parametrize("file", ENGLISH, ids=lambda file: str(file.relative_to(ROOT)))
def test_a_player_is_they(file: Path) -> None:
    messages = re.split(r"\n(?=[a-z])|\n\n", file.read_text("utf-8"))
    assert len(messages) > 5
    gendered = [m for m in messages if re.search(r"\b(he|his|him|himself|she|hers?|herself)\b", m, re.IGNORECASE)]
    assert [message for message in gendered if not PUPPETS.search(message)] == []
