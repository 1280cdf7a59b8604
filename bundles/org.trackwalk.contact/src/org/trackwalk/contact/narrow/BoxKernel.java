package org.trackwalk.contact.narrow;

import org.trackwalk.contact.shape.Box;
import org.trackwalk.contact.shape.Pose;
import org.trackwalk.mesh.geometry.ClosestPoint;

/**
 * A box against triangles: the answers of {@link PolyhedronKernel}, to the last bit, from a {@link
 * BoxSearch}. Most triangles near a box are out of reach or under it with their faces; the others
 * are measured once more by the reference, which also finds their points.
 */
final class BoxKernel implements TriangleKernel {

  private final Box box;
  private final PolyhedronKernel reference;
  private final PlacedBox placed = new PlacedBox();
  private final BoxSearch search = new BoxSearch();
  private final BoxPatch patch = new BoxPatch();
  private final PatchPoints patchPoints = new PatchPoints();
  private final SupportSet support = new SupportSet();
  private final float[] corners = new float[9];
  private final double[] relative = new double[9];
  private final double[] own = new double[9];
  private final double[] closest = new double[ClosestPoint.RESULT_LENGTH];

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
    int answer = search.measure(placed, corners, relative, own, 0, 1, 2, twoSided, contactDistance);
    if (answer == TOO_FAR) {
      out.separation = Math.nextUp(contactDistance);
    }
    if (answer < 0) {
      return answer;
    }
    if (answer != ClosestPoint.FACE || !search.isNormal()) {
      return reference.measure(p, a, b, c, twoSided, contactDistance, out);
    }
    out.feature = ClosestPoint.FACE;
    out.separation = search.separation;
    out.nx = search.nx;
    out.ny = search.ny;
    out.nz = search.nz;
    out.behind = search.behind;
    out.note = NO_NOTE;
    support.against(placed.core(), out.nx, out.ny, out.nz);
    double x = support.x + placed.x;
    double y = support.y + placed.y;
    double z = support.z + placed.z;
    int turn = TrianglePoints.lowest(p, a, b, c);
    ClosestPoint.onTriangle(
        p,
        turn == 0 ? a : turn == 1 ? b : c,
        turn == 0 ? b : turn == 1 ? c : a,
        turn == 0 ? c : turn == 1 ? a : b,
        x,
        y,
        z,
        closest);
    out.px = closest[0];
    out.py = closest[1];
    out.pz = closest[2];
    return ClosestPoint.FACE;
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
      reference.points(p, a, b, c, contactDistance, measured, out);
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
      reference.points(p, a, b, c, contactDistance, measured, out);
    }
  }
}
