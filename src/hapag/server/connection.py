"""One socket: frames in, frames out. Nothing here looks into a table; what is sent of one is its actor's `view`."""

import asyncio
import logging
from time import monotonic
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from hapag.kernel import Illegal, Phrase, Seat
from hapag.pieces import Piece
from hapag.server import chance, faults, wire
from hapag.server.actor import Actor, Build
from hapag.server.hall import Hall
from hapag.server.limits import Bucket
from hapag.server.qr import drawn
from hapag.table import Table, project_seals
from hapag.table import commands as do
from hapag.table.projection import SealView
from hapag.table.state import LINK, SECOND

log = logging.getLogger("hapag.server")

MOST_WAITING = 64
"""Answers that may wait for a slow socket."""
ONE = {wire.Hint: "one-hint", wire.Save: "one-record"}
FAILED = {wire.Hint: "no-hint-now", wire.Save: "unavailable"}
"""What is said when an answer is still being worked out, and when it failed."""
SCHEMES = {"ws": "http", "wss": "https"}
PATIENCE_WITH_FLOODS = 200
"""Frames refused as too fast before the socket is closed."""


class Bell:
    """Wakes the one task that waits for it: an asyncio.Event would take as much memory as all else of an idle socket here."""

    __slots__ = ("is_rung", "waiter")

    def __init__(self) -> None:
        self.is_rung = False
        self.waiter: asyncio.Future[None] | None = None

    def ring(self) -> None:
        self.is_rung = True
        if self.waiter is not None and not self.waiter.done():
            self.waiter.set_result(None)

    async def heard(self) -> None:
        """Return once it was rung since it was last heard."""
        while not self.is_rung:
            self.waiter = asyncio.get_running_loop().create_future()
            await self.waiter
        self.is_rung, self.waiter = False, None


class Connection:
    """A socket at a table, from its opening to its end."""

    def __init__(self, hall: Hall, socket: WebSocket, code: str, address: str) -> None:
        self.hall, self.socket, self.code, self.address = hall, socket, code, address
        self.actor: Actor | None = None
        self.device = ""
        self.seen: int | None = None
        self.seats: tuple[Seat, ...] = ()
        self.out: list[str] = []
        self.news = Bell()
        self.is_stale = False
        self.seals: tuple[SealView, ...] = ()
        self.roots: tuple[str, ...] = ()
        self.shown: set[Piece] = set()
        self.ending: wire.Bye | None = None
        self.is_busy = False
        self.back_in: int | None = None
        """The server stops: ms after which to come back."""
        self.sending_since: float | None = None
        self.opened = monotonic()
        self.bucket = Bucket(hall.settings.limits.frames, self.opened)
        self.floods, self.is_warned = 0, False
        self.task: asyncio.Task[None] | None = None
        self.is_cut = False
        self.awaited: set[type] = set()
        """Kinds of frames for which an answer is being worked out."""

    async def run(self, greeting: wire.Hello | None) -> None:
        """Serve the socket until either side closes it. greeting: the hello that its handshake has said already."""
        self.hall.connections.add(self)
        self.task = asyncio.current_task()
        writer = asyncio.get_running_loop().create_task(self.write())
        try:
            await self.read(greeting)
            if self.ending is not None:  # what was said last, and the good-bye, are still to be sent
                await asyncio.wait({writer}, timeout=self.hall.settings.limits.slow)
        except WebSocketDisconnect:
            pass
        except asyncio.CancelledError:
            if not self.is_cut:
                raise
        finally:
            self.hall.connections.discard(self)
            if self.actor is not None:
                self.actor.part(self)
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)

    # In

    async def read(self, greeting: wire.Hello | None) -> None:
        if greeting is not None:
            self.greet(greeting)
        while True:
            message = await self.socket.receive()
            if message["type"] != "websocket.receive" or self.ending is not None:
                return
            self.is_busy = True
            try:
                await self.hear(message.get("text"))
            except Illegal as illegal:
                self.refuse(None, illegal.why)
            finally:
                self.is_busy = False
            if self.back_in is not None:
                self.dismiss("restart", self.back_in)

    async def hear(self, text: str | None) -> None:
        """Do what a frame asks; Illegal if it is no frame at all."""
        if not self.bucket.take(monotonic()):
            return self.too_fast()
        self.is_warned = False
        if text is None:
            raise Illegal("not-json")
        if len(text) > self.hall.settings.limits.frame:
            raise Illegal("too-big")
        frame = wire.decode(text)
        if isinstance(frame, wire.Hello):
            self.hello(frame)
        elif self.actor is None:
            raise Illegal("hello-first")
        elif isinstance(frame, wire.Ping):
            self.send(wire.Pong(self.hall.clock()))
        elif isinstance(frame, wire.Link):
            await self.link(self.actor, frame)
        elif isinstance(frame, (wire.Hint, wire.Save)):
            self.answer_later(self.actor, frame)
        else:
            await self.ask(self.actor, frame)

    def greet(self, greeting: wire.Hello) -> None:
        try:
            self.hello(greeting)
        except Illegal as illegal:
            self.refuse(None, illegal.why)

    def too_fast(self) -> None:
        """Let a frame fall; only the first of a flood is answered."""
        self.floods += 1
        if self.floods > PATIENCE_WITH_FLOODS:
            self.dismiss("too-fast", 30_000)
        elif not self.is_warned:
            self.is_warned = True
            self.refuse(None, Illegal("too-fast").why)

    def hello(self, frame: wire.Hello) -> None:
        """Let a device in: the one that it was, if the table knows its token, else a new one."""
        if self.actor is not None:
            raise Illegal("hello-once")
        if frame.v != wire.VERSION:
            raise Illegal("other-version", v=wire.VERSION)
        actor = self.hall.actors.get(self.code)
        if self.hall.closing:
            self.dismiss("restart", self.hall.back_in())
            return
        if actor is None:
            self.dismiss("gone")
            return
        token = frame.token or ""
        if not (token and actor.knows(chance.hashed(token))):
            token = chance.new_token()
        self.device, self.actor = chance.hashed(token), actor
        self.send(wire.Welcome(token, self.hall.clock()))
        actor.join(self)
        self.notify()

    async def ask(self, actor: Actor, frame: Any) -> None:
        if isinstance(frame, wire.Move):
            with self.hall.metrics.move_time.time():
                await self.answer(actor, frame)
        else:
            await self.answer(actor, frame)

    async def answer(self, actor: Actor, frame: Any) -> None:
        try:
            version = await actor.ask(self.key(frame), self.command(frame))
        except Illegal as illegal:
            self.refuse(frame.id, illegal.why)
        except Exception as error:  # noqa: BLE001 - whatever it is, the others play on
            faults.note(log, f"a command failed at table {self.code}", error)
            self.refuse(frame.id, Illegal("unavailable").why)
        else:
            self.send(wire.Ok(frame.id, version))

    async def link(self, actor: Actor, frame: wire.Link) -> None:
        """Make a link to seats of this device. Asked again, it is another one: what was lost on the way stays unknown."""
        token = chance.new_token()
        command = do.Link(seat=frame.seat, hash=chance.hashed(token), device=self.device)
        try:
            if not self.hall.drawing.take(self.address, monotonic()):
                raise Illegal("too-fast")
            await actor.ask(self.key(frame), lambda _: command)
        except Illegal as illegal:
            self.refuse(frame.id, illegal.why)
        else:
            link = f"{self.base()}/t/{self.code}#seat={token}"
            self.send(wire.Linked(frame.id, link, drawn(link).decode(), LINK // SECOND))

    def base(self) -> str:
        """Return what people's devices call this server."""
        url = self.socket.url
        return (self.hall.settings.public_url or f"{SCHEMES[url.scheme]}://{url.netloc}").rstrip("/")

    def answer_later(self, actor: Actor, frame: wire.Hint | wire.Save) -> None:
        """Have an answer worked out while the table goes on; one of its kind at a time."""
        if type(frame) in self.awaited:
            return self.refuse(frame.id, Illegal(ONE[type(frame)]).why)
        self.awaited.add(type(frame))
        self.hall.spawn(self.work_out(actor, frame))

    async def work_out(self, actor: Actor, frame: wire.Hint | wire.Save) -> None:
        try:
            self.send(await self.worked_out(actor, frame))
        except Illegal as illegal:
            self.refuse(frame.id, illegal.why)
        except Exception as error:  # noqa: BLE001 - whatever it is, the person waits for an answer
            faults.note(log, f"an answer failed at table {self.code}", error)
            self.refuse(frame.id, Illegal(FAILED[type(frame)]).why)
        finally:
            self.awaited.discard(type(frame))

    async def worked_out(self, actor: Actor, frame: wire.Hint | wire.Save) -> Any:
        if isinstance(frame, wire.Save):
            return wire.Saved(frame.id, await actor.record(self.device))
        move, advice = await actor.advise(self.device, frame.seat, frame.at)
        return wire.Hinted(frame.id, frame.seat, move, advice.why, advice.ev)

    def key(self, frame: Any) -> str:
        return f"{self.device[:16]}:{frame.id}"

    def command(self, frame: Any) -> Build:
        """Return what makes a command of a frame: whose it is, and whatever is random in it."""
        who: dict[str, Any] = {"device": self.device, "key": self.key(frame)}
        match frame:
            case wire.Move() | wire.Deal() | wire.Cut() | wire.Show():
                return lambda table: self.with_chance(frame, table, who)
            case wire.Sit(seat=seat, name=name):
                command: do.Command = do.Sit(seat=seat, name=name, **who)
            case wire.Unseat(seat=seat):
                command = do.Unseat(seat=seat, **who)
            case wire.Fill(seat=seat, level=level):
                command = do.Fill(seat=seat, level=level, **who)
            case wire.Options(game=game, options=options, target=target):
                command = do.Change(game=game, options=options, target=target, **who)
            case wire.Ready(ready=ready):
                command = do.Ready(ready=ready, **who)
            case wire.Lock(locked=locked):
                command = do.Lock(locked=locked, **who)
            case wire.Extend():
                command = do.Extend(**who)
            case wire.Take(token=token):
                command = do.Take(hash=chance.hashed(token), **who)
            case _:
                command = do.Leave(**who)
        return lambda _: command

    def with_chance(self, frame: Any, table: Table, who: dict[str, Any]) -> do.Command:
        """Return a command that may need something random."""
        think = self.hall.think(table)
        match frame:
            case wire.Move(seat=seat, move=move, at=at):
                return do.Choose(seat=seat, move=move, at=at, think=think, **who)
            case wire.Cut(root=root, commit=commit):
                return do.Cut(root=root, commit=commit, think=think, **who)
            case wire.Show(root=root, number=number):
                return do.Show(root=root, number=number, think=think, **who)
        packs, secret = chance.first_packs(table), chance.new_secret()
        return do.Deal(packs=packs, think=think, secret=secret, grace=self.hall.settings.cut_grace, **who)

    # Out

    def notify(self) -> None:
        """The table has changed: send its newest view as soon as the socket takes it."""
        self.is_stale = True
        self.news.ring()

    def send(self, frame: Any) -> None:
        if len(self.out) >= MOST_WAITING:
            self.dismiss("slow", 1_000)
            return
        self.out.append(wire.encode(frame).decode())
        self.news.ring()

    def refuse(self, id: str | None, why: Phrase) -> None:  # noqa: A002 - the protocol's word
        self.hall.metrics.refused(why.code)
        self.send(wire.Refused(id, why.code, dict(why.args)))

    def dismiss(self, code: str, wait: int | None = None) -> None:
        if self.ending is None:
            self.ending = wire.Bye(code, wait)
            self.hall.sent_away(code, self.code)
            self.news.ring()

    def drain(self, wait: int) -> None:
        """Say good-bye for a restart, once what is under way has its answer."""
        self.back_in = wait
        if not self.is_busy:
            self.dismiss("restart", wait)

    async def write(self) -> None:
        """Send until the end; a socket to which nothing can be sent is closed."""
        try:
            await self.send_all()
        except (WebSocketDisconnect, RuntimeError):
            pass  # the reader hears of it too
        except Exception as error:  # noqa: BLE001 - a fault of one view closes one socket
            faults.note(log, f"a view failed at table {self.code}", error)
            self.cut()

    async def send_all(self) -> None:
        """Send answers in order, and views as they are when the socket is ready for them: a slow one skips some."""
        while True:
            await self.news.heard()
            while self.out:
                await self.put(self.out.pop(0))
            if self.is_stale and self.actor is not None and self.ending is None:
                self.is_stale = False
                since, self.seen = self.since(self.actor), self.actor.table.version
                await self.put(self.actor.view(self.device, since))
                await self.put_seals(self.actor)
            if self.ending is not None:
                await self.say_good_bye(self.ending)
                return

    def since(self, actor: Actor) -> int | None:
        """Return the version that this device saw last; None, and its openings too, if it has other seats since then."""
        seats = actor.table.seats_of(self.device)
        if seats != self.seats and self.seen is not None:
            self.seen, self.roots, self.seals = None, (), ()
        self.seats = seats
        return self.seen

    async def put(self, text: str) -> None:
        self.sending_since = monotonic()
        await self.socket.send({"type": "websocket.send", "text": text})
        self.sending_since = None

    async def put_seals(self, actor: Actor) -> None:
        """Send the seals of the round when they have changed, or when this device has come to see more of it."""
        roots = tuple([sealed.root for sealed in actor.table.seals])
        if roots != self.roots:
            self.roots, self.shown = roots, set()
        found = project_seals(actor.table, self.device, self.shown)
        if found.seals != self.seals or any(found.openings):
            self.seals = found.seals
            await self.put(wire.encode(found).decode())

    async def say_good_bye(self, bye: wire.Bye) -> None:
        await self.put(wire.encode(bye).decode())
        if self.socket.application_state is WebSocketState.CONNECTED:
            await self.socket.close(wire.CLOSE[bye.code])

    def check(self, now: float) -> None:
        """Close a socket that takes nothing, or never said hello."""
        limits = self.hall.settings.limits
        if self.sending_since is not None and now - self.sending_since > limits.slow:
            self.cut()
        elif self.actor is None and now - self.opened > limits.hello:
            self.dismiss("no-hello", None)

    def cut(self) -> None:
        """End it without a good-bye: nothing can be sent."""
        if self.task is not None and not self.is_cut:
            self.is_cut = True
            self.hall.sent_away("cut", self.code)
            self.task.cancel()
