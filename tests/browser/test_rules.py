"""The rules are searched in the browser, in either language."""

from fhtagn.rulebook.book import book
from fhtagn.rulebook.search import matching

SHOWN = 60
LISTED = """ids => {
  const found = [...document.querySelectorAll("main ol > li[id]")].map((one) => one.id);
  return found.join() === ids.join();
}"""


def test_what_is_looked_for_is_found(visit):
    visitor, rules = visit(language="ru"), book("heroes")
    visitor.go("/rules/heroes")
    search = visitor.find("main [type=search]")
    for text in ("mh 4", "4.2", "колодой", "DRAWS", "draw колода", "nobody ever wrote this"):
        search.fill(text)
        ids = [one.id for one in matching(rules, text.split())]
        visitor.page.wait_for_function(LISTED, arg=ids[:SHOWN])
