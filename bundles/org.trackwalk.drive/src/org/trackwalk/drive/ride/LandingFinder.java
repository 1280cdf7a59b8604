package org.trackwalk.drive.ride;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.course.road.Road;
import org.trackwalk.course.road.RoadPlace;
import org.trackwalk.course.road.SpeedLimits;
import org.trackwalk.course.road.Strand;
import org.trackwalk.drive.shape.ShapeLimits;
import org.trackwalk.ground.reach.Body;
import org.trackwalk.ground.reach.Floor;
import org.trackwalk.model.profile.Wheel;
import org.trackwalk.model.ride.Jump;

/**
 * Finds flights that end badly. Rows a metre apart say where a car may leave the ground; there the
 * lane is sampled on the exact heights and flown.
 */
public final class LandingFinder {

  /** Rows that are sampled before a lip: the slope of the last metre counts. */
  private static final int BEFORE = 3;

  /** Rows behind it: as far as anybody flies. */
  private static final int BEHIND = 122;

  /** Rows behind it that are sampled first. */
  private static final int NEAR = 30;

  /** A flight that rows a metre apart show so much lower than it is, part of its height. */
  private static final double ROUGHLY = 0.5;

  /** Landings on lanes beside each other are one, rows: two cars' length. */
  private static final int ONE_PLACE = 10;

  /** Speed that a car gains at most, m/s²: its tyres push as hard as its weight presses them. */
  private static final double GAINS = SpeedLimits.GRAVITY;

  private final Road road;
  private final Wheel wheel;
  private final Body body;
  private final double hardest;
  private final double least;
  private final Floor.Reader ground;

  /**
   * Looks along a road.
   *
   * @param wheel of the vehicle
   * @param body of the vehicle
   * @param hardest speed along the ground's normal that a landing may have, m/s
   */
  public LandingFinder(Road road, Wheel wheel, Body body, double hardest) {
    this.hardest = hardest;
    this.road = road;
    this.wheel = wheel;
    this.body = body;
    this.least = JumpFinder.least(wheel);
    ground = road.ground().reader();
  }

  /** All bad landings, strand by strand, in the order of their lips as the car comes. */
  public List<Landing> find() {
    List<Landing> found = new ArrayList<>();
    for (int s = 0; s < road.strands().size(); s++) {
      int way = road.way(s);
      for (int sense : new int[] {1, -1}) {
        if (way == 0 || way == sense) {
          found.addAll(one(along(s, sense), road.strands().get(s), sense));
        }
      }
    }
    return found;
  }

  /** Landings of all lanes of a strand in one sense, each by itself. */
  private List<Landing> along(int number, int sense) {
    Strand strand = road.strands().get(number);
    List<Landing> found = new ArrayList<>();
    for (int i = 0; i < strand.rows(); i++) {
      int row = sense > 0 ? i : strand.rows() - 1 - i;
      int left = (int) (strand.left(row) / Strand.LANE);
      int right = (int) (strand.right(row) / Strand.LANE);
      for (int lane : SurveyLanes.outward(left, right)) {
        if (flies(strand, row, sense, lane)) {
          Landing landing = fly(number, row, sense, lane);
          if (landing != null) {
            found.add(landing);
          }
        }
      }
    }
    return found;
  }

  /** Whether rows a metre apart let a car leave the ground there by as much as is felt. */
  private boolean flies(Strand strand, int row, int sense, int lane) {
    int before = strand.row(row, -sense);
    double here = strand.height(row, lane);
    if (before < 0 || Double.isNaN(here)) {
      return false;
    }
    double speed = strand.speed(row);
    double first = sense > 0 ? strand.spacing(before, lane) : strand.spacing(row, lane);
    double slope = (here - strand.height(before, lane)) / first;
    if (!(Math.abs(slope) < ShapeLimits.STEEPEST)) {
      return false;
    }
    double way = 0;
    for (int k = 1; k < BEHIND; k++) {
      int at = strand.row(row, k * sense);
      if (at < 0) {
        return false;
      }
      way += strand.spacing(sense > 0 ? strand.row(at, -1) : at, lane);
      double t = way * Math.sqrt(1 + slope * slope) / speed;
      double over = here + slope * way - SpeedLimits.GRAVITY / 2 * t * t - strand.height(at, lane);
      if (!(over > 0)) {
        return false;
      }
      if (over >= ROUGHLY * least) {
        return true;
      }
    }
    return false;
  }

  /** The first flight from there on; null where it ends well, or over nothing. */
  private Landing fly(int number, int row, int sense, int lane) {
    Strand strand = road.strands().get(number);
    int back = back(strand, row, sense);
    int first = strand.row(row, -back * sense);
    int lips = (int) ((back + 1) * Strand.ROW / LaneProfile.SPACING);
    // Most flights are short: the ground is sampled as far as they go.
    LaneProfile profile = null;
    for (int behind = NEAR; ; behind = Math.min(BEHIND, 2 * behind)) {
      LanePath path = LanePath.part(strand, lane * Strand.LANE, first, sense, back + behind);
      profile = LaneProfile.of(path, ground, profile);
      JumpFinder finder = new JumpFinder(profile, wheel);
      List<Jump> jumps = finder.find(lips);
      boolean all = behind == BEHIND || path.corners() < back + behind;
      if (all || !finder.ranOut()) {
        return landing(number, row, sense, lane, profile, finder, jumps);
      }
    }
  }

  private Landing landing(
      int number,
      int row,
      int sense,
      int lane,
      LaneProfile profile,
      JumpFinder finder,
      List<Jump> jumps) {
    for (Jump jump : jumps) {
      int lip = jump.lip();
      Jump.Flight flight = jump.own();
      int landing = flight.landing();
      if (landing < 0 || !(flight.height() >= least)) {
        continue;
      }
      double aside = 0;
      if (lane == 0) {
        // Where rows lead around a hole they swing: between two swings they are straight for a
        // metre, and nobody is faster there than before it.
        Jump.Flight had = at(reached(number, row, sense), profile, lip, flight);
        aside = had.landing() < 0 ? 0 : aside(profile, lip, had);
        for (int side = -1; side <= 1 && aside > body.width() / 2; side += 2) {
          aside = Math.min(aside, asideAlong(number, row, sense, side, profile.size()));
        }
        flight = aside > body.width() / 2 ? had : flight;
        landing = flight.landing();
      }
      boolean face = face(profile, landing, finder.arrives(lip, flight));
      if (face || aside > body.width() / 2 || flight.blow() > hardest) {
        Landing.Kind kind =
            face
                ? Landing.Kind.AGAINST_FACE
                : aside > body.width() / 2 ? Landing.Kind.BESIDE : Landing.Kind.BOTTOMS;
        return new Landing(
            kind, number, row, sense, at(profile, lip), at(profile, landing), flight, aside);
      }
    }
    return null;
  }

  /**
   * The speed that a car may have at a row, as fast as it was before and as it gains speed, m/s.
   */
  private double reached(int number, int row, int sense) {
    Strand strand = road.strands().get(number);
    double square = Double.POSITIVE_INFINITY;
    for (int k = 1; k <= BEHIND && strand.row(row, -k * sense) >= 0; k++) {
      double speed = strand.speed(strand.row(row, -k * sense));
      square = Math.min(square, speed * speed + 2 * GAINS * k * Strand.ROW);
    }
    return Math.sqrt(square);
  }

  /** A flight at no more than a speed, m/s. */
  private Jump.Flight at(double speed, LaneProfile profile, int lip, Jump.Flight flight) {
    return speed < flight.speed() ? new JumpFinder(profile, wheel).flight(lip, speed) : flight;
  }

  private static double[] at(LaneProfile profile, int k) {
    return new double[] {profile.x()[k], profile.y()[k], profile.z()[k]};
  }

  /**
   * Whether the ground rises where it is met as only an upright face does, so high over the car's
   * way that its wheels do not roll over it.
   */
  private boolean face(LaneProfile profile, int landing, double arrives) {
    int top = landing;
    while (top < profile.size() && profile.y()[top] - profile.y()[top - 1] > LaneProfile.SPACING) {
      top++;
    }
    return top > landing && profile.y()[top - 1] - arrives > body.hub();
  }

  /**
   * How far beside the road a car comes down that has followed one border up to the lip; 0 where it
   * leaves the ground nowhere then. In a bend both borders turn as the lane does. Where one turns
   * alone, around a hole or where a kerb ends, the lane swings, and the other border says how the
   * road leads on.
   *
   * @param side 1 for the left border, -1 for the right one
   * @param samples of the lane itself
   */
  private double asideAlong(int number, int row, int sense, int side, int samples) {
    Strand strand = road.strands().get(number);
    int back = back(strand, row, sense);
    LanePath path =
        LanePath.part(
            strand,
            r -> border(strand, r, side) - border(strand, row, side),
            strand.row(row, -back * sense),
            sense,
            (int) (samples * LaneProfile.SPACING) + 1);
    LaneProfile profile = LaneProfile.of(path, ground);
    JumpFinder finder = new JumpFinder(profile, wheel);
    for (Jump jump : finder.find((int) ((back + 1) * Strand.ROW / LaneProfile.SPACING))) {
      Jump.Flight flight = jump.own();
      if (flight.landing() >= 0 && flight.height() >= least) {
        Jump.Flight had = at(reached(number, row, sense), profile, jump.lip(), flight);
        return had.landing() < 0 ? 0 : aside(profile, jump.lip(), had);
      }
    }
    return 0;
  }

  /** Metres from a row's middle to a border, positive to the left. */
  private static double border(Strand strand, int row, int side) {
    return side > 0 ? strand.left(row) : -strand.right(row);
  }

  /** How many rows before a lip are sampled. */
  private static int back(Strand strand, int row, int sense) {
    int back = 0;
    while (back < BEFORE && strand.row(row, -(back + 1) * sense) >= 0) {
      back++;
    }
    return back;
  }

  /** How far beside the road a car comes down that flies straight on, metres. */
  private double aside(LaneProfile profile, int lip, Jump.Flight flight) {
    double heading = profile.heading()[lip];
    double x = profile.x()[lip] + flight.length() * StrictMath.cos(heading);
    double z = profile.z()[lip] + flight.length() * StrictMath.sin(heading);
    RoadPlace place = road.place(x, profile.y()[flight.landing()], z);
    return place == null ? 0 : place.outside();
  }

  /** Landings of one place as one, the worst of them. */
  private static List<Landing> one(List<Landing> all, Strand strand, int sense) {
    List<Landing> found = new ArrayList<>();
    int last = 0;
    for (Landing landing : all) {
      int n = found.size();
      int apart = n == 0 ? 0 : sense * (landing.row() - last);
      last = landing.row();
      if (n == 0 || apart > ONE_PLACE) {
        found.add(landing);
      } else {
        found.set(n - 1, found.get(n - 1).and(landing));
      }
    }
    int n = found.size();
    if (strand.closed() && n > 1) {
      int apart = Math.floorMod(sense * (found.get(0).row() - last), strand.rows());
      if (apart <= ONE_PLACE) {
        found.set(0, found.get(0).and(found.remove(n - 1)));
      }
    }
    return found;
  }
}
