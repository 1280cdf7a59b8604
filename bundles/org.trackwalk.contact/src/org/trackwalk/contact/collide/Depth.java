package org.trackwalk.contact.collide;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.contact.collide.Reach.Far;

/**
 * How far a surface goes through another: contours divide it into regions, and each region lies so
 * far from the other surface as the farthest of its corners. On one side of a contour lies what
 * went through, on the other what did not: the lesser of both counts.
 */
final class Depth {

  private final Shell surface;
  private final Shell other;
  private final Hits hits;
  private final Nearest nearest;
  private final EdgeEnds edgeEnds;
  private final IntTable reachOf = new IntTable();
  private final List<Reach> reaches = new ArrayList<>();

  /**
   * What was found.
   *
   * @param known false when no edge of the surface goes through the other on this contour
   * @param depth metres
   * @param at the point that is so deep; null when not known
   */
  record Found(boolean known, double depth, double[] at) {}

  Depth(Shell surface, Shell other, Hits hits) {
    this.surface = surface;
    this.other = other;
    this.hits = hits;
    this.nearest = new Nearest(other);
    this.edgeEnds = new EdgeEnds(surface, other, hits, nearest);
  }

  /** True when the other surface is closed: then depth is that inside it. */
  boolean inBody() {
    return other.closed();
  }

  /** Whether both surfaces only touch along a contour, as they lie, with a border. */
  boolean onlyTouches(List<Segment> contour) {
    return TouchFinder.onlyTouch(surface, other, contour);
  }

  /**
   * How deep it is along a contour: inside the other where that is closed, the lesser side where it
   * is open.
   *
   * @param enough metres: a depth that is no less than this need not be the depth, but no less
   */
  Found of(List<Hit> contour, double enough) {
    Far ends = enough < Double.POSITIVE_INFINITY ? edgeEnds.asDeep(contour, enough) : null;
    if (ends != null) {
      return new Found(true, ends.depth(), ends.at());
    }
    Found found = new Found(false, 0, null);
    for (Hit hit : contour) {
      if (found.known() && found.depth() >= enough) {
        break;
      }
      if (hits.has(hit)) {
        Far region = through(hit, enough);
        if (!found.known() || region.depth() > found.depth()) {
          found = new Found(true, region.depth(), region.at());
        }
      }
    }
    return found;
  }

  /**
   * How far triangles reach to both sides of those of an open surface that they cross, the lesser
   * side; at most what {@link #of} would say if their edges did.
   *
   * @param triangles of the surface
   * @param others of the other, pair by pair
   */
  Found ofTriangles(List<Integer> triangles, List<Integer> others) {
    Far deepest = new Far(-1, null);
    for (int i = 0; i < triangles.size(); i++) {
      double[] n = Normals.area(other, others.get(i));
      double length = Normals.length(n[0], n[1], n[2]);
      int o = other.at(others.get(i), 0);
      Far front = new Far(0, null);
      Far behind = new Far(0, null);
      for (int k = 0; k < 3; k++) {
        double[] point = surface.point(surface.vertex(triangles.get(i), k));
        double height = 0;
        for (int axis = 0; axis < 3; axis++) {
          height += n[axis] * (point[axis] - other.positions()[o + axis]);
        }
        Far here = new Far(length == 0 ? 0 : Math.abs(height) / length, point);
        front = height > 0 ? deeper(front, here) : front;
        behind = height < 0 ? deeper(behind, here) : behind;
      }
      deepest = deeper(deepest, front.depth() <= behind.depth() ? front : behind);
    }
    return new Found(deepest.at() != null, deepest.depth(), deepest.at());
  }

  private Far through(Hit hit, double enough) {
    if (other.closed()) {
      return inside(hit, hit.way() > 0 ? hit.high() : hit.low(), enough);
    }
    Hit before = hits.next(hit, -1);
    Hit after = hits.next(hit, 1);
    Reach lower = before == null ? reach(hit.low()) : null;
    Reach upper = after == null ? reach(hit.high()) : null;
    if (lower != null && lower == upper) {
      return lower.lesserSide(enough);
    }
    Far low = lower == null ? between(hit, before) : lower.farthest(enough);
    Far high = upper == null ? between(hit, after) : upper.farthest(enough);
    return low.depth() <= high.depth() ? low : high;
  }

  /** Metres that the deepest corner of a surface inside another lies in it. */
  static double deepest(Shell inner, Shell outer) {
    Nearest nearest = new Nearest(outer);
    double deepest = 0;
    for (int t = 0; t < inner.size(); t++) {
      for (int k = 0; k < 3; k++) {
        float[] p = inner.positions();
        int a = inner.at(t, k);
        deepest = Math.max(deepest, nearest.distance(p[a], p[a + 1], p[a + 2]));
      }
    }
    return deepest;
  }

  /**
   * What lies inside a closed surface from a hit on, towards an end of its edge: as far as the next
   * way out, which rounding may have laid on the hit itself, or to that end. It may lie on the
   * other surface itself, where a wall stands along a row of vertices; so what is between counts,
   * too.
   */
  private Far inside(Hit hit, int end, double enough) {
    Hit out = hits.wayOut(hit, end == hit.low() ? hit.high() : hit.low());
    if (out != null) {
      return between(hit, out);
    }
    Far corner = reach(end).farthest(enough);
    double[] there = surface.point(end);
    double[] from = hit.point();
    double half =
        Math.sqrt(
                (there[0] - from[0]) * (there[0] - from[0])
                    + (there[1] - from[1]) * (there[1] - from[1])
                    + (there[2] - from[2]) * (there[2] - from[2]))
            / 2;
    // The hit lies on the other surface: no farther from it than that is the middle.
    return corner.depth() >= Math.min(half, enough) ? corner : deeper(corner, between(from, there));
  }

  /** The middle between two hits of one edge stands for all between them. */
  private Far between(Hit one, Hit two) {
    return between(one.point(), two.point());
  }

  private Far between(double[] one, double[] two) {
    double[] middle = new double[3];
    for (int axis = 0; axis < 3; axis++) {
      middle[axis] = (one[axis] + two[axis]) / 2;
    }
    return new Far(nearest.distance(middle[0], middle[1], middle[2]), middle);
  }

  private Reach reach(int start) {
    int known = reachOf.get(start);
    if (known >= 0) {
      return reaches.get(known);
    }
    Reach reach = Reach.of(surface, other, hits, nearest, start);
    for (int vertex : reach.members()) {
      reachOf.put(vertex, reaches.size());
    }
    reaches.add(reach);
    return reach;
  }

  private static Far deeper(Far one, Far two) {
    return two.depth() > one.depth() ? two : one;
  }
}
