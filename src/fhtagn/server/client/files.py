"""The built client, read once: a path that is not in it leads nowhere, whatever it looks like.

Files that change on the disk later are of another build, and come with the next start.
"""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Final

from fhtagn.server.answers import words_in
from fhtagn.server.pages import ASK_AGAIN, FOR_EVER, CachedPage
from fhtagn.text.messages import LANGUAGES

BUILT: Final = Path(str(files("fhtagn"))) / "static"
INDEX: Final = "index.html"
ASSETS: Final = "assets/"  # what bears in its name what is in it
UNKNOWN: Final = "application/octet-stream"
TYPES: Final = {
    ".css": "text/css",
    ".ftl": "text/plain",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff": "font/woff",
    ".woff2": "font/woff2",
}


class Client:
    """Its files by their paths; none if it was not built."""

    def __init__(self, folder: Path = BUILT) -> None:
        self.files = {
            path.relative_to(folder).as_posix(): _page(folder, path)
            for path in folder.rglob("*")
            if path.is_file()
        }

    @property
    def index(self) -> CachedPage | None:
        """The page that shows everything else."""
        return self.files.get(INDEX)


def _page(folder: Path, path: Path) -> CachedPage:
    is_asset = path.relative_to(folder).as_posix().startswith(ASSETS)
    caching = FOR_EVER if is_asset else ASK_AGAIN
    return CachedPage(path.read_bytes(), TYPES.get(path.suffix, UNKNOWN), caching)


def unbuilt() -> CachedPage:
    """How to build it, for whoever looks for it in vain."""
    told = "\n".join(
        f'<p lang="{language}">{words_in(language).say("client-unbuilt")}</p>'
        for language in LANGUAGES
    )
    title = '<!doctype html>\n<meta charset="utf-8">\n<title>Fhtagn</title>\n<h1>Fhtagn</h1>\n'
    return CachedPage(f"{title}{told}\n".encode(), "text/html", "no-store")
