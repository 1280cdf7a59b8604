package org.trackwalk.contact.method;

import org.trackwalk.contact.candidate.Candidates;
import org.trackwalk.contact.neighbour.EdgeNeighbours;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * The Voronoi region of one edge as its triangle sees it: the wedge of normals from the triangle's
 * to the <b>last</b> one, which is the neighbour's where the edge is convex and the triangle's own
 * where it is flat or concave and no normal between can be. A direction is beyond the wedge when it
 * leans further over the edge than the last normal.
 */
final class EdgeWedge {

  /** True when the edge has a region: exactly one triangle goes on beyond it. */
  boolean known;

  /** True when the edge is convex; flat and concave edges have a wedge without width. */
  boolean convex;

  /** Unit vector along the edge, as its triangle runs seen from the probe's side. */
  final double[] along = new double[3];

  /** Unit vector: the last normal of the wedge. */
  final double[] last = new double[3];

  /** Unit vector in the triangle's plane, out of the triangle over the edge. */
  private final double[] over = new double[3];

  /** Unit vector perpendicular to the edge and the last normal, out of the wedge. */
  final double[] away = new double[3];

  /**
   * Looks at an edge of a candidate's triangle.
   *
   * @param k edge 0 to 2
   */
  void look(Candidates c, int i, EdgeNeighbours neighbours, int k, double flatSine) {
    int t = c.triangle(i);
    int h = 3 * t + k;
    known = neighbours.hasNeighbour(h);
    if (!known) {
      return;
    }
    double side = c.behind(i) ? -1 : 1;
    double nx = side * neighbours.normal(t, 0);
    double ny = side * neighbours.normal(t, 1);
    double nz = side * neighbours.normal(t, 2);
    double mx = side * neighbours.normalBeyond(h, 0);
    double my = side * neighbours.normalBeyond(h, 1);
    double mz = side * neighbours.normalBeyond(h, 2);
    double x = ny * mz - nz * my;
    double y = nz * mx - nx * mz;
    double z = nx * my - ny * mx;
    boolean flat = x * x + y * y + z * z < flatSine * flatSine && nx * mx + ny * my + nz * mz > 0;
    convex = !flat && side * neighbours.bend(h) > 0;
    last[0] = convex ? mx : nx;
    last[1] = convex ? my : ny;
    last[2] = convex ? mz : nz;
    direct(c.scene().surface(), t, k, side);
    cross(along, nx, ny, nz, over);
    cross(along, last[0], last[1], last[2], away);
  }

  /** True when a direction leans over the edge, and further than the last normal. */
  boolean beyond(double[] direction) {
    // the first test matters where the surface turns by more than a right angle
    return dot(direction, over) > 0 && dot(direction, away) > 0;
  }

  /**
   * Turns a direction around the edge to the end of the wedge.
   *
   * @param out filled with a unit vector
   */
  void turn(double[] direction, double[] out) {
    double kept = dot(direction, along);
    double rest = Math.sqrt(Math.max(0, 1 - kept * kept));
    for (int axis = 0; axis < 3; axis++) {
      out[axis] = kept * along[axis] + rest * last[axis];
    }
  }

  static double dot(double[] a, double[] b) {
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  }

  private static void cross(double[] a, double x, double y, double z, double[] out) {
    out[0] = a[1] * z - a[2] * y;
    out[1] = a[2] * x - a[0] * z;
    out[2] = a[0] * y - a[1] * x;
  }

  private void direct(WeldedSurface surface, int t, int k, double side) {
    float[] p = surface.positions();
    int from = 3 * surface.triangles()[3 * t + k];
    int to = 3 * surface.triangles()[3 * t + (k + 1) % 3];
    double x = side * ((double) p[to] - p[from]);
    double y = side * ((double) p[to + 1] - p[from + 1]);
    double z = side * ((double) p[to + 2] - p[from + 2]);
    double length = Math.sqrt(x * x + y * y + z * z);
    along[0] = x / length;
    along[1] = y / length;
    along[2] = z / length;
  }
}
