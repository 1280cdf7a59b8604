package org.trackwalk.contact.bump;

/**
 * What an unvoided edge does to a box with sharp edges whose front meets it askew, or part after
 * part. Contacts are those of the moment at which a step begins: of each part of the edge the end
 * that is nearer to the front has one within the margin, the other end only under the engine's own
 * condition. Each pushes straight back. Where there are some on both sides of the middle the box is
 * stopped as by a square edge ({@link BoxFormula}); otherwise it turns about the vertical on the
 * one that is nearest to the middle, z beside it, and loses 1 / (1 + z² / I), I = (length² +
 * width²) / 12, of it.
 *
 * <p>PhysX without persistent manifolds moves the box by its distance and another centimetre, its
 * mesh contact margin, against a triangle and clips the front against that: the far end of a side
 * has a contact when it is less than a centimetre behind the near one (GuContactConvexMesh.cpp,
 * NVIDIA PhysX 5). With persistent manifolds it is the margin (docs/engines.md).
 */
public final class SharpFront {

  private SharpFront() {}

  /**
   * The worst case and the share of phases that are hit.
   *
   * @param width of the box, metres
   * @param parts of the edge under the front, each: aside of an end from the middle, how far along
   *     the way it lies, then those of the other end, metres; at least one
   * @param together the far end of a part has a contact when it lies less than that behind the near
   *     one, metres; 0 when it has one within the margin
   */
  public static Bump worst(BoxEdge edge, double width, double[][] parts, double together) {
    Bump square = BoxFormula.worst(edge);
    double arm = arm(parts, edge.margin() + edge.raised(), together);
    if (arm == 0 || square.share() == 0) {
      return square;
    }
    double l = edge.length() * edge.length();
    double below = edge.height() / 2 - edge.raised();
    double pitching = (l + edge.height() * edge.height()) / 12 + l / 4;
    double both = 1 + below * below / pitching;
    double part = both / (both + arm * arm / ((l + width * width) / 12));
    return new Bump(part * square.up(), part * square.forward(), square.share(), square.ahead());
  }

  /** How far beside the middle the contacts begin that are all on one side of it; else 0. */
  private static double arm(double[][] parts, double margin, double together) {
    double nearest = Double.POSITIVE_INFINITY;
    for (double[] part : parts) {
      nearest = Math.min(nearest, Math.min(part[1], part[3]));
    }
    double low = Double.POSITIVE_INFINITY;
    double high = Double.NEGATIVE_INFINITY;
    for (double[] part : parts) {
      int near = part[1] <= part[3] ? 0 : 2;
      double first = part[near + 1];
      double last = part[3 - near];
      if (first - nearest < margin) {
        boolean far = together > 0 ? last - first < together : last - nearest < margin;
        low = Math.min(low, far ? Math.min(part[0], part[2]) : part[near]);
        high = Math.max(high, far ? Math.max(part[0], part[2]) : part[near]);
      }
    }
    return low <= 0 && high >= 0 ? 0 : Math.min(Math.abs(low), Math.abs(high));
  }
}
