"""Programs for people who work on Speeltafel. `python -m tools` lists them."""
