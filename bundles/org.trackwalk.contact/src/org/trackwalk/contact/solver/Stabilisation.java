package org.trackwalk.contact.solver;

/**
 * What is done about penetration (D. Gregorius, Robust Contact Creation for Physics Simulations,
 * 2015, "Recap: Solving Contact (4)").
 */
public enum Stabilisation {

  /** Nothing: contacts stop further penetration only. */
  NONE,

  /** The velocity aimed at separates, in proportion to the depth; this adds energy. */
  BAUMGARTE,

  /** Another sweep over the contacts moves the body, and leaves its velocity alone. */
  PROJECTION,

  /**
   * A stiff spring with a damper separates, and a last sweep takes the speed back that it left (E.
   * Catto, "Solver2D", 2024, soft contacts with relaxation).
   */
  SOFT
}
