package org.trackwalk.contact.narrow;

import org.trackwalk.contact.shape.Box;
import org.trackwalk.contact.shape.Pose;
import org.trackwalk.mesh.geometry.ClosestPoint;

/**
 * A box against triangles: the answers of {@link PolyhedronKernel}, to the last bit, from a {@link
 * BoxSearch}. Most triangles near a box are out of reach, under it with their faces, or voided by
 * those; of the others the reference finds the points when they are asked for.
 */
final class BoxKernel implements TriangleKernel {

  /** Metres; more than all biases that the search gives to the triangle's normal. */
  private static final double BEYOND_BIAS = 1e-5;

  private final Box box;
  private final PolyhedronKernel reference;
  private final PlacedBox placed = new PlacedBox();
  private final BoxSearch search = new BoxSearch();
  private final BoxPatch patch = new BoxPatch();
  private final PatchPoints patchPoints = new PatchPoints();
  private final float[] corners = new float[9];
  private final double[] relative = new double[9];
  private final double[] own = new double[9];

  BoxKernel(Box box) {
    this.box = box;
    reference = new PolyhedronKernel(box);
  }

  @Override
  public void place(Pose pose) {
    placed.place(box, pose);
    reference.place(pose);
  }

  @Override
  public int measure(
      float[] p,
      int a,
      int b,
      int c,
      boolean twoSided,
      double contactDistance,
      TriangleMeasure out) {
    take(p, a, b, c);
    if (isOutside(contactDistance)) {
      out.separation = Math.nextUp(contactDistance);
      return TOO_FAR;
    }
    int answer = search.measure(placed, corners, relative, own, 0, 1, 2, twoSided, contactDistance);
    if (answer == TOO_FAR) {
      out.separation = Math.nextUp(contactDistance);
    }
    if (answer < 0) {
      return answer;
    }
    out.feature = answer;
    out.separation = search.separation;
    out.nx = search.nx;
    out.ny = search.ny;
    out.nz = search.nz;
    out.behind = search.behind;
    out.note = POINT_LEFT_OPEN;
    return answer;
  }

  @Override
  public void complete(
      float[] p, int a, int b, int c, double contactDistance, TriangleMeasure measured) {
    // whatever side its centre is on: only a triangle that faces it has been measured
    reference.measure(p, a, b, c, true, contactDistance, measured);
  }

  /** Whether all corners lie beyond one side of the box, so far that no bias hides it. */
  private boolean isOutside(double contactDistance) {
    double distance = placed.margin() + contactDistance + BEYOND_BIAS;
    for (int axis = 0; axis < 3; axis++) {
      double far = placed.reach(axis) + distance;
      double x = own[axis];
      double y = own[3 + axis];
      double z = own[6 + axis];
      if (x > far && y > far && z > far || x < -far && y < -far && z < -far) {
        return true;
      }
    }
    return false;
  }

  private void take(float[] p, int a, int b, int c) {
    for (int axis = 0; axis < 3; axis++) {
      corners[axis] = p[3 * a + axis];
      corners[3 + axis] = p[3 * b + axis];
      corners[6 + axis] = p[3 * c + axis];
    }
    double[] m = placed.m;
    for (int v = 0; v < 9; v += 3) {
      double x = corners[v] - placed.x;
      double y = corners[v + 1] - placed.y;
      double z = corners[v + 2] - placed.z;
      relative[v] = x;
      relative[v + 1] = y;
      relative[v + 2] = z;
      own[v] = m[0] * x + m[3] * y + m[6] * z;
      own[v + 1] = m[1] * x + m[4] * y + m[7] * z;
      own[v + 2] = m[2] * x + m[5] * y + m[8] * z;
    }
  }

  @Override
  public void points(
      float[] p,
      int a,
      int b,
      int c,
      double contactDistance,
      TriangleMeasure measured,
      ContactPoints out) {
    if (measured.feature != ClosestPoint.FACE) {
      byReference(p, a, b, c, contactDistance, measured, out);
      return;
    }
    take(p, a, b, c);
    search.face(placed, corners, relative);
    patchPoints.clear();
    patch.write(
        placed,
        relative,
        0,
        1,
        2,
        search.turn,
        search.frameX,
        search.frameY,
        search.frameZ,
        search.behind,
        contactDistance,
        0,
        patchPoints);
    for (int i = 0; i < patchPoints.size(); i++) {
      out.add(patchPoints.x[i], patchPoints.y[i], patchPoints.z[i], patchPoints.separation[i], 0);
    }
    if (patchPoints.size() == 0) {
      byReference(p, a, b, c, contactDistance, measured, out);
    }
  }

  private void byReference(
      float[] p,
      int a,
      int b,
      int c,
      double contactDistance,
      TriangleMeasure measured,
      ContactPoints out) {
    if (measured.note == POINT_LEFT_OPEN) {
      complete(p, a, b, c, contactDistance, measured);
    }
    reference.points(p, a, b, c, contactDistance, measured, out);
  }
}
