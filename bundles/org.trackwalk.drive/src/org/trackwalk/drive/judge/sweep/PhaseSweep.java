package org.trackwalk.drive.judge.sweep;

import java.util.EnumMap;
import java.util.Map;
import org.trackwalk.contact.query.ContactBuffer;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.contact.shape.Sphere;
import org.trackwalk.drive.judge.body.Body;
import org.trackwalk.drive.judge.body.Crossing;
import org.trackwalk.drive.judge.body.Inertia;
import org.trackwalk.drive.judge.body.JudgeLimits;
import org.trackwalk.drive.judge.body.Treatment;
import org.trackwalk.drive.judge.body.VelocityChange;
import org.trackwalk.drive.judge.place.Patch;
import org.trackwalk.ground.geometry.Vec;

/**
 * Moves a body over a place, phase by phase, and holds one set of contacts against another. In each
 * phase the body rests on the healed surface and moves along it; what the contacts of the two sides
 * make of its velocity in one step is compared. A bump is a phase lottery (docs/engines.md), so the
 * worst phase counts, and the share of phases that feel something.
 */
public final class PhaseSweep {

  /** Phases between the worst one and its neighbours: to 0.3 mm. */
  private static final int FINER = 15;

  private final Side tested;
  private final Side truth;
  private final Body body;
  private final Crossing way;
  private final Surroundings around;
  private final double margin;
  private final double spacing;
  private final Resting resting;
  private final double[] centre;
  private final double[] normal;
  private final ContactDifference difference;
  private final VelocityChange change = new VelocityChange();
  private final double[] first = new double[6];
  private final double[] start = new double[6];
  private final Map<Kind, FeltTally> forward = new EnumMap<>(Kind.class);
  private final Map<Kind, FeltTally> backward = new EnumMap<>(Kind.class);

  /**
   * What is the same all over a level.
   *
   * @param speed m/s
   * @param step seconds
   * @param gravity m/s²
   * @param angle degrees from which a normal is another one
   * @param sink metres that a body may sink in before a contact counts as lost
   */
  public record Surroundings(
      double speed, double step, double gravity, double angle, double sink) {}

  private PhaseSweep(
      Side tested,
      Side truth,
      ProbeScene healed,
      Treatment profile,
      Body body,
      Crossing way,
      Surroundings around) {
    this.tested = tested;
    this.truth = truth;
    this.body = body;
    this.way = way;
    this.around = around;
    this.margin = profile.margin();
    this.spacing = body.isLong() ? JudgeLimits.LONG_PHASE : JudgeLimits.PHASE;
    // An engine without a margin makes a contact only when the body is in the surface: after a
    // step of falling. Then it is that deep.
    double depth = Math.max(0, fall() - margin);
    this.resting = new Resting(healed, profile.reference(), body, way, depth);
    this.centre = resting.centre();
    this.normal = resting.normal();
    this.difference = new ContactDifference(around.angle());
  }

  /**
   * The mesh effect of a profile at a place: K(profile, A) against K(profile, H).
   *
   * @return per kind what is felt; {@link Felt#NOTHING} for kinds without a difference
   */
  public static Map<Kind, Felt> meshEffect(
      Patch patch, Treatment profile, Body body, Crossing way, Surroundings around) {
    Side tested = Side.of(patch.authored(), profile);
    Side other = Side.of(patch.healed(), profile);
    return new PhaseSweep(tested, other, patch.healed(), profile, body, way, around).run();
  }

  /**
   * The mesh effect at a place that healing leaves as it is (a fold, three triangles on an edge):
   * K(profile, A) against the truth.
   */
  public static Map<Kind, Felt> placeEffect(
      Patch patch, Treatment profile, Body body, Crossing way, Surroundings around) {
    Side tested = Side.of(patch.authored(), profile);
    Side other = Side.truth(patch.healed(), profile);
    return new PhaseSweep(tested, other, patch.healed(), profile, body, way, around).run();
  }

  /** The engine effect at a place: K(profile, H) against the truth. */
  public static Map<Kind, Felt> engineEffect(
      Patch patch, Treatment profile, Body body, Crossing way, Surroundings around) {
    Side tested = Side.of(patch.healed(), profile);
    Side other = Side.truth(patch.healed(), profile);
    return new PhaseSweep(tested, other, patch.healed(), profile, body, way, around).run();
  }

  private Map<Kind, Felt> run() {
    for (Kind kind : Kind.values()) {
      forward.put(kind, new FeltTally());
      backward.put(kind, new FeltTally());
    }
    if (!stands()) {
      return nothing();
    }
    double reach = reach();
    int phases = (int) Math.ceil(reach / spacing);
    double ahead = body.ahead(way);
    sweep(-phases, phases, -ahead);
    // A long body that travels along the edge stands on this side of it.
    if (ahead != 0 && !way.isLengthwise()) {
      sweep(-phases, phases, ahead);
    }
    refine();
    double stride = around.speed() * around.step();
    Map<Kind, Felt> result = new EnumMap<>(Kind.class);
    for (Kind kind : Kind.values()) {
      Felt there = forward.get(kind).total(spacing, stride);
      result.put(kind, there.worse(backward.get(kind).total(spacing, stride)));
    }
    return result;
  }

  /**
   * Whether a body can stand at the place: where it is so far from the origin that the coordinates
   * of a vertex are farther apart than the body is high (over 4,000 km), it is no place for one,
   * and phase after phase would ask for the same contacts.
   */
  private boolean stands() {
    double farthest = 0;
    for (double coordinate : way.point()) {
      farthest = Math.max(farthest, Math.abs(coordinate));
    }
    return Math.ulp((float) farthest) <= body.height();
  }

  private static Map<Kind, Felt> nothing() {
    Map<Kind, Felt> nothing = new EnumMap<>(Kind.class);
    for (Kind kind : Kind.values()) {
      nothing.put(kind, Felt.NOTHING);
    }
    return nothing;
  }

  /** How far a body falls in a step, metres. */
  private double fall() {
    return around.gravity() * around.step() * around.step();
  }

  /** From how far before an edge a contact with it exists, metres. */
  private double reach() {
    double m = Math.max(fall(), margin);
    double r = body.height();
    double ahead = body.shape() instanceof Sphere ? Math.sqrt((r + m) * (r + m) - r * r) : m;
    return ahead + (body.isLong() ? JudgeLimits.LONG_BEYOND : JudgeLimits.BEYOND);
  }

  private void sweep(int from, int to, double middle) {
    // Never exactly over the place: there two faces are equally near, which no body ever meets.
    for (int i = from; i < to; i++) {
      phase(middle + (i + 0.5) * spacing, true);
    }
  }

  /** Looks closer around the worst phase of all. */
  private void refine() {
    Felt worst = Felt.NOTHING;
    for (Kind kind : Kind.values()) {
      worst = worst.worse(forward.get(kind).worst()).worse(backward.get(kind).worst());
    }
    if (worst.worst() >= JudgeLimits.FELT) {
      for (int i = 1; i < FINER; i++) {
        double step = spacing * i / FINER;
        phase(worst.at() - step, false);
        phase(worst.at() + step, false);
      }
    }
  }

  private void phase(double x, boolean counts) {
    resting.at(x);
    ContactBuffer should = truth.contacts(body, centre, way);
    ContactBuffer is = tested.contacts(body, centre, way);
    if (!difference.differs(is, should, normal)) {
      return;
    }
    if (difference.angles().containsKey(Kind.LOST)) {
      if (!sinks(is, should)) {
        difference.angles().remove(Kind.LOST);
      }
      is = tested.contacts(body, centre, way);
    }
    travel(is, should, x, 1, counts, forward);
    travel(is, should, x, -1, counts, backward);
  }

  /**
   * Whether a contact that is touched and missing lets the body in: pushed into it by the limit,
   * the body still has none that holds against it.
   */
  private boolean sinks(ContactBuffer is, ContactBuffer should) {
    boolean lets = false;
    for (int j = 0; j < should.size() && !lets; j++) {
      boolean missing =
          ContactDifference.like(should, j, is) < 0
              && should.separation(j) <= JudgeLimits.SAME_POINT;
      lets = missing && letsIn(should, j);
      tested.contacts(body, centre, way);
    }
    return lets;
  }

  private boolean letsIn(ContactBuffer should, int j) {
    double[] in = new double[3];
    for (int k = 0; k < 3; k++) {
      in[k] = centre[k] - around.sink() * should.normal(j, k);
    }
    ContactBuffer there = tested.contacts(body, in, way);
    for (int i = 0; i < there.size(); i++) {
      if (ContactDifference.angle(there, i, should, j) < JudgeLimits.HOLDS) {
        return false;
      }
    }
    return true;
  }

  private void travel(
      ContactBuffer is,
      ContactBuffer should,
      double x,
      int sign,
      boolean counts,
      Map<Kind, FeltTally> tallies) {
    double[] heading = way.heading();
    double slope = heading[0] * normal[0] + heading[1] * normal[1] + heading[2] * normal[2];
    double[] direction = new double[3];
    for (int k = 0; k < 3; k++) {
      direction[k] = sign * (heading[k] - slope * normal[k]);
    }
    Vec.normalize(direction);
    double[] across = Vec.cross(normal, direction);
    for (int k = 0; k < 3; k++) {
      start[k] = direction[k] * around.speed();
      start[3 + k] = body.rolls() ? across[k] * around.speed() / body.height() : 0;
    }
    start[1] -= around.gravity() * around.step();
    Inertia inertia = body.inertia(way);
    change.solve(is, centre, start, inertia, around.step());
    for (int k = 0; k < 6; k++) {
      first[k] = change.after(k);
    }
    change.solve(should, centre, start, inertia, around.step());
    double up = 0;
    double ahead = 0;
    double side = 0;
    double outward = 0;
    double offset = difference.offset();
    for (int k = 0; k < 3; k++) {
      double d = first[k] - change.after(k);
      outward += d * way.along()[k];
      up += d * normal[k];
      ahead -= d * direction[k];
      side += d * across[k];
    }
    if (way.isLengthwise() && outward > 0) {
      tallies.get(Kind.PUSHED_OFF).note(new Felt(0, 0, outward, 0, x, 0, offset), counts);
    }
    for (Map.Entry<Kind, Double> entry : difference.angles().entrySet()) {
      // What is missing lets the body sink, and what is too much pushes it.
      boolean belongs = entry.getKey() != Kind.LOST || up < 0;
      if (belongs) {
        Felt felt = new Felt(up, ahead, Math.abs(side), 0, x, entry.getValue(), offset);
        tallies.get(entry.getKey()).note(felt, counts);
      }
    }
  }
}
