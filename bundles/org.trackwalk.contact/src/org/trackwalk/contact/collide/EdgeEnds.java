package org.trackwalk.contact.collide;

import java.util.List;
import org.trackwalk.contact.collide.Reach.Far;
import org.trackwalk.mesh.geometry.ClosestPoint;

/**
 * What the ends of edges say of how deep a surface goes through another: they belong to what went
 * through and to what did not, so it is no less deep than they lie off. Where that is enough nobody
 * need walk over all that hangs together with them.
 */
final class EdgeEnds {

  /** Edges asked along a contour; where no end of these is far enough off, all is walked over. */
  private static final int ASKED = 16;

  private final Shell surface;
  private final Shell other;
  private final Hits hits;
  private final Nearest nearest;
  private final double[] closest = new double[ClosestPoint.RESULT_LENGTH];

  EdgeEnds(Shell surface, Shell other, Hits hits, Nearest nearest) {
    this.surface = surface;
    this.other = other;
    this.hits = hits;
    this.nearest = nearest;
  }

  /**
   * An end that shows that a surface is so deep along a contour; null when none was found.
   *
   * @param enough metres
   */
  Far asDeep(List<Hit> contour, double enough) {
    int n = contour.size();
    for (int asked = 0; asked < ASKED; asked++) {
      int i = (int) ((long) asked * n / ASKED);
      int end = (int) ((asked + 1L) * n / ASKED);
      while (i < end && !hits.has(contour.get(i))) {
        i++;
      }
      if (i < end) {
        Hit hit = contour.get(i);
        Far far = other.closed() ? inside(hit, enough) : lesser(hit, enough);
        if (far != null) {
          return far;
        }
      }
    }
    return null;
  }

  /** The end inside a closed surface, where the edge does not leave it before. */
  private Far inside(Hit hit, double enough) {
    int end = hit.way() > 0 ? hit.high() : hit.low();
    if (hits.wayOut(hit, end == hit.low() ? hit.high() : hit.low()) != null) {
      return null;
    }
    look(hit, end);
    double depth = StrictMath.sqrt(closest[6]);
    return depth >= enough ? new Far(depth, surface.point(end)) : null;
  }

  /**
   * The nearer of both ends, where they lie straight on both sides of an open surface: then it
   * counts whether or not there is a way between them around its border.
   */
  private Far lesser(Hit hit, double enough) {
    if (hits.next(hit, -1) != null || hits.next(hit, 1) != null) {
      return null;
    }
    double low = straight(hit, hit.low());
    if (Math.abs(low) < enough) {
      return null;
    }
    double high = straight(hit, hit.high());
    if (Math.abs(high) < enough || low < 0 == high < 0) {
      return null;
    }
    return Math.abs(low) <= Math.abs(high)
        ? new Far(Math.abs(low), surface.point(hit.low()))
        : new Far(Math.abs(high), surface.point(hit.high()));
  }

  /** Metres to a vertex, negative on one side; 0 for one beside the surface's border. */
  private double straight(Hit hit, int vertex) {
    int t = look(hit, vertex);
    double depth = StrictMath.sqrt(closest[6]);
    int side = Reach.straight(other, t, closest);
    return side * depth;
  }

  private int look(Hit hit, int vertex) {
    float[] p = surface.positions();
    int v = 3 * vertex;
    return nearest.of(p[v], p[v + 1], p[v + 2], hit.triangle(), closest);
  }
}
