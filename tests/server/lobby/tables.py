"""Tables as the tests want them."""

from sqlalchemy import select, update

from fhtagn.server.store.schema import matches, people, seats

MINE, OPEN, INVITED = {"kind": "mine"}, {"kind": "open"}, {"kind": "invited"}
BOT = {"kind": "bot", "level": "random"}


def ok(answer, status=200):
    """What a request was answered, if it went well."""
    assert answer.status_code == status, answer.text
    return answer.json() if answer.content else None


def refused(answer, status, error, **about):
    """The words of a refusal, which has this name and says this much."""
    told = answer.json()
    assert (answer.status_code, told["error"]) == (status, error), answer.text
    assert about.items() <= told["about"].items()
    assert told["text"]
    return told["text"]


def asked(*sitting, game="heroes", **more):
    """A table with a seat of one's own and an open one, unless told otherwise."""
    return {"game": game, "seats": list(sitting) or [MINE, OPEN], **more}


async def opened(host, *sitting, **more):
    """The address of a new table of the host's."""
    answer = await host.post("/api/tables", json=asked(*sitting, **more))
    return f"/api/tables/{ok(answer, 201)['id']}"


async def begun(host, guest, **more):
    """The address of a table at which two people have begun to play, each where they sat down."""
    table = await opened(host, draw_seats=False, **more)
    ok(await guest.post(f"{table}/join", json={}))
    ok(await host.post(f"{table}/start"))
    return table


async def give_accounts(house, *visitors):
    """As if they had taken accounts, each with their id for a login."""
    these = people.c.id.in_([one.person for one in visitors])
    await house.store.write(
        lambda db: db.execute(update(people).where(these).values(login=people.c.id)) and None
    )


async def set_row(house, table, **values):
    """Change what the database has of a table, as the room would."""
    this = matches.c.id == table.rsplit("/", 1)[1]
    await house.store.write(
        lambda db: db.execute(update(matches).where(this).values(**values)) and None
    )


async def rows_of(house, table):
    """The table and its seats as the database has them."""
    name = table.rsplit("/", 1)[1]

    def read(db):
        row = db.execute(select(matches).where(matches.c.id == name)).one()
        sitting = select(seats).where(seats.c.match == name).order_by(seats.c.seat)
        return row, db.execute(sitting).all()

    return await house.store.read(read)
