package org.trackwalk.io.source;

import java.util.BitSet;
import java.util.List;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Which part of its box a file's surface fills: what stands in one place fills the same cells, what
 * was cut out of one scene by kinds (all roads, all houses, all trees) fills others of one box.
 *
 * @param box min x, y, z, max x, y, z in metres
 * @param cells of {@link #FINE} along each axis of the box, those in which surface lies
 */
record FilledCells(float[] box, BitSet cells) {

  /** Cells along each axis of a file's own box. */
  private static final int FINE = 32;

  /** Most cells along each axis of the box around two files: a part of a kit reaches over a few. */
  private static final int COARSE = 8;

  /** The least side of such a cell, metres: what is flat lies in one layer with what is near. */
  private static final double THICK = 4 * Boxes.REACH;

  /** Two of the same place have over so much of the larger one's cells in common. */
  private static final double SHARE = 0.5;

  /** Marks the cells of a surface whose box is known. */
  static FilledCells of(WeldedSurface surface, float[] box) {
    BitSet cells = new BitSet(FINE * FINE * FINE);
    float[] p = surface.positions();
    int[] corners = surface.triangles();
    double[] at = new double[3];
    for (int t = 0; t < surface.triangleCount(); t++) {
      int a = 3 * corners[3 * t];
      int b = 3 * corners[3 * t + 1];
      int c = 3 * corners[3 * t + 2];
      int n = steps(p, a, b, c, box);
      for (int i = 0; i < n; i++) {
        for (int j = 0; i + j < n; j++) {
          double u = (i + 1.0 / 3) / n;
          double v = (j + 1.0 / 3) / n;
          for (int k = 0; k < 3; k++) {
            at[k] =
                p[a + k] + u * ((double) p[b + k] - p[a + k]) + v * ((double) p[c + k] - p[a + k]);
          }
          cells.set(cell(at, box, FINE, 0));
        }
      }
    }
    return new FilledCells(box, cells);
  }

  /** So many parts of each side of a triangle are no longer than a cell. */
  private static int steps(float[] p, int a, int b, int c, float[] box) {
    double most = 0;
    for (int k = 0; k < 3; k++) {
      double least = Math.min(p[a + k], Math.min(p[b + k], p[c + k]));
      double far = Math.max(p[a + k], Math.max(p[b + k], p[c + k]));
      double size = (double) box[3 + k] - box[k];
      most = Math.max(most, size > 0 ? (far - least) / size : 0);
    }
    return most <= 1 ? (int) Math.max(1, Math.ceil(FINE * most)) : 1;
  }

  /** The cell of a place: so many along each axis, fewer where they would be too thin. */
  private static int cell(double[] at, float[] box, int most, double thick) {
    int cell = 0;
    for (int k = 0; k < 3; k++) {
      double size = (double) box[3 + k] - box[k];
      double along = thick > 0 ? Math.max(1, Math.min(most, Math.floor(size / thick))) : most;
      double part = size > 0 ? (at[k] - box[k]) / size : 0;
      cell = most * cell + (int) Math.max(0, Math.min(along - 1, Math.floor(along * part)));
    }
    return cell;
  }

  /** Whether two files fill the same part of the space around both. */
  boolean same(FilledCells other) {
    return same(List.of(this), List.of(other));
  }

  /** The same of files that are one level each. */
  static boolean same(List<FilledCells> one, List<FilledCells> other) {
    float[] around = one.get(0).box;
    for (FilledCells file : one) {
      around = Boxes.around(around, file.box);
    }
    for (FilledCells file : other) {
      around = Boxes.around(around, file.box);
    }
    BitSet own = in(one, around);
    BitSet others = in(other, around);
    int most = Math.max(own.cardinality(), others.cardinality());
    own.and(others);
    return own.cardinality() > SHARE * most;
  }

  private static BitSet in(List<FilledCells> files, float[] around) {
    BitSet all = new BitSet();
    files.forEach(file -> all.or(file.in(around)));
    return all;
  }

  /** The cells of another box, which lies around this one, in which surface lies. */
  private BitSet in(float[] around) {
    BitSet coarse = new BitSet(COARSE * COARSE * COARSE);
    double[] at = new double[3];
    for (int cell = cells.nextSetBit(0); cell >= 0; cell = cells.nextSetBit(cell + 1)) {
      int rest = cell;
      for (int k = 2; k >= 0; k--) {
        at[k] = box[k] + (rest % FINE + 0.5) * ((double) box[3 + k] - box[k]) / FINE;
        rest /= FINE;
      }
      coarse.set(cell(at, around, COARSE, THICK));
    }
    return coarse;
  }
}
