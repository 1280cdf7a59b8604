package org.trackwalk.drive.effect;

import java.util.Arrays;
import org.trackwalk.contact.bump.BoxEdge;
import org.trackwalk.contact.bump.Bump;
import org.trackwalk.mesh.parallel.Budget;

/**
 * What an edge does to a box where the road before it is not one plane. The box is moved over that
 * ground, in heave, pitch and roll, by the law of {@link ApproachBump}: no contact closes faster
 * than it is apart. A sharp front is stopped, as on level ground ({@link SeamLine}), only where it
 * has come down to the edge; behind a crest within the box's length it hangs over it. One with
 * rounded edges is another matter: {@link RoundedApproach}. Contacts are where the difference of
 * underside and ground can be least: the ends of the underside, and where the ground breaks under
 * it.
 */
public final class BoxApproach {

  /** Steps in which a box settles on the ground; {@code confirm} gives it as many. */
  public static final int SETTLING = RoundedApproach.SETTLING;

  /** Places of the front, before the edge, at which a step begins. */
  private static final int PHASES = 2;

  /**
   * Steps that a sharp box moves after it was set down on the ground, at least those of {@link
   * ApproachBump}. How it comes from farther off nobody knows, and on ground that breaks everywhere
   * these do not always agree: it is stopped if one of them says so.
   */
  private static final int[] RUN_UPS = {3, 5, 7};

  /** Sweeps over the contacts of a step, and the change of speed at which they have settled. */
  static final int SWEEPS = 30;

  static final double SETTLED = 1e-5;

  /** Two to this many contacts that are pushed are a unit of work. */
  private static final int PUSHES = 2;

  /** A sharp edge so little over the road is on it, metres; PhysX has 10 micrometres at most. */
  static final double TOUCHES = 1e-4;

  private final BoxGround ground;
  private final BoxEdge edge;
  private final double width;
  private final BoxContacts engine;

  /** Half the length of the flat underside. */
  private final double half;

  /** By the mass, about the axis across the way and that along it. */
  private final double pitching;

  private final double rolling;

  /** Place of the middle of the underside, metres behind the edge. */
  private double x;

  /** Height of the middle of the underside, metres, then its slopes along and across. */
  private final double[] pose = new double[3];

  private final double[] velocity = new double[3];

  /** Contacts: along, across, how far apart, how fast it rises, impulse. */
  private final double[][] contacts;

  private int count;

  private BoxApproach(BoxGround ground, BoxEdge edge, double width, BoxContacts engine) {
    this.ground = ground;
    this.edge = edge;
    this.width = width;
    this.engine = engine;
    half = edge.length() / 2;
    double high = edge.height() * edge.height();
    pitching = (edge.length() * edge.length() + high) / 12;
    rolling = (width * width + high) / 12;
    int most = 0;
    for (double[] line : ground.along()) {
      most += line.length + 2;
    }
    contacts = new double[most][5];
  }

  /** How far before the edge the ground is looked at, metres. */
  static double before(double length, double stride) {
    return length + (SETTLING + 1) * stride;
  }

  /**
   * The worst over all phases, and the share of those that are stopped.
   *
   * @param edge the box, its margin and step; the speed is that over the edge, which stands over
   *     the road before it for a rounded box only
   * @param width of the box, metres
   */
  static Bump of(BoxGround ground, BoxEdge edge, double width, BoxContacts engine) {
    return engine.rounded() > 0
        ? RoundedApproach.of(ground, edge, width, engine)
        : new BoxApproach(ground, edge, width, engine).worst();
  }

  /** A sharp front is stopped from the margin on. */
  private Bump worst() {
    double reach = Math.min(edge.margin(), edge.stride());
    int hits = 0;
    for (int i = 0; i < PHASES; i++) {
      hits += least(-reach * (i + 0.5) / PHASES, TOUCHES) <= TOUCHES ? 1 : 0;
    }
    if (hits == 0) {
      return Bump.NONE;
    }
    Bump level = ground.seam().level(edge, width, engine);
    double share = Math.min(1, edge.margin() / edge.stride());
    return new Bump(level.up(), level.forward(), share * hits / PHASES, level.ahead());
  }

  /**
   * How far the underside is over the edge at least when its front end is at a place, metres; not
   * looked for any more once that is no more than enough.
   */
  private double least(double front, double enough) {
    double least = Double.POSITIVE_INFINITY;
    for (int k = 0; k < RUN_UPS.length && least > enough; k++) {
      drive(front, RUN_UPS[k]);
      for (int i = 0; i < ground.edge().length; i++) {
        double under = pose[0] - x * pose[1] + ground.aside(i) * pose[2];
        least = Math.min(least, under - ground.edge()[i]);
      }
    }
    return least;
  }

  /** Sets the box down, and moves it until its front is at a place. */
  private void drive(double front, int steps) {
    x = front - half - steps * edge.stride();
    ground.stand(x, half, pose);
    lift();
    Arrays.fill(velocity, 0);
    velocity[0] = edge.speed() * pose[1];
    for (int i = 0; i < steps; i++) {
      step();
    }
  }

  /** Up or down, until it just touches the ground. */
  private void lift() {
    meet(Double.POSITIVE_INFINITY);
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i < count; i++) {
      least = Math.min(least, contacts[i][2]);
    }
    pose[0] -= least;
  }

  private void step() {
    meet(edge.margin());
    velocity[0] -= edge.gravity() * edge.step();
    double[] before = velocity.clone();
    solve(true);
    for (int k = 0; k < 3; k++) {
      pose[k] += velocity[k] * edge.step();
      velocity[k] = before[k];
    }
    x += edge.stride();
    // what undoes penetration is gone after the step
    solve(false);
  }

  /** Notes the contacts that are less than so far apart. */
  private void meet(double margin) {
    count = 0;
    for (int line = 0; line < ground.across().length; line++) {
      met(line, x - half, x + half, margin);
    }
  }

  /** Those with a line between two places, as far as it goes: at both, and where it breaks. */
  private void met(int line, double from, double to, double margin) {
    double[] along = ground.along()[line];
    double rear = Math.max(from, along[0]);
    double front = Math.min(to, along[along.length - 1]);
    if (rear > front) {
      return;
    }
    add(line, rear, edge.speed() * ground.slope(line, rear), margin);
    for (int j = ground.stretch(line, rear) + 1; j < along.length && along[j] < front; j++) {
      if (along[j] > rear) {
        add(line, along[j], edge.speed() * pose[1], margin);
      }
    }
    add(line, front, edge.speed() * ground.slope(line, front), margin);
  }

  /** Notes a contact. */
  private void add(int line, double place, double rises, double margin) {
    double[] contact = contacts[count];
    double across = ground.across()[line];
    contact[0] = place - x;
    contact[1] = across;
    contact[2] = pose[0] + contact[0] * pose[1] + across * pose[2] - ground.height(line, place);
    contact[3] = rises;
    count += contact[2] < margin ? 1 : 0;
  }

  /** Sweeps over the contacts until none closes faster than it is apart. */
  private void solve(boolean undo) {
    for (int i = 0; i < count; i++) {
      contacts[i][4] = 0;
    }
    double moved = Double.POSITIVE_INFINITY;
    for (int sweep = 0; sweep < SWEEPS && moved > SETTLED; sweep++) {
      moved = 0;
      Budget.spend(1 + (count >> PUSHES));
      for (int i = 0; i < count; i++) {
        moved = Math.max(moved, push(contacts[i], undo));
      }
    }
  }

  /** One contact; how much it changes, m/s. */
  private double push(double[] contact, boolean undo) {
    double along = contact[0] / pitching;
    double across = contact[1] / rolling;
    double deep = undo ? ApproachBump.UNDONE * Math.max(0, -contact[2] - engine.slop()) : 0;
    double wanted = (deep - Math.max(0, contact[2])) / edge.step();
    double now = velocity[0] + contact[0] * velocity[1] + contact[1] * velocity[2] - contact[3];
    double stiff = 1 + contact[0] * along + contact[1] * across;
    double impulse = Math.max(0, contact[4] + (wanted - now) / stiff);
    double change = impulse - contact[4];
    contact[4] = impulse;
    velocity[0] += change;
    velocity[1] += change * along;
    velocity[2] += change * across;
    return Math.abs(change);
  }
}
