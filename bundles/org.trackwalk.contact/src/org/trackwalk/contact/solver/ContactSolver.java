package org.trackwalk.contact.solver;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
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

  private final RigidBody body;
  private final ContactSource source;
  private final SolverSettings settings;
  private final WitnessBuffer points = new WitnessBuffer();
  private final List<ContactRow> rows = new ArrayList<>();
  private Map<Long, ContactRow> last = new HashMap<>();

  /**
   * A solver for a body.
   *
   * @param source asked once per step
   */
  public ContactSolver(RigidBody body, ContactSource source, SolverSettings settings) {
    this.body = body;
    this.source = source;
    this.settings = settings;
  }

  /** The body that is moved. */
  public RigidBody body() {
    return body;
  }

  /** How it is moved. */
  public SolverSettings settings() {
    return settings;
  }

  /** The contact points of the last step; where the body was before it moved. */
  public WitnessBuffer points() {
    return points;
  }

  /** What a contact point of {@link #points} has pushed along its normal in the step, Ns. */
  public double impulse(int i) {
    return rows.get(i).push();
  }

  /** Finds the contacts where the body is, and settles its velocities; it does not move yet. */
  public void settle() {
    source.contacts(body.pose(), points);
    body.velocity[1] -= settings.step() * settings.gravity();
    rows.clear();
    Map<Long, ContactRow> named = new HashMap<>();
    for (int i = 0; i < points.size(); i++) {
      ContactRow row = new ContactRow(body, points, i, settings);
      rows.add(row);
      long id = points.id(i);
      if (settings.warmStarting() && id != WitnessBuffer.NO_ID) {
        if (last.containsKey(id)) {
          row.startFrom(last.get(id));
        }
        named.put(id, row);
      }
    }
    for (int sweep = 0; sweep < settings.sweeps(); sweep++) {
      for (ContactRow row : rows) {
        row.stopSliding(settings.friction());
      }
      for (ContactRow row : rows) {
        row.stopApproaching();
      }
    }
    last = named;
  }

  /** Moves the body for one step at its velocities, and out of the ground if so set. */
  public void move() {
    body.move(settings.step());
    if (settings.stabilisation() == Stabilisation.PROJECTION) {
      for (int sweep = 0; sweep < settings.sweeps(); sweep++) {
        for (ContactRow row : rows) {
          row.project(settings);
        }
      }
    }
    if (settings.stabilisation() == Stabilisation.SOFT) {
      for (int sweep = 0; sweep < settings.sweeps(); sweep++) {
        for (ContactRow row : rows) {
          row.relax();
        }
      }
    }
  }

  /** One step. */
  public void step() {
    settle();
    move();
  }
}
