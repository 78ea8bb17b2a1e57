"""Pages: what stays the same as long as the server runs, and so is made ready once.

A browser may keep a page and asks whether it is still the same; whoever takes gzip gets it so.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property
from gzip import compress
from hashlib import sha256
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

ASK_AGAIN: Final = "no-cache"  # it may be kept, but not used without asking
FOR_EVER: Final = "public, max-age=31536000, immutable"  # its name changes with its content
GZIP: Final = re.compile(r"(^|,)\s*gzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))", re.IGNORECASE)
WORTH_IT: Final = 0.9  # of the size, at most: pictures and fonts are compressed already


@dataclass(frozen=True)
class CachedPage:
    body: bytes
    media_type: str
    caching: str = ASK_AGAIN

    @cached_property
    def squeezed(self) -> bytes | None:
        """It in gzip, if that is any shorter; the same bytes whenever it is made."""
        found = compress(self.body, mtime=0)
        return found if len(found) < WORTH_IT * len(self.body) else None

    @cached_property
    def tag(self) -> str:
        return sha256(self.body).hexdigest()[:32]


def answered(request: Request, page: CachedPage, status: int = 200) -> Response:
    """The page as the asker takes it; nothing but a 304 if they have it already."""
    squeezed = page.squeezed if _takes_gzip(request) else None
    tag = f'"{page.tag}-gzip"' if squeezed else f'"{page.tag}"'
    headers = {"ETag": tag, "Cache-Control": page.caching, "Vary": "Accept-Encoding"}
    if status == 200 and tag in _known(request):
        return Response(status_code=304, headers=headers)
    if squeezed:
        headers["Content-Encoding"] = "gzip"
    return Response(squeezed or page.body, status, headers, page.media_type)


def _takes_gzip(request: Request) -> bool:
    return bool(GZIP.search(request.headers.get("accept-encoding", "")))


def _known(request: Request) -> set[str]:
    """The tags of what the asker has; a proxy may have made them weak."""
    given = request.headers.get("if-none-match", "").split(",")
    return {one.strip().removeprefix("W/") for one in given}
