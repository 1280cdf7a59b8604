package org.trackwalk.course.opening;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Spreads from a rim over what has no ground, in the sheet that the ground around would make, and
 * stops at ground and walls. What gets too far is no hole but the end of the level, or the land
 * between two roads.
 */
final class VoidFlood {

  /** Side of the cells, metres: a car's wheel is as wide. */
  static final double CELL = 0.25;

  /** A hole has at most so many square metres. */
  private static final double MOST_AREA = 400;

  private static final int MOST_CELLS = (int) (MOST_AREA / CELL / CELL);

  /** A circle of this radius fits into no hole, metres (docs/ledger.md: 5 m). */
  static final double RADIUS = 5;

  /** A hole is at most so long, metres: what is longer lies between two roads. */
  static final double LONGEST = 60;

  /** Of one place the sheet is taken for the same up to this difference, metres. */
  private static final double SHEET = 3;

  /** Offsets from a rim at which a cell is sought, metres. */
  private static final double[] BEYOND = {0.1, 0.2, 0.3, 0.4};

  private static final double BELOW_STEP = 0.5;

  /** To the sides, then over the corners: a slit that runs aslant is not shut by its cells. */
  private static final int[] DX = {1, 0, -1, 0, 1, -1, -1, 1};

  private static final int[] DZ = {0, 1, 0, -1, 1, 1, -1, -1};

  /** To so many of them lie the sides, along which an opening's rim is counted. */
  private static final int SIDES = 4;

  private static final int DIRECTIONS = 16;

  private final Air air;
  private final RimGrid rims;
  private final Map<Long, List<Double>> open = new HashMap<>();

  private record Cell(long i, long j, double y, double far, Rim rim) {
    double x() {
      return (i + 0.5) * CELL;
    }

    double z() {
      return (j + 0.5) * CELL;
    }
  }

  VoidFlood(Air air, RimGrid rims) {
    this.air = air;
    this.rims = rims;
  }

  /** The cell without ground right beyond a rim, three doubles; null when there is none. */
  double[] start(Rim rim) {
    Cell cell = first(rim);
    return cell == null ? null : new double[] {cell.x(), cell.y(), cell.z()};
  }

  private Cell first(Rim rim) {
    for (double far : BEYOND) {
      double x = rim.x() + far * rim.outX();
      double z = rim.z() + far * rim.outZ();
      Cell cell = cell((long) Math.floor(x / CELL), (long) Math.floor(z / CELL), rim, rim.y());
      double outward = (cell.x() - rim.x()) * rim.outX() + (cell.z() - rim.z()) * rim.outZ();
      if (outward > 0
          && air.free(cell.x(), cell.y(), cell.z(), cell.far())
          && !air.walled(rim.x(), rim.y(), rim.z(), cell.x(), cell.y(), cell.z())) {
        return cell;
      }
    }
    return null;
  }

  private Cell cell(long i, long j, Rim before, double y) {
    double x = (i + 0.5) * CELL;
    double z = (j + 0.5) * CELL;
    Rim near = rims.nearest(x, y, z);
    Rim rim = near == null ? before : near;
    return new Cell(i, j, rim.heightAt(x, z), Math.sqrt(rim.square(x, z)), rim);
  }

  /** The opening beyond a rim; null where there is none, or what is there is no hole. */
  Opening from(Rim rim) {
    Cell first = first(rim);
    if (first == null) {
      return null;
    }
    List<Cell> cells = new ArrayList<>();
    Set<Long> seen = new HashSet<>();
    long[] box = {first.i(), first.i(), first.j(), first.j()};
    int steps = 0;
    int ramps = 0;
    cells.add(first);
    seen.add(key(first.i(), first.j()));
    for (int n = 0; n < cells.size(); n++) {
      Cell cell = cells.get(n);
      box[0] = Math.min(box[0], cell.i());
      box[1] = Math.max(box[1], cell.i());
      box[2] = Math.min(box[2], cell.j());
      box[3] = Math.max(box[3], cell.j());
      if (cells.size() > MOST_CELLS
          || CELL * Math.max(box[1] - box[0], box[3] - box[2]) > LONGEST
          || known(cell)
          || cell.far() >= RADIUS && wide(cell)) {
        leave(cells);
        return null;
      }
      for (int d = 0; d < DX.length; d++) {
        long key = key(cell.i() + DX[d], cell.j() + DZ[d]);
        if (seen.contains(key)) {
          continue;
        }
        Cell next = cell(cell.i() + DX[d], cell.j() + DZ[d], cell.rim(), cell.y());
        if (air.walled(cell.x(), cell.y(), cell.z(), next.x(), next.y(), next.z())) {
          steps += d < SIDES ? 1 : 0;
          continue;
        }
        if (free(next) && free(cell, next)) {
          seen.add(key);
          cells.add(next);
          continue;
        }
        if (d >= SIDES) {
          continue;
        }
        steps++;
        if (air.groundAround(next.x(), next.y(), next.z(), next.far())) {
          double rise = air.height() - cell.y();
          ramps += air.depth(cell.x(), cell.y(), cell.z()) + rise < BELOW_STEP ? 1 : 0;
        }
      }
    }
    // Who comes from another rim of it does not come again.
    leave(cells);
    Rim[] sheets = new Rim[cells.size()];
    double[] middles = new double[3 * cells.size()];
    for (int n = 0; n < cells.size(); n++) {
      sheets[n] = cells.get(n).rim();
      middles[3 * n] = cells.get(n).x();
      middles[3 * n + 1] = cells.get(n).y();
      middles[3 * n + 2] = cells.get(n).z();
    }
    return new Opening(middles, sheets, steps, ramps);
  }

  private boolean free(Cell cell) {
    return air.free(cell.x(), cell.y(), cell.z(), cell.far());
  }

  /** Whether there is no ground half-way between two cells either: a strip is narrower. */
  private boolean free(Cell from, Cell to) {
    return air.free(
        (from.x() + to.x()) / 2,
        (from.y() + to.y()) / 2,
        (from.z() + to.z()) / 2,
        Math.max(from.far(), to.far()));
  }

  /** Whether a circle around a cell is too wide for a hole. */
  private boolean wide(Cell cell) {
    for (int d = 0; d < DIRECTIONS; d++) {
      double angle = 2 * StrictMath.PI * d / DIRECTIONS;
      double x = cell.x() + RADIUS * StrictMath.cos(angle);
      double z = cell.z() + RADIUS * StrictMath.sin(angle);
      double y = cell.rim().heightAt(x, z);
      for (double part = 0.2; part <= 1; part += 0.2) {
        double px = cell.x() + part * (x - cell.x());
        double pz = cell.z() + part * (z - cell.z());
        if (air.ground(px, cell.rim().heightAt(px, pz), pz, cell.far() + RADIUS)) {
          return false;
        }
      }
      if (air.walled(cell.x(), cell.y(), cell.z(), x, y, z)) {
        return false;
      }
    }
    return true;
  }

  private void leave(List<Cell> cells) {
    for (Cell cell : cells) {
      open.computeIfAbsent(key(cell.i(), cell.j()), k -> new ArrayList<>(1)).add(cell.y());
    }
  }

  private boolean known(Cell cell) {
    for (double y : open.getOrDefault(key(cell.i(), cell.j()), List.of())) {
      if (Math.abs(y - cell.y()) <= SHEET) {
        return true;
      }
    }
    return false;
  }

  private static long key(long i, long j) {
    return i << 32 ^ j & 0xffff_ffffL;
  }
}
