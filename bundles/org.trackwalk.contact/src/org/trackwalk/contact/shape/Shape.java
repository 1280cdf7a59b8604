package org.trackwalk.contact.shape;

/** A probe's form in its own coordinates, metres; its origin is what a {@link Pose} places. */
public sealed interface Shape permits ConvexShape, Compound {

  /** The radius of the smallest sphere around the origin that holds the shape, metres. */
  double boundingRadius();

  /** A name for reports: {@code sphere}, {@code box} … */
  String kind();
}
