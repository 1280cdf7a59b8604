package org.trackwalk.contact.parts;

import org.trackwalk.contact.shape.Polyhedron;

/** How far points lie outside all parts. */
final class Outside {

  private Outside() {}

  /**
   * The farthest of the points of a mesh.
   *
   * @param points xyz triples
   * @return metres from the nearest part along its faces' normals; 0 where each point is in one
   */
  static double most(ConvexParts parts, float[] points) {
    double most = 0;
    for (int i = 0; i < points.length; i += 3) {
      double least = Double.POSITIVE_INFINITY;
      for (Part part : parts.parts()) {
        least = Math.min(least, of(part.hull().core(), points[i], points[i + 1], points[i + 2]));
      }
      most = Math.max(most, least);
    }
    return most;
  }

  private static double of(Polyhedron hull, double x, double y, double z) {
    double most = 0;
    for (int f = 0; f < hull.faceCount(); f++) {
      double h = hull.facePlane(f, 0) * x + hull.facePlane(f, 1) * y + hull.facePlane(f, 2) * z;
      most = Math.max(most, h - hull.facePlane(f, 3));
    }
    return most;
  }
}
