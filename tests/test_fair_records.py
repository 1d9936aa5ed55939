"""The page reads chance for itself; the records it is tried with are what the rules give."""

from tools.write import fair_records


def test_the_records_for_the_page_are_what_the_rules_give() -> None:
    assert fair_records.FILE.read_text() == fair_records.text(), "python -m tools.write.fair_records writes them anew"
