"""What axe finds on a page, in both themes."""

from tests.web.npm import WEB

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"]
RUN = """([theme, within, only]) => {
  document.documentElement.dataset.theme = theme;
  return axe.run(within, { runOnly: only, resultTypes: ["violations"] });
}"""


def serious(visitor, within="html"):
    """The serious and critical findings; the other theme is nothing but other colours."""
    if not visitor.page.evaluate("() => 'axe' in window"):
        visitor.page.evaluate(AXE.read_text("utf-8"))
    theme, other = _themes(visitor)
    found = _in_theme(visitor, other, within, ["color-contrast"])
    return found + _in_theme(visitor, theme, within, TAGS)


def _themes(visitor):
    theme = visitor.page.evaluate("() => document.documentElement.dataset.theme")
    return (theme, "abyss") if theme == "parchment" else (theme, "parchment")


def _in_theme(visitor, theme, within, only):
    found = visitor.page.evaluate(RUN, [theme, within, only])
    return [
        (theme, one["id"], node["target"], node["failureSummary"])
        for one in found["violations"]
        for node in one["nodes"]
        if one["impact"] in ("serious", "critical")
    ]
