package org.trackwalk.contact.bump;

/**
 * What an unvoided edge does to a box that meets it askew: one corner of its front is at the edge
 * before the other, or deeper in the road. Contacts are those of the moment at which a step begins,
 * and so the other corner has none when it is farther from the edge than the margin; then the box
 * turns about the vertical and rolls, and loses less. With sharp edges that is a push against the
 * corner alone ({@link SharpFront}). With rounded ones the corner is met as by {@link
 * RoundedBoxFormula}, and the rear corners and the other one in front hold the box on the road;
 * these contacts are solved one after the other until none closes (sequential impulses; E. Catto,
 * Iterative Dynamics with Temporal Coherence, 2005; docs/engines.md).
 */
public final class CornerFormula {

  /** Places of the axis that are looked at between the edge and where contacts end. */
  private static final int PLACES = 80;

  /** Corners that differ by less are met as one, metres. */
  private static final double SQUARE = 1e-4;

  private static final int SWEEPS = 60;

  /** Change of an impulse at which the contacts have settled, m/s. */
  private static final double SETTLED = 1e-4;

  private final BoxEdge edge;
  private final double radius;
  private final double width;

  /** By the mass: three for moving, three for turning. */
  private final double[] inverse;

  private CornerFormula(BoxEdge edge, double radius, double width) {
    this.edge = edge;
    this.radius = radius;
    this.width = width;
    double l = edge.length() * edge.length();
    double h = edge.height() * edge.height();
    double w = width * width;
    inverse = new double[] {1, 1, 1, 12 / (w + h), 12 / (l + w), 12 / (l + h)};
  }

  /**
   * The worst case and the share of phases that are hit.
   *
   * @param radius of the rounding of the box's edges, metres; 0 for a box that has none
   * @param width of the box, metres
   * @param slant of the edge, which is raised by what the box says at the middle of the front
   */
  public static Bump worst(BoxEdge edge, double radius, double width, Slant slant) {
    Bump square = RoundedBoxFormula.worst(edge, radius);
    if (radius == 0 || edge.raised() >= radius) {
      double[][] whole = {slant.along(width)};
      return SharpFront.worst(edge, width, whole, 0);
    }
    double differ = width * Math.max(Math.abs(slant.along()), Math.abs(slant.up()));
    return differ < SQUARE ? square : new CornerFormula(edge, radius, width).rounded(slant);
  }

  /**
   * The same of one point of the edge, which a front meets there alone.
   *
   * @param edge the box; the point is raised by what it says
   * @param radius of the rounding of the box's edges, metres, above zero
   * @param width of the box, metres
   * @param aside the point from the middle of the front, metres
   */
  public static Bump point(BoxEdge edge, double radius, double width, double aside) {
    if (edge.raised() >= radius) {
      return RoundedBoxFormula.worst(edge, radius);
    }
    return edge.raised() <= -edge.margin()
        ? Bump.NONE
        : new CornerFormula(edge, radius, width).alone(aside);
  }

  private Bump alone(double aside) {
    double reach = Math.min(RoundedBoxFormula.reach(edge, radius), edge.stride());
    Phases phases = new Phases();
    for (int i = 0; i < PLACES; i++) {
      double ahead = reach * (i + 0.5) / PLACES;
      double[] after = step(corner(ahead, aside, edge.raised()), null);
      double lost = Math.max(0, edge.speed() - after[0]);
      phases.add(Math.max(0, after[1]), lost, lost > 0, ahead);
    }
    return phases.worst(reach, edge.stride());
  }

  private Bump rounded(Slant slant) {
    double inside = width / 2 - radius;
    double[] raised = new double[2];
    double[] farther = new double[2];
    double most = Double.NEGATIVE_INFINITY;
    for (int side = 0; side < 2; side++) {
      double aside = (2 * side - 1) * inside;
      raised[side] = Math.min(edge.raised() + aside * slant.up(), radius);
      farther[side] = inside * Math.abs(slant.along()) + aside * slant.along();
      most = Math.max(most, raised[side]);
    }
    if (most <= -edge.margin()) {
      return Bump.NONE;
    }
    double reach = Math.min(RoundedBoxFormula.reach(most, edge.margin(), radius), edge.stride());
    Phases phases = new Phases();
    for (int i = 0; i < PLACES; i++) {
      double ahead = reach * (i + 0.5) / PLACES;
      double[] after = step(ahead, inside, farther, raised);
      double lost = Math.max(0, edge.speed() - after[0]);
      phases.add(Math.max(0, after[1]), lost, lost > 0, ahead);
    }
    return phases.worst(reach, edge.stride());
  }

  /** Speeds after a step with these contacts: along, up, aside, and turning about those. */
  private double[] step(double[] left, double[] right) {
    double front = edge.length() / 2;
    double down = -edge.height() / 2;
    double side = width / 2;
    double[][] contacts = {
      left,
      right,
      contact(new double[] {-front, down, side}, 0, 1, 0),
      contact(new double[] {-front, down, -side}, 0, 1, 0),
      contact(new double[] {front, down, side}, 0, 1, 0),
      contact(new double[] {front, down, -side}, 0, 1, 0)
    };
    double[] impulses = new double[contacts.length];
    double[] speeds = {edge.speed(), -edge.gravity() * edge.step(), 0, 0, 0, 0};
    double moved = Double.POSITIVE_INFINITY;
    for (int sweep = 0; sweep < SWEEPS && moved > SETTLED; sweep++) {
      moved = 0;
      for (int i = 0; i < contacts.length; i++) {
        if (contacts[i] != null) {
          double change = Math.max(-impulses[i], lacks(contacts[i], speeds));
          impulses[i] += change;
          moved = Math.max(moved, Math.abs(change));
          for (int k = 0; k < 6; k++) {
            speeds[k] += change * inverse[k] * contacts[i][k];
          }
        }
      }
    }
    return speeds;
  }

  /** Impulse that a contact needs to close no faster than it may. */
  private double lacks(double[] contact, double[] speeds) {
    double now = 0;
    double stiff = 0;
    for (int k = 0; k < 6; k++) {
      now += contact[k] * speeds[k];
      stiff += contact[k] * contact[k] * inverse[k];
    }
    return (contact[6] - now) / stiff;
  }

  /** Both with the normal of the nearer one, as Jolt gives a triangle's contacts one. */
  private double[] step(double ahead, double inside, double[] farther, double[] raised) {
    double[] apart = new double[2];
    for (int side = 0; side < 2; side++) {
      apart[side] = Math.hypot(radius - raised[side], ahead + farther[side]);
    }
    int near = apart[0] <= apart[1] ? 0 : 1;
    if (apart[near] > radius + edge.margin()) {
      return new double[] {edge.speed(), 0, 0, 0, 0, 0};
    }
    double along = -(ahead + farther[near]) / apart[near];
    double up = (radius - raised[near]) / apart[near];
    double[][] both = new double[2][];
    for (int side = 0; side < 2; side++) {
      double gap =
          apart[near]
              - radius
              + up * (raised[near] - raised[side])
              - along * (farther[side] - farther[near]);
      double[] place = {
        edge.length() / 2 - radius + ahead + farther[side],
        raised[side] - edge.height() / 2,
        (2 * side - 1) * inside
      };
      both[side] =
          gap > edge.margin() ? null : contact(place, along, up, -Math.max(0, gap) / edge.step());
    }
    return step(both[0], both[1]);
  }

  /** Of a corner of the front whose axis is so far before the edge; null where there is none. */
  private double[] corner(double ahead, double aside, double raised) {
    double over = radius - raised;
    double distance = Math.sqrt(over * over + ahead * ahead);
    if (distance > radius + edge.margin()) {
      return null;
    }
    double[] place = {edge.length() / 2 - radius + ahead, edge.raised() - edge.height() / 2, aside};
    double closes = -Math.max(0, distance - radius) / edge.step();
    return contact(place, -ahead / distance, over / distance, closes);
  }

  /** Its normal, what that is of turning about each direction, and how fast it may part. */
  private static double[] contact(double[] place, double along, double up, double parts) {
    double x = -place[2] * up;
    double y = place[2] * along;
    double z = place[0] * up - place[1] * along;
    return new double[] {along, up, 0, x, y, z, parts};
  }
}
