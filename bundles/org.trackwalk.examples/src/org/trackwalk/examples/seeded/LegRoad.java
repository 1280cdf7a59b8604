package org.trackwalk.examples.seeded;

import java.util.ArrayList;
import java.util.List;

/**
 * A road of straight legs as a grid of vertices: rows from border to border, mitred where two legs
 * meet. Between two corners the rows lie square to their leg, or turn evenly from mitre to mitre.
 */
final class LegRoad {

  private final double half;
  private final double bank;
  private final int columns;
  private final List<double[][]> rows = new ArrayList<>();
  private final List<Integer> corners = new ArrayList<>();

  /**
   * A road without rows.
   *
   * @param half of its width, metres
   * @param bank metres that it rises to the left per metre
   * @param columns quads beside each other
   */
  LegRoad(double half, double bank, int columns) {
    this.half = half;
    this.bank = bank;
    this.columns = columns;
  }

  /**
   * Adds its rows.
   *
   * @param lengths of the legs along the middle, metres
   * @param ways of the legs, radians from z to x
   * @param quad length of a quad, metres, about
   * @param even whether rows turn evenly from mitre to mitre
   */
  LegRoad legs(double[] lengths, double[] ways, double quad, boolean even) {
    double[] at = {0, 0};
    for (int leg = 0; leg < lengths.length; leg++) {
      double way = ways[leg];
      double before = leg == 0 ? 0 : (way - ways[leg - 1]) / 2;
      double behind = leg + 1 == lengths.length ? 0 : (ways[leg + 1] - way) / 2;
      int parts = (int) Math.max(1, Math.rint(lengths[leg] / quad));
      if (leg > 0) {
        corners.add(rows.size());
      }
      for (int i = 0; i < parts; i++) {
        double part = (double) i / parts;
        double along = part * lengths[leg];
        double tan = StrictMath.tan(before) * (1 - part) - StrictMath.tan(behind) * part;
        if (even || i == 0) {
          rows.add(row(at, way, along, even ? tan : StrictMath.tan(before)));
        } else if (Math.min(
                along - half * Math.abs(StrictMath.tan(before)),
                lengths[leg] - along - half * Math.abs(StrictMath.tan(behind)))
            > quad / 2) {
          rows.add(row(at, way, along, 0));
        }
      }
      at[0] += lengths[leg] * StrictMath.sin(way);
      at[1] += lengths[leg] * StrictMath.cos(way);
    }
    rows.add(row(at, ways[ways.length - 1], 0, 0));
    return this;
  }

  /** A row whose points lie so far along for each metre that they lie to the left. */
  private double[][] row(double[] start, double way, double along, double slant) {
    double x = StrictMath.sin(way);
    double z = StrictMath.cos(way);
    double[][] row = new double[columns + 1][];
    for (int c = 0; c <= columns; c++) {
      double left = half * (2.0 * c / columns - 1);
      double ahead = along + slant * left;
      row[c] =
          new double[] {
            start[0] + ahead * x + left * z, left * bank, start[1] + ahead * z - left * x
          };
    }
    return row;
  }

  /** How many rows there are. */
  int rows() {
    return rows.size();
  }

  /** The rows at which a leg begins, but for the first. */
  List<Integer> corners() {
    return List.copyOf(corners);
  }

  /** A vertex, xyz; column 0 is at the right border. */
  double[] at(int row, int column) {
    return rows.get(row)[column].clone();
  }

  /** The unit direction of the leg behind a row, x and z. */
  double[] way(int row) {
    double[] a = middle(row);
    double[] b = middle(row + 1);
    double x = b[0] - a[0];
    double z = b[1] - a[1];
    double length = Math.sqrt(x * x + z * z);
    return new double[] {x / length, z / length};
  }

  private double[] middle(int row) {
    double[] right = rows.get(row)[0];
    double[] left = rows.get(row)[columns];
    return new double[] {(right[0] + left[0]) / 2, (right[2] + left[2]) / 2};
  }
}
