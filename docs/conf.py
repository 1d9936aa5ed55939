"""The documentation site. `./check docs` builds it into dist/docs; a page is a file here, and is found by itself."""

import speeltafel

project = "Speeltafel"
author = "The Speeltafel maintainers"
copyright = author
release = version = speeltafel.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["_build"]
myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3
autodoc_member_order = "bysource"
autodoc_default_options = {"members": True, "undoc-members": False}

html_theme = "furo"
html_title = f"Speeltafel {release}"
html_favicon = "../web/public/icon.svg"
html_logo = "../web/public/icon.svg"
html_copy_source = False
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#8a2f1f", "color-brand-content": "#8a2f1f"},
    "dark_css_variables": {"color-brand-primary": "#f0b48a", "color-brand-content": "#f0b48a"},
}
