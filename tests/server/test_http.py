"""Pages, files, words and headers."""

import re
from typing import Any

import pytest

from hapag.games import folder, game, games
from hapag.games.words import LOCALES
from hapag.odds import encode
from hapag.server import Limits, catalogue, files
from hapag.server.store import StoreFailed
from tests.odds.sample import SAMPLE
from tests.server.talk import at_table, hall_of, open_table, served


@pytest.fixture(scope="module")
def client() -> Any:
    with served() as client:
        yield client


def test_the_page_names_its_few_files_up_front(client: Any) -> None:
    page = client.get("/").text
    assert client.get("/t/BCDF").text == page
    (root,) = re.findall(r'name="hapag-static" content="(/static/[0-9a-f]{16})"', page)
    links = re.findall(r'(?:src|href)="([^"]+)"', page)
    assert [link.removeprefix(f"{root}/client/") for link in links if "/packs/" in link] == [
        "packs/page.css",
        "packs/table.js",
        "packs/rooms.js",
    ]
    assert all(link.startswith((root, "/api/")) or link == "/manifest.webmanifest" for link in links)
    assert "{{" not in page
    for link in links:
        assert client.get(link).status_code == 200


def test_the_page_of_a_table_names_its_board_and_the_words_of_its_game() -> None:
    with served() as client:
        code, _ = open_table(client, game="blackjack")
        page = client.get(f"/t/{code.lower()}").text
        assert '<meta name="hapag-game" content="blackjack">' in page
        for name in ("games/blackjack/board.js", "games/twentyone/board.js", "games/house/board.js", "packs/rooms.js"):
            assert re.search(rf'rel="modulepreload" href="[^"]+/{name}"', page)
        (asked,) = re.findall(r'as="fetch" crossorigin="anonymous" href="(/api/games/[^"]+)"', page)
        assert asked == "/api/games/blackjack?lang=en"
        with at_table(client, code):  # it comes into memory
            assert client.get(f"/t/{code}").text == page


def test_a_page_tells_no_more_of_tables_than_a_socket_would() -> None:
    """Whoever guesses codes by pages soon gets the same page for all, as they would get no socket."""
    with served(limits=Limits(guesses=(3, 0))) as client:
        code, _ = open_table(client)
        plain = client.get("/").text.replace("packs", "")
        assert 'content="patong"' in client.get(f"/t/{code}").text
        for guess in ("BBBB", "CCCC", "DDDD"):
            assert client.get(f"/t/{guess}").text.replace("packs", "") == plain
        assert client.get(f"/t/{code}").text.replace("packs", "") == plain


@pytest.mark.parametrize("path", ["/", "/t/BCDF", "/about", "/offline", "/nowhere"])
def test_nothing_runs_inline_and_everything_comes_from_here(client: Any, path: str) -> None:
    answer = client.get(path, headers={"accept": "text/html"})
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;" in policy
    assert "frame-ancestors 'none'" in policy
    assert not re.search("unsafe|sha256|nonce", policy)
    assert not re.search(r"<script(?![^>]*\ssrc=)|<style|\sstyle=|\son\w+=", answer.text)


def test_a_strange_host_header_does_not_get_into_the_policy(client: Any) -> None:
    answer = client.get("/", headers={"host": "x; script-src *"})
    assert "script-src *" not in answer.headers["content-security-policy"]


@pytest.mark.parametrize("path", ["/", "/api/games", "/nowhere", "/api/games/nope", "/qr/BCDF.svg"])
def test_every_answer_carries_the_headers_that_protect(client: Any, path: str) -> None:
    headers = client.get(path).headers
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "content-security-policy" in headers
    assert "server" not in headers


def test_files_are_kept_for_ever_under_the_hash_of_their_contents_only(client: Any) -> None:
    root = client.app.state.files.root
    answer = client.get(f"{root}/client/packs/table.js")
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.headers["content-encoding"] == "gzip"
    plain = client.get(f"{root}/client/packs/table.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == answer.text
    other = client.get("/static/0123456789abcdef/client/packs/table.js")
    assert other.headers["cache-control"] == "no-cache"
    again = client.get(
        "/static/0123456789abcdef/client/packs/table.js", headers={"if-none-match": other.headers["etag"]}
    )
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    "path",
    [
        "client/../server/app.py",
        "client/%2e%2e/server/app.py",
        "server/app.py",
        "games/patong/rules.py",
        "games/patong/text/en.ftl",
        "client/vendor/preact.d.ts/..",
        "/etc/passwd",
    ],
)
def test_only_the_clients_own_files_are_served(client: Any, path: str) -> None:
    assert client.get(f"{client.app.state.files.root}/{path}").status_code == 404


def test_every_served_file_has_a_type_of_its_own(client: Any) -> None:
    for name, body in client.app.state.files.bodies.items():
        assert body.type == files.TYPES[files.suffix(name)]


def test_the_games_are_listed_with_all_that_a_lobby_shows(client: Any) -> None:
    listed = {each["slug"]: each for each in client.get("/api/games").json()}
    assert set(listed) == set(games())
    patong = listed["patong"]
    assert (patong["title"], patong["least"], patong["most"], patong["clock"]) == ("Patong Poker", 2, 4, "turn")
    assert patong["options"][0] == {"name": "cards", "kind": "int", "default": 8, "low": 6, "high": 10}
    assert patong["solo"] == {"rivals": [1, 2, 3]}
    assert "stacks" not in [option["name"] for option in listed["holdem"]["options"]]


def test_each_game_tells_its_facts_words_and_guide(client: Any) -> None:
    for slug in games():
        facts = client.get(f"/api/games/{slug}").json()
        assert facts["events"]
        said = client.get(f"/api/games/{slug}/voice").json()
        assert said["events"].keys() >= facts["events"].keys()
        assert not any("silent" in entry for entry in said["events"].values())
        assert facts["title"]
        assert "\ntitle =" in facts["words"]
        guide = client.get(f"/api/games/{slug}/guide")
        assert guide.status_code == (200 if (folder(game(slug)) / "guide.md").exists() else 404)
        assert "<script" not in guide.text
        assert guide.status_code == 404 or guide.text.startswith("<h1>")


def test_the_shared_words_are_one_catalogue_and_each_game_begins_with_it(client: Any) -> None:
    words = client.get("/api/text/en.ftl")
    assert words.headers["content-type"] == "text/plain; charset=utf-8"
    for code in ("refusal-not-your-turn", "refusal-table-full", "event-timeout", "rank-A"):
        assert f"\n{code} =" in words.text
    assert client.get("/api/games/patong").json()["words"].startswith(words.text)


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/api/games/nope", 404),
        ("/api/games/nope/guide", 404),
        ("/api/text/xx.ftl", 404),
        ("/api/text/..%2fen.ftl", 404),
        ("/qr/AEIO.svg", 404),
        ("/api/tables", 405),
    ],
)
def test_what_is_not_there_is_said_so(client: Any, path: str, status: int) -> None:
    assert client.get(path).status_code == status


def test_a_link_is_drawn_as_a_picture_whether_there_is_a_table_or_not(client: Any) -> None:
    answer = client.get("/qr/BCDF.svg")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.text.startswith("<svg")


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        (b"", 400, "not-json"),
        (b"{", 400, "not-json"),
        (b"\xff\xfe", 400, "not-json"),
        (b"[]", 400, "bad-frame"),
        (b"{}", 400, "bad-frame"),
        (b'{"game":"patong","way":"online","people":["A"],"admin":true}', 400, "bad-frame"),
        (b'{"game":"patong","way":"sideways","people":["A"]}', 400, "bad-frame"),
        (b'{"game":"patong","way":"online","people":["A"],"clock":{"turn":0}}', 400, "bad-frame"),
        (b'{"game":"nope","way":"online","people":["A"]}', 404, "unknown-game"),
        (b'{"game":"patong","way":"online","people":[""],"seats":2}', 400, "name-empty"),
        (b'{"game":"patong","way":"online","people":["A"],"seats":2,"options":{"cards":99}}', 400, "bad-options"),
        (b" " * 20_000, 413, "too-big"),
    ],
)
def test_a_wish_for_a_table_that_cannot_be_is_refused_with_the_reason(
    client: Any, body: bytes, status: int, code: str
) -> None:
    before = client.get("/healthz").json()["tables"]
    answer = client.post("/api/tables", content=body, headers={"content-type": "application/json; charset=utf-8"})
    assert (answer.status_code, answer.json()["refused"]["code"]) == (status, f"refusal-{code}")
    assert client.get("/healthz").json()["tables"] == before


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"origin": "http://127.0.0.1:1"},
        {"sec-fetch-site": "cross-site"},
    ],
)
def test_other_sites_open_no_tables_and_no_sockets(client: Any, headers: dict[str, str]) -> None:
    wish = {"game": "patong", "way": "online", "people": ["A"], "seats": 2}
    assert client.post("/api/tables", json=wish, headers=headers).status_code == 403
    code, _ = open_table(client)
    with client.websocket_connect(f"/t/{code}/ws", headers=headers) as socket:
        assert socket.receive_json()["code"] == "foreign"
        assert socket.receive()["code"] == 4403


@pytest.mark.parametrize(
    "kind", [None, "text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/json"]
)
def test_a_form_of_another_site_cannot_pass_for_a_wish(client: Any, kind: str | None) -> None:
    """Kinds of bodies that a page may send to any site without asking first, and those that it may not but are no JSON."""
    wish = b'{"game": "patong", "way": "online", "people": ["A"], "seats": 2}'
    answer = client.post("/api/tables", content=wish, headers={"content-type": kind} if kind else {})
    assert (answer.status_code, answer.json()["refused"]["code"]) == (400, "refusal-not-json")
    asked = client.options(
        "/api/tables", headers={"origin": "https://evil.example", "access-control-request-method": "POST"}
    )
    assert asked.status_code == 405
    assert not [name for name in asked.headers if name.startswith("access-control")]


def test_the_own_origin_and_those_allowed_may() -> None:
    with served(origins=("https://cards.example",)) as client:
        for origin in ("http://127.0.0.1", "https://cards.example"):
            wish = {"game": "patong", "way": "online", "people": ["A"], "seats": 2}
            assert client.post("/api/tables", json=wish, headers={"origin": origin}).status_code == 201


def test_tokens_are_long_and_only_their_hash_is_stored() -> None:
    with served() as client:
        code, token = open_table(client)
        assert len(token) >= 43

        async def stored() -> bytes:
            kept = await hall_of(client).store.load(code)
            assert kept is not None
            return kept.state + b"".join([row.body for row in await hall_of(client).store.log(code)])

        assert client.portal is not None
        assert token.encode() not in client.portal.call(stored)


def test_one_address_opens_only_so_many_tables() -> None:
    with served(limits=Limits(tables=(2, 1))) as client:
        wish = {"game": "patong", "way": "online", "people": ["A"], "seats": 2}
        answers = [client.post("/api/tables", json=wish) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 429]
        assert answers[2].json()["refused"]["code"] == "refusal-too-many-tables"


def test_one_address_has_only_so_many_pictures_drawn() -> None:
    with served(limits=Limits(pictures=(2, 1))) as client:
        assert [client.get("/qr/BCDF.svg").status_code for _ in range(3)] == [200, 200, 429]


def test_a_full_server_says_so() -> None:
    with served(limits=Limits(live=1)) as client:
        wish = {"game": "patong", "way": "online", "people": ["A"], "seats": 2}
        assert [client.post("/api/tables", json=wish).status_code for _ in range(2)] == [201, 503]


def test_guessing_codes_soon_ends_and_finds_nothing_more() -> None:
    with served(limits=Limits(guesses=(3, 0.001))) as client:
        code, _ = open_table(client)
        seen = []
        for guess in ("BBBB", "CCCC", "DDDD", "FFFF", code):
            with client.websocket_connect(f"/t/{guess}/ws") as socket:
                seen.append(socket.receive_json()["code"])
        assert seen == ["no-table"] * 3 + ["too-many"] * 2


def test_one_address_has_only_so_many_sockets() -> None:
    with served(limits=Limits(sockets_each=1)) as client:
        code, token = open_table(client)
        with client.websocket_connect(f"/t/{code}/ws") as first:
            first.send_json({"t": "hello", "v": 1, "token": token})
            assert first.receive_json()["t"] == "welcome"
            with client.websocket_connect(f"/t/{code}/ws") as second:
                assert second.receive_json()["code"] == "too-many"


def test_a_store_that_fails_makes_health_fail_and_commands_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object) -> None:
        raise StoreFailed("the disk is full")

    with served() as client:
        code, token = open_table(client)
        with at_table(client, code, token) as ann:
            monkeypatch.setattr(hall_of(client).store, "append", fail)
            assert ann.refused("lock", locked=True, id="a") == "unavailable"
            monkeypatch.undo()
            ann.done("lock", locked=True, id="a")
            assert ann.table["locked"]
        monkeypatch.setattr(hall_of(client).store, "count", fail)
        assert client.get("/healthz").status_code == 503


def test_odds_are_sent_as_they_are_kept_and_not_again(client: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "load", lambda kind: SAMPLE)
    catalogue.odds.cache_clear()
    answer = client.get("/api/games/blackjack/odds")
    assert answer.content == encode(SAMPLE)
    assert (answer.headers["content-type"], answer.headers["cache-control"]) == ("application/json", "no-cache")
    again = client.get("/api/games/blackjack/odds", headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    catalogue.odds.cache_clear()


def test_a_game_without_odds_says_so_and_has_none_to_send(client: Any) -> None:
    listed = {each["slug"]: each["odds"] for each in client.get("/api/games").json()}
    facts = client.get("/api/games/patong").json()
    assert (listed["patong"], facts["odds"], facts["hints"]) == (False, False, False)
    assert client.get("/api/games/patong/odds").status_code == 404
    assert client.get("/api/games/nope/odds").status_code == 404


@pytest.mark.parametrize(("asked", "locale"), [("fil-PH,en;q=0.5", "fil"), ("th", "th"), ("de", "en")])
def test_the_page_speaks_the_browsers_language_before_its_words_are_there(client: Any, asked: str, locale: str) -> None:
    page = client.get("/", headers={"accept-language": asked})
    assert f'<html lang="{locale}">' in page.text
    assert "accept-language" in page.headers["vary"]
    assert "{{" not in page.text


@pytest.mark.parametrize("locale", LOCALES)
def test_every_language_has_words_titles_and_guides(client: Any, locale: str) -> None:
    assert "ui-title =" in client.get(f"/api/text/{locale}.ftl").text
    assert "\ntitle =" in client.get("/api/games/pusoy", params={"lang": locale}).json()["words"]
    cards = {each["slug"]: each for each in client.get("/api/games", params={"lang": locale}).json()}
    assert cards["pusoy"]["title_lang"] == {"en": "fil", "fil": None}.get(locale, cards["pusoy"]["title_lang"])
    assert client.get("/api/games/pusoy", params={"lang": locale}).json()["title"] == cards["pusoy"]["title"]


def test_a_guide_that_is_not_translated_is_marked_as_english(client: Any, monkeypatch: Any, tmp_path: Any) -> None:
    (tmp_path / "guide.md").write_text("# Pusoy\n")
    monkeypatch.setattr(catalogue, "folder", lambda kind: tmp_path)
    english = client.get("/api/games/pusoy/guide").text
    thai = client.get("/api/games/pusoy/guide?lang=th").text
    assert english == "<h1>Pusoy</h1>\n"
    assert thai.startswith('<p class="note">')
    assert thai.endswith(f'<div lang="en">{english}</div>')
    (tmp_path / "guide.th.md").write_text("# ปูซอย\n")
    translated = client.get("/api/games/pusoy/guide?lang=th").text
    assert translated.startswith('<p class="note">')
    assert translated.endswith("</p><h1>ปูซอย</h1>\n")


@pytest.mark.parametrize(
    ("asked", "line"), [("en", "There is no such page"), ("fil", "Walang ganoong pahina"), ("th", "ไม่มีหน้านี้")]
)
def test_people_hear_in_their_language_that_there_is_no_such_page(client: Any, asked: str, line: str) -> None:
    answer = client.get("/nowhere", headers={"accept": "text/html", "accept-language": asked})
    assert answer.status_code == 404
    assert f'<html lang="{asked}">' in answer.text
    assert f"<h1>{line}</h1>" in answer.text
    assert client.get("/nowhere", headers={"accept": "*/*"}).text == ""
