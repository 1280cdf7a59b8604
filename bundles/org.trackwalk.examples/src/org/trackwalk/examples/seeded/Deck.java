package org.trackwalk.examples.seeded;

import java.util.BitSet;
import java.util.List;

/**
 * The surface of a scene: rows of vertices across the way, joined to triangles. All coordinates are
 * the scene's own, before it is placed.
 */
final class Deck {

  private final Centre centre;
  private final double[] rows;
  private final double[][] columns;
  private final List<Strip> strips;
  private final int diagonal;
  private final BitSet gone = new BitSet();

  /**
   * A deck without a hole.
   *
   * @param rows stations of the rows, growing
   * @param columns per column its distance to the left and its height over the road, growing
   * @param diagonal 0 or 1 for either way, 2 for both in turn
   */
  Deck(Centre centre, double[] rows, double[][] columns, List<Strip> strips, int diagonal) {
    this.centre = centre;
    this.rows = rows.clone();
    this.columns = columns.clone();
    this.strips = List.copyOf(strips);
    this.diagonal = diagonal;
  }

  Centre centre() {
    return centre;
  }

  double[] rows() {
    return rows.clone();
  }

  List<Strip> strips() {
    return strips;
  }

  double left(int column) {
    return columns[column][0];
  }

  int columns() {
    return columns.length;
  }

  /** Takes the quad behind a row and to the left of a column away. */
  void remove(int row, int column) {
    gone.set(row * columns.length + column);
  }

  boolean gone(int row, int column) {
    return gone.get(row * columns.length + column);
  }

  /** Takes all quads between two stations and two distances to the left away. */
  void remove(double from, double to, double right, double left) {
    for (int r = 0; r + 1 < rows.length; r++) {
      for (int c = 0; c + 1 < columns.length; c++) {
        double s = (rows[r] + rows[r + 1]) / 2;
        double u = (columns[c][0] + columns[c + 1][0]) / 2;
        if (s > from && s < to && u > right && u < left) {
          remove(r, c);
        }
      }
    }
  }

  double[] position(int row, int column) {
    return centre.at(rows[row], columns[column][0], columns[column][1]);
  }

  /** Whether the diagonal of a quad runs from its near right to its far left corner. */
  boolean ahead(int row, int column) {
    return diagonal == 2 ? (row + column) % 2 == 0 : diagonal == 0;
  }

  /** The border of the road to the right. */
  double right() {
    return columns[strip(Strip.Role.ROAD).from()][0];
  }

  /** The border of the road to the left. */
  double left() {
    return columns[strip(Strip.Role.ROAD).to()][0];
  }

  /** How wide a kerb lies level with the road at its border, 1 for the left one, -1, metres. */
  double flatKerb(int side) {
    Strip road = strip(Strip.Role.ROAD);
    int border = side > 0 ? road.to() : road.from();
    for (Strip kerb : strips) {
      boolean beside = (side > 0 ? kerb.from() : kerb.to()) == border;
      int outer = side > 0 ? kerb.to() : kerb.from();
      if (kerb.role() == Strip.Role.KERB && beside && columns[outer][1] == 0) {
        return Math.abs(columns[outer][0] - columns[border][0]);
      }
    }
    return 0;
  }

  private Strip strip(Strip.Role role) {
    return strips.stream().filter(s -> s.role() == role).findFirst().orElseThrow();
  }

  /**
   * How far a point lies over this deck as it is made of triangles, along the triangle's normal.
   *
   * @param p scene coordinates
   * @param near a station near it
   * @return metres; NaN where the deck is not under it
   */
  double over(double[] p, double near) {
    double[] place = centre.locate(p, near);
    double[] foot = centre.at(place[0], place[1], 0);
    int row = interval(place[0]);
    for (int r = Math.max(0, row - 1); r <= Math.min(rows.length - 2, row + 1); r++) {
      for (int c = 0; c + 1 < columns.length; c++) {
        if (columns[c][0] > place[1] + 2 || columns[c + 1][0] < place[1] - 2) {
          continue;
        }
        double height = overQuad(p, foot, r, c);
        if (!Double.isNaN(height)) {
          return height;
        }
      }
    }
    return Double.NaN;
  }

  private int interval(double s) {
    int row = 0;
    while (row + 2 < rows.length && rows[row + 1] <= s) {
      row++;
    }
    return row;
  }

  private double overQuad(double[] p, double[] foot, int r, int c) {
    double[] a = position(r, c);
    double[] b = position(r, c + 1);
    double[] d = position(r + 1, c + 1);
    double[] e = position(r + 1, c);
    double height = ahead(r, c) ? overTriangle(p, foot, a, b, d) : overTriangle(p, foot, a, b, e);
    if (!Double.isNaN(height)) {
      return height;
    }
    return ahead(r, c) ? overTriangle(p, foot, a, d, e) : overTriangle(p, foot, b, d, e);
  }

  private static double overTriangle(
      double[] p, double[] foot, double[] a, double[] b, double[] c) {
    double u = inside(foot, a, b);
    double v = inside(foot, b, c);
    double w = inside(foot, c, a);
    if (Math.min(u, Math.min(v, w)) < -1e-9) {
      return Double.NaN;
    }
    double[] n = normal(a, b, c);
    return n[0] * (p[0] - a[0]) + n[1] * (p[1] - a[1]) + n[2] * (p[2] - a[2]);
  }

  /** Twice the area in plan of p and an edge; not negative inside. */
  private static double inside(double[] p, double[] a, double[] b) {
    return (b[2] - a[2]) * (p[0] - a[0]) - (b[0] - a[0]) * (p[2] - a[2]);
  }

  static double[] normal(double[] a, double[] b, double[] c) {
    double[] u = {b[0] - a[0], b[1] - a[1], b[2] - a[2]};
    double[] v = {c[0] - a[0], c[1] - a[1], c[2] - a[2]};
    double[] n = {u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]};
    double m = Math.sqrt(n[0] * n[0] + n[1] * n[1] + n[2] * n[2]);
    return new double[] {n[0] / m, n[1] / m, n[2] / m};
  }
}
