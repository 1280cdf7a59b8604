package org.trackwalk.course.opening;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.trackwalk.mesh.parallel.Budget;

/** Finds the rim's place that is nearest, seen from above, among those at about a height. */
final class RimGrid {

  /** Side of a cell, metres; what is farther than one cell away is not near. */
  static final double CELL = 5;

  /** What is farther above or below belongs to another sheet, metres. */
  static final double SHEET = 1.5;

  /** So many places cost as much as one thing that is looked at. */
  private static final int PLACES = 16;

  /** By how much a cell is taken to be nearer than it is, for rounding; metres. */
  private static final double HAIR = 1e-3;

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
    List<Rim> around = cells.getOrDefault(key(cell(x), cell(z)), List.of());
    long looked = around.size();
    Rim best = null;
    double bound = CELL * CELL;
    for (Rim rim : around) {
      double square = rim.square(x, z);
      if (square < bound && isOfSheet(rim, x, y, z)) {
        bound = square;
      }
    }
    double least = CELL * CELL;
    for (int i = -1; i <= 1; i++) {
      for (int j = -1; j <= 1; j++) {
        if (square(x, i) + square(z, j) > bound) {
          continue; // the place in the middle cell is nearer
        }
        List<Rim> near = cells.getOrDefault(key(cell(x) + i, cell(z) + j), List.of());
        looked += near.size();
        for (Rim rim : near) {
          double square = rim.square(x, z);
          if (square < least && isOfSheet(rim, x, y, z)) {
            least = square;
            best = rim;
          }
        }
      }
    }
    Budget.spend(1 + looked / PLACES);
    return best;
  }

  private static boolean isOfSheet(Rim rim, double x, double y, double z) {
    return Math.abs(rim.heightAt(x, z) - y) <= SHEET;
  }

  /** The square of the metres along an axis to the cell beside that of a place; less a hair. */
  private static double square(double at, int beside) {
    double low = cell(at) * CELL;
    double far = beside == 0 ? 0 : beside < 0 ? at - low : low + CELL - at;
    double near = Math.max(0, far - HAIR);
    return near * near;
  }

  private static long cell(double x) {
    return (long) Math.floor(x / CELL);
  }

  private static long key(long x, long z) {
    return x << 32 ^ z & 0xffff_ffffL;
  }
}
