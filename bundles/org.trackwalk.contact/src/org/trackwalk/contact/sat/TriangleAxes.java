package org.trackwalk.contact.sat;

/**
 * The axis of greatest separation of a polyhedron and a triangle, with the reductions of {@link
 * SeparatingAxes}: the triangle's normal, the polyhedron's face directions, and cross products of
 * edge directions. No other axis is needed: a side of the two's difference is a side of the one, or
 * of the other, or spanned by an edge of each (C. Ericson, Real-Time Collision Detection, 5.2.1).
 *
 * <p>Axes run from the triangle to the polyhedron. While the two overlap, an axis that points
 * behind the triangle is no way out; when they are apart every axis counts. One instance per
 * thread; allocates nothing per triangle.
 */
public final class TriangleAxes {

  /**
   * Metres by which another axis must be better than the triangle's normal. Faces are judged first
   * (P. Terdiman, Contact generation for meshes, chapter 4), so rounding must not take a face
   * contact away: a rotation in single precision is off by 1e-7, which over a shape of ten metres
   * is a micrometre.
   */
  public static final double NORMAL_BIAS = 1e-6;

  /**
   * Cosine below zero down to which an axis counts as sideways and not as pointing behind the
   * triangle: the rounding of unit vectors, 1e-15, with room for short edges.
   */
  public static final double SIDEWAYS = 1e-9;

  /** Separation along the triangle's normal, metres. */
  public double normalSeparation;

  /** Greatest separation of the axes that do not point behind the triangle, metres. */
  public double separation;

  /** That axis: a unit vector from the triangle to the polyhedron. */
  public double nx;

  /** That axis, up. */
  public double ny;

  /** That axis. */
  public double nz;

  /** What it comes from; the polyhedron is A, the triangle's normal is {@code FACE_OF_B}. */
  public AxisKind kind;

  /** Greatest separation of all axes when above zero, metres: then the two are apart. */
  public double gap;

  /** The axis of the gap. */
  public double gx;

  /** The axis of the gap, up. */
  public double gy;

  /** The axis of the gap. */
  public double gz;

  private final AxisProjection projection = new AxisProjection();
  private final AxisCounters own = new AxisCounters();
  private final double[] centroid = new double[14];
  private double normalX;
  private double normalY;
  private double normalZ;
  private double need;

  /**
   * Measures a pair.
   *
   * @param a the polyhedron
   * @param t the triangle's corners, nine numbers, from the same origin
   * @param x the triangle's unit normal, turned to the side on which the polyhedron's centre lies;
   *     likewise y and z
   * @param limit metres; the search ends at the first axis with a greater separation
   * @param counters added to; null when nobody asks
   * @return false when an axis parts the two by more than the limit
   */
  public boolean measure(
      PlacedPolyhedron a,
      double[] t,
      double x,
      double y,
      double z,
      double limit,
      AxisCounters counters) {
    AxisCounters counted = counters == null ? own : counters;
    normalX = x;
    normalY = y;
    normalZ = z;
    for (int axis = 0; axis < 3; axis++) {
      centroid[axis] = (t[axis] + t[3 + axis] + t[6 + axis]) / 3;
    }
    projection.of(a.vertices, a.interior, t, centroid, counted);
    gap = 0;
    projection.project(x, y, z, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
    normalSeparation = projection.along;
    take(projection.along, x, y, z, AxisKind.FACE_OF_B);
    note(projection.along, x, y, z);
    need = separation + NORMAL_BIAS;
    if (separation > limit || !faces(a, limit)) {
      return false;
    }
    need = kind == AxisKind.FACE_OF_B ? need : need + SeparatingAxes.TIE;
    return edges(a, t, limit, counted);
  }

  private boolean faces(PlacedPolyhedron a, double limit) {
    double[] u = a.faceDirections;
    for (int i = 0; i < u.length; i += 3) {
      if (beyond(
          u[i],
          u[i + 1],
          u[i + 2],
          a.axes.facesAgainst[i / 3] >= 0,
          a.axes.facesAlong[i / 3] >= 0,
          AxisKind.FACE_OF_A,
          limit)) {
        return false;
      }
    }
    return true;
  }

  private boolean edges(PlacedPolyhedron a, double[] t, double limit, AxisCounters counted) {
    double[] u = a.edgeDirections;
    for (int k = 0; k < 3; k++) {
      int next = k == 2 ? 0 : 3 * k + 3;
      double ex = t[next] - t[3 * k];
      double ey = t[next + 1] - t[3 * k + 1];
      double ez = t[next + 2] - t[3 * k + 2];
      double length = Math.sqrt(ex * ex + ey * ey + ez * ez);
      ex /= length;
      ey /= length;
      ez /= length;
      for (int i = 0; i < u.length; i += 3) {
        double dx = u[i + 1] * ez - u[i + 2] * ey;
        double dy = u[i + 2] * ex - u[i] * ez;
        double dz = u[i] * ey - u[i + 1] * ex;
        double dd = dx * dx + dy * dy + dz * dz;
        if (dd <= SeparatingAxes.PARALLEL_EDGES * SeparatingAxes.PARALLEL_EDGES) {
          counted.parallelPairs++;
          continue;
        }
        double d = Math.sqrt(dd);
        if (beyond(dx / d, dy / d, dz / d, true, true, AxisKind.EDGES, limit)) {
          return false;
        }
      }
    }
    return true;
  }

  /** Looks at an axis and its opposite; true when one parts the two by more than the limit. */
  private boolean beyond(
      double dx, double dy, double dz, boolean plus, boolean minus, AxisKind from, double limit) {
    double up = dx * normalX + dy * normalY + dz * normalZ;
    boolean plusFront = up >= -SIDEWAYS;
    boolean minusFront = up <= SIDEWAYS;
    // once apart, only the gap is of interest
    double front = gap > 0 ? gap : need;
    double needPlus = !plus ? Double.POSITIVE_INFINITY : plusFront ? front : gap;
    double needMinus = !minus ? Double.POSITIVE_INFINITY : minusFront ? front : gap;
    if (!projection.project(dx, dy, dz, needPlus, needMinus)) {
      return false;
    }
    if (projection.along > needPlus) {
      look(projection.along, dx, dy, dz, plusFront, from);
    }
    if (projection.against > needMinus) {
      look(projection.against, -dx, -dy, -dz, minusFront, from);
    }
    return gap > limit;
  }

  private void look(double s, double dx, double dy, double dz, boolean front, AxisKind from) {
    if (front && s > need) {
      need = s;
      take(s, dx, dy, dz, from);
    }
    note(s, dx, dy, dz);
  }

  private void note(double s, double dx, double dy, double dz) {
    if (s > gap) {
      gap = s;
      gx = dx;
      gy = dy;
      gz = dz;
    }
  }

  private void take(double s, double dx, double dy, double dz, AxisKind from) {
    separation = s;
    nx = dx + 0.0;
    ny = dy + 0.0;
    nz = dz + 0.0;
    kind = from;
  }
}
