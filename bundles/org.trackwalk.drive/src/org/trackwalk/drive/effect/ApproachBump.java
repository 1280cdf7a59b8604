package org.trackwalk.drive.effect;

import java.util.Arrays;
import org.trackwalk.contact.bump.Bump;
import org.trackwalk.contact.bump.BumpFormula;
import org.trackwalk.contact.bump.SeamEdge;

/**
 * The bump of a sphere at an unvoided edge where the road is not level: the sphere is moved over
 * the ground before it step by step, in each phase of the step, by the law of {@link BumpFormula}:
 * no contact closes faster than it is apart. So it flies after a crest, comes down where it lands,
 * and meets the edge, in the first step that has a contact with it, from as high and as fast as it
 * then is. Seen in the plane across the edge, at the speed over it. On level ground this is the
 * closed form, to the width of a phase.
 */
final class ApproachBump {

  /** Phases of the step; the surroundings of the worst are looked at closer. */
  private static final int PHASES = 128;

  private static final int FINER = 32;

  /** Sweeps over the contacts of a step: with three at most they settle. */
  private static final int SWEEPS = 12;

  /**
   * Steps before that in which the sphere stands on the road: one that flies from farther off lands
   * anywhere, and is no better off for it.
   */
  private static final int RUN_UP = 3;

  /** Part of a penetration that a step undoes: PhysX's bias, and about what others do in two. */
  static final double UNDONE = 0.8;

  /** What adds less is nothing, m/s. */
  private static final double LEAST = 0.01;

  private final SeamEdge edge;
  private final double ground;
  private final double slop;
  private final double[] x;
  private final double[] y;

  /** Of the centre: place and height, then its velocities, forward and up. */
  private final double[] at = new double[2];

  private final double[] velocity = new double[2];
  private final double[] before = new double[2];

  /** What the last phase was given, m/s. */
  private double up;

  private double lost;

  /**
   * A sphere on its way.
   *
   * @param edge the sphere, its margin, its step; the speed is that over the edge
   * @param sine of the angle between way and edge
   * @param ground sine of the angle to the road's normal within which a contact is the road's
   * @param slop metres of penetration that the engine leaves alone
   */
  private ApproachBump(Approach approach, SeamEdge edge, double sine, double ground, double slop) {
    this.edge = edge;
    this.slop = slop;
    this.ground = ground;
    x = Arrays.stream(approach.along()).map(place -> place * sine).toArray();
    y = approach.heights();
  }

  /** The worst over all phases, and the share of those that are thrown. */
  static Bump of(Approach approach, SeamEdge edge, double sine, double ground, double slop) {
    return new ApproachBump(approach, edge, sine, ground, slop).worst();
  }

  private Bump worst() {
    double best = 0;
    double most = 0;
    double forward = 0;
    int hits = 0;
    for (int i = 0; i < PHASES; i++) {
      phase((i + 0.5) / PHASES);
      hits += up > LEAST ? 1 : 0;
      if (up > most) {
        most = up;
        forward = lost;
        best = i + 0.5;
      }
    }
    if (hits == 0) {
      return Bump.NONE;
    }
    for (int i = 1 - FINER; i < FINER; i++) {
      phase((best + i / (double) FINER) / PHASES);
      if (up > most) {
        most = up;
        forward = lost;
      }
    }
    return new Bump(most, forward, hits / (double) PHASES, 0);
  }

  /** Moves the sphere to the edge, and notes what that does to it. */
  private void phase(double phase) {
    double stride = edge.stride();
    double meeting = Math.ceil(BumpFormula.reach(edge) / stride);
    double start = Math.max(x[0], -(RUN_UP + meeting) * stride) + stride * phase;
    at[0] = start;
    double slope = slope(start);
    at[1] = height(start) + edge.radius() * Math.sqrt(1 + slope * slope);
    velocity[1] = slope * edge.speed();
    up = 0;
    lost = 0;
    // on a slope down the middle of the sphere is past the edge before its foot is
    while (at[0] < edge.radius() / 2) {
      velocity[0] = edge.speed();
      velocity[1] -= edge.gravity() * edge.step();
      before[0] = velocity[0];
      before[1] = velocity[1];
      solve(false);
      if (isAtEdge()) {
        double[] sound = velocity.clone();
        velocity[0] = before[0];
        velocity[1] = before[1];
        solve(true);
        if (velocity[1] - sound[1] > LEAST) {
          up = velocity[1] - sound[1];
          lost = sound[0] - velocity[0];
          return;
        }
        velocity[0] = sound[0];
        velocity[1] = sound[1];
      }
      rise(at[0], at[1]);
      at[0] += velocity[0] * edge.step();
      at[1] += velocity[1] * edge.step();
    }
  }

  /** Undoes by position what of a step that began before a dip ended in its other side. */
  private void rise(double px, double py) {
    for (int i = segment(px); i < x.length - 1 && x[i] <= px + edge.radius(); i++) {
      double dx = x[i + 1] - x[i];
      double dy = y[i + 1] - y[i];
      double length = Math.sqrt(dx * dx + dy * dy);
      double distance = (dx * (py - y[i]) - dy * (px - x[i])) / length;
      double share = ((px - x[i]) * dx + (py - y[i]) * dy) / (length * length);
      double deep = edge.radius() - distance - slop;
      if (share >= 0 && share <= 1 && deep > 0) {
        at[0] -= UNDONE * deep * dy / length;
        at[1] += UNDONE * deep * dx / length;
      }
    }
  }

  /** Height of the edge over the road at its foot. */
  private double raised() {
    return edge.radius() - edge.drop();
  }

  /** Whether the sphere has a contact with the edge that is not one with the road. */
  private boolean isAtEdge() {
    double ahead = -at[0];
    double over = at[1] - raised();
    double length = Math.sqrt(ahead * ahead + over * over);
    if (over <= 0 || length - edge.radius() >= edge.margin()) {
      return false;
    }
    // over the plane behind it the sphere meets that plane
    int edgeAt = segment(0);
    double behind =
        edgeAt + 1 < x.length ? (y[edgeAt + 1] - y[edgeAt]) / (x[edgeAt + 1] - x[edgeAt]) : 0;
    double slope = slope(Math.nextDown(0.0));
    double lean = (ahead - slope * over) / (length * Math.sqrt(1 + slope * slope));
    return -ahead + behind * over < 0 && lean > ground;
  }

  /** Sweeps over the contacts with the ground, and with the edge, until all keep their distance. */
  private void solve(boolean withEdge) {
    int from = segment(at[0] - edge.radius());
    int to = segment(at[0] + edge.radius());
    for (int sweep = 0; sweep < SWEEPS; sweep++) {
      boolean moved = false;
      if (withEdge) {
        moved = push(at[0], at[1] - raised());
      }
      for (int i = from; i <= to; i++) {
        moved |= touch(i);
      }
      if (!moved) {
        return;
      }
    }
  }

  /** A contact with a stretch of ground, or with its far end where neither side is met. */
  private boolean touch(int i) {
    double dx = x[i + 1] - x[i];
    double dy = y[i + 1] - y[i];
    double square = dx * dx + dy * dy;
    double share = ((at[0] - x[i]) * dx + (at[1] - y[i]) * dy) / square;
    if (share >= 0 && share <= 1) {
      double length = Math.sqrt(square);
      double distance = (dx * (at[1] - y[i]) - dy * (at[0] - x[i])) / length;
      return push(-dy / length * distance, dx / length * distance);
    }
    boolean end = share > 1 && i + 2 < x.length && shareOf(i + 1) < 0;
    return end && push(at[0] - x[i + 1], at[1] - y[i + 1]);
  }

  private double shareOf(int i) {
    double dx = x[i + 1] - x[i];
    double dy = y[i + 1] - y[i];
    return ((at[0] - x[i]) * dx + (at[1] - y[i]) * dy) / (dx * dx + dy * dy);
  }

  /**
   * One contact.
   *
   * @param nx from it to the centre; likewise ny
   */
  private boolean push(double nx, double ny) {
    double length = Math.sqrt(nx * nx + ny * ny);
    double apart = length - edge.radius();
    if (length == 0 || apart >= edge.margin()) {
      return false;
    }
    double closing =
        -(velocity[0] * nx + velocity[1] * ny) / length - Math.max(0, apart) / edge.step();
    if (closing <= 0) {
      return false;
    }
    velocity[0] += closing * nx / length;
    velocity[1] += closing * ny / length;
    return true;
  }

  private int segment(double place) {
    int i = 0;
    while (i + 2 < x.length && x[i + 1] <= place) {
      i++;
    }
    return i;
  }

  private double slope(double place) {
    int i = segment(place);
    return (y[i + 1] - y[i]) / (x[i + 1] - x[i]);
  }

  private double height(double place) {
    int i = segment(place);
    return y[i] + slope(place) * (place - x[i]);
  }
}
