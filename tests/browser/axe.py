"""What axe finds on a page, in both themes."""

from tests.web.npm import WEB

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"]
THEMES = ("abyss", "parchment")


def serious(visitor):
    """The serious and critical findings; of both themes, for they are only other colours."""
    if not visitor.page.evaluate("() => 'axe' in window"):
        visitor.page.evaluate(AXE.read_text("utf-8"))
    return [(theme, *one) for theme in THEMES for one in _in_theme(visitor, theme)]


def _in_theme(visitor, theme):
    visitor.page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
    found = visitor.page.evaluate("tags => axe.run(document, {runOnly: tags})", TAGS)
    return [
        (one["id"], node["target"], node["failureSummary"])
        for one in found["violations"]
        for node in one["nodes"]
        if one["impact"] in ("serious", "critical")
    ]
