"""Tests of the add-on's plain half: python3 -m unittest, in this folder, without Blender."""

import json
import random
import unittest

import trackwalk_findings as tw


def document(**changes):
    finding = {
        "number": 7,
        "rule": "seam.gap",
        "severity": "error",
        "message": "road_01 | road_02: gap of 11 mm",
        "fix": "Move one border.",
        "pieces": ["road_01", "road_02"],
        "fingerprint": "0",
        "state": None,
        "position": [1, 2, 3],
        "path": [1, 2, 3, 4, 5, 6],
        "vertices": [{"piece": "road_01", "at": [1, 2, 3]}],
    }
    finding.update(changes)
    return {"schema": tw.SCHEMA, "tool": "t", "levels": [{"name": "hill", "findings": [finding]}]}


class Reading(unittest.TestCase):
    def test_findings_know_their_level(self):
        found = tw.read_findings(json.dumps(document()))
        self.assertEqual(["hill"], [f["level"] for f in found])
        self.assertEqual("007 error seam.gap road_01 | road_02", tw.label(found[0]))

    def test_other_files_are_refused_in_words(self):
        for text in ("", "{", "[]", '{"schema": "trackwalk-report/1"}'):
            with self.assertRaises(tw.WrongFile):
                tw.read_findings(text)

    def test_without_vertices_the_path_is_looked_for_in_all_pieces(self):
        finding = document(vertices=[])["levels"][0]["findings"][0]
        self.assertEqual(
            {"road_01": [(1, 2, 3), (4, 5, 6)], "road_02": [(1, 2, 3), (4, 5, 6)]},
            tw.targets_of(finding))


class Walking(unittest.TestCase):
    def test_the_list_goes_round(self):
        self.assertEqual([1, 0, 2, -1], [tw.step(0, 3, 1), tw.step(2, 3, 1), tw.step(0, 3, -1), tw.step(0, 0, 1)])

    def test_lines_are_no_wider_than_the_panel(self):
        lines = tw.wrapped("a gap of eleven millimetres in averyveryverylongpiecename", 12)
        self.assertEqual(["a gap of", "eleven", "millimetres", "in", "averyveryverylongpiecename"], lines)


class Names(unittest.TestCase):
    def test_blender_adds_numbers_and_paths_are_cut(self):
        self.assertTrue(tw.is_piece("road_01", "road_01"))
        self.assertTrue(tw.is_piece("road_01.002", "road_01"))
        self.assertTrue(tw.is_piece("road", "track.glb/road"))
        self.assertFalse(tw.is_piece("road_011", "road_01"))
        self.assertTrue(tw.is_piece("road.001", "road.001"))


class Positions(unittest.TestCase):
    def test_all_vertices_in_one_place_are_meant(self):
        flat = [0, 0, 0, 1, 0, 0, 0, 0, 0.0001, 1, 0, 0.01]
        self.assertEqual([0, 2], tw.matching(flat, [(0, 0, 0)], 0.0005))

    def test_the_grid_finds_what_every_pair_finds(self):
        for seed in range(20):
            dice = random.Random(seed)
            reach = dice.choice([0.0005, 0.01, 0.3])
            flat = [dice.uniform(-1, 1) for _ in range(300)]
            near = [tuple(x + dice.uniform(-reach, reach) for x in p) for p in tw.triples(flat)[:40]]
            expected = [
                i for i, p in enumerate(tw.triples(flat))
                if any(sum((a - b) ** 2 for a, b in zip(p, t)) <= reach * reach for t in near)]
            self.assertEqual(expected, tw.matching(flat, near, reach), "seed %d" % seed)

    def test_far_from_the_origin_a_float_step_is_no_difference(self):
        self.assertEqual(tw.REACH, tw.reach_of([(10, 0, 0)]))
        self.assertGreaterEqual(tw.reach_of([(0, -8192, 0)]), 2 ** -10)

    def test_a_matrix_places_points(self):
        rows = ((0, -1, 0, 5), (1, 0, 0, 6), (0, 0, 2, 7), (0, 0, 0, 1))
        self.assertEqual([3, 7, 13], tw.placed([1, 2, 3], rows))

    def test_boxes_are_asked_with_the_reach(self):
        self.assertTrue(tw.bounds_reach((0, 0, 0), (1, 1, 1), [(1.0004, 0.5, 0.5)], 0.0005))
        self.assertFalse(tw.bounds_reach((0, 0, 0), (1, 1, 1), [(1.0006, 0.5, 0.5)], 0.0005))


if __name__ == "__main__":
    unittest.main()
