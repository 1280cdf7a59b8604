package org.trackwalk.contact.bump;

/**
 * What an unvoided edge does to a box whose own edges are rounded, in closed form. Its lower front
 * edge is then a cylinder that rests on the road, and meets the edge as a sphere does: from ahead
 * and below, along the line to the cylinder's axis. With radius r, the axis r - raised over the
 * edge and d before it, L their distance, the normal n = (-d, r - raised) / L, the arm a of that
 * line about the centre and I = (l² + h²) / 12, both by the mass, an impulse J along n and one R
 * upward at the rear edge, on which the box stands when its front goes up, give
 *
 * <pre>
 * L - r         separation; there is a contact while it is below the margin
 * v . n + a w = -max(0, L - r) / dt      what is left of the closing speed
 * v_up - w l/2 = 0, R >= 0               the rear does not sink in
 * </pre>
 *
 * <p>Jolt rounds by 5 cm. Its box of 4.5 x 0.5 m lost 0.2 to 14.7 m/s at 200 km/h in 5.0 % of the
 * phases; these give 0 to 14.3 m/s in 5.3 % (docs/engines.md). An edge that stands as high as the
 * rounding meets the flat front: {@link BoxFormula}.
 */
public final class RoundedBoxFormula {

  /** Places of the axis that are looked at between the edge and where contacts end. */
  private static final int PLACES = 400;

  private RoundedBoxFormula() {}

  /**
   * The worst case and the share of phases that are hit.
   *
   * @param radius of the rounding, metres; 0 for a box that has none
   */
  public static Bump worst(BoxEdge edge, double radius) {
    if (edge.raised() >= radius) {
      return BoxFormula.worst(edge);
    }
    if (edge.raised() <= -edge.margin()) {
      return Bump.NONE; // it flies over the edge
    }
    double reach = Math.min(reach(edge, radius), edge.stride());
    Phases phases = new Phases();
    for (int i = 0; i < PLACES; i++) {
      double ahead = reach * (i + 0.5) / PLACES;
      double[] step = step(edge, radius, ahead);
      phases.add(step[0], step[1], step[0] + step[1] > 0, ahead);
    }
    return phases.worst(reach, edge.stride());
  }

  /**
   * So far before the edge the axis is when contacts begin, metres.
   *
   * @param edge which the rounding meets: raised by less than the radius, and by more than the
   *     margin under the box's bottom it is met nowhere
   * @param radius of the rounding, metres, above zero
   */
  public static double reach(BoxEdge edge, double radius) {
    return reach(edge.raised(), edge.margin(), radius);
  }

  /** The same of an edge, or a part of it, that is raised by so much, metres. */
  static double reach(double raised, double margin, double radius) {
    double over = radius - raised;
    double most = radius + margin;
    return Math.sqrt(most * most - over * over);
  }

  /** Upward speed of the centre and speed lost by a step that begins so far before the edge. */
  static double[] step(BoxEdge edge, double radius, double ahead) {
    double over = radius - edge.raised();
    double distance = Math.sqrt(over * over + ahead * ahead);
    double back = -ahead / distance;
    double rise = over / distance;
    double half = edge.length() / 2;
    double inertia = (edge.length() * edge.length() + edge.height() * edge.height()) / 12;
    double below = edge.height() / 2 - edge.raised();
    double arm = (half - radius + ahead) * rise + below * back;
    double fall = edge.gravity() * edge.step();
    double left = -Math.max(0, distance - radius) / edge.step();
    double closing = left - (back * edge.speed() - rise * fall);
    // the rear edge holds: what it adds by the impulse along the normal
    double held = 1 + half * half / inertia;
    double lift = rise - half * arm / inertia;
    double impulse =
        (closing - lift * fall / held) / (1 + arm * arm / inertia - lift * lift / held);
    double rear = (fall - lift * impulse) / held;
    if (rear < 0) {
      impulse = closing / (1 + arm * arm / inertia);
      rear = 0;
    }
    if (impulse <= 0) {
      return new double[2];
    }
    return new double[] {Math.max(0, impulse * rise + rear - fall), -impulse * back};
  }
}
