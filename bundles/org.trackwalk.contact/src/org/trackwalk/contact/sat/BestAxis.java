package org.trackwalk.contact.sat;

/** The axis of greatest separation of two polyhedra A and B; reused from pair to pair. */
public final class BestAxis {

  /** Metres along the axis; negative is the depth. */
  public double separation;

  /** The axis, a unit vector from B to A. */
  public double nx;

  /** The axis, up. */
  public double ny;

  /** The axis. */
  public double nz;

  /** What the axis comes from. */
  public AxisKind kind;

  /** A's feature: face, edge, or the corner that supports the axis when it is B's face. */
  public int featureA;

  /** B's feature: face, edge, or the corner that supports the axis when it is A's face. */
  public int featureB;
}
