package org.trackwalk.contact.solver;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.trackwalk.contact.manifold.ContactSource;
import org.trackwalk.contact.manifold.WitnessBuffer;
import org.trackwalk.contact.shape.Pose;

/** Where a body touches the level or another body, from step to step. */
final class Touching {

  private final RigidBody body;
  private final RigidBody other;
  private final ContactSource source;
  private final WitnessBuffer points = new WitnessBuffer();
  private final WitnessBuffer seen = new WitnessBuffer();
  private final List<ContactRow> rows = new ArrayList<>();
  private Map<Long, ContactRow> last = new HashMap<>();

  /**
   * Without a contact yet.
   *
   * @param other what the body touches; null for the level
   * @param source asked once per step; with another body it is asked in that one's own coordinates,
   *     where that one stands still
   */
  Touching(RigidBody body, RigidBody other, ContactSource source) {
    this.body = body;
    this.other = other;
    this.source = source;
  }

  RigidBody body() {
    return body;
  }

  WitnessBuffer points() {
    return points;
  }

  double impulse(int i) {
    return rows.get(i).push();
  }

  /** Finds the contact points where the bodies are. */
  void find() {
    if (other == null) {
      source.contacts(body.pose(), points);
      return;
    }
    Pose frame = other.pose();
    source.contacts(frame.seen(body.pose()), seen);
    points.clear();
    double[] at = new double[3];
    double[] n = new double[3];
    for (int i = 0; i < seen.size(); i++) {
      frame.toLevel(seen.onProbe(i, 0), seen.onProbe(i, 1), seen.onProbe(i, 2), at);
      frame.directionToLevel(seen.normal(i, 0), seen.normal(i, 1), seen.normal(i, 2), n);
      points.add(at[0], at[1], at[2], n[0], n[1], n[2], seen.separation(i), seen.id(i));
    }
  }

  /** Begins with what the points pushed in the last step. */
  void begin(SolverSettings settings) {
    rows.clear();
    Map<Long, ContactRow> named = new HashMap<>();
    for (int i = 0; i < points.size(); i++) {
      ContactRow row = new ContactRow(body, other, points, i, settings);
      rows.add(row);
      long id = points.id(i);
      if (settings.warmStarting() && id != WitnessBuffer.NO_ID) {
        if (last.containsKey(id)) {
          row.startFrom(last.get(id));
        }
        named.put(id, row);
      }
    }
    last = named;
  }

  /** Brings all contacts to the velocities that they should have, one after the other. */
  static void settle(List<Touching> all, SolverSettings settings) {
    for (int sweep = 0; sweep < settings.sweeps(); sweep++) {
      for (Touching touching : all) {
        for (ContactRow row : touching.rows) {
          row.stopSliding(settings.friction());
        }
      }
      for (Touching touching : all) {
        for (ContactRow row : touching.rows) {
          row.stopApproaching();
        }
      }
    }
  }

  /** After the bodies have moved: out of what they touch, or the springs' speed taken back. */
  static void undo(List<Touching> all, SolverSettings settings) {
    boolean projects = settings.stabilisation() == Stabilisation.PROJECTION;
    if (!projects && settings.stabilisation() != Stabilisation.SOFT) {
      return;
    }
    for (int sweep = 0; sweep < settings.sweeps(); sweep++) {
      for (Touching touching : all) {
        for (ContactRow row : touching.rows) {
          if (projects) {
            row.project(settings);
          } else {
            row.relax();
          }
        }
      }
    }
  }
}
