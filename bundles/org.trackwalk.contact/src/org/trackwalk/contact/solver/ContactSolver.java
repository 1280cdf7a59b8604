package org.trackwalk.contact.solver;

import java.util.List;
import org.trackwalk.contact.manifold.ContactSource;
import org.trackwalk.contact.manifold.WitnessBuffer;

/**
 * Moves one body over ground that does not move, with sequential impulses: contact after contact is
 * brought to the velocity it should have, over and over, and what a contact has pushed in sum may
 * not pull (D. Gregorius, Robust Contact Creation for Physics Simulations, 2015, "Recap: Solving
 * Contact"; E. Catto, "Iterative dynamics with temporal coherence", 2005, and "Fast and simple
 * physics using sequential impulses", GDC 2006). Impact is without restitution. A contact that is
 * still apart only takes the speed that would close its gap within more than a step.
 *
 * <p>It is there to show what contacts do to a body, not to be fast.
 */
public final class ContactSolver {

  private final SolverSettings settings;
  private final Touching touching;

  /**
   * A solver for a body.
   *
   * @param source asked once per step
   */
  public ContactSolver(RigidBody body, ContactSource source, SolverSettings settings) {
    this.settings = settings;
    this.touching = new Touching(body, null, source);
  }

  /** The body that is moved. */
  public RigidBody body() {
    return touching.body();
  }

  /** How it is moved. */
  public SolverSettings settings() {
    return settings;
  }

  /** The contact points of the last step; where the body was before it moved. */
  public WitnessBuffer points() {
    return touching.points();
  }

  /** What a contact point of {@link #points} has pushed along its normal in the step, Ns. */
  public double impulse(int i) {
    return touching.impulse(i);
  }

  /** Finds the contacts where the body is, and settles its velocities; it does not move yet. */
  public void settle() {
    touching.find();
    body().fall(settings);
    touching.begin(settings);
    Touching.settle(List.of(touching), settings);
  }

  /** Moves the body for one step at its velocities, and out of the ground if so set. */
  public void move() {
    body().move(settings.step());
    Touching.undo(List.of(touching), settings);
  }

  /** One step. */
  public void step() {
    settle();
    move();
  }
}
