package org.trackwalk.drive.effect;

import org.trackwalk.contact.sat.ClosestSegments;

/**
 * Where a flat rectangle and a triangle under it are nearest to each other, by their features (C.
 * Ericson, Real-Time Collision Detection, 5.1): corners of one over the other, and side against
 * side. Reused; they do not go through each other.
 */
final class CoreGap {

  /** Metres between them. */
  double distance;

  /** Unit vector from the triangle to the rectangle: along, up, aside. */
  final double[] normal = new double[3];

  /** The place on the triangle. */
  final double[] place = new double[3];

  private final ClosestSegments segments = new ClosestSegments();
  private double least;

  /**
   * Measures a pair.
   *
   * @param rectangle its four corners in their order, twelve numbers
   * @param triangle nine numbers
   */
  void measure(double[] rectangle, double[] triangle) {
    least = Double.POSITIVE_INFINITY;
    for (int i = 0; i < 12; i += 3) {
      over(triangle, rectangle, i, true);
    }
    for (int i = 0; i < 9; i += 3) {
      over(rectangle, triangle, i, false);
    }
    for (int i = 0; i < 12; i += 3) {
      for (int j = 0; j < 9; j += 3) {
        int next = (j + 3) % 9;
        double squared = segments.measure(rectangle, i, (i + 3) % 12, triangle, j, next);
        if (squared < least) {
          least = squared;
          normal[0] = segments.dx;
          normal[1] = segments.dy;
          normal[2] = segments.dz;
          for (int k = 0; k < 3; k++) {
            place[k] = triangle[j + k] + segments.t * (triangle[next + k] - triangle[j + k]);
          }
        }
      }
    }
    distance = Math.sqrt(least);
    for (int k = 0; k < 3; k++) {
      normal[k] /= distance;
    }
  }

  /** A corner of one over the inside of the other. */
  private void over(double[] face, double[] corners, int i, boolean ofRectangle) {
    double[] n = GroundTriangles.normal(face);
    double height = 0;
    for (int k = 0; k < 3; k++) {
      height += n[k] * (corners[i + k] - face[k]);
    }
    if (height * height >= least) {
      return;
    }
    int sides = 0;
    for (int j = 0; j < face.length; j += 3) {
      int next = (j + 3) % face.length;
      double along = face[next] - face[j];
      double aside = face[next + 2] - face[j + 2];
      double there =
          along * (corners[i + 2] - height * n[2] - face[j + 2])
              - aside * (corners[i] - height * n[0] - face[j]);
      sides += there > 0 ? 1 : there < 0 ? -1 : 0;
    }
    if (Math.abs(sides) < face.length / 3) {
      return;
    }
    least = height * height;
    double turned = ofRectangle ? height : -height;
    for (int k = 0; k < 3; k++) {
      normal[k] = turned * n[k];
      place[k] = corners[i + k] - (ofRectangle ? height * n[k] : 0);
    }
  }
}
