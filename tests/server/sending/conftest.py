"""A mail server and a web server that keep what they are sent."""

import asyncio
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest


class MailServer:
    """As much of SMTP as it takes to receive mail."""

    def __init__(self):
        self.received, self.port = [], 0

    async def serve(self, reader, writer):
        async def say(line):
            writer.write(f"{line}\r\n".encode())
            await writer.drain()

        await say("220 here")
        while line := (await reader.readline()).decode().strip():
            word = line.split(" ")[0].upper()
            if word == "DATA":
                await say("354 go on")
                mail = await reader.readuntil(b"\r\n.\r\n")
                self.received.append(mail.decode())
            if word == "QUIT":
                break
            await say("250 good")
        await say("221 bye")
        writer.close()


@pytest.fixture
async def mail_server():
    made = MailServer()
    server = await asyncio.start_server(made.serve, "127.0.0.1", 0)
    made.port = server.sockets[0].getsockname()[1]
    async with server:
        yield made


@pytest.fixture
def web_server():
    received = []

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self):
            body = self.rfile.read(int(self.headers["Content-Length"]))
            received.append((self.path, body.decode()))
            self.send_response(204 if self.path != "/broken" else 500)
            self.end_headers()

        def log_message(self, *_):
            pass

    server = HTTPServer(("127.0.0.1", 0), Handler)
    server.received = received
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield server
    server.shutdown()
    thread.join()
    server.server_close()
