# SPDX-License-Identifier: MIT
"""The scene and the server, kept alike: what has changed is sent, what is found is kept."""

import shlex
import time

import bpy

from . import client, meshes

#: A user who drags goes on within this; seconds.
QUIET = 0.3

#: Between two looks at what has arrived; seconds.
LOOK = 0.1

#: A server that ends is started again, but not more often than this in a minute.
RESTARTS = 5


def counted(number, word):
    """1 error, 2 errors."""
    return "%d %s%s" % (number, word, "" if number == 1 else "s")


class Live:
    """One for all of Blender: names of objects are kept, never the objects, which undo replaces."""

    def __init__(self):
        self.server = None
        self.on = False
        self.sent = {}
        self.markers = None
        self.findings = client.Findings()
        self.status = ""
        self.progress = ""
        self.restarted = 0
        self.seconds = None
        self._dirty = True
        self._changed = 0.0
        self._check = None
        self._began = 0.0
        self._starts = []
        self._shown = -1

    # ---------------------------------------------------------------- the server

    def start(self, command, options):
        self.stop()
        self._command = shlex.split(command) if isinstance(command, str) else list(command)
        self._options = options
        self._starts = []
        self.restarted = 0
        self._begin()
        self.on = True

    def _begin(self):
        self.sent = {}
        self.markers = None
        self.findings = client.Findings()
        self._check = None
        self._dirty = True
        self.status = "starting"
        self._starts.append(time.monotonic())
        self.server = client.Client(self._command + ["serve", "--stdio"])
        self.server.listeners["findings/changed"] = self._found
        self.server.listeners["$/progress"] = self._progressed
        self.server.request("initialize", {"clientInfo": {"name": "Blender"}}, self._answered)
        self.server.tell("initialized")
        opened = {"name": "scene", "up": "z", "units": "m", "options": self._options}
        self.server.request("level/open", opened, self._answered)

    def stop(self):
        self.on = False
        if self.server is not None:
            self.server.close()
            self.server = None
        self.sent = {}
        self.findings = client.Findings()
        self.status = self.progress = ""

    def _revive(self):
        """Another server in place of one that is gone; false when it goes again and again."""
        now = time.monotonic()
        self._starts = [s for s in self._starts if now - s < 60]
        if len(self._starts) > RESTARTS:
            self.status = "the server ends again and again: start it in a terminal to see why"
            self.on = False
            return False
        self.restarted += 1
        try:
            self._begin()
        except client.ServerGone as problem:
            self.status = str(problem)
            self.on = False
            return False
        return True

    # ---------------------------------------------------------------- what arrives

    def _answered(self, result, error):
        if error:
            self.status = error

    def _taken(self, method, params):
        """Who hears of a change that was sent: one for which there was no room is sent again."""
        def answered(result, error):
            self._answered(result, error)
            if error and error.startswith("too much waits"):
                if method == "markers/set":
                    self.markers = None
                else:
                    self.sent[params["name"]] = None
                self.touch()
        return answered

    def _found(self, change):
        self.findings.take(change)

    def _progressed(self, params):
        value = params.get("value", {})
        message, share = value.get("message", ""), value.get("percentage")
        self.progress = message if share is None else "%s %d%%" % (message, share)
        if value.get("kind") == "end":
            self.progress = ""

    def _checked(self, number, result, error):
        if number != self._check:
            return  # one that was cancelled for a later one
        self._check = None
        self.progress = ""
        if result:
            self.seconds = time.monotonic() - self._began
            counts = result["counts"]
            self.status = ", ".join(
                counted(counts[key], word)
                for key, word in (("error", "error"), ("warning", "warning"), ("info", "note")))
            self.road = result["road"]
        elif error and error != "cancelled":
            self.status = error

    # ---------------------------------------------------------------- what changes

    def touch(self):
        """Says that something may have changed."""
        self._dirty = True
        self._changed = time.monotonic()

    def due(self):
        return self._dirty and time.monotonic() - self._changed >= QUIET

    def objects(self, scene):
        only = scene.trackwalk_live.scope == "SELECTED"
        return [o for o in scene.objects if o.type == "MESH" and o.visible_get()
                and (not only or o.select_get() or o.mode == "EDIT")
                and not any(c.name == "Trackwalk" for c in o.users_collection)]

    def sync(self, context):
        """Sends what has changed and asks for a check; false when nothing had."""
        self._dirty = False
        scene = context.scene
        depsgraph = context.evaluated_depsgraph_get()
        changes = []
        there = {}
        for thing in self.objects(scene):
            now = meshes.taken(thing, depsgraph)
            there[thing.name] = now
            request = meshes.change(thing.name, self.sent.get(thing.name), now)
            if request:
                changes.append(request)
        for name in self.sent:
            if name not in there:
                changes.append(("piece/remove", {"name": name}))
        markers = meshes.markers(scene)
        if markers != (self.markers or []):
            changes.append(("markers/set", {"markers": markers}))
        if not changes and self.sent:
            return False
        if self._check is not None:
            self.server.cancel(self._check)
        for method, params in changes:
            self.server.request(method, params, self._taken(method, params))
        self.sent = there
        self.markers = markers
        self._began = time.monotonic()
        number = self.server.request(
            "check", {"workDoneToken": "check"},
            lambda result, error: self._checked(number, result, error))
        self._check = number
        return True

    def tick(self, context):
        """Does what is due; true when what is shown may be old."""
        before = (self.findings.revision, self.status, self.progress)
        if self.server is not None:
            self.server.poll()
            if self.on and not self.server.alive and not self._revive():
                return True
            try:
                if self.on and self.due() and context.scene.trackwalk_live.auto:
                    self.sync(context)
            except client.ServerGone:
                self.touch()  # the next tick starts another
        return before != (self.findings.revision, self.status, self.progress)

    def wait(self, context, timeout=300.0):
        """Sends what has changed and waits for the findings, whatever happens to the server."""
        end = time.monotonic() + timeout
        self._dirty = True
        while time.monotonic() < end and self.on:
            try:
                if self._dirty:
                    self.sync(context)
                self.server.poll()
                if self.server.alive and self._check is None:
                    return True
            except client.ServerGone:
                pass
            if not self.server.alive and not self._revive():
                return False
            time.sleep(0.01)
        return False

    def fix(self, finding):
        """What the server would change, piece by piece."""
        return self.server.ask("fix/preview", {"finding": finding["id"]})


LIVE = Live()


def on_depsgraph(scene, depsgraph):
    for update in depsgraph.updates:
        kind = type(update.id)
        if kind in (bpy.types.Object, bpy.types.Mesh, bpy.types.Collection, bpy.types.Scene):
            LIVE.touch()
            return


def on_undo(*_):
    LIVE.touch()


def on_save(*_):
    if LIVE.on:
        LIVE.touch()
        LIVE._changed = 0.0  # who saves wants to know at once


def on_load(*_):
    LIVE.stop()
