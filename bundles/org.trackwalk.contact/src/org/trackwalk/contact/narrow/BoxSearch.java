package org.trackwalk.contact.narrow;

import org.trackwalk.contact.sat.TriangleAxes;
import org.trackwalk.contact.sat.TriangleDistance;
import org.trackwalk.mesh.geometry.ClosestPoint;

/**
 * A box against a triangle: what {@link PolyhedronKernel} decides, with its bits, from the axes
 * that {@link BoxAxes} finds in fewer steps. One instance per thread; allocates nothing per
 * triangle.
 */
public final class BoxSearch {

  /** Metres; more than all biases together. */
  private static final double HAIR = 4 * TriangleAxes.NORMAL_BIAS;

  /** Distance along the best axis, metres; negative is penetration, margin included. */
  public double separation;

  /** Best axis: unit vector from the triangle to the box. */
  public double nx;

  public double ny;
  public double nz;

  /** Unit normal of the triangle on the side of the centre. */
  public double frameX;

  public double frameY;
  public double frameZ;

  /** Whether the centre is strictly behind the triangle as it is wound. */
  public boolean behind;

  /** Which corner is lowest: in x, then y, then z. */
  public int turn;

  private final double[] corners = new double[9];
  private final SupportSet support = new SupportSet();
  private final TriangleAxes axes = new TriangleAxes();
  private final TriangleDistance apart = new TriangleDistance();
  private final double[] closest = new double[ClosestPoint.RESULT_LENGTH];
  private final BoxFaceDistance overSide = new BoxFaceDistance();
  private final BoxAxes found = new BoxAxes();
  private PlacedBox box;
  private double[] t;
  private double[] q;
  private double limit;
  private boolean isNormal;

  /**
   * Measures a triangle that has area.
   *
   * @param p corners as floats, xyz triples, level coordinates
   * @param relative the same, told from the box's centre
   * @param own the same, in the box's own axes
   * @param a index of a corner, that is of a triple; likewise b and c
   * @return as {@link TriangleKernel#measure}; only for a feature the fields are valid
   */
  public int measure(
      PlacedBox placed,
      float[] p,
      double[] relative,
      double[] own,
      int a,
      int b,
      int c,
      boolean twoSided,
      double contactDistance) {
    box = placed;
    t = relative;
    q = own;
    if (!found.begin(box, p, t, a, b, c, twoSided)) {
      return TriangleKernel.BEHIND;
    }
    limit = contactDistance + box.margin;
    if (!found.search(own, limit) || !bestAxis() || apartByAHair(p)) {
      return TriangleKernel.TOO_FAR;
    }
    takeFrame();
    return decide(contactDistance);
  }

  /** Finds only the normal of a triangle of three corners, whatever side the centre is on. */
  void face(PlacedBox placed, float[] p, double[] relative) {
    found.begin(placed, p, relative, 0, 1, 2, true);
    takeFrame();
  }

  private void takeFrame() {
    frameX = found.frameX;
    frameY = found.frameY;
    frameZ = found.frameZ;
    behind = found.behind;
    turn = found.turn;
  }

  /** Whether the best axis of a face is the normal itself, and not only close to it. */
  boolean isNormal() {
    return isNormal;
  }

  /** Turns to the true distance when the two are apart; false when that is too far. */
  private boolean bestAxis() {
    if (!(found.gap > 0)) {
      separation = found.separation;
      nx = found.nx;
      ny = found.ny;
      nz = found.nz;
      return true;
    }
    if (found.gapAxis >= 0
        && overSide.measure(box, q, found.i, found.j, found.k, found.gapAxis, found.gap, limit)) {
      if (overSide.isTooFar) {
        return false;
      }
      separation = overSide.distance;
      nx = overSide.nx;
      ny = overSide.ny;
      nz = overSide.nz;
      return true;
    }
    fillCorners();
    axes.gap = found.gap;
    axes.gx = found.gapX;
    axes.gy = found.gapY;
    axes.gz = found.gapZ;
    if (!apart.measure(
        box.core(), corners, axes, found.frameX, found.frameY, found.frameZ, limit)) {
      return false;
    }
    boolean direction = apart.distance >= PolyhedronKernel.LEAST_DISTANCE;
    separation = apart.distance;
    nx = direction ? apart.nx : found.gapX;
    ny = direction ? apart.ny : found.gapY;
    nz = direction ? apart.nz : found.gapZ;
    return true;
  }

  private void fillCorners() {
    for (int axis = 0; axis < 3; axis++) {
      corners[axis] = t[found.i + axis];
      corners[3 + axis] = t[found.j + axis];
      corners[6 + axis] = t[found.k + axis];
    }
  }

  /**
   * Whether the direction to the centre parts the two, by more than the limit but so little that
   * the bias of the normal has swallowed it: the reference asks this of every triangle, first.
   */
  private boolean apartByAHair(float[] p) {
    if (found.gap > 0 || found.normalSeparation < -HAIR) {
      return false;
    }
    ClosestPoint.onTriangle(p, found.i / 3, found.j / 3, found.k / 3, box.x, box.y, box.z, closest);
    double distance = Math.sqrt(closest[6]);
    double most = Double.NEGATIVE_INFINITY;
    for (int corner = 0; corner < 8; corner++) {
      most = Math.max(most, box.along(corner, closest[3], closest[4], closest[5]));
    }
    return closest[6] - most > (limit + SupportSet.TIE) * distance;
  }

  /** What the axis means; see {@link PolyhedronKernel}. */
  private int decide(double contactDistance) {
    if (found.normalSeparation >= separation - TriangleAxes.NORMAL_BIAS) {
      separation = found.normalSeparation - box.margin;
      isNormal = true;
      return face(contactDistance);
    }
    isNormal = false;
    double up = nx * frameX + ny * frameY + nz * frameZ;
    if (up >= PolyhedronKernel.FACE_COSINE) {
      separation = separation / up - box.margin;
      return face(contactDistance);
    }
    separation -= box.margin;
    if (separation > contactDistance) {
      return TriangleKernel.TOO_FAR;
    }
    double a = found.along(found.i, nx, ny, nz);
    double b = found.along(found.j, nx, ny, nz);
    double c = found.along(found.k, nx, ny, nz);
    int feature = SupportSet.along(a, b, c);
    if (feature == ClosestPoint.FACE) {
      return face(contactDistance);
    }
    if (ClosestPoint.isEdge(feature)) {
      fillCorners();
      int from = ClosestPoint.indexOf(feature);
      int to = from == 2 ? 0 : from + 1;
      int beyond = support.beyond(box.core(), nx, ny, nz, corners, 3 * from, 3 * to);
      feature = beyond == 0 ? feature : ClosestPoint.VERTEX + (beyond < 0 ? from : to);
    }
    nx += 0.0;
    ny += 0.0;
    nz += 0.0;
    return TrianglePoints.turned(feature, turn);
  }

  private int face(double contactDistance) {
    nx = frameX;
    ny = frameY;
    nz = frameZ;
    return separation > contactDistance ? TriangleKernel.TOO_FAR : ClosestPoint.FACE;
  }
}
