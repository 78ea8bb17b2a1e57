async def test_there_is_nothing_at_an_unknown_path(client):
    answer = await client.get("/api/nothing")
    assert answer.status_code == 404
    assert answer.json()["error"] == "path-unknown"


async def test_it_runs(running):
    import httpx2

    async with httpx2.AsyncClient(base_url=running) as c:
        r = await c.get("/api/nothing")
        assert r.status_code == 404


async def test_st(store):
    pass
