package org.trackwalk.contact.narrow;

import org.trackwalk.contact.sat.AxisSet;
import org.trackwalk.contact.sat.PlacedPolyhedron;
import org.trackwalk.contact.shape.Box;
import org.trackwalk.contact.shape.Polyhedron;
import org.trackwalk.contact.shape.Pose;

/**
 * A box at a pose as {@link BoxSearch} needs it: the corners of its core told from its centre in
 * level axes, with the bits that {@link PlacedPolyhedron} gives them. Reused from pose to pose;
 * allocates nothing until the box is another one.
 */
public final class PlacedBox {

  /** Part of a size that sums of a few products of doubles may lose, with room to spare. */
  static final double ROUNDING = 0x1p-40;

  /** Half sizes of the core, metres. */
  final double[] half = new double[3];

  /** Rotation, row by row: level = m · own. */
  final double[] m = new double[9];

  /** Eight corners of the core, xyz triples; bits of a number say which are on the + sides. */
  final double[] corners = new double[24];

  /** How far the corners reach along each own axis; minus that along its opposite. */
  final double[] reach = new double[3];

  double margin;
  double x;
  double y;
  double z;

  /** Length beyond which rounding of what is told from the centre could hide a tie, metres. */
  double slack;

  private Box box;
  private Pose pose;
  private PlacedPolyhedron core;
  private boolean coreIsPlaced;

  /** Moves the box. */
  public void place(Box next, Pose at) {
    if (next != box && !next.equals(box)) {
      take(next);
    }
    pose = at;
    coreIsPlaced = false;
    x = at.x();
    y = at.y();
    z = at.z();
    for (int row = 0; row < 3; row++) {
      for (int column = 0; column < 3; column++) {
        m[3 * row + column] = at.rotation(row, column);
      }
    }
    for (int row = 0; row < 3; row++) {
      double a = m[3 * row] * half[0];
      double b = m[3 * row + 1] * half[1];
      double c = m[3 * row + 2] * half[2];
      corner(row, 7, a + b + c);
      corner(row, 6, -a + b + c);
      corner(row, 5, a - b + c);
      corner(row, 4, -a - b + c);
    }
    for (int axis = 0; axis < 3; axis++) {
      double most = Double.NEGATIVE_INFINITY;
      for (int i = 0; i < 8; i++) {
        if ((i >> axis & 1) != 0) {
          most = Math.max(most, along(i, m[axis], m[3 + axis], m[6 + axis]));
        }
      }
      reach[axis] = most;
    }
  }

  private void take(Box next) {
    box = next;
    margin = next.margin();
    half[0] = next.hx() - margin;
    half[1] = next.hy() - margin;
    half[2] = next.hz() - margin;
    slack = ROUNDING * (half[0] + half[1] + half[2]);
    core = new PlacedPolyhedron(AxisSet.of(Polyhedron.ofBox(next)));
  }

  /** A corner and the one opposite, which has the same bits but for the sign. */
  private void corner(int row, int i, double value) {
    corners[3 * i + row] = value + 0.0;
    corners[3 * (7 - i) + row] = -value + 0.0;
  }

  /** A coordinate of the box's centre, metres, level coordinates. */
  public double centre(int axis) {
    return axis == 0 ? x : axis == 1 ? y : z;
  }

  /** Margin around the core, metres. */
  public double margin() {
    return margin;
  }

  /** How far the core reaches along an own axis, metres; rounded up. */
  public double reach(int axis) {
    return reach[axis] + slack;
  }

  /** An entry of the rotation: what own axis {@code column} has along level axis {@code row}. */
  public double rotation(int row, int column) {
    return m[3 * row + column];
  }

  /** The box. */
  public Box box() {
    return box;
  }

  /** The pose. */
  public Pose pose() {
    return pose;
  }

  /** The same core as a polyhedron, told from the box's centre; made when first asked for. */
  PlacedPolyhedron core() {
    if (!coreIsPlaced) {
      core.place(pose, x, y, z);
      coreIsPlaced = true;
    }
    return core;
  }

  /** Dot product of a corner with a direction. */
  double along(int corner, double dx, double dy, double dz) {
    int i = 3 * corner;
    return corners[i] * dx + corners[i + 1] * dy + corners[i + 2] * dz;
  }

  /**
   * The greatest dot product of a corner with a direction, the same as from all eight: by symmetry
   * the least one is its negative.
   *
   * @param g0 dot product of the direction with own axis 0; likewise 1 and 2
   */
  double mostAlong(double dx, double dy, double dz, double g0, double g1, double g2) {
    long near =
        Double.doubleToRawLongBits(Math.abs(g0) * half[0] - slack)
            | Double.doubleToRawLongBits(Math.abs(g1) * half[1] - slack)
            | Double.doubleToRawLongBits(Math.abs(g2) * half[2] - slack);
    if (near >= 0) {
      return along((g0 > 0 ? 1 : 0) | (g1 > 0 ? 2 : 0) | (g2 > 0 ? 4 : 0), dx, dy, dz);
    }
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < 8; i++) {
      most = Math.max(most, along(i, dx, dy, dz));
    }
    return most;
  }

  /** The same for a direction that is across an own axis, so that two corners lie equally far. */
  double mostAcross(double dx, double dy, double dz, int axis) {
    int u = axis == 2 ? 0 : axis + 1;
    int v = axis == 0 ? 2 : axis - 1;
    double gu = m[u] * dx + m[3 + u] * dy + m[6 + u] * dz;
    double gv = m[v] * dx + m[3 + v] * dy + m[6 + v] * dz;
    if (Math.abs(gu) * half[u] > slack && Math.abs(gv) * half[v] > slack) {
      int corner = (gu > 0 ? 1 << u : 0) | (gv > 0 ? 1 << v : 0);
      return Math.max(along(corner, dx, dy, dz), along(corner | 1 << axis, dx, dy, dz));
    }
    return mostAlong(dx, dy, dz, 0, 0, 0);
  }
}
