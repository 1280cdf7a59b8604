package org.trackwalk.drive.effect;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.trackwalk.contact.bump.Bump;
import org.trackwalk.contact.bump.RoundedBoxFormula;
import org.trackwalk.contact.shape.Box;
import org.trackwalk.course.road.Road;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.finding.Effect;
import org.trackwalk.model.profile.Bodies;
import org.trackwalk.model.profile.Profile;
import org.trackwalk.model.profile.ShapeKind;
import org.trackwalk.model.profile.Vehicle;
import org.trackwalk.model.profile.VehicleShape;

/**
 * What a seam does to what a vehicle puts on the ground, per profile. Whether the profile feels it
 * is tried out on a model road with the profile's own contacts; how much is the closed form of
 * docs/engines.md for spheres and {@link RoundedBoxFormula} for boxes, the worst over all phases.
 */
public final class SeamEffects {

  /** So many are kept from check to check: a few megabytes. */
  private static final int MOST_KNOWN = 10_000;

  /** Sines are told apart in so many parts: below 4 degrees a hundredth of the jolt. */
  private static final double ANGLES = 2000;

  /** Sine of the angle between way and line from which on the line lies across. */
  static final double ACROSS = 0.95;

  /** Sine of the angle between way and line at which it lies as much along the way as across. */
  static final double HALF_WAY = Math.sqrt(0.5);

  private final List<Profile> profiles;
  private final Bodies made;
  private final Vehicle vehicle;
  private final double speed;

  /** Of the angle between the way and the seam. */
  private final double sine;

  /** How the ground lies before the seam; empty where it is level. */
  private final List<Approach> approaches;

  /** The same for a box; null where it is not looked at. */
  private final BoxWays boxes;

  /** The same along the seam, over its corners. */
  private final BoxWays corners;

  /** By how much the ground rises behind the seam, radians. */
  private final double hollow;

  private final FeltSeams felt;
  private final Map<Asked, List<Effect>> known;

  private record Asked(SeamModel model, double speed, double sine, double hollow) {

    /** Written out: what a record makes of itself is put together at each start. */
    @Override
    public boolean equals(Object other) {
      return other instanceof Asked a
          && model.equals(a.model)
          && Double.compare(speed, a.speed) == 0
          && Double.compare(sine, a.sine) == 0
          && Double.compare(hollow, a.hollow) == 0;
    }

    @Override
    public int hashCode() {
      int way = 31 * Double.hashCode(speed) + Double.hashCode(sine);
      return 31 * (31 * model.hashCode() + way) + Double.hashCode(hollow);
    }
  }

  /**
   * Effects on a vehicle.
   *
   * @param made what the game makes bodies of; null for each profile's own
   * @param speed m/s, above zero
   */
  public SeamEffects(List<Profile> profiles, Bodies made, Vehicle vehicle, double speed) {
    this.profiles = List.copyOf(profiles);
    this.made = made;
    this.vehicle = vehicle;
    this.speed = speed;
    sine = 1;
    hollow = 0;
    approaches = List.of();
    boxes = null;
    corners = null;
    felt = new FeltSeams();
    known = new ConcurrentHashMap<>();
  }

  private SeamEffects(SeamEffects other, double speed, double sine, double hollow) {
    this(other, speed, sine, other.approaches, other.boxes, other.corners, hollow);
  }

  private SeamEffects(
      SeamEffects other,
      double speed,
      double sine,
      List<Approach> approaches,
      BoxWays boxes,
      BoxWays corners,
      double hollow) {
    profiles = other.profiles;
    made = other.made;
    vehicle = other.vehicle;
    felt = other.felt;
    known = other.known;
    this.speed = speed;
    this.sine = sine;
    this.approaches = approaches;
    this.boxes = boxes;
    this.corners = corners;
    this.hollow = hollow;
  }

  /**
   * Whether these effects are those on a vehicle, and few enough are known to go on with.
   *
   * @param made null for each profile's own
   * @param speed m/s
   */
  public boolean fit(List<Profile> profiles, Bodies made, Vehicle vehicle, double speed) {
    return known.size() < MOST_KNOWN
        && this.speed == speed
        && this.made == made
        && this.vehicle.equals(vehicle)
        && this.profiles.equals(profiles);
  }

  /** The effects on the same vehicle at another speed, m/s, above zero. */
  public SeamEffects at(double other) {
    return other == speed ? this : new SeamEffects(this, other, sine, hollow);
  }

  /**
   * The effects on the same vehicle where its way and the seam make an angle: it is the part of the
   * speed over the seam that is felt.
   *
   * @param angle the angle's sine, 0 to 1
   */
  public SeamEffects across(double angle) {
    double told = Math.rint(angle * ANGLES) / ANGLES;
    return told == sine ? this : new SeamEffects(this, speed, told, hollow);
  }

  /**
   * The effects where the ground before the seam is not level: the worst of some ways over it.
   *
   * @param ways none where it is level
   */
  public SeamEffects over(List<Approach> ways) {
    List<Approach> bent = ways.stream().distinct().toList();
    boolean level = bent.stream().allMatch(Approach::isLevel);
    return new SeamEffects(this, speed, sine, level ? List.of() : bent, boxes, corners, hollow);
  }

  /**
   * The effects where a box that an engine stops only when its front has come down ({@code hangs}
   * of the profile), or whose edges it rounds, does not come to the seam on one plane: the worst of
   * ways over it, along the road. A seam that does not lie across is met by one corner of the box
   * first, and keeps the effects that it has on a level road. Of several such boxes the last is
   * moved; a vehicle has one.
   *
   * @param surface on which the road lies
   * @param parts of the seam, in order
   */
  public SeamEffects under(Road road, WeldedSurface surface, List<SeamPart> parts) {
    BoxWays ways = sine < ACROSS ? null : ways(road, surface, false);
    if (ways == null) {
      return this;
    }
    ways.add(parts);
    return new SeamEffects(this, speed, sine, approaches, ways, corners, hollow);
  }

  /**
   * The effects where a box that is caught at corners ({@code corners} of the profile) does not
   * come to those of a seam along its way on one plane: the worst of ways over them, along the
   * road. Of several such boxes the last is moved.
   *
   * @param surface on which the road lies
   * @param at corners of the seam, level coordinates
   * @param mayBeHollow whether the ground may rise behind the seam
   */
  public SeamEffects alongCorners(
      Road road, WeldedSurface surface, List<double[]> at, boolean mayBeHollow) {
    BoxWays ways = sine < ACROSS ? ways(road, surface, true) : null;
    if (ways == null) {
      return this;
    }
    at.forEach(corner -> ways.addCorner(corner, mayBeHollow));
    return ways.isEmpty()
        ? this
        : new SeamEffects(this, speed, sine, approaches, boxes, ways, hollow);
  }

  /** Ways of the last box for which the ground counts; null for none. */
  private BoxWays ways(Road road, WeldedSurface surface, boolean caught) {
    Box box = null;
    Bodies form = Bodies.ONE;
    double step = 0;
    for (Profile profile : profiles) {
      for (VehicleShape shape : vehicle.grounds()) {
        if (shape.shape() instanceof Box b
            && ShapeBumps.isMoved(profile, b)
            && (!caught || ShapeBumps.isCaught(profile, b))) {
          box = b;
          form = made == null ? profile.bodies().value() : made;
          step = Math.max(step, profile.step());
        }
      }
    }
    return box == null
        ? null
        : new BoxWays(
            road,
            box,
            BoxApproach.before(2 * box.hz(), speed * step),
            GroundTriangles.bodyOf(surface, form));
  }

  /**
   * The effects where the ground rises behind the seam for who drives along it.
   *
   * @param angle radians, at least 0
   */
  public SeamEffects hollow(double angle) {
    double told = Math.rint(angle * ANGLES) / ANGLES;
    return told == hollow ? this : new SeamEffects(this, speed, sine, told);
  }

  /**
   * Whether a jolt is one at the corners of a line, which an engine meets as if the line lay across
   * the way: nothing is pushed aside, though the line is met at an angle.
   *
   * @param sine of the angle between way and line
   */
  public static boolean isAtCorners(Effect effect, double sine) {
    return effect.dvSide() == 0 && effect.dvForward() > 0 && sine < ACROSS;
  }

  /**
   * Whether a jolt without a push aside may be one at corners: a sharp box is pushed straight back
   * by an edge itself.
   */
  public static boolean mayBeAtCorners(Profile profile, ShapeKind kind) {
    return kind != ShapeKind.BOX || !profile.rule(kind).hangs();
  }

  /**
   * Whether a jolt is that of a sharp front that meets the edge askew: with one corner, or not at
   * all. Who is moved square to the edge, to be probed, has both corners there.
   */
  public boolean isMetAskew(Effect effect) {
    for (Profile profile : profiles) {
      for (VehicleShape shape : vehicle.grounds()) {
        if (effect.profile().equals(profile.id()) && effect.shape().equals(shape.label())) {
          return sine < 1 && ShapeBumps.isSharp(profile, shape);
        }
      }
    }
    return false;
  }

  /** Speed of the vehicle, m/s. */
  public double speed() {
    return speed;
  }

  /** What a seam does at the vehicle's speed: profile by profile, shape by shape. */
  public List<Effect> of(SeamModel model) {
    return !approaches.isEmpty() || boxes != null || corners != null
        ? compute(asked(model))
        : known.computeIfAbsent(asked(model), this::compute);
  }

  private Asked asked(SeamModel model) {
    return new Asked(model, speed, sine, hollow);
  }

  /**
   * What a seam does to the chassis that wheels carry where its lower front edge has come down to
   * the ground: profile by profile; empty when nothing hangs.
   */
  public List<Effect> ofChassis(SeamModel model) {
    List<Effect> effects = new ArrayList<>();
    for (Profile profile : profiles) {
      for (VehicleShape shape : vehicle.shapes()) {
        if (vehicle.onWheels() && !shape.onGround() && shape.shape() instanceof Box) {
          effects.add(rigid(profile, shape, shape.chassisLabel(), asked(model)));
        }
      }
    }
    return effects;
  }

  /** What a gap does whose sides stand at unequal height; both in metres. */
  public List<Effect> ofGap(double width, double height, Bodies together) {
    SeamModel gap = new SeamModel(SeamModel.Fault.GAP, width, together);
    if (height <= 0) {
      return of(gap);
    }
    List<Effect> effects = new ArrayList<>();
    for (Profile profile : profiles) {
      rigid(profile, asked(new SeamModel(SeamModel.Fault.STEP, height, together)), effects);
      if (vehicle.onWheels()) {
        effects.add(WheelFeel.of(profile, vehicle.wheel(), gap, speed, sine));
      }
    }
    return effects;
  }

  private List<Effect> compute(Asked asked) {
    List<Effect> effects = new ArrayList<>();
    for (Profile profile : profiles) {
      rigid(profile, asked, effects);
      if (vehicle.onWheels()) {
        effects.add(
            WheelFeel.of(profile, vehicle.wheel(), asked.model(), asked.speed(), asked.sine()));
      }
    }
    return List.copyOf(effects);
  }

  private void rigid(Profile profile, Asked asked, List<Effect> effects) {
    for (VehicleShape shape : vehicle.grounds()) {
      effects.add(rigid(profile, shape, shape.label(), asked));
    }
  }

  private Effect rigid(Profile profile, VehicleShape shape, String label, Asked asked) {
    ShapeBumps bumps = new ShapeBumps(approaches, boxes, corners);
    SeamModel model = asked.model();
    double sine = ShapeBumps.isSquare(profile, shape, asked.sine()) ? 1 : asked.sine();
    double over = asked.speed() * sine;
    Bodies bodies = made == null ? profile.bodies().value() : made;
    FeltSeams.Answer answer = felt.of(profile, bodies, shape.shape(), model);
    Bump bump = Bump.NONE;
    double height = model.fault() == SeamModel.Fault.STEP ? model.size() : 0;
    boolean caught = answer.felt() && answer.corners() && shape.onGround();
    Bump corner = caught ? bumps.corner(profile, shape, asked.speed(), asked.hollow()) : Bump.NONE;
    // over a step what is crossed stands higher than a corner that is passed beside it
    boolean both = corner.up() == 0 || height > 0;
    boolean low = model.isFlush() || height > 0 && height <= ShapeBumps.LOW;
    boolean passed = low && ShapeBumps.isPassed(profile, shape, asked.sine());
    if (answer.felt() && over > 0 && both && !passed) {
      bump = bumps.bump(profile, shape, height, over, asked.sine());
      if (answer.everywhere()) {
        // The engine bumps on any edge: that much is not the seam's fault.
        bump = beyond(bump, bumps.bump(profile, shape, 0, over, asked.sine()));
      }
    }
    if (corner.up() > 0 && worst(corner) >= worst(bump)) {
      sine = 1;
      bump = corner;
    }
    return new Effect(
        profile.id(),
        label,
        asked.speed(),
        bump.up(),
        bump.forward() * sine,
        bump.forward() * Math.sqrt(1 - sine * sine),
        bump.share());
  }

  private static double worst(Bump bump) {
    return Math.max(bump.up(), bump.forward());
  }

  private static Bump beyond(Bump all, Bump usual) {
    double up = Math.max(0, all.up() - usual.up());
    double forward = Math.max(0, all.forward() - usual.forward());
    return up + forward > 0 ? new Bump(up, forward, all.share(), all.ahead()) : Bump.NONE;
  }
}
