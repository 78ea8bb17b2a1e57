"""Fields are declared once: slots, the empty table and clones follow from the declaration."""

from typing import ClassVar

import pytest

from fhtagn.kernel.fields import Fields, apart, derived, field, given, names_of, passing, types_of


class Base(metaclass=Fields):
    count: int = field(0)
    rows: list[int] = field([])


class Table(Base):
    LIMIT: ClassVar[int] = 3

    by_name: dict[str, int] = field({})
    index: dict[str, int] = derived({})
    content: str = given("printed")
    agenda: tuple[str, ...] = apart(())
    later: list[str] = passing([])


def test_each_table_has_containers_of_its_own():
    one, other = Table(), Table()
    one.rows.append(1)
    one.by_name["a"] = 1
    assert (other.rows, other.by_name) == ([], {})


def test_a_clone_has_the_values_and_containers_of_its_own():
    g = Table()
    g.count, g.agenda, g.index = 4, ("next",), {"a": 1}
    g.rows.append(1)
    new = g.clone()
    new.rows.append(2)
    assert (new.count, new.rows, new.agenda, new.content) == (4, [1, 2], ("next",), "printed")
    assert g.rows == [1]


def test_a_clone_shares_what_is_derived_and_begins_with_what_passes():
    g = Table()
    g.later.append("now running")
    new = g.clone()
    assert new.index is g.index
    assert new.later == []


def test_there_is_no_room_for_what_is_not_declared():
    with pytest.raises(AttributeError):
        Table().counts = 1


def test_an_annotation_without_a_field_is_refused():
    with pytest.raises(TypeError, match=r"Wrong\.hands has a type"):

        class Wrong(Base):
            hands: list[int]


def test_a_narrower_type_may_be_given_to_an_older_field():
    class Narrow(Base):
        rows: list[bool]

    assert types_of(Narrow)["rows"] == list[bool]
    assert Narrow().clone().rows == []


def test_a_field_declared_anew_takes_the_place_of_the_old_one():
    class Three(Base):
        count: int = field(3)

    assert (Three().count, Base().count) == (3, 0)
    assert Three.__slots__ == ()


def test_a_clone_written_by_hand_stays():
    class Loud(Base):
        def clone(self):
            new = super().clone()
            new.count += 1
            return new

    assert Loud().clone().count == 1


def test_fields_are_named_by_how_they_are_kept():
    assert names_of(Table, "saved") == ("count", "rows", "by_name")
    assert names_of(Table, "derived") == ("index",)
    assert list(types_of(Table)) == ["count", "rows", "by_name"]
