package org.trackwalk.cli;

import java.util.ArrayList;
import java.util.List;
import org.joml.Matrix3d;
import org.joml.Quaterniond;
import org.joml.Vector3d;

/**
 * A box at any angle.
 *
 * @param centre metres
 * @param half metres along each of its own axes
 * @param turn from its axes to the level's
 */
record PlantedBox(Vector3d centre, Vector3d half, Quaterniond turn) {

  /** What a constraint may be missed by, metres. */
  private static final double ROUNDING = 1e-9;

  /** Bit 0 of a corner's number is its side along x, bit 1 along y, bit 2 along z. */
  List<Vector3d> corners() {
    List<Vector3d> corners = new ArrayList<>();
    for (int i = 0; i < 8; i++) {
      Vector3d corner =
          new Vector3d(
              (i & 1) == 0 ? -half.x : half.x,
              (i & 2) == 0 ? -half.y : half.y,
              (i & 4) == 0 ? -half.z : half.z);
      corners.add(turn.transform(corner).add(centre));
    }
    return corners;
  }

  /** The same box elsewhere. */
  PlantedBox moved(double x, double y, double z) {
    return new PlantedBox(new Vector3d(centre).add(x, y, z), half, turn);
  }

  /**
   * How deep the deepest point of this box's faces lies in another box, metres; 0 where none does.
   * On a face depth is the least of six linear functions. Where it is greatest, three of those and
   * of the face's four borders are tight: all choices of three are tried.
   */
  double deepestIn(PlantedBox other) {
    double deepest = 0;
    for (int axis = 0; axis < 3; axis++) {
      for (int side = -1; side <= 1; side += 2) {
        deepest = Math.max(deepest, deepestOnFace(axis, side, other));
      }
    }
    return deepest;
  }

  private static Vector3d unit(int axis) {
    return new Vector3d(axis == 0 ? 1 : 0, axis == 1 ? 1 : 0, axis == 2 ? 1 : 0);
  }

  private double deepestOnFace(int axis, int side, PlantedBox other) {
    int[] across = {(axis + 1) % 3, (axis + 2) % 3};
    Vector3d middle = turn.transform(unit(axis)).mul(side * half.get(axis)).add(centre);
    Vector3d u = turn.transform(unit(across[0]));
    Vector3d v = turn.transform(unit(across[1]));
    // Rows a, b, c, d: a * u + b * v + c * depth <= d.
    List<double[]> rows = new ArrayList<>();
    for (int k = 0; k < 3; k++) {
      Vector3d n = other.turn.transform(unit(k));
      double at = new Vector3d(middle).sub(other.centre).dot(n);
      rows.add(new double[] {n.dot(u), n.dot(v), 1, other.half.get(k) - at});
      rows.add(new double[] {-n.dot(u), -n.dot(v), 1, other.half.get(k) + at});
    }
    for (int way = -1; way <= 1; way += 2) {
      rows.add(new double[] {way, 0, 0, half.get(across[0])});
      rows.add(new double[] {0, way, 0, half.get(across[1])});
    }
    double deepest = 0;
    for (int i = 0; i < rows.size(); i++) {
      for (int j = i + 1; j < rows.size(); j++) {
        for (int k = j + 1; k < rows.size(); k++) {
          Vector3d at = solved(rows.get(i), rows.get(j), rows.get(k));
          if (at != null && at.z > deepest && keeps(rows, at)) {
            deepest = at.z;
          }
        }
      }
    }
    return deepest;
  }

  private static Vector3d solved(double[] p, double[] q, double[] r) {
    Matrix3d m = new Matrix3d(p[0], q[0], r[0], p[1], q[1], r[1], p[2], q[2], r[2]);
    return Math.abs(m.determinant()) < ROUNDING
        ? null
        : m.invert().transform(new Vector3d(p[3], q[3], r[3]));
  }

  private static boolean keeps(List<double[]> rows, Vector3d at) {
    for (double[] row : rows) {
      if (row[0] * at.x + row[1] * at.y + row[2] * at.z > row[3] + ROUNDING) {
        return false;
      }
    }
    return true;
  }
}
