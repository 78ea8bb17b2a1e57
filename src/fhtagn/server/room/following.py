"""A course follows a log, and says where the present rules would have it otherwise."""

from __future__ import annotations

from collections.abc import Iterable

from fhtagn.kernel.complaint import Complaint
from fhtagn.server.errors import Conflict
from fhtagn.server.room.course import Course
from fhtagn.server.room.entries import Entry


def follow(course: Course, entries: Iterable[Entry]) -> Course:
    for entry in entries:
        held = Conflict("match-held", match=course.opening.match, seq=entry.seq)
        if not course.is_at(entry.mark):
            raise held
        try:
            course.admit(entry)
        except Complaint as refusal:
            raise held from refusal
    return course
