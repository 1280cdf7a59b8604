package org.trackwalk.contact.shape;

/** Builds convex hulls from points, such as the positions of a mesh file. */
public final class HullBuilder {

  /**
   * Metres: triangles whose corners are this near to a common plane are one face. Four roundings of
   * a coordinate of up to four metres in single precision, which is what mesh files hold.
   */
  public static final double FLATNESS = 1e-6;

  /** Most corners of a hull: a contact's note holds the numbers of two in 15 bits each. */
  public static final int MOST_CORNERS = 1 << 15;

  private HullBuilder() {}

  /**
   * The hull of points, with sharp edges.
   *
   * @param points xyz triples, metres, in the shape's own coordinates; any number may be the same,
   *     inside or on a side
   * @throws IllegalArgumentException when they are not triples, not finite, all in one plane, or
   *     span a hull of more than {@link #MOST_CORNERS} corners
   */
  public static ConvexHull hull(double... points) {
    Polyhedron core = polyhedron(points);
    return new ConvexHull(core, 0, radius(core));
  }

  /**
   * The hull of points, its edges rounded. The sides stay where they are: the core's lie inside
   * them by the margin.
   *
   * @param points as above
   * @param margin metres, not negative
   * @throws IllegalArgumentException as above, and when the margin leaves nothing of the core
   */
  public static ConvexHull rounded(double margin, double... points) {
    if (!(margin >= 0) || !Double.isFinite(margin)) {
      throw new IllegalArgumentException("a hull's margin must not be below zero: " + margin);
    }
    if (margin == 0) {
      return hull(points);
    }
    Polyhedron core = ShrunkHull.of(polyhedron(points), margin, FLATNESS);
    return new ConvexHull(core, margin, radius(core) + margin);
  }

  /**
   * How large the hull of points is, without making it.
   *
   * @param points as above; any number, also of points that are all in one plane
   */
  public static HullSize size(double... points) {
    checkPoints(points);
    if (points.length < 12) {
      return HullSize.FLAT;
    }
    try {
      return new QuickHull(points).measured();
    } catch (FlatPointsException e) {
      return HullSize.FLAT;
    }
  }

  /**
   * The hull of points with sharp edges, and how large it is.
   *
   * @param points as above; any number, also of points that are all in one plane
   * @throws IllegalArgumentException when they are not triples, not finite, or span a hull of more
   *     than {@link #MOST_CORNERS} corners
   */
  public static MeasuredHull measured(double... points) {
    checkPoints(points);
    if (points.length < 12) {
      return new MeasuredHull(null, HullSize.FLAT);
    }
    double[] p = positive(points);
    QuickHull triangles;
    try {
      triangles = new QuickHull(p);
    } catch (FlatPointsException e) {
      return new MeasuredHull(null, HullSize.FLAT);
    }
    Polyhedron core = joined(p, triangles);
    return new MeasuredHull(new ConvexHull(core, 0, radius(core)), triangles.measured());
  }

  private static Polyhedron polyhedron(double[] points) {
    checkPoints(points);
    if (points.length < 12) {
      throw new IllegalArgumentException(
          "a hull needs at least four points, got " + points.length / 3);
    }
    double[] p = positive(points);
    return joined(p, new QuickHull(p));
  }

  /** A copy of which no zero is negative. */
  private static double[] positive(double[] points) {
    double[] p = points.clone();
    for (int i = 0; i < p.length; i++) {
      p[i] += 0.0;
    }
    return p;
  }

  private static Polyhedron joined(double[] points, QuickHull triangles) {
    Polyhedron joined = HullFaces.join(points, triangles, FLATNESS);
    checkCorners(joined.vertexCount());
    return joined;
  }

  private static void checkPoints(double[] points) {
    if (points.length % 3 != 0) {
      throw new IllegalArgumentException(
          "a point is three coordinates, got " + points.length + " numbers");
    }
    for (int i = 0; i < points.length; i++) {
      if (!Double.isFinite(points[i])) {
        throw new IllegalArgumentException(
            "coordinate " + i % 3 + " of a hull's point " + i / 3 + " is not finite: " + points[i]);
      }
    }
  }

  static void checkCorners(int count) {
    if (count > MOST_CORNERS) {
      throw new IllegalArgumentException(
          "a hull may have "
              + MOST_CORNERS
              + " corners, and these points span one of "
              + count
              + ": take a simpler mesh");
    }
  }

  static double radius(Polyhedron core) {
    double most = 0;
    for (int i = 0; i < core.vertexCount(); i++) {
      double x = core.vertex(i, 0);
      double y = core.vertex(i, 1);
      double z = core.vertex(i, 2);
      most = Math.max(most, x * x + y * y + z * z);
    }
    return Math.sqrt(most);
  }
}
