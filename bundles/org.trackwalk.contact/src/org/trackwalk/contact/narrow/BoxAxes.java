package org.trackwalk.contact.narrow;

import org.trackwalk.contact.sat.SeparatingAxes;
import org.trackwalk.contact.sat.TriangleAxes;
import org.trackwalk.mesh.geometry.ExactPredicates;

/**
 * The axes of a box and a triangle: what {@link TriangleAxes} finds, with its bits, but fewer
 * steps. In the box's own axes its side is two numbers and a cross product with an edge of it is a
 * vector with a zero (S. Gottschalk, M. Lin, D. Manocha, OBBTree, 1996; T. Akenine-Möller, Fast 3D
 * triangle-box overlap testing, 2001). So an axis that cannot matter is told by a few products;
 * only one that may is measured as the reference does. One instance per thread; allocates nothing
 * per triangle.
 */
final class BoxAxes {

  /** Far above Shewchuk's bound of the determinant's error, for the product of the sizes. */
  private static final double SIDE_BOUND = 0x1p-49;

  /** Squared sine of a triangle's angle below which its normal is taken from exact products. */
  private static final double SLIVER = 0x1p-60;

  /** Greatest separation of the axes that do not point behind the triangle, core only, metres. */
  double separation;

  /** That axis: unit vector from the triangle to the box. */
  double nx;

  double ny;
  double nz;

  /** Whether it is the triangle's normal. */
  boolean isNormal;

  /** Unit normal of the triangle on the side of the centre. */
  double frameX;

  double frameY;
  double frameZ;

  /** Separation along the normal, metres. */
  double normalSeparation;

  /** Whether the centre is strictly behind the triangle as it is wound. */
  boolean behind;

  /** Which corner is lowest: in x, then y, then z. */
  int turn;

  /** Where the coordinates of the corners begin, the lowest corner first. */
  int i;

  int j;
  int k;

  /** Greatest separation of all axes when above zero, metres: then the two are apart. */
  double gap;

  /** Own axis of the side that the gap is measured from; -1 when it is another axis. */
  int gapAxis;

  /** The axis of the gap. */
  double gapX;

  double gapY;
  double gapZ;

  private final TriangleFrame frame = new TriangleFrame();
  private PlacedBox box;
  private double[] t;
  private double[] q;
  private double limit;

  /** What the next axis must exceed to be of use. */
  private double need;

  /** Metres that rounding could hide. */
  private double slack;

  /** What any axis must exceed to be of use, wherever it points, less the slack. */
  private double lower;

  /** Dot products of the normal with the own axes. */
  private double sideUp0;

  private double sideUp1;
  private double sideUp2;

  /**
   * Takes a triangle that has area.
   *
   * @param p corners as floats, xyz triples, level coordinates
   * @param relative the same, told from the box's centre
   * @param a index of a corner, that is of a triple; likewise b and c
   * @return false when the triangle is one-sided and the centre behind it
   */
  boolean begin(
      PlacedBox placed, float[] p, double[] relative, int a, int b, int c, boolean twoSided) {
    box = placed;
    t = relative;
    turn = TrianglePoints.lowest(p, a, b, c);
    i = 3 * (turn == 0 ? a : turn == 1 ? b : c);
    j = 3 * (turn == 0 ? b : turn == 1 ? c : a);
    k = 3 * (turn == 0 ? c : turn == 1 ? a : b);
    return faces(p, twoSided);
  }

  /**
   * Looks at all axes of the triangle taken.
   *
   * @param own the corners in the box's own axes
   * @param farthest metres; the search ends at the first axis with a greater separation
   * @return false when there is one
   */
  boolean search(double[] own, double farthest) {
    q = own;
    limit = farthest;
    return normalAxis() && sideAxes() && edgeAxes();
  }

  /** Finds the normal; false when the triangle is one-sided and the centre behind it. */
  private boolean faces(float[] p, boolean twoSided) {
    double ux = (double) p[j] - p[i];
    double uy = (double) p[j + 1] - p[i + 1];
    double uz = (double) p[j + 2] - p[i + 2];
    double vx = (double) p[k] - p[i];
    double vy = (double) p[k + 1] - p[i + 1];
    double vz = (double) p[k + 2] - p[i + 2];
    double x = uy * vz - uz * vy;
    double y = uz * vx - ux * vz;
    double z = ux * vy - uy * vx;
    double det = -(t[i] * x + t[i + 1] * y + t[i + 2] * z);
    double size =
        (Math.abs(ux) + Math.abs(uy) + Math.abs(uz))
            * (Math.abs(vx) + Math.abs(vy) + Math.abs(vz))
            * (Math.abs(t[i]) + Math.abs(t[i + 1]) + Math.abs(t[i + 2]));
    boolean sure =
        Math.abs(det) > SIDE_BOUND * size
            && size > ExactPredicates.SAFE_FROM_UNDERFLOW
            && size < Double.POSITIVE_INFINITY;
    behind = sure ? det < 0 : ExactPredicates.side(p, i / 3, j / 3, k / 3, box.x, box.y, box.z) < 0;
    if (behind && !twoSided) {
      return false;
    }
    double nn = x * x + y * y + z * z;
    double uu = ux * ux + uy * uy + uz * uz;
    double vv = vx * vx + vy * vy + vz * vz;
    if (nn <= SLIVER * (uu * vv)) {
      frame.place(box.x, box.y, box.z);
      frame.set(p, i / 3, j / 3, k / 3, true);
      frameX = frame.nx;
      frameY = frame.ny;
      frameZ = frame.nz;
      return true;
    }
    double n = behind ? -Math.sqrt(nn) : Math.sqrt(nn);
    frameX = x / n + 0.0;
    frameY = y / n + 0.0;
    frameZ = z / n + 0.0;
    return true;
  }

  /** False when the triangle is too far along its normal. */
  private boolean normalAxis() {
    double[] m = box.m;
    double g0 = m[0] * frameX + m[3] * frameY + m[6] * frameZ;
    double g1 = m[1] * frameX + m[4] * frameY + m[7] * frameZ;
    double g2 = m[2] * frameX + m[5] * frameY + m[8] * frameZ;
    double least = -box.mostAlong(frameX, frameY, frameZ, g0, g1, g2);
    double most =
        Math.max(
            along(i, frameX, frameY, frameZ),
            Math.max(along(j, frameX, frameY, frameZ), along(k, frameX, frameY, frameZ)));
    double s = least - most;
    normalSeparation = s;
    gap = 0;
    gapAxis = -1;
    take(s, frameX, frameY, frameZ, true);
    note(s, frameX, frameY, frameZ, -1);
    need = s + TriangleAxes.NORMAL_BIAS;
    if (s > limit) {
      return false;
    }
    slack =
        box.slack
            + PlacedBox.ROUNDING
                * (Math.abs(q[i])
                    + Math.abs(q[i + 1])
                    + Math.abs(q[i + 2])
                    + Math.abs(q[j])
                    + Math.abs(q[j + 1])
                    + Math.abs(q[j + 2])
                    + Math.abs(q[k])
                    + Math.abs(q[k + 1])
                    + Math.abs(q[k + 2]));
    lower = (gap > 0 ? gap : Math.min(need, 0)) - slack;
    sideUp0 = g0;
    sideUp1 = g1;
    sideUp2 = g2;
    return true;
  }

  /** Dot product of a corner, told by where its coordinates begin, with a direction. */
  double along(int corner, double dx, double dy, double dz) {
    return t[corner] * dx + t[corner + 1] * dy + t[corner + 2] * dz;
  }

  /** The sides of the box; false when the triangle is too far beyond one. */
  private boolean sideAxes() {
    for (int axis = 0; axis < 3; axis++) {
      double a = q[i + axis];
      double b = q[j + axis];
      double c = q[k + axis];
      if (mayPart(a, b, c, box.reach[axis] + lower)) {
        // the triangle beyond the + side: the axis runs back, against the own one
        double plus = Math.min(a, Math.min(b, c)) - box.reach[axis];
        double minus = -Math.max(a, Math.max(b, c)) - box.reach[axis];
        double up = axis == 0 ? sideUp0 : axis == 1 ? sideUp1 : sideUp2;
        if (!look(plus, minus, -up, axis, -1)) {
          return false;
        }
      }
    }
    if (!isNormal) {
      need += SeparatingAxes.TIE;
    }
    lower = (gap > 0 ? gap : Math.min(need, 0)) - slack;
    return true;
  }

  /** Whether three numbers lie all above a bound or all below its negative; no branches. */
  private static boolean mayPart(double a, double b, double c, double bound) {
    long above =
        Double.doubleToRawLongBits(bound - a)
            & Double.doubleToRawLongBits(bound - b)
            & Double.doubleToRawLongBits(bound - c);
    long below =
        Double.doubleToRawLongBits(bound + a)
            & Double.doubleToRawLongBits(bound + b)
            & Double.doubleToRawLongBits(bound + c);
    return (above | below) < 0;
  }

  private boolean look(double plus, double minus, double up, int axis, double sign) {
    boolean plusFront = up >= -TriangleAxes.SIDEWAYS;
    boolean minusFront = up <= TriangleAxes.SIDEWAYS;
    double front = gap > 0 ? gap : need;
    double needPlus = plusFront ? front : gap;
    double needMinus = minusFront ? front : gap;
    if (!(plus > needPlus) && !(minus > needMinus)) {
      return true;
    }
    double[] m = box.m;
    double dx = sign * m[axis];
    double dy = sign * m[3 + axis];
    double dz = sign * m[6 + axis];
    if (plus > needPlus) {
      look(plus, dx, dy, dz, plusFront, axis);
    }
    if (minus > needMinus) {
      look(minus, -dx, -dy, -dz, minusFront, axis);
    }
    return !(gap > limit);
  }

  private void look(double s, double dx, double dy, double dz, boolean front, int axis) {
    if (front && s > need) {
      need = s;
      take(s, dx, dy, dz, false);
    }
    note(s, dx, dy, dz, axis);
  }

  private void note(double s, double dx, double dy, double dz, int axis) {
    if (s > gap) {
      gap = s;
      gapAxis = axis;
      gapX = dx;
      gapY = dy;
      gapZ = dz;
    }
  }

  private void take(double s, double dx, double dy, double dz, boolean normal) {
    separation = s;
    nx = dx + 0.0;
    ny = dy + 0.0;
    nz = dz + 0.0;
    isNormal = normal;
  }

  /**
   * The cross products of edges; false when the triangle is too far along one. Which may be of use
   * cannot be foreseen, so all nine are looked at without a branch; one or two are left to measure.
   */
  private boolean edgeAxes() {
    int may = mayPart(i, j, k) | mayPart(j, k, i) << 3 | mayPart(k, i, j) << 6;
    while (may != 0) {
      int at = Integer.numberOfTrailingZeros(may);
      may &= may - 1;
      int from = at < 3 ? i : at < 6 ? j : k;
      int to = at < 3 ? j : at < 6 ? k : i;
      if (!edgeAxis(from, to, 2 - at % 3)) {
        return false;
      }
    }
    return true;
  }

  /** Bits for the axes across an edge of the triangle and own axis z, y, x: 1 when of use. */
  private int mayPart(int from, int to, int other) {
    double x = q[from];
    double y = q[from + 1];
    double z = q[from + 2];
    double ex = q[to] - x;
    double ey = q[to + 1] - y;
    double ez = q[to + 2] - z;
    double ax = Math.abs(ex);
    double ay = Math.abs(ey);
    double az = Math.abs(ez);
    double ox = q[other];
    double oy = q[other + 1];
    double oz = q[other + 2];
    double hx = box.half[0];
    double hy = box.half[1];
    double hz = box.half[2];
    // of edges that are almost parallel the products are good to their own size only
    double less = slack * (ax + ay + az);
    double xx = ex * ex;
    double yy = ey * ey;
    double zz = ez * ez;
    double aboutZ = hx * ay + hy * ax + lower * Math.sqrt(xx + yy) - less;
    double aboutY = hx * az + hz * ax + lower * Math.sqrt(xx + zz) - less;
    double aboutX = hy * az + hz * ay + lower * Math.sqrt(yy + zz) - less;
    return mayPart(ex * y - ey * x, ex * oy - ey * ox, aboutZ)
        | mayPart(ez * x - ex * z, ez * ox - ex * oz, aboutY) << 1
        | mayPart(ey * z - ez * y, ey * oz - ez * oy, aboutX) << 2;
  }

  /** 1 when two numbers lie both above a bound or both below its negative, else 0. */
  private static int mayPart(double a, double b, double bound) {
    long above = Double.doubleToRawLongBits(bound - a) & Double.doubleToRawLongBits(bound - b);
    long below = Double.doubleToRawLongBits(bound + a) & Double.doubleToRawLongBits(bound + b);
    return (int) ((above | below) >>> 63);
  }

  private boolean edgeAxis(int from, int to, int axis) {
    double ex = t[to] - t[from];
    double ey = t[to + 1] - t[from + 1];
    double ez = t[to + 2] - t[from + 2];
    double e = Math.sqrt(ex * ex + ey * ey + ez * ez);
    ex /= e;
    ey /= e;
    ez /= e;
    double ux = box.m[axis];
    double uy = box.m[3 + axis];
    double uz = box.m[6 + axis];
    double dx = uy * ez - uz * ey;
    double dy = uz * ex - ux * ez;
    double dz = ux * ey - uy * ex;
    double dd = dx * dx + dy * dy + dz * dz;
    if (dd <= SeparatingAxes.PARALLEL_EDGES * SeparatingAxes.PARALLEL_EDGES) {
      return true;
    }
    double d = Math.sqrt(dd);
    return crossAxis(dx / d, dy / d, dz / d, axis);
  }

  /** An axis as the reference measures it; false when the triangle is too far along it. */
  private boolean crossAxis(double dx, double dy, double dz, int across) {
    double up = dx * frameX + dy * frameY + dz * frameZ;
    boolean plusFront = up >= -TriangleAxes.SIDEWAYS;
    boolean minusFront = up <= TriangleAxes.SIDEWAYS;
    double front = gap > 0 ? gap : need;
    double needPlus = plusFront ? front : gap;
    double needMinus = minusFront ? front : gap;
    double most = box.mostAcross(dx, dy, dz, across);
    double a = along(i, dx, dy, dz);
    double b = along(j, dx, dy, dz);
    double c = along(k, dx, dy, dz);
    double plus = -most - Math.max(a, Math.max(b, c));
    double minus = Math.min(a, Math.min(b, c)) - most;
    if (plus > needPlus) {
      look(plus, dx, dy, dz, plusFront, -1);
    }
    if (minus > needMinus) {
      look(minus, -dx, -dy, -dz, minusFront, -1);
    }
    return !(gap > limit);
  }
}
