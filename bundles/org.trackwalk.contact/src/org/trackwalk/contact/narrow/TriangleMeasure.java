package org.trackwalk.contact.narrow;

/** What a {@link TriangleKernel} found out about a triangle; reused from triangle to triangle. */
public final class TriangleMeasure {

  /** Code of the triangle's closest feature, see ClosestPoint. */
  public int feature;

  /** Distance along the best axis, metres; negative is penetration, margin included. */
  public double separation;

  /** Best axis: unit vector from the triangle to the shape. */
  public double nx;

  /** Best axis, up. */
  public double ny;

  /** Best axis. */
  public double nz;

  /** Closest or deepest point of the triangle, metres, level coordinates. */
  public double px;

  /** Closest or deepest point of the triangle, up. */
  public double py;

  /** Closest or deepest point of the triangle. */
  public double pz;

  /** True when the probe's centre lies strictly behind the triangle, which then is two-sided. */
  public boolean behind;

  /** A note of the kernel to itself, from {@code measure} to {@code points}. */
  public int note;
}
