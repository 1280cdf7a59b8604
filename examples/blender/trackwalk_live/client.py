# SPDX-License-Identifier: MIT
"""Talks to `trackwalk serve --stdio`: JSON-RPC in frames, without Blender and without waiting.

A thread reads what comes; answers and notifications are handed out by poll(), so that everything
that touches the scene happens in the thread that calls it.
"""

import base64
import json
import queue
import subprocess
import threading
import time


class ServerGone(Exception):
    """The server has ended, or could not be started; the text is for people."""


class Refused(Exception):
    """The server answered that it cannot; the text is for people."""


class Client:
    """One server process. When it is gone, make another."""

    def __init__(self, command):
        try:
            self.process = subprocess.Popen(
                list(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL)
        except OSError as problem:
            raise ServerGone("%s cannot be started: %s" % (command[0], problem.strerror))
        self.alive = True
        self.listeners = {}
        self._number = 0
        self._waiting = {}
        self._arrived = queue.Queue()
        threading.Thread(target=self._read, daemon=True).start()

    def request(self, method, params=None, then=None):
        """Asks; then(result, error) is called by poll() when the answer has come."""
        self._number += 1
        self._waiting[self._number] = then
        self._send({"jsonrpc": "2.0", "id": self._number, "method": method, "params": params})
        return self._number

    def tell(self, method, params=None):
        """Sends what has no answer."""
        self._send({"jsonrpc": "2.0", "method": method, "params": params})

    def cancel(self, number):
        """Asks to stop a request that was made."""
        if number in self._waiting:
            self.tell("$/cancelRequest", {"id": number})

    def poll(self):
        """Hands out what has arrived."""
        while True:
            try:
                message = self._arrived.get_nowait()
            except queue.Empty:
                return
            if message is None:
                self.alive = False
                waiting, self._waiting = self._waiting, {}
                for then in waiting.values():
                    if then:
                        then(None, "the server has ended")
            elif "method" in message:
                listener = self.listeners.get(message["method"])
                if listener:
                    listener(message.get("params") or {})
            else:
                then = self._waiting.pop(message.get("id"), None)
                error = message.get("error")
                if then:
                    then(message.get("result"), error["message"] if error else None)

    def ask(self, method, params=None, timeout=120.0):
        """Asks and waits for the answer."""
        answers = []
        self.request(method, params, lambda result, error: answers.append((result, error)))
        end = time.monotonic() + timeout
        while not answers:
            self.poll()
            if answers:
                break
            if not self.alive:
                raise ServerGone("the server has ended")
            if time.monotonic() > end:
                raise Refused("%s took longer than %d s" % (method, timeout))
            time.sleep(0.005)
        result, error = answers[0]
        if error and not self.alive:
            raise ServerGone(error)
        if error:
            raise Refused(error)
        return result

    def close(self):
        """Ends the server; one that does not answer is killed."""
        self.alive = False
        try:
            self._send({"jsonrpc": "2.0", "id": "end", "method": "shutdown"})
            self._send({"jsonrpc": "2.0", "method": "exit"})
            self.process.stdin.close()
            self.process.wait(3)
        except (ServerGone, OSError, subprocess.TimeoutExpired):
            self.process.kill()

    def _send(self, message):
        body = json.dumps(message).encode("utf-8")
        try:
            self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
            self.process.stdin.flush()
        except (OSError, ValueError):
            self.alive = False
            raise ServerGone("the server has ended")

    def _read(self):
        out = self.process.stdout
        try:
            while True:
                length = None
                while True:
                    line = out.readline()
                    if not line:
                        return
                    line = line.strip()
                    if not line:
                        break
                    name, _, value = line.partition(b":")
                    if name.lower() == b"content-length":
                        length = int(value)
                body = out.read(length)
                if len(body) < length:
                    return
                self._arrived.put(json.loads(body.decode("utf-8")))
        except (OSError, ValueError, TypeError):
            return
        finally:
            self._arrived.put(None)


def text_of(buffer):
    """Little-endian items of 4 bytes as text."""
    return base64.b64encode(buffer).decode("ascii")


def moved(before, now, block=1024):
    """Indices of the vertices (three floats each) that differ between two arrays of one length.

    Whole blocks of bytes are compared first: nearly all are equal.
    """
    found = []
    old, new = memoryview(before).cast("B"), memoryview(now).cast("B")
    step = 12 * block
    for at in range(0, len(old), step):
        if old[at:at + step] != new[at:at + step]:
            for v in range(at // 12, min(at + step, len(old)) // 12):
                if old[12 * v:12 * v + 12] != new[12 * v:12 * v + 12]:
                    found.append(v)
    return found


class Findings:
    """What the server has told of, by id, worst first."""

    def __init__(self):
        self.by_id = {}
        self.order = []
        self.revision = 0

    def take(self, change):
        """Takes a notification; true when the revision is complete."""
        for gone in change.get("removed", []):
            self.by_id.pop(gone, None)
        for finding in change.get("added", []) + change.get("changed", []):
            self.by_id[finding["id"]] = finding
        if change.get("more"):
            return False
        self.order = [i for i in change.get("order", []) if i in self.by_id]
        self.revision = change.get("revision", 0)
        return True

    def all(self):
        return [self.by_id[i] for i in self.order]
