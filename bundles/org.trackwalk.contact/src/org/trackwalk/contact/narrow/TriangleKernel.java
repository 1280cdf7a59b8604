package org.trackwalk.contact.narrow;

import org.trackwalk.contact.shape.Pose;

/**
 * Measures a convex shape against triangles (docs/contacts.md, boxes, wheels and hulls): separating
 * axes where the shape has sides, closest points and ways out in closed form where it is round, GJK
 * for what is apart from a wheel. One instance per thread and shape; allocates nothing per
 * triangle.
 */
public interface TriangleKernel {

  /** Answer of {@link #measure}: the probe's centre is strictly behind a one-sided triangle. */
  int BEHIND = -1;

  /** Answer of {@link #measure}: the separation is above the contact distance. */
  int TOO_FAR = -2;

  /** The note of a measure along the triangle's normal that no kernel made. */
  int NO_NOTE = 0;

  /** The note of a measure whose point is left open until somebody asks for it. */
  int POINT_LEFT_OPEN = -1;

  /** Moves the shape. */
  void place(Pose pose);

  /**
   * Measures a triangle that has area.
   *
   * @param p xyz triples, level coordinates
   * @param a index of a corner, that is of a triple; likewise b and c
   * @param twoSided whether it also faces points behind it; then its normal is turned to the centre
   * @param contactDistance metres, not negative
   * @param out filled unless the answer is {@link #BEHIND}; after {@link #TOO_FAR} only its
   *     separation is set, and may be any number above the contact distance. Its point may be left
   *     out with the note {@link #POINT_LEFT_OPEN}
   * @return the code of the triangle's closest feature ({@link
   *     org.trackwalk.mesh.geometry.ClosestPoint}): the face when the best axis is the triangle's
   *     normal, else the smallest feature that carries the closest or deepest point; or one of the
   *     above
   */
  int measure(
      float[] p,
      int a,
      int b,
      int c,
      boolean twoSided,
      double contactDistance,
      TriangleMeasure out);

  /**
   * Fills in the point of a measure that was left open: most candidates are voided, and nobody asks
   * where those are closest.
   *
   * @param measured what {@link #measure} said of this triangle at this place
   */
  default void complete(
      float[] p, int a, int b, int c, double contactDistance, TriangleMeasure measured) {
    throw new IllegalStateException("a kernel that leaves no point open");
  }

  /**
   * The contact points of a triangle that has been measured, before any reduction: clipped where
   * two sides meet, one point elsewhere; points farther than the contact distance are left out.
   *
   * @param measured what {@link #measure} said of this triangle at this place; or, from the caller,
   *     the triangle's face along its normal with {@link #NO_NOTE}, whatever the best axis is
   * @param out appended to; at least one point
   */
  void points(
      float[] p,
      int a,
      int b,
      int c,
      double contactDistance,
      TriangleMeasure measured,
      ContactPoints out);
}
