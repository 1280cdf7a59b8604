package org.trackwalk.check.rules.topology;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.trackwalk.ground.crossing.Crossing;

/**
 * The two sides of a line along which a piece goes through itself: each triangle is on the other
 * side than what it crosses. Where three cross one another, one pair of them is on one side.
 */
final class Sides {

  private Sides() {}

  /** The side of each triangle, 0 or 1. */
  static Map<Integer, Integer> of(List<Crossing> crossings) {
    Map<Integer, List<Integer>> others = new TreeMap<>();
    for (Crossing c : crossings) {
      others.computeIfAbsent(c.first(), k -> new ArrayList<>()).add(c.second());
      others.computeIfAbsent(c.second(), k -> new ArrayList<>()).add(c.first());
    }
    Map<Integer, Integer> sides = new HashMap<>();
    ArrayDeque<Integer> open = new ArrayDeque<>();
    for (int start : others.keySet()) {
      if (sides.putIfAbsent(start, 0) == null) {
        open.add(start);
      }
      while (!open.isEmpty()) {
        int t = open.poll();
        for (int other : others.get(t)) {
          if (sides.putIfAbsent(other, 1 - sides.get(t)) == null) {
            open.add(other);
          }
        }
      }
    }
    return sides;
  }
}
