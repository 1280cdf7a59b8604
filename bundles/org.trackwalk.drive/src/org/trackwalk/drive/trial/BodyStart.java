package org.trackwalk.drive.trial;

import org.trackwalk.contact.shape.Shape;
import org.trackwalk.contact.solver.RigidBody;

/** How a body begins. */
public sealed interface BodyStart permits TrialStart, TrialPlace {

  /** Speed, m/s. */
  double speed();

  /** The body in its place, on its way. */
  RigidBody place(Shape shape);
}
