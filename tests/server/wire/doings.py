"""What is done at two tables at once, so that whoever listens might hear a difference."""

from math import inf

from msgspec.json import encode

from fhtagn.kernel.present import asked, keyed, offered
from fhtagn.kernel.state import SPECTATOR, TABLE
from fhtagn.server.protocol import (
    Buzz,
    Claim,
    Mute,
    Offer,
    Play,
    Reply,
    Say,
    Stops,
    Sync,
    Undo,
    Watch,
    Why,
)
from fhtagn.server.room.offers import must_agree
from fhtagn.server.room.room_state import is_sealing
from tests.server.wire.evening import MINUTE, Evening


async def pass_by(evening, doings=None, steps=20):
    """The script, with other things between its moves. After the end much may be told."""
    for who in evening.listeners:
        await evening.connect(who, {})
    try:
        for _ in range(steps):
            await step(evening, doings or DOINGS)
        if not await evening.is_over():
            await evening.look_by_http()
    finally:
        for who in evening.listeners:
            await evening.leave(who)


async def step(evening, doings):
    await evening.compare()
    if evening.at == len(evening.twins.moves) or await evening.is_over():
        return
    await (evening.go_on() if evening.chance.random() < 0.3 else seal_otherwise(evening))
    await evening.compare()
    if not await evening.is_over():
        (doing,) = evening.chance.choices(list(doings), list(doings.values()))
        await doing(evening)


# -- at the table ----------------------------------------------------------------------------------


async def take_back(evening):
    """Whoever has made the last move takes it back."""
    states = await evening.states()
    mover = states[0].match.moves[-1].seat
    even = evening.worlds[0].plies == evening.worlds[1].plies
    if mover >= 0 and even and all(one.can_undo(mover) for one in states):
        await evening.both(Undo, mover, well=True)
        await evening.find_place()
        evening.did["undone"] += 1


async def go_back(evening):
    """Somebody's last decision is taken back by consent, or somebody says no.

    They do if the tables would not be the same then.
    """
    seat = evening.chance.choice(range(len(evening.players)))
    plies = [one.last_own(seat) for one in await evening.states()]
    if None in plies:
        return
    past = [world.plies[:ply] for world, ply in zip(evening.worlds, plies, strict=True)]
    yes = past[0] == past[1] and evening.chance.random() < 0.8
    await evening.both(Offer, seat, well=True, what="undo")
    await evening.compare()
    while (state := (await evening.states())[0]).offer:
        await evening.both(Reply, min(must_agree(state, state.offer)), well=True, yes=yes)
        await evening.compare()
    if (await evening.states())[0].match.ply < len(evening.worlds[0].plies):
        await evening.find_place()
        evening.did["undone_by_consent"] += 1


async def seal_otherwise(evening):
    """Another seat seals its answer, not the same at both tables, and then changes it.

    It may be that only at the first table it is changed. If the next move is no answer to be
    sealed, it is just made.
    """
    seat, key = evening.twins.moves[evening.at]
    if not await _is_sealed_for_long(evening, seat, key):
        await evening.go_on()
        return
    even = evening.chance.random() < 0.3
    first, second = evening.worlds
    other = [_another(evening, state, seat) for state in await evening.states()]
    id_ = evening.new_id()
    await evening.move(first, id_, seat, other[0])
    await evening.move(second, id_, seat, other[1] if even else key)
    await evening.compare()
    await probe(evening)
    await evening.compare()
    id_ = evening.new_id()
    await evening.wait(1000)
    await evening.move(first, id_, seat, key)
    if even:
        await evening.move(second, id_, seat, key)
    evening.at += 1
    evening.did["resealed"] += 1


async def _is_sealed_for_long(evening, seat, key):
    """Whether it is the answer of somebody who does not listen, and not the last one."""
    state = (await evening.states())[0]
    return (
        seat not in (evening.seat, TABLE)
        and is_sealing(state.match, seat, key)
        and len(state.questions()) > 1
        and seat in state.asked_seats()
    )


def _another(evening, state, seat):
    g = state.match.state
    return evening.chance.choice(list(keyed(g, asked(g, seat).options)))


async def probe(evening):
    """All that can be asked without changing anything, and much that is refused."""
    for who in evening.listeners:
        for frame in await _probes(evening, who):
            for world in evening.worlds:
                world.lines[who].send(frame)


async def probe_by_http(evening):
    """The same without a socket; and what chance may bring, of whatever there is."""
    for who in evening.listeners:
        for frame in await _probes(evening, who):
            await evening.ask(who, "matches/MATCH/commands", frame.encode())
    if "player" not in evening.listeners:
        return
    state = (await evening.states())[0]
    own = list(offered(state.match.game, state.match.state, evening.seat))
    strange = _not_offered(evening, state, evening.seat)
    for key in evening.chance.sample(own, min(3, len(own))) + strange[:2]:
        asked = encode({"seat": evening.seat, "key": key})
        await evening.ask("player", "matches/MATCH/odds", asked)
        evening.did["odds"] += 1


async def _probes(evening, who):
    state = (await evening.states())[0]
    seat = evening.seat if who == "player" else evening.chance.choice(range(len(evening.players)))
    now = state.feeds[seat].n
    about = {"id": evening.new_id(), "seat": seat}
    wrong = [Play(**about, expect=now, key=key) for key in _not_offered(evening, state, seat)]
    questions = [
        Why(**about),
        Buzz(**about),
        Claim(**about, whom=seat),
        Claim(**about, whom=9),
        *[Claim(**about, whom=other) for other in await _still_here(evening)],
        Mute(**about, whom=9, on=True),
    ]
    if who == "player":
        questions.append(Sync(**about, since=evening.chance.randrange(now + 1)))
    if not state.can_undo(seat):
        wrong.append(Undo(**about, expect=now))
    if state.offer is None:
        wrong.append(Reply(**about, expect=now, yes=True))
    wrong += [
        Play(**about, expect=now + 1, key="pass"),
        Stops(**about, windows=("no-such-window",)),
        Offer(**about, expect=now + 5, what="undo"),
        Undo(**{**about, "seat": (seat + 1) % len(evening.players)}, expect=0),
    ]
    if state.feeds[seat].changed:
        wrong.append(Play(**about, expect=state.feeds[seat].changed - 1, key="pass"))
    return [encode(one).decode() for one in (*questions, *wrong)]


async def _still_here(evening):
    """The seats that cannot be claimed yet; how long it takes is told, and must be the same."""
    room = await evening.worlds[0].room()
    absent = room.audience.absent_since
    long_ago = room.clock.now() - room.house.config.absent_after * 1000
    return [seat for seat in range(len(evening.players)) if absent.get(seat, inf) > long_ago]


def _not_offered(evening, state, seat):
    """What others may do now, or will do, and nonsense."""
    game, g = state.match.game, state.match.state
    others = [key for other in range(g.seats) for key in offered(game, g, other)]
    script = [key for _, key in evening.twins.moves[evening.at : evening.at + 3]]
    found = evening.chance.sample(others, min(2, len(others)))
    own = offered(game, g, seat)
    return [key for key in ("nothing", *script, *found) if key not in own]


# -- around the table ------------------------------------------------------------------------------


async def talk(evening):
    seat, other = (evening.chance.choice(range(len(evening.players))) for _ in range(2))
    await evening.both(Say, seat, well=True, text=f"line {evening.at}")
    await evening.both(Mute, seat, well=True, whom=other, on=evening.chance.random() < 0.5)
    windows = (await evening.states())[0].match.game.display.windows
    wanted = tuple(one for one in windows if evening.chance.random() < 0.5)
    await evening.both(Stops, seat, well=True, windows=wanted)


async def claim(evening):
    """A bot plays for somebody, until they come back."""
    await evening.wait(MINUTE)
    await evening.both(Claim, 0, whom=evening.chance.choice(range(1, len(evening.players))))


async def be_unwatched(evening):
    seat = evening.chance.choice(range(len(evening.players)))
    await evening.both(Watch, seat, well=True, allow=False)
    await evening.compare()
    await evening.leave("watcher")
    await evening.both(Watch, seat, well=True, allow=True)
    await evening.connect("watcher", {})
    evening.did["unwatched"] += 1


async def reconnect(evening):
    who = evening.chance.choice(evening.listeners)
    await evening.leave(who)
    await evening.connect(who, await _since(evening, who))
    evening.did["reconnected"] += 1


async def _since(evening, who):
    seat = SPECTATOR if who == "watcher" else evening.seat
    now = (await evening.states())[0].feeds[seat].n
    known = {} if who == "watcher" else {seat: evening.chance.randrange(now + 1)}
    return evening.chance.choice([{}, known])


async def reopen(evening):
    """The rooms are closed, and read again when somebody comes."""
    for who in evening.listeners:
        await evening.leave(who)
    for world in evening.worlds:
        await world.reopen()
    for who in evening.listeners:
        await evening.connect(who, await _since(evening, who))
    evening.did["reopened"] += 1


DOINGS = {
    take_back: 8,
    go_back: 6,
    probe: 5,
    probe_by_http: 2,
    talk: 2,
    claim: 1,
    be_unwatched: 1,
    reconnect: 3,
    reopen: 2,
    Evening.look_by_http: 1,
}
