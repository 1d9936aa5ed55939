"""Folders of this machine's user for data and caches."""

import os
from pathlib import Path


def user_data_folder() -> Path:
    """Return the folder of saved games, solved boards and live tables. Only this function reads SPEELTAFEL_DATA."""
    asked = os.environ.get("SPEELTAFEL_DATA")
    if asked:
        return Path(asked)
    from platformdirs import user_data_path

    return user_data_path("speeltafel")
