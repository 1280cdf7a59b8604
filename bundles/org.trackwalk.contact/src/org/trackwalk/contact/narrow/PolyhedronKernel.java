package org.trackwalk.contact.narrow;

import org.trackwalk.contact.sat.AxisSet;
import org.trackwalk.contact.sat.ClosestSegments;
import org.trackwalk.contact.sat.PlacedPolyhedron;
import org.trackwalk.contact.sat.SeparatingAxes;
import org.trackwalk.contact.sat.TriangleAxes;
import org.trackwalk.contact.sat.TriangleDistance;
import org.trackwalk.contact.shape.Box;
import org.trackwalk.contact.shape.ConvexHull;
import org.trackwalk.contact.shape.Polyhedron;
import org.trackwalk.contact.shape.Pose;
import org.trackwalk.mesh.geometry.ClosestPoint;

/**
 * A box or hull against triangles, by separating axes while they overlap and by their closest
 * features when they are apart (docs/contacts.md). What is decided how:
 *
 * <ol>
 *   <li>The corners are taken in the order that begins with the lowest one (x, then y, then z), so
 *       that it makes no difference which corner a triangle names first.
 *   <li>A one-sided triangle whose plane the centre is strictly behind is {@code BEHIND}, by exact
 *       signs. The normal n is the one on the centre's side.
 *   <li>The greatest separation of all axes of the core ({@link TriangleAxes}) says whether core
 *       and triangle are apart. If so, the separation is their true distance and the axis the
 *       direction between their closest points ({@link TriangleDistance}), wherever it points. If
 *       not, it is the greatest separation of the axes that do not point behind the triangle.
 *       Nearer than {@link #LEAST_DISTANCE} the axis of the gap stands in for the direction.
 *   <li>The axis is n when n's separation is at most {@link TriangleAxes#NORMAL_BIAS} worse; the
 *       separation then is that along n. It is also n when the cosine between the two is at least
 *       {@link #FACE_COSINE}; the separation then is the one along the axis divided by the cosine,
 *       which is the height along n of the shape over the witness. In both cases the feature is the
 *       face.
 *   <li>Otherwise the feature is what of the triangle lies farthest along the axis: one corner, or
 *       two or three that lie equally far ({@link SupportSet#TIE}); of an edge the end, when all of
 *       the core's farthest corners lie beyond it.
 *   <li>The witness is the point of what of the triangle lies farthest along the axis (before n
 *       took its place by the angle) that is closest to the mean of the core's farthest corners on
 *       the other side. Where two edges cross it is their closest point on the triangle's edge.
 *   <li>The margin is taken from the separation last of all.
 * </ol>
 *
 * <p>Points: over the face, the side of the shape that faces it most, clipped to the triangle; and
 * where none of it lies over the triangle its rim's point nearest to the witness; against a side of
 * the shape, the triangle clipped to that side; along two parallel edges, the ends of what they
 * share; otherwise the witness. Those beyond the contact distance are left out, and if none is left
 * the witness stays.
 */
public final class PolyhedronKernel implements TriangleKernel {

  /**
   * Cosine of one degree: an axis that is nearer to the triangle's normal counts as the normal. A
   * tilt below one degree is no ghost contact (docs/engines.md, table of seams). The side of a box
   * that is tilted so little is the best axis of every small triangle under it; were those contacts
   * of corners, each would be void because of its neighbour, and one would stand for all.
   */
  public static final double FACE_COSINE = 0.99984769515639127;

  /**
   * Metres between core and triangle below which the vector between their closest points has lost
   * its direction to rounding: 1e-15 of coordinates would turn it by 1e-7.
   */
  public static final double LEAST_DISTANCE = 1e-8;

  private static final int OVER_FACE = NO_NOTE;
  private static final int AGAINST_SIDE = 1;
  private static final int PARALLEL_EDGES = 2;
  private static final int ONE_POINT = 3;

  /** Bits of a note that say which of the above; a face or two corners follow. */
  private static final int KIND_BITS = 2;

  private static final int CORNER_BITS = 15;
  private static final int CORNER_MASK = (1 << CORNER_BITS) - 1;

  private final double margin;
  private final PlacedPolyhedron core;
  private final TriangleFrame frame = new TriangleFrame();
  private final TriangleAxes axes = new TriangleAxes();
  private final TriangleDistance apart = new TriangleDistance();
  private final SupportSet support = new SupportSet();
  private final ClosestSegments segments = new ClosestSegments();
  private final double[] edge = new double[6];
  private final double[] closest = new double[ClosestPoint.RESULT_LENGTH];
  private final TrianglePoints points = new TrianglePoints();
  private Pose at;

  /** Along the best axis of the core, and that axis. */
  private double separation;

  private double dx;
  private double dy;
  private double dz;

  /** A kernel for a box. */
  public PolyhedronKernel(Box box) {
    this(Polyhedron.ofBox(box), box.margin());
  }

  /** A kernel for a hull. */
  public PolyhedronKernel(ConvexHull hull) {
    this(hull.core(), hull.margin());
  }

  private PolyhedronKernel(Polyhedron polyhedron, double margin) {
    this.margin = margin;
    this.core = new PlacedPolyhedron(AxisSet.of(polyhedron));
  }

  @Override
  public void place(Pose pose) {
    at = pose;
    frame.place(pose.x(), pose.y(), pose.z());
    core.place(pose, pose.x(), pose.y(), pose.z());
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
    int turn = TrianglePoints.lowest(p, a, b, c);
    int i = turn == 0 ? a : turn == 1 ? b : c;
    int j = turn == 0 ? b : turn == 1 ? c : a;
    int k = turn == 0 ? c : turn == 1 ? a : b;
    if (!frame.set(p, i, j, k, twoSided)) {
      return BEHIND;
    }
    double limit = contactDistance + margin;
    if (farFromCentre(p, i, j, k, limit)
        || !axes.measure(core, frame.p, frame.nx, frame.ny, frame.nz, limit, null)
        || !bestAxis(limit)) {
      out.separation = Math.nextUp(contactDistance);
      return TOO_FAR;
    }
    boolean normalByBias = axes.normalSeparation >= separation - TriangleAxes.NORMAL_BIAS;
    if (normalByBias) {
      separation = axes.normalSeparation;
      dx = frame.nx;
      dy = frame.ny;
      dz = frame.nz;
    }
    double up = dx * frame.nx + dy * frame.ny + dz * frame.nz;
    boolean face = normalByBias || up >= FACE_COSINE;
    out.separation = (normalByBias || !face ? separation : separation / up) - margin;
    if (out.separation > contactDistance) {
      return TOO_FAR;
    }
    support.against(core, dx, dy, dz);
    int feature = normalByBias ? ClosestPoint.FACE : touched();
    out.note = witness(p, i, j, k, feature);
    out.px = closest[0];
    out.py = closest[1];
    out.pz = closest[2];
    out.behind = frame.behind;
    if (face || feature == ClosestPoint.FACE) {
      out.note = OVER_FACE;
      out.feature = ClosestPoint.FACE;
      out.nx = frame.nx;
      out.ny = frame.ny;
      out.nz = frame.nz;
    } else {
      out.feature = TrianglePoints.turned(feature, turn);
      out.nx = dx + 0.0;
      out.ny = dy + 0.0;
      out.nz = dz + 0.0;
    }
    return out.feature;
  }

  /**
   * Whether the direction from the triangle's closest point to the centre already parts the two by
   * more than the limit; most triangles near a probe end here. It changes no answer: what an axis
   * parts is apart.
   */
  private boolean farFromCentre(float[] p, int i, int j, int k, double limit) {
    ClosestPoint.onTriangle(p, i, j, k, at.x(), at.y(), at.z(), closest);
    double distance = Math.sqrt(closest[6]);
    double least = core.leastAlong(closest[3], closest[4], closest[5]);
    return least + closest[6] > (limit + SupportSet.TIE) * distance;
  }

  /**
   * What of the triangle lies farthest along the axis, or the end of an edge that alone touches.
   */
  private int touched() {
    int feature = SupportSet.along(frame.p, dx, dy, dz);
    if (!ClosestPoint.isEdge(feature)) {
      return feature;
    }
    int k = ClosestPoint.indexOf(feature);
    int next = k == 2 ? 0 : k + 1;
    int beyond = support.beyond(core, dx, dy, dz, frame.p, 3 * k, 3 * next);
    return beyond == 0 ? feature : ClosestPoint.VERTEX + (beyond < 0 ? k : next);
  }

  /** Fills separation and axis of the core; false when they are farther apart than the limit. */
  private boolean bestAxis(double limit) {
    if (!(axes.gap > 0)) {
      separation = axes.separation;
      dx = axes.nx;
      dy = axes.ny;
      dz = axes.nz;
      return true;
    }
    if (!apart.measure(core, frame.p, axes, frame.nx, frame.ny, frame.nz, limit)) {
      return false;
    }
    boolean direction = apart.distance >= LEAST_DISTANCE;
    separation = apart.distance;
    dx = direction ? apart.nx : axes.gx;
    dy = direction ? apart.ny : axes.gy;
    dz = direction ? apart.nz : axes.gz;
    return true;
  }

  /** Writes the witness to {@code closest}; the answer is what {@link #points} is to do. */
  private int witness(float[] p, int i, int j, int k, int feature) {
    double x = support.x + at.x();
    double y = support.y + at.y();
    double z = support.z + at.z();
    if (feature == ClosestPoint.FACE) {
      ClosestPoint.onTriangle(p, i, j, k, x, y, z, closest);
      return OVER_FACE;
    }
    int n = ClosestPoint.indexOf(feature);
    int from = n == 0 ? i : n == 1 ? j : k;
    boolean side = support.count > 2;
    int note = side ? AGAINST_SIDE | core.faceAlong(-dx, -dy, -dz) << KIND_BITS : ONE_POINT;
    if (ClosestPoint.isVertex(feature)) {
      for (int axis = 0; axis < 3; axis++) {
        closest[axis] = p[3 * from + axis];
      }
      return note;
    }
    int to = n == 0 ? j : n == 1 ? k : i;
    if (support.count == 2) {
      if (crossing(n)) {
        return ONE_POINT;
      }
      note = PARALLEL_EDGES | support.first << KIND_BITS | support.last << KIND_BITS + CORNER_BITS;
    }
    ClosestPoint.onSegment(p, from, to, x, y, z, closest);
    return note;
  }

  /** Where the two farthest corners' edge crosses an edge of the triangle; false if parallel. */
  private boolean crossing(int n) {
    for (int axis = 0; axis < 3; axis++) {
      edge[axis] = core.vertex(support.first, axis);
      edge[3 + axis] = core.vertex(support.last, axis);
    }
    double[] t = frame.p;
    int from = 3 * n;
    int to = n == 2 ? 0 : from + 3;
    if (TrianglePoints.parallel(edge, t, from, to, SeparatingAxes.PARALLEL_EDGES)) {
      return false;
    }
    segments.measure(edge, 0, 3, t, from, to);
    closest[0] = at.x() + (t[from] + segments.t * (t[to] - t[from]));
    closest[1] = at.y() + (t[from + 1] + segments.t * (t[to + 1] - t[from + 1]));
    closest[2] = at.z() + (t[from + 2] + segments.t * (t[to + 2] - t[from + 2]));
    return true;
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
    int turn = TrianglePoints.lowest(p, a, b, c);
    frame.set(
        p,
        turn == 0 ? a : turn == 1 ? b : c,
        turn == 0 ? b : turn == 1 ? c : a,
        turn == 0 ? c : turn == 1 ? a : b,
        true);
    int detail = measured.note >>> KIND_BITS;
    int before = out.size();
    switch (measured.note & (1 << KIND_BITS) - 1) {
      case OVER_FACE -> points.overFace(core, frame, at, margin, contactDistance, measured, out);
      case AGAINST_SIDE ->
          points.againstSide(core, detail, frame, at, margin, contactDistance, measured, out);
      case PARALLEL_EDGES ->
          points.alongEdges(
              core,
              detail & CORNER_MASK,
              detail >>> CORNER_BITS,
              (ClosestPoint.indexOf(measured.feature) + 3 - turn) % 3,
              frame,
              at,
              measured,
              out);
      default -> {}
    }
    if (out.size() == before) {
      OppositePoint.write(measured, out);
    }
  }
}
