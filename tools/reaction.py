"""How soon a table shows what the server has answered: from the frame to the next picture.

python -m tools.reaction                      all games, a desk and a phone
python -m tools.reaction duel --answers 100

Moves are animated as they are for players; the clock runs until the first picture that differs.
The tests of the browser use the same clock, but count pictures: those do not depend on the machine.
"""

from __future__ import annotations

import argparse
from statistics import median, quantiles

from playwright.sync_api import Browser, sync_playwright
from tests.browser.visitor import ByMouse, Visitor
from tools.shots import ARGUMENTS, browser_path, serving

from fhtagn.games import GAMES

SIZES = ("1366x768", "390x844")
CLOCK = """
  window.reactions = [];
  let asked = false;

  function clock(from) {
    let pictures = 0; // that were drawn as if nothing had been heard
    let counting = requestAnimationFrame(function count() {
      pictures++;
      counting = requestAnimationFrame(count);
    });
    const changed = new MutationObserver(() => {
      changed.disconnect();
      cancelAnimationFrame(counting);
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel(); // heard once the picture is drawn
        port1.onmessage = () => reactions.push([performance.now() - from, pictures]);
        port2.postMessage(null);
      });
    });
    const everything = { subtree: true, childList: true, attributes: true, characterData: true };
    const parts = document.querySelectorAll(".table > :not(.bar)");
    for (const part of parts) changed.observe(part, everything);
  }

  window.WebSocket = class extends WebSocket {
    constructor(...address) {
      super(...address);
      this.addEventListener("message", ({ data }) => {
        if (!asked || !data.includes('"is":"update"')) return;
        asked = false;
        clock(performance.now());
      });
    }
    send(data) {
      asked ||= data.includes('"do":"play"');
      super.send(data);
    }
  };
"""


def reactions(browser: Browser, house: str, game: str, size: str, answers: int) -> list[float]:
    """So many answers of a player against a bot; the milliseconds each of them took to be seen."""
    width, height = map(int, size.split("x"))
    visitor = Visitor(browser, house, "en", "abyss", (width, height), {"arrived": True})
    visitor.page.emulate_media(reduced_motion="no-preference")
    visitor.context.add_init_script(CLOCK)
    hand = ByMouse(1)
    visitor.play_now(game)
    for _ in range(answers):
        visitor.waits()
        if visitor.is_over:
            visitor.play_now(game)
            visitor.waits()
        hand(visitor)
    found: list[tuple[float, int]] = visitor.page.evaluate("reactions")
    visitor.leave()
    return [duration for duration, _ in found]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--answers", type=int, default=60)
    wish = parser.parse_args()
    print(f"{'game':8}{'size':10}{'answers':>8}{'median':>9}{'95 %':>9}{'longest':>9}  ms")
    with serving() as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path(), args=list(ARGUMENTS))
        for game in wish.games:
            for size in SIZES:
                found = reactions(browser, house, game, size, wish.answers)
                often = quantiles(found, n=20)[-1]
                print(
                    f"{game:8}{size:10}{len(found):8}{median(found):9.1f}{often:9.1f}{max(found):9.1f}"
                )
        browser.close()


if __name__ == "__main__":
    main()
