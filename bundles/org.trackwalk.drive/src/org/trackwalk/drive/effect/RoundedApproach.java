package org.trackwalk.drive.effect;

import java.util.Arrays;
import java.util.List;
import org.trackwalk.contact.bump.BoxEdge;
import org.trackwalk.contact.bump.Bump;
import org.trackwalk.contact.bump.CornerFormula;
import org.trackwalk.contact.bump.RoundedBoxFormula;
import org.trackwalk.contact.bump.Slant;
import org.trackwalk.mesh.parallel.Budget;

/**
 * What an edge does to a box with rounded edges where the road before it is not one plane. The box
 * is moved over that ground as Jolt moves it: with the contacts of each step ({@link BoxHits}), by
 * their speeds first; then some of what is too deep is undone. It meets the edge from as high over
 * it, or as deep under it, as it then is ({@link RoundedBoxFormula}): in a dip a step ends in the
 * road.
 */
final class RoundedApproach {

  /** Steps in which a box settles on the ground. */
  static final int SETTLING = 8;

  /** Places of the front, before the edge, at which a step begins. */
  private static final int PHASES = 2;

  /** Two to this many contacts that are pushed are a unit of work. */
  private static final int PUSHES = 2;

  /** Part of what is too deep that a look at a contact undoes: {@code mBaumgarte}. */
  private static final double BAUMGARTE = 0.2;

  /** Looks at each contact in a step: {@code mNumPositionSteps}. */
  private static final int LOOKS = 2;

  /** What moves: up, slopes along and aside, aside. */
  private static final int WAYS = 4;

  private final BoxGround ground;
  private final BoxEdge edge;
  private final BoxContacts engine;
  private final BoxHits hits;

  /** By the mass. */
  private final double[] inertia;

  /** Place of the middle of the underside, metres behind the edge. */
  private double x;

  /** Height of the middle of the underside, metres, its slopes along and aside. */
  private final double[] pose = new double[WAYS];

  private final double[] velocity = new double[WAYS];

  private RoundedApproach(BoxGround ground, BoxEdge edge, double width, BoxContacts engine) {
    this.ground = ground;
    this.edge = edge;
    this.engine = engine;
    double high = edge.height() * edge.height();
    inertia =
        new double[] {
          1, (edge.length() * edge.length() + high) / 12, (width * width + high) / 12, 1
        };
    double[] half = {edge.length() / 2, width / 2};
    hits = new BoxHits(ground.triangles(), engine, half, edge.margin());
  }

  /**
   * The worst over all phases.
   *
   * @param edge the box, its margin and step; the speed is that over the edge, which stands over
   *     the road before it
   * @param width of the box, metres
   */
  static Bump of(BoxGround ground, BoxEdge edge, double width, BoxContacts engine) {
    RoundedApproach approach = new RoundedApproach(ground, edge, width, engine);
    double reach = Math.min(RoundedBoxFormula.reach(edge, engine.rounded()), edge.stride());
    Bump worst = Bump.NONE;
    for (int i = 0; i < PHASES; i++) {
      Bump one = approach.met(-reach * (i + 0.5) / PHASES, width);
      boolean worse = Math.max(one.up(), one.forward()) > Math.max(worst.up(), worst.forward());
      worst = worse ? one : worst;
    }
    return worst;
  }

  /**
   * What the box meets that begins a step with the axis of its front at a place: the line between
   * the ends of the edge, as deep in it as the deepest place under that line.
   */
  private Bump met(double front, double width) {
    drive(front + engine.rounded() - edge.length() / 2);
    double[] heights = ground.edge();
    int first = 0;
    int last = heights.length - 1;
    while (first < last && heights[first] == Double.NEGATIVE_INFINITY) {
      first++;
    }
    while (last > first && heights[last] == Double.NEGATIVE_INFINITY) {
      last--;
    }
    double apart = ground.aside(last) - ground.aside(first);
    double up = apart > 0 ? (raised(last) - raised(first)) / apart : 0;
    double middle = raised(first) - up * ground.aside(first);
    double more = 0;
    for (int i = first; i <= last; i++) {
      more = Math.max(more, raised(i) - middle - up * ground.aside(i));
    }
    double most = edge.height() / 2;
    BoxEdge raised =
        new BoxEdge(
            edge.speed(),
            edge.length(),
            edge.height(),
            Math.clamp(middle + more, -most, most),
            edge.margin(),
            edge.step(),
            edge.gravity());
    if (first == last) {
      return CornerFormula.point(raised, engine.rounded(), width, ground.aside(first));
    }
    return CornerFormula.worst(
        raised, engine.rounded(), width, new Slant(ground.seam().skew(), up));
  }

  /** How far a place of the edge stands over the underside, metres. */
  private double raised(int place) {
    double under = pose[0] - x * pose[1] + ground.aside(place) * pose[2];
    return edge.raised() + ground.edge()[place] - under;
  }

  /** Sets the box down, and moves it until its middle is at a place. */
  private void drive(double to) {
    double half = edge.length() / 2;
    x = to - SETTLING * edge.stride();
    ground.stand(x, half, pose);
    double over = hits.least(x, pose);
    pose[0] -= over < Double.POSITIVE_INFINITY ? over : 0;
    Arrays.fill(velocity, 0);
    velocity[0] = edge.speed() * pose[1];
    for (int i = 0; i < SETTLING; i++) {
      step();
    }
  }

  private void step() {
    hits.find(x, pose, new double[] {edge.speed(), velocity[0]});
    List<double[]> contacts = hits.corners;
    velocity[0] -= edge.gravity() * edge.step();
    double moved = Double.POSITIVE_INFINITY;
    for (int sweep = 0; sweep < BoxApproach.SWEEPS && moved > BoxApproach.SETTLED; sweep++) {
      moved = 0;
      Budget.spend(1 + (contacts.size() >> PUSHES));
      for (double[] contact : contacts) {
        moved = Math.max(moved, Math.abs(settle(contact)));
      }
    }
    move(contacts);
    velocity[3] = 0; // it is towed along its line
    x += edge.stride();
  }

  /** Lets a contact close no faster than it is apart; how much that changes its impulse. */
  private double settle(double[] contact) {
    double wanted = -Math.max(0, contact[2]) / edge.step();
    double lacks = wanted - parting(contact, velocity, edge.speed());
    double change = Math.max(-contact[5], lacks / stiff(contact));
    contact[5] += change;
    push(contact, velocity, change);
    return change;
  }

  /** By the speeds; then some of what is too deep is undone, contact after contact. */
  private void move(List<double[]> contacts) {
    double[] moved = new double[WAYS];
    for (int k = 0; k < WAYS; k++) {
      moved[k] = velocity[k] * edge.step();
    }
    for (int look = 0; look < LOOKS; look++) {
      for (double[] contact : contacts) {
        double deep = -contact[2] - parting(contact, moved, edge.stride()) - engine.slop();
        if (deep > 0) {
          push(contact, moved, BAUMGARTE * deep / stiff(contact));
        }
      }
    }
    for (int k = 0; k < WAYS; k++) {
      pose[k] += moved[k];
    }
  }

  /** How fast box and ground part at a contact. */
  private double parting(double[] contact, double[] speeds, double along) {
    double parts = -contact[3] * along / length(contact);
    for (int k = 0; k < WAYS; k++) {
      parts += arm(contact, k) * speeds[k];
    }
    return parts;
  }

  /** How much faster they part by an impulse of one. */
  private double stiff(double[] contact) {
    double stiff = 0;
    for (int k = 0; k < WAYS; k++) {
      stiff += arm(contact, k) * arm(contact, k) / inertia[k];
    }
    return stiff;
  }

  private void push(double[] contact, double[] speeds, double impulse) {
    for (int k = 0; k < WAYS; k++) {
      speeds[k] += impulse * arm(contact, k) / inertia[k];
    }
  }

  /** What the normal of a contact is of one of the ways. */
  private double arm(double[] contact, int way) {
    double high = edge.height() / 2;
    double arm =
        switch (way) {
          case 0 -> 1;
          case 1 -> contact[0] - high * contact[3];
          case 2 -> contact[1] - high * contact[4];
          default -> -contact[4];
        };
    return arm / length(contact);
  }

  private static double length(double[] contact) {
    return Math.sqrt(1 + contact[3] * contact[3] + contact[4] * contact[4]);
  }
}
