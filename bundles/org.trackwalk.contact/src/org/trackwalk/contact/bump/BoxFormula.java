package org.trackwalk.contact.bump;

/**
 * What an unvoided edge does to a box in closed form. The edge lies d ahead of the lower front edge
 * of the box and nothing is between them, so the contact's normal points straight back, and the box
 * is stopped as by a wall: it may go on with u = d/dt. It also turns over that edge, nose down,
 * until its front presses on the road. With l long, h high, the wall's contact a below the centre
 * (h/2 for a flush seam), all of one density and without friction, the momenta of that step give
 *
 * <pre>
 * turn    k = (l/2 g dt - a (v - u)) / ((l² + h²)/12 + l²/4 + a²)
 * up        = -k l/2
 * forward   = v - u + k a          lost
 * </pre>
 *
 * <p>At 10 m/s a box 1.0 m long and 0.5 m high whose step begins 15.4 mm before the seam loses 7.76
 * m/s and jumps at 2.62; measured in PhysX and Jolt: about 8, and 2.6 to 2.7, in 3 of 12 phases
 * (docs/engines.md). The contact exists over the margin only, and behind the edge for as far as the
 * wall is high, so at speed few passes are hit.
 */
public final class BoxFormula {

  private BoxFormula() {}

  /**
   * Upward speed of the centre after a step that starts {@code ahead} metres before the edge.
   *
   * @return m/s, at least 0; 0 when there is no contact or the box does not reach it
   */
  public static double upward(BoxEdge edge, double ahead) {
    return stops(edge, ahead) ? Math.max(0, Math.abs(turn(edge, ahead)) * edge.length() / 2) : 0;
  }

  /**
   * Speed along the road that is lost in that step.
   *
   * @return m/s, at least 0
   */
  public static double forwardLoss(BoxEdge edge, double ahead) {
    if (!stops(edge, ahead)) {
      return 0;
    }
    return closing(edge, ahead) + turn(edge, ahead) * arm(edge);
  }

  /** The worst case, right before the edge, and the share of phases that are hit. */
  public static Bump worst(BoxEdge edge) {
    // Steps begin anywhere. One that begins over the edge finds the box in the wall and pushes it
    // out the shorter way: back while it has gone in less than the wall is high, else up.
    double reach = Math.min(edge.margin() + edge.raised(), edge.stride());
    if (reach == 0) {
      return Bump.NONE;
    }
    return new Bump(upward(edge, 0), forwardLoss(edge, 0), reach / edge.stride(), 0);
  }

  private static boolean stops(BoxEdge edge, double ahead) {
    boolean near = ahead < edge.margin() || ahead == 0;
    return near && closing(edge, ahead) > 0;
  }

  private static double closing(BoxEdge edge, double ahead) {
    return edge.speed() - ahead / edge.step();
  }

  private static double arm(BoxEdge edge) {
    return edge.height() / 2 - edge.raised();
  }

  /** Nose down is negative; 0 where the box's weight holds it down. */
  private static double turn(BoxEdge edge, double ahead) {
    double l = edge.length();
    double h = edge.height();
    double a = arm(edge);
    double inertia = (l * l + h * h) / 12 + l * l / 4 + a * a;
    double weight = l / 2 * edge.gravity() * edge.step();
    double push = a * closing(edge, ahead);
    if (Math.abs(push) <= weight) {
      return 0;
    }
    return (push > 0 ? weight - push : -weight - push) / inertia;
  }
}
