package org.trackwalk.contact.shape;

/** Builds convex hulls from points, such as the positions of a mesh file. */
public final class HullBuilder {

  /**
   * Metres: triangles whose corners are this near to a common plane are one face. Four roundings of
   * a coordinate of up to four metres in single precision, which is what mesh files hold.
   */
  public static final double FLATNESS = 1e-6;

  private HullBuilder() {}

  /**
   * The hull of points, with sharp edges.
   *
   * @param points xyz triples, metres, in the shape's own coordinates; any number may be the same,
   *     inside or on a side
   * @throws IllegalArgumentException when they are not triples, not finite, or all in one plane
   */
  public static ConvexHull hull(double... points) {
    if (points.length % 3 != 0) {
      throw new IllegalArgumentException(
          "a point is three coordinates, got " + points.length + " numbers");
    }
    if (points.length < 12) {
      throw new IllegalArgumentException(
          "a hull needs at least four points, got " + points.length / 3);
    }
    double[] p = points.clone();
    for (int i = 0; i < p.length; i++) {
      if (!Double.isFinite(p[i])) {
        throw new IllegalArgumentException(
            "coordinate " + i % 3 + " of a hull's point " + i / 3 + " is not finite: " + p[i]);
      }
      p[i] += 0.0;
    }
    Polyhedron core = HullFaces.join(p, new QuickHull(p), FLATNESS);
    return new ConvexHull(core, 0, radius(core));
  }

  private static double radius(Polyhedron core) {
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
