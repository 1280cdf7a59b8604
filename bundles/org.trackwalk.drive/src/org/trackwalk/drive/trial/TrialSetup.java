package org.trackwalk.drive.trial;

import org.trackwalk.contact.shape.Shape;
import org.trackwalk.contact.solver.SolverSettings;
import org.trackwalk.drive.judge.body.Treatment;

/**
 * What is set on a level, and how it is moved.
 *
 * @param shape of the body
 * @param start where it begins
 * @param treatment which triangles push, and where to
 * @param manifold how many points it stands on
 * @param solver how contacts move it
 * @param steps how many, above zero
 * @param line along which its horizontal velocity is held; null for a body that is let go
 * @param car whose chassis the shape is; null for a body without wheels
 */
public record TrialSetup(
    Shape shape,
    BodyStart start,
    Treatment treatment,
    ManifoldKind manifold,
    SolverSettings solver,
    int steps,
    TowLine line,
    SprungCar car) {

  /** A body without wheels. */
  public TrialSetup(
      Shape shape,
      BodyStart start,
      Treatment treatment,
      ManifoldKind manifold,
      SolverSettings solver,
      int steps,
      TowLine line) {
    this(shape, start, treatment, manifold, solver, steps, line, null);
  }

  /** How far along its line it is towed by each step, and in the end; null when it is let go. */
  double[] metres() {
    return line == null ? null : line.metres(start.speed(), solver.step(), steps);
  }

  /** Whether its horizontal velocity is held. */
  public boolean towed() {
    return line != null;
  }
}
