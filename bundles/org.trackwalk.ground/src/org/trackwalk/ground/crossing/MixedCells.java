package org.trackwalk.ground.crossing;

import java.util.Arrays;
import java.util.function.IntPredicate;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Triangles that share a column of the ground's grid with another sheet: only those can cross one.
 * Inside a sheet, where most triangles are, no two are ever compared.
 */
final class MixedCells {

  /** Side of a column over the mean side of a triangle: most triangles lie in one to four. */
  private static final double TRIANGLES = 2;

  /** The smallest side of a column, metres: keeps their number that of a level's square metres. */
  private static final double SMALLEST = 0.25;

  /** A triangle over more columns than this is compared by its box instead. */
  private static final int MANY_CELLS = 64;

  private static final int SEVERAL = -2;
  private static final int NONE = -1;

  private final WeldedSurface surface;
  private final Sheets sheets;
  private final double size;
  private long[] keys = new long[1 << 12];
  private int[] entered = filled(1 << 12);
  private int used;

  /** The columns of the triangle that is looked at: from and to, x and z. */
  private int x0;

  private int x1;
  private int z0;
  private int z1;

  private MixedCells(WeldedSurface surface, Sheets sheets, double size) {
    this.surface = surface;
    this.sheets = sheets;
    this.size = size;
  }

  private static int[] filled(int n) {
    int[] sheets = new int[n];
    Arrays.fill(sheets, NONE);
    return sheets;
  }

  /** Those of the triangles that are asked for, ascending. */
  static int[] triangles(WeldedSurface surface, Sheets sheets, IntPredicate asked, int threads) {
    if (sheets.count() < 2) {
      return new int[0];
    }
    IntList all = new IntList();
    double sides = 0;
    for (int t = 0; t < surface.triangleCount(); t++) {
      if (asked.test(t)) {
        all.add(t);
        for (int axis = 0; axis < 3; axis += 2) {
          sides += extreme(surface, t, axis, false) - (double) extreme(surface, t, axis, true);
        }
      }
    }
    double size = Math.max(SMALLEST, TRIANGLES * sides / (2.0 * Math.max(1, all.size())));
    MixedCells cells = new MixedCells(surface, sheets, size);
    IntList large = new IntList();
    for (int i = 0; i < all.size(); i++) {
      if (cells.large(all.get(i))) {
        large.add(all.get(i));
      } else {
        cells.visit(all.get(i), true);
      }
    }
    TriangleSubset wide = TriangleSubset.of(surface, large.array(), threads);
    IntList near = new IntList();
    IntList mixed = new IntList();
    for (int i = 0; i < all.size(); i++) {
      int t = all.get(i);
      if (cells.large(t) || cells.visit(t, false) || wide.meetsOther(t, sheets, near)) {
        mixed.add(t);
      }
    }
    return mixed.array();
  }

  /** Turns to a triangle; whether it lies over many columns. */
  private boolean large(int t) {
    x0 = cell(t, 0, true);
    x1 = cell(t, 0, false);
    z0 = cell(t, 2, true);
    z1 = cell(t, 2, false);
    return ((long) x1 - x0 + 1) * ((long) z1 - z0 + 1) > MANY_CELLS;
  }

  /**
   * Enters the sheet of the triangle turned to into its columns, or tells whether one of them has
   * several.
   */
  private boolean visit(int t, boolean enter) {
    for (long x = x0; x <= x1; x++) {
      for (long z = z0; z <= z1; z++) {
        long key = x << 32 ^ z & 0xffff_ffffL;
        int slot = slot(key);
        if (enter) {
          enter(slot, key, sheets.of()[t]);
        } else if (entered[slot] == SEVERAL) {
          return true;
        }
      }
    }
    return false;
  }

  /** The column that holds an end of a triangle: the quotient rounded down, as an int can be. */
  private int cell(int t, int axis, boolean least) {
    double columns = extreme(surface, t, axis, least) / size;
    int toZero = (int) columns; // Math.floor is a call to the fast compiler
    return columns < toZero && toZero > Integer.MIN_VALUE ? toZero - 1 : toZero;
  }

  private static float extreme(WeldedSurface surface, int t, int axis, boolean least) {
    float[] p = surface.positions();
    int[] c = surface.triangles();
    float a = p[3 * c[3 * t] + axis];
    float b = p[3 * c[3 * t + 1] + axis];
    float d = p[3 * c[3 * t + 2] + axis];
    float one = a < b == least ? a : b;
    return one < d == least ? one : d;
  }

  private int slot(long key) {
    int i = (int) (key * 0x9e37_79b9_7f4a_7c15L >>> 32) & keys.length - 1;
    while (entered[i] != NONE && keys[i] != key) {
      i = i + 1 & keys.length - 1;
    }
    return i;
  }

  private void enter(int slot, long key, int sheet) {
    if (entered[slot] != NONE) {
      entered[slot] = entered[slot] == sheet ? sheet : SEVERAL;
      return;
    }
    keys[slot] = key;
    entered[slot] = sheet;
    if (2 * ++used > keys.length) {
      long[] oldKeys = keys;
      int[] old = entered;
      keys = new long[2 * oldKeys.length];
      entered = filled(2 * oldKeys.length);
      for (int i = 0; i < oldKeys.length; i++) {
        if (old[i] != NONE) {
          int at = slot(oldKeys[i]);
          keys[at] = oldKeys[i];
          entered[at] = old[i];
        }
      }
    }
  }
}
