package org.trackwalk.course.opening;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Finds the rim's place that is nearest, seen from above, among those at about a height. */
final class RimGrid {

  /** Side of a cell, metres; what is farther than one cell away is not near. */
  private static final double CELL = 5;

  /** What is farther above or below belongs to another sheet, metres. */
  static final double SHEET = 1.5;

  private final Map<Long, List<Rim>> cells = new HashMap<>();

  RimGrid(List<Rim> rims) {
    for (Rim rim : rims) {
      cells.computeIfAbsent(key(cell(rim.x()), cell(rim.z())), k -> new ArrayList<>()).add(rim);
    }
  }

  /**
   * The place within 5 m that is nearest to (x, z), of the sheets that carried on are at about a
   * height there; null when there is none.
   */
  Rim nearest(double x, double y, double z) {
    Rim best = null;
    double least = CELL * CELL;
    for (int i = -1; i <= 1; i++) {
      for (int j = -1; j <= 1; j++) {
        List<Rim> near = cells.getOrDefault(key(cell(x) + i, cell(z) + j), List.of());
        for (Rim rim : near) {
          double square = rim.square(x, z);
          if (square < least && Math.abs(rim.heightAt(x, z) - y) <= SHEET) {
            least = square;
            best = rim;
          }
        }
      }
    }
    return best;
  }

  private static long cell(double x) {
    return (long) Math.floor(x / CELL);
  }

  private static long key(long x, long z) {
    return x << 32 ^ z & 0xffff_ffffL;
  }
}
