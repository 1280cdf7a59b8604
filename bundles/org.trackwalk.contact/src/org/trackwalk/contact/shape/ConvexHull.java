package org.trackwalk.contact.shape;

/**
 * A convex polyhedron, with or without a margin around its core.
 *
 * <p>The core is the polyhedron whose sides lie {@code margin} inside those of the points' hull.
 */
public final class ConvexHull implements ConvexShape {

  private final Polyhedron core;
  private final double margin;
  private final double boundingRadius;

  ConvexHull(Polyhedron core, double margin, double boundingRadius) {
    this.core = core;
    this.margin = margin;
    this.boundingRadius = boundingRadius;
  }

  /** The polyhedron inside the margin. */
  public Polyhedron core() {
    return core;
  }

  @Override
  public double margin() {
    return margin;
  }

  @Override
  public int support(double dx, double dy, double dz, double[] out) {
    return core.support(dx, dy, dz, out);
  }

  @Override
  public double boundingRadius() {
    return boundingRadius;
  }

  @Override
  public String kind() {
    return "hull";
  }
}
