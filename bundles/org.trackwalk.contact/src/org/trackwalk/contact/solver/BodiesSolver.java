package org.trackwalk.contact.solver;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.trackwalk.contact.broadphase.PairEvents;
import org.trackwalk.contact.broadphase.TwoTreeBroadPhase;
import org.trackwalk.contact.candidate.ShapeBounds;
import org.trackwalk.contact.manifold.ContactSource;
import org.trackwalk.contact.manifold.WitnessBuffer;
import org.trackwalk.contact.shape.Shape;
import org.trackwalk.mesh.tree.IntList;

/**
 * Moves several bodies over a level as {@link ContactSolver} moves one; they push each other. Which
 * of them are near each other a broad phase of two trees says. Bodies and pairs are looked at in
 * the order of their numbers, so that the result does not hang on the trees.
 */
public final class BodiesSolver {

  /** A body moves so far, metres, before the broad phase is told; it searches that much wider. */
  private static final double SLACK = 0.05;

  /** A body that the broad phase was not told of for so many steps goes to the tree at rest. */
  private static final int ASLEEP = 30;

  /**
   * One of the bodies.
   *
   * @param ground its contacts with the level
   */
  public record Member(RigidBody body, Shape shape, ContactSource ground) {}

  /** Makes the contacts of two bodies. */
  @FunctionalInterface
  public interface PairSources {

    /**
     * Contacts of the first, in the coordinates of the second, which stands still there.
     *
     * @param pairs how many are near each other, with all that come in this step
     */
    ContactSource of(Shape first, Shape second, int pairs);
  }

  /**
   * A contact point as one of its bodies has it.
   *
   * @param other number of the other body; -1 for the level
   * @param point on this body's surface, metres, level coordinates
   * @param normal unit vector towards this body
   * @param separation metres along the normal; negative is penetration
   * @param impulse along the normal, Ns
   */
  public record Touch(
      int other, double[] point, double[] normal, double separation, double impulse) {}

  private final List<Member> members;
  private final PairSources sources;
  private final SolverSettings settings;
  private final double contactDistance;
  private final TwoTreeBroadPhase broadPhase = new TwoTreeBroadPhase(0);
  private final PairEvents events = new PairEvents();
  private final List<Touching> grounds = new ArrayList<>();

  /** By the numbers of both bodies, the lower one first. */
  private final TreeMap<Long, Touching> pairs = new TreeMap<>();

  private final ShapeBounds bounds = new ShapeBounds();

  /** What the broad phase was told: six coordinates a body. */
  private final float[] told;

  private final int[] quiet;

  /**
   * A solver for bodies.
   *
   * @param contactDistance metres, not negative: bodies that are farther apart do not touch
   */
  public BodiesSolver(
      List<Member> members, PairSources sources, SolverSettings settings, double contactDistance) {
    this.members = List.copyOf(members);
    this.sources = sources;
    this.settings = settings;
    this.contactDistance = contactDistance;
    this.told = new float[6 * members.size()];
    this.quiet = new int[members.size()];
    for (Member member : members) {
      grounds.add(new Touching(member.body(), null, member.ground()));
    }
    for (int i = 0; i < members.size(); i++) {
      around(i, SLACK);
      keep(i);
      int at = 6 * i;
      broadPhase.add(
          told[at], told[at + 1], told[at + 2], told[at + 3], told[at + 4], told[at + 5]);
    }
  }

  /** Seconds of a step and the rest. */
  public SolverSettings settings() {
    return settings;
  }

  /** One of the bodies. */
  public RigidBody body(int number) {
    return members.get(number).body();
  }

  /** How many pairs of bodies are near each other. */
  public int pairs() {
    return pairs.size();
  }

  /** One step of all bodies. */
  public void step() {
    findPairs();
    List<Touching> all = new ArrayList<>(grounds);
    all.addAll(pairs.values());
    all.forEach(Touching::find);
    members.forEach(member -> member.body().fall(settings));
    all.forEach(touching -> touching.begin(settings));
    Touching.settle(all, settings);
    members.forEach(member -> member.body().move(settings.step()));
    Touching.undo(all, settings);
  }

  private void findPairs() {
    for (int i = 0; i < members.size(); i++) {
      around(i, 0);
      if (inside(i)) {
        if (++quiet[i] == ASLEEP) {
          broadPhase.sleep(i);
        }
      } else {
        tell(i);
      }
    }
    broadPhase.step(events);
    IntList ended = events.ended();
    for (int k = 0; k < ended.size(); k += 2) {
      pairs.remove(key(ended.get(k), ended.get(k + 1)));
    }
    IntList begun = events.begun();
    for (int k = 0; k < begun.size(); k += 2) {
      int a = Math.min(begun.get(k), begun.get(k + 1));
      int b = Math.max(begun.get(k), begun.get(k + 1));
      int near = pairs.size() + (begun.size() - k) / 2;
      ContactSource source = sources.of(members.get(a).shape(), members.get(b).shape(), near);
      pairs.put(key(a, b), new Touching(body(a), body(b), source));
    }
  }

  private void tell(int i) {
    RigidBody body = body(i);
    around(i, SLACK);
    keep(i);
    quiet[i] = 0;
    int at = 6 * i;
    broadPhase.move(
        i,
        told[at],
        told[at + 1],
        told[at + 2],
        told[at + 3],
        told[at + 4],
        told[at + 5],
        (float) (settings.step() * body.velocity(0)),
        (float) (settings.step() * body.velocity(1)),
        (float) (settings.step() * body.velocity(2)));
  }

  /** Measures where a body may touch in this step. */
  private void around(int i, double more) {
    bounds.around(members.get(i).shape(), body(i).pose(), contactDistance / 2 + more);
  }

  private void keep(int i) {
    for (int axis = 0; axis < 3; axis++) {
      told[6 * i + axis] = bounds.least(axis);
      told[6 * i + 3 + axis] = bounds.most(axis);
    }
  }

  private boolean inside(int i) {
    for (int axis = 0; axis < 3; axis++) {
      if (bounds.least(axis) < told[6 * i + axis] || bounds.most(axis) > told[6 * i + 3 + axis]) {
        return false;
      }
    }
    return true;
  }

  private static long key(int a, int b) {
    return (long) Math.min(a, b) << 32 | Math.max(a, b);
  }

  /** Where a body touched in the last step, the level first, then the others by their numbers. */
  public List<Touch> touches(int number) {
    List<Touch> touches = new ArrayList<>();
    add(grounds.get(number), true, -1, touches);
    pairs.forEach(
        (pair, touching) -> {
          int a = (int) (pair >>> 32);
          int b = pair.intValue();
          if (a == number || b == number) {
            add(touching, a == number, a == number ? b : a, touches);
          }
        });
    return touches;
  }

  private static void add(Touching touching, boolean first, int other, List<Touch> out) {
    WitnessBuffer points = touching.points();
    for (int i = 0; i < points.size(); i++) {
      double[] at = new double[3];
      double[] n = new double[3];
      for (int axis = 0; axis < 3; axis++) {
        at[axis] = first ? points.onProbe(i, axis) : points.onGround(i, axis);
        n[axis] = first ? points.normal(i, axis) : 0.0 - points.normal(i, axis);
      }
      out.add(new Touch(other, at, n, points.separation(i), touching.impulse(i)));
    }
  }
}
