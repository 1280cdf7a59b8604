package org.trackwalk.contact.collide;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.trackwalk.mesh.progress.Progress;

/**
 * Distances to a closed body on a regular grid, negative inside, interpolated trilinearly between
 * the grid's points (ArtiSynth Modeling Guide, 8.4.2 and 4.6). What such a grid takes for the body
 * is where it is 0, which is not quite the body: {@link #error} tells by how much.
 */
public final class DistanceGrid {

  /** Points of a grid at most: 64 MB. */
  public static final long MOST_POINTS = 1L << 24;

  private final float[] values;
  private final int[] cells = new int[3];
  private final double[] from = new double[3];
  private final double spacing;
  private final Shell body;

  private DistanceGrid(Shell body, double spacing) {
    this.body = body;
    this.spacing = spacing;
    float[] box = body.box();
    for (int axis = 0; axis < 3; axis++) {
      // A cell around the body: its surface lies between points on both sides.
      double size = (double) box[3 + axis] - box[axis];
      cells[axis] = 2 + (int) Math.ceil(size / spacing);
      from[axis] = (box[axis] + (double) box[3 + axis] - cells[axis] * spacing) / 2;
    }
    values = new float[(cells[0] + 1) * (cells[1] + 1) * (cells[2] + 1)];
  }

  /** Edge of a cell, metres, with so many cells along a body's longest side. */
  public static double spacing(Shell body, int cells) {
    float[] box = body.box();
    double longest =
        Math.max(
            (double) box[3] - box[0], Math.max((double) box[4] - box[1], (double) box[5] - box[2]));
    return longest / cells;
  }

  /** How many points a grid of a body would have. */
  public static double points(Shell body, double spacing) {
    double points = 1;
    for (int axis = 0; axis < 3; axis++) {
      double size = (double) body.box()[3 + axis] - body.box()[axis];
      points *= 3 + Math.ceil(size / spacing);
    }
    return points;
  }

  /**
   * The grid of a closed body.
   *
   * @param spacing edge of a cell, metres
   * @throws IllegalArgumentException when the body is not closed or the grid has too many points
   * @throws org.trackwalk.mesh.progress.CancelledException when the user cancels
   */
  public static DistanceGrid of(Shell body, double spacing, Progress progress) {
    if (!body.closed()) {
      throw new IllegalArgumentException("a body that is not closed has no distance grid");
    }
    if (!(spacing > 0) || points(body, spacing) > MOST_POINTS) {
      throw new IllegalArgumentException("a distance grid of too many points");
    }
    DistanceGrid grid = new DistanceGrid(body, spacing);
    Nearest nearest = new Nearest(body);
    for (int i = 0; i < grid.values.length; i++) {
      if (i % 1024 == 0) {
        progress.check();
      }
      double x = grid.coordinate(0, i % (grid.cells[0] + 1));
      double y = grid.coordinate(1, i / (grid.cells[0] + 1) % (grid.cells[1] + 1));
      double z = grid.coordinate(2, i / (grid.cells[0] + 1) / (grid.cells[1] + 1));
      double near = nearest.distance(x, y, z);
      boolean inside = Inside.around(body, (float) x, (float) y, (float) z, 1) > 0;
      grid.values[i] = (float) (inside ? -near : near);
    }
    return grid;
  }

  private double coordinate(int axis, int i) {
    return from[axis] + i * spacing;
  }

  /** Number of cells along x, y and z. */
  public int[] cells() {
    return cells.clone();
  }

  /** The grid's corner of least x, y and z. */
  public double[] from() {
    return from.clone();
  }

  /** Edge of a cell, metres. */
  public double spacing() {
    return spacing;
  }

  /** Metres to the body, negative inside; positive infinity beyond the grid. */
  public double at(double x, double y, double z) {
    return at(x, y, z, null);
  }

  /**
   * The same, with its gradient.
   *
   * @param gradient gets three numbers; null when not wanted
   */
  public double at(double x, double y, double z, double[] gradient) {
    double[] p = {x, y, z};
    int[] cell = new int[3];
    double[] f = new double[3];
    for (int axis = 0; axis < 3; axis++) {
      double share = (p[axis] - from[axis]) / spacing;
      if (!(share >= 0 && share <= cells[axis])) {
        return Double.POSITIVE_INFINITY;
      }
      cell[axis] = Math.min(cells[axis] - 1, (int) share);
      f[axis] = share - cell[axis];
    }
    double sum = 0;
    if (gradient != null) {
      Arrays.fill(gradient, 0);
    }
    for (int corner = 0; corner < 8; corner++) {
      double value = value(cell, corner);
      double[] w = new double[3];
      for (int axis = 0; axis < 3; axis++) {
        w[axis] = (corner >> axis & 1) == 1 ? f[axis] : 1 - f[axis];
      }
      sum += w[0] * w[1] * w[2] * value;
      for (int axis = 0; gradient != null && axis < 3; axis++) {
        double sign = (corner >> axis & 1) == 1 ? 1 : -1;
        gradient[axis] += sign * w[(axis + 1) % 3] * w[(axis + 2) % 3] * value / spacing;
      }
    }
    return sum;
  }

  private double value(int[] cell, int corner) {
    int x = cell[0] + (corner & 1);
    int y = cell[1] + (corner >> 1 & 1);
    int z = cell[2] + (corner >> 2 & 1);
    return values[(z * (cells[1] + 1) + y) * (cells[0] + 1) + x];
  }

  /** Metres by which the place where the grid is 0 misses the body's corners at most. */
  public double error() {
    double most = 0;
    for (int t = 0; t < body.size(); t++) {
      for (int k = 0; k < 3; k++) {
        int a = body.at(t, k);
        float[] p = body.positions();
        most = Math.max(most, Math.abs(at(p[a], p[a + 1], p[a + 2])));
      }
    }
    return most;
  }

  /**
   * The line at a height along which the grid is 0: x, z, x, z of a segment each, in no order. In
   * each square of the grid it is straight.
   */
  public double[] section(double y) {
    List<double[]> found = new ArrayList<>();
    for (int i = 0; i < cells[0]; i++) {
      for (int k = 0; k < cells[2]; k++) {
        square(i, k, y, found);
      }
    }
    return found.stream().flatMapToDouble(Arrays::stream).toArray();
  }

  private void square(int i, int k, double y, List<double[]> found) {
    double[] x = {coordinate(0, i), coordinate(0, i + 1), coordinate(0, i + 1), coordinate(0, i)};
    double[] z = {coordinate(2, k), coordinate(2, k), coordinate(2, k + 1), coordinate(2, k + 1)};
    double[] v = new double[4];
    for (int c = 0; c < 4; c++) {
      v[c] = at(x[c], y, z[c]);
    }
    double[] line = new double[4];
    int n = 0;
    for (int c = 0; c < 4; c++) {
      int d = (c + 1) % 4;
      if (v[c] <= 0 != v[d] <= 0 && Double.isFinite(v[c]) && Double.isFinite(v[d])) {
        double f = v[c] / (v[c] - v[d]);
        line[n++] = x[c] + f * (x[d] - x[c]);
        line[n++] = z[c] + f * (z[d] - z[c]);
        if (n == 4) {
          found.add(line);
          line = new double[4];
          n = 0;
        }
      }
    }
  }
}
