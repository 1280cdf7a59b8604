package org.trackwalk.check.judge;

import java.util.EnumMap;
import java.util.Map;
import org.trackwalk.check.geometry.Vec;
import org.trackwalk.contact.query.ContactBuffer;
import org.trackwalk.contact.query.ContactQuery;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.contact.shape.Sphere;

/**
 * Moves a body over a place, phase by phase, and holds one set of contacts against another. In each
 * phase the body rests on the healed surface and moves along it; what the contacts of the two sides
 * make of its velocity in one step is compared. A bump is a phase lottery (ENGINES), so the worst
 * phase counts, and the share of phases that feel something.
 */
public final class PhaseSweep {

  /** Phases that must feel something: in a single one it may be rounding just over an edge. */
  private static final int FEWEST = 2;

  /** Metres between two phases. */
  private static final double SPACING = 0.005;

  /** Phases between the worst one and its neighbours: to 0.3 mm. */
  private static final int FINER = 15;

  /** Metres before and behind the place beyond the reach of a contact. */
  private static final double MORE = 0.03;

  /** m/s: less is not felt; a tenth of a warning. */
  private static final double FELT = 0.01;

  /** Contacts this near to each other are one, metres: a float step ten kilometres out. */
  private static final double SAME_POINT = 0.001;

  /** Metres over or under the plane of a place in which the surface is sought to rest on. */
  private static final double REST_REACH = 0.15;

  /** Metres: a body this near to the surface rests on it. */
  private static final double AT_REST = 1e-9;

  private static final int MOST_MOVES = 12;

  /** Degrees: a contact holds against what it opposes within this angle. */
  private static final double HOLDS = 60;

  /** Cosine: a surface that leans more over the way does not carry a body. */
  private static final double CARRIES = 0.3;

  private final Side tested;
  private final Side truth;
  private final ContactQuery ground;
  private final Treatment reference;
  private final Body body;
  private final Crossing way;
  private final Surroundings around;
  private final ContactBuffer nearest = new ContactBuffer();
  private final VelocityChange change = new VelocityChange();
  private final double[] centre = new double[3];

  /** Of the surface that carries the body. */
  private final double[] normal = new double[3];

  private final double[] first = new double[6];
  private final double[] start = new double[6];
  private final Map<Kind, Tally> forward = new EnumMap<>(Kind.class);
  private final Map<Kind, Tally> backward = new EnumMap<>(Kind.class);

  /** Of the phase: its differences with the largest angle of each. */
  private final Map<Kind, Double> angles = new EnumMap<>(Kind.class);

  private double offset;

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
    this.ground = new ContactQuery(healed);
    this.reference = profile.reference();
    this.body = body;
    this.way = way;
    this.around = around;
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

  /** What one direction of travel has felt so far of one kind. */
  private static final class Tally {
    private Felt worst = Felt.NOTHING;
    private int felt;

    void note(Felt now, boolean counts) {
      worst = worst.worse(now);
      felt += counts && now.worst() >= FELT ? 1 : 0;
    }
  }

  private Map<Kind, Felt> run() {
    for (Kind kind : Kind.values()) {
      forward.put(kind, new Tally());
      backward.put(kind, new Tally());
    }
    double reach = reach();
    int phases = (int) Math.ceil(reach / SPACING);
    if (body.ahead() == 0) {
      sweep(-phases, phases, 0);
    } else {
      sweep(-phases, phases, -body.ahead());
      sweep(-phases, phases, body.ahead());
    }
    refine();
    Map<Kind, Felt> result = new EnumMap<>(Kind.class);
    for (Kind kind : Kind.values()) {
      Felt there = total(forward.get(kind));
      result.put(kind, there.worse(total(backward.get(kind))));
    }
    return result;
  }

  private Felt total(Tally tally) {
    Felt w = tally.worst;
    if (tally.felt < FEWEST) {
      return Felt.NOTHING;
    }
    double share = Math.min(1, tally.felt * SPACING / (around.speed() * around.step()));
    return new Felt(w.up(), w.forward(), w.side(), share, w.at(), w.degrees(), w.offset());
  }

  /** From how far before an edge a contact with it exists, metres. */
  private double reach() {
    double fall = around.gravity() * around.step() * around.step();
    double m = Math.max(fall, reference.margin());
    double r = body.height();
    double ahead = body.shape() instanceof Sphere ? Math.sqrt((r + m) * (r + m) - r * r) : m;
    return ahead + MORE;
  }

  private void sweep(int from, int to, double middle) {
    // Never exactly over the place: there two faces are equally near, which no body ever meets.
    for (int i = from; i < to; i++) {
      phase(middle + (i + 0.5) * SPACING, true);
    }
  }

  /** Looks closer around the worst phase of all. */
  private void refine() {
    Felt worst = Felt.NOTHING;
    for (Kind kind : Kind.values()) {
      worst = worst.worse(forward.get(kind).worst).worse(backward.get(kind).worst);
    }
    if (worst.worst() >= FELT) {
      for (int i = 1; i < FINER; i++) {
        double step = SPACING * i / FINER;
        phase(worst.at() - step, false);
        phase(worst.at() + step, false);
      }
    }
  }

  private void phase(double x, boolean counts) {
    rest(x);
    sink();
    ContactBuffer should = truth.contacts(body, centre, way);
    ContactBuffer is = tested.contacts(body, centre, way);
    if (!differs(is, should)) {
      return;
    }
    if (angles.containsKey(Kind.LOST)) {
      if (!sinks(is, should)) {
        angles.remove(Kind.LOST);
      }
      is = tested.contacts(body, centre, way);
    }
    travel(is, should, x, 1, counts, forward);
    travel(is, should, x, -1, counts, backward);
  }

  /** Puts the body onto the healed surface, x metres along the way from the place. */
  private void rest(double x) {
    for (int k = 0; k < 3; k++) {
      centre[k] = way.point()[k] + x * way.along()[k] + body.height() * way.up()[k];
      normal[k] = way.up()[k];
    }
    for (int move = 0; move < MOST_MOVES; move++) {
      ground.contacts(body.at(centre, way), REST_REACH, reference.method(), nearest);
      double lift = Double.NEGATIVE_INFINITY;
      for (int i = 0; i < nearest.size(); i++) {
        double up = dot(nearest, i, way.up());
        if (up > CARRIES && -nearest.separation(i) / up > lift) {
          lift = -nearest.separation(i) / up;
          for (int k = 0; k < 3; k++) {
            normal[k] = nearest.normal(i, k);
          }
        }
      }
      if (nearest.size() == 0 || Math.abs(lift) < AT_REST || Double.isInfinite(lift)) {
        return;
      }
      for (int k = 0; k < 3; k++) {
        centre[k] += lift * way.up()[k];
      }
    }
  }

  /**
   * An engine without a margin makes a contact only when the body is in the surface: after a step
   * of falling. Then it is that deep.
   */
  private void sink() {
    double fall = around.gravity() * around.step() * around.step();
    double depth = Math.max(0, fall - reference.margin());
    for (int k = 0; k < 3; k++) {
      centre[k] -= depth * normal[k];
    }
  }

  private static double dot(ContactBuffer contacts, int i, double[] v) {
    return contacts.normal(i, 0) * v[0]
        + contacts.normal(i, 1) * v[1]
        + contacts.normal(i, 2) * v[2];
  }

  /** Whether two sets differ, and in which kinds. */
  private boolean differs(ContactBuffer is, ContactBuffer should) {
    angles.clear();
    offset = 0;
    for (int i = 0; i < is.size(); i++) {
      int like = like(is, i, should);
      double degrees = like < 0 ? tilt(is, i) : angle(is, i, should, like);
      if (like >= 0 && degrees < around.angle()) {
        continue;
      }
      // Where a contact of that direction is there too, this one comes on top of it.
      boolean onTop = like < 0 || angle(should, like, is, like(should, like, is)) < around.angle();
      angles.merge(onTop ? Kind.SUPERFLUOUS : Kind.WRONG_NORMAL, degrees, Math::max);
      offset = Math.max(offset, is.offset(i));
    }
    for (int j = 0; j < should.size(); j++) {
      if (like(should, j, is) < 0) {
        angles.merge(Kind.LOST, 0.0, Math::max);
      }
    }
    return !angles.isEmpty();
  }

  /**
   * Whether a contact that is touched and missing lets the body in: pushed into it by the limit,
   * the body still has none that holds against it.
   */
  private boolean sinks(ContactBuffer is, ContactBuffer should) {
    boolean lets = false;
    for (int j = 0; j < should.size() && !lets; j++) {
      boolean missing = like(should, j, is) < 0 && should.separation(j) <= SAME_POINT;
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
      if (angle(there, i, should, j) < HOLDS) {
        return false;
      }
    }
    return true;
  }

  /** Of the contacts at the same point that whose normal is nearest; -1 when there is none. */
  private static int like(ContactBuffer one, int i, ContactBuffer other) {
    int best = -1;
    double most = Double.NEGATIVE_INFINITY;
    for (int j = 0; j < other.size(); j++) {
      double sum = 0;
      double cosine = 0;
      for (int k = 0; k < 3; k++) {
        double d = one.point(i, k) - other.point(j, k);
        sum += d * d;
        cosine += one.normal(i, k) * other.normal(j, k);
      }
      if (sum <= SAME_POINT * SAME_POINT && cosine > most) {
        most = cosine;
        best = j;
      }
    }
    return best;
  }

  private double tilt(ContactBuffer contacts, int i) {
    return degrees(dot(contacts, i, normal));
  }

  private static double angle(ContactBuffer a, int i, ContactBuffer b, int j) {
    double cosine = 0;
    for (int k = 0; k < 3; k++) {
      cosine += a.normal(i, k) * b.normal(j, k);
    }
    return degrees(cosine);
  }

  private static double degrees(double cosine) {
    return StrictMath.toDegrees(StrictMath.acos(Math.max(-1, Math.min(1, cosine))));
  }

  private void travel(
      ContactBuffer is,
      ContactBuffer should,
      double x,
      int sign,
      boolean counts,
      Map<Kind, Tally> tallies) {
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
    for (int k = 0; k < 3; k++) {
      double d = first[k] - change.after(k);
      outward += d * way.along()[k];
      up += d * normal[k];
      ahead -= d * direction[k];
      side += d * across[k];
    }
    if (way.heading() != way.along() && outward > 0) {
      tallies.get(Kind.PUSHED_OFF).note(new Felt(0, 0, outward, 0, x, 0, offset), counts);
    }
    for (Map.Entry<Kind, Double> entry : angles.entrySet()) {
      // What is missing lets the body sink, and what is too much pushes it.
      boolean belongs = entry.getKey() != Kind.LOST || up < 0;
      if (belongs) {
        Felt felt = new Felt(up, ahead, Math.abs(side), 0, x, entry.getValue(), offset);
        tallies.get(entry.getKey()).note(felt, counts);
      }
    }
  }
}
