# SPDX-License-Identifier: MIT
"""Tests of the live add-on's client: python3 -m unittest, in this folder, without Blender."""

import random
import sys
import unittest
from array import array

from trackwalk_live import client

#: Answers each request with its method, tells something first, refuses "no" and ends at "die".
ECHO = """
import json, sys
out = sys.stdout.buffer
def send(m):
    body = json.dumps(m).encode()
    out.write(b"Content-Length: %d\\r\\n\\r\\n" % len(body) + body)
    out.flush()
while True:
    length = None
    while True:
        line = sys.stdin.buffer.readline()
        if not line:
            sys.exit(0)
        if not line.strip():
            break
        length = int(line.split(b":")[1])
    m = json.loads(sys.stdin.buffer.read(length))
    if m["method"] == "die":
        sys.exit(3)
    if "id" in m:
        send({"jsonrpc": "2.0", "method": "told", "params": {"of": m["method"]}})
        if m["method"] == "no":
            send({"jsonrpc": "2.0", "id": m["id"], "error": {"code": 1, "message": "will not"}})
        else:
            send({"jsonrpc": "2.0", "id": m["id"], "result": m["method"]})
"""


class Talking(unittest.TestCase):
    def setUp(self):
        self.client = client.Client([sys.executable, "-c", ECHO.replace("\\\\", "\\")])
        self.addCleanup(self.client.process.stderr.close if self.client.process.stderr else str)
        self.addCleanup(self.client.close)

    def test_answers_find_their_questions(self):
        told = []
        self.client.listeners["told"] = lambda params: told.append(params["of"])
        self.assertEqual("one", self.client.ask("one", timeout=20))
        self.assertEqual("two", self.client.ask("two", {"x": "\u00e4"}, timeout=20))
        with self.assertRaises(client.Refused):
            self.client.ask("no", timeout=20)
        self.assertEqual(["one", "two", "no"], told)

    def test_a_server_that_dies_is_noticed(self):
        with self.assertRaises(client.ServerGone):
            self.client.ask("die", timeout=20)
        self.assertFalse(self.client.alive)

    def test_what_is_no_program_is_said(self):
        with self.assertRaises(client.ServerGone):
            client.Client(["/no/such/program"])


class Comparing(unittest.TestCase):
    def test_moved_vertices_are_those_that_differ(self):
        random.seed(4)
        for count in (1, 5, 1024, 5000):
            before = array("f", [random.random() for _ in range(3 * count)])
            now = array("f", before)
            expected = sorted(random.sample(range(count), min(count, 7)))
            for v in expected:
                now[3 * v + random.randrange(3)] += 1
            self.assertEqual(expected, client.moved(before, now))
            self.assertEqual([], client.moved(now, array("f", now)))

    def test_findings_come_change_and_go(self):
        findings = client.Findings()
        first = {"revision": 1, "added": [{"id": "a", "n": 1}], "changed": [], "removed": [],
                 "more": True}
        self.assertFalse(findings.take(first))
        rest = {"revision": 1, "added": [{"id": "b", "n": 2}], "changed": [], "removed": [],
                "more": False, "order": ["b", "a"]}
        self.assertTrue(findings.take(rest))
        self.assertEqual([2, 1], [f["n"] for f in findings.all()])
        findings.take({"revision": 2, "added": [], "changed": [{"id": "a", "n": 9}],
                       "removed": ["b"], "more": False, "order": ["a"]})
        self.assertEqual([9], [f["n"] for f in findings.all()])


if __name__ == "__main__":
    unittest.main()
