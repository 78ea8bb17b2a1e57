"""What a browser must fetch from the first page to a table, and from where."""

from urllib.parse import urlsplit

import pytest

MOST = 250_000  # bytes of JavaScript, squeezed as they come over the line


@pytest.mark.parametrize("game", ["duel", "fate", "call", "heroes"])
def test_the_first_page_and_a_table_take_little_and_all_of_it_from_here(visit, house, game):
    visitor = visit()
    asked = []
    visitor.page.on("requestfinished", lambda request: asked.append((request, request.url)))
    visitor.play_now(game)
    visitor.sees(".options [data-verb], [data-act=buzz]")
    visitor.settles()
    sizes = {
        urlsplit(url).path: request.sizes()["responseBodySize"]
        for request, url in asked
        if urlsplit(url).path.endswith(".js")
    }
    largest = sorted(sizes.items(), key=lambda one: -one[1])[:5]
    whole = sum(sizes.values())
    assert 0 < whole <= MOST, f"{whole} bytes in {len(sizes)} scripts, the largest {largest}"
    assert {urlsplit(url).netloc for _, url in asked} == {urlsplit(house).netloc}
