"""Printed data: checked when it is loaded, and told with its line."""

from pathlib import Path

import pytest

import speeltafel
from speeltafel import games
from speeltafel.core.options import line_of, printed

MODULES = games.modules("tricky")
TOML = (MODULES.folder / "printed.toml").read_text("utf-8")


def complaint_about(tmp_path: Path, toml: str) -> str:
    file = tmp_path / "printed.toml"
    file.write_text(toml, "utf-8")
    with pytest.raises(speeltafel.BadOptions) as error:
        printed(file, MODULES.options)
    return str(error.value)


def line_with(text: str) -> int:
    return next(number for number, line in enumerate(TOML.splitlines(), 1) if text in line)


def test_the_printed_data_of_every_game_is_good() -> None:
    for name in games.names():
        assert games.modules(name).defaults


def test_a_bad_cell_is_reported_with_its_line(tmp_path: Path) -> None:
    line = line_with('["g", "g", "g", "y", "g", "r"]')
    sentence = complaint_about(tmp_path, TOML.replace('["g", "g", "g", "y", "g", "r"]', '["g", "x", "r"]'))
    assert sentence == f"printed.toml, line {line}, board 3 cells: 'x' is not a cell; choose from g, g2, y, y2, r, r2 (T2)."


def test_a_bad_arrow_is_reported_with_its_line(tmp_path: Path) -> None:
    line = line_with("arrow = 3")
    assert complaint_about(tmp_path, TOML.replace("arrow = 3", "arrow = -3")).startswith(
        f"printed.toml, line {line}, board 5 arrow: an arrow must be a number from 0 to 130, but this one is -3"
    )
    assert f"line {line}, board 5 arrow: Expected `int`, got `str`" in complaint_about(
        tmp_path, TOML.replace("arrow = 3", 'arrow = "three"')
    )


def test_a_missing_value_is_reported_with_the_line_of_its_table(tmp_path: Path) -> None:
    sentence = complaint_about(tmp_path, TOML.replace("arrow = 3\n", ""))
    fifth = [number for number, line in enumerate(TOML.splitlines(), 1) if line == "[[board]]"][4]
    assert f"line {fifth}, board 5: Object missing required field `arrow`" in sentence


def test_a_column_too_few_and_a_file_that_is_no_toml(tmp_path: Path) -> None:
    assert "a board must have 5 columns, but this one has 4" in complaint_about(tmp_path, TOML[: TOML.rindex("[[board]]")])
    assert "Can't read " in complaint_about(tmp_path, "board = [")
    assert "line 2" in complaint_about(tmp_path, "x = 1\n= 3")


def test_a_value_in_a_plain_key_is_found_by_its_line() -> None:
    assert line_of("# a\nedition = 'en'\nroads = [1, 2]\n", ("roads", 1)) == 3
    assert line_of("# a\n", ("nowhere",)) == 1


def test_an_option_from_the_caller_is_reported_by_its_place() -> None:
    with pytest.raises(speeltafel.BadOptions, match="Unknown option colour"):
        speeltafel.new("tricky", players=2, options={"colour": 1})
    board = [{"cells": ["r"], "arrow": 0}] * 4 + [{"cells": ["r"], "arrow": 1000}]
    with pytest.raises(speeltafel.BadOptions, match=r"Option board 5 arrow: .* from 0 to 130, but this one is 1,000"):
        speeltafel.new("tricky", players=2, options={"board": board})
