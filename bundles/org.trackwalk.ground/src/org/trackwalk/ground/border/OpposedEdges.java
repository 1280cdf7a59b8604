package org.trackwalk.ground.border;

import java.util.Arrays;
import java.util.function.IntToDoubleFunction;
import org.trackwalk.mesh.parallel.Budget;
import org.trackwalk.mesh.tree.IntList;

/**
 * Finds open edges that are turned against another one, in crowds of any size. Holds what it needs
 * on the way: one per thread.
 */
public final class OpposedEdges {

  /** What sums of rounded numbers may be off by, as a share. */
  private static final double ROUNDING = 1e-6;

  /** Two to this many nodes cost as much as one edge that is looked at. */
  private static final int NODES = 3;

  private final OpenEdges edges;
  private final EdgeParts parts;

  /** Per edge the number of the search that met it last. */
  private final int[] met;

  private int search;
  private int seen;
  private int edge;
  private final double[] conormal = new double[3];
  private final double[] direction = new double[3];
  private final double[] start = new double[3];
  private final double[] way = new double[3];

  /** Of the way, for each metre along an axis. */
  private final double[] shares = new double[3];

  private final double[] at = new double[3];
  private double most;
  private double reach;
  private double ahead;

  /** Square of the distance beyond which nothing is of use, metres. */
  private double limit;

  private IntList found;
  private IntToDoubleFunction measure;

  OpposedEdges(OpenEdges edges, EdgeParts parts) {
    this.edges = edges;
    this.parts = parts;
    this.met = new int[edges.count()];
  }

  private void begin(int e, double dot) {
    if (search == Integer.MAX_VALUE) {
      Arrays.fill(met, 0);
      search = 0;
    }
    search++;
    seen = 0;
    edge = e;
    most = dot + ROUNDING;
    for (int k = 0; k < 3; k++) {
      conormal[k] = edges.conormal(e, k);
      direction[k] = edges.direction(e, k);
      start[k] = edges.point(e, 0, k);
      way[k] = edges.point(e, 1, k) - start[k];
      shares[k] = 1 / way[k];
    }
  }

  private boolean isNew(int part) {
    int e = parts.edge(part);
    boolean fresh = met[e] != search;
    met[e] = search;
    return fresh;
  }

  /**
   * Fills {@code out} with edges that may lie on an edge: all that come within {@code within} of it
   * and run along it as far as that says, and of which the conormals have a dot product of less
   * than {@code dot} with its own; ascending.
   *
   * @param within metres by which two points of the one may lie off the line of the other
   */
  public void along(int e, double within, double dot, IntList out) {
    begin(e, dot);
    reach = within * (1 + ROUNDING);
    found = out;
    out.clear();
    if (parts.nodes() > 0) {
      along(0);
    }
    Budget.spend(1L + (seen >> NODES) + out.size());
    out.sort();
  }

  private void along(int node) {
    seen++;
    int box = EdgeParts.BOX * node;
    if (turned(parts.bounds(), box) && runsAlong(box, node) && meetsLine(parts.bounds(), box)) {
      int second = parts.second(node);
      if (second > 0) {
        along(node + 1);
        along(second);
        return;
      }
      for (int i = parts.from(node); i < parts.to(node); i++) {
        seen++;
        int part = EdgeParts.BOX * i;
        if (turned(parts.boxes(), part) && meetsLine(parts.boxes(), part) && isNew(i)) {
          found.add(parts.edge(i));
        }
      }
    }
  }

  /**
   * Fills {@code out} with edges that may face an edge: all that have a point within {@code within}
   * metres of it and of which the conormals have a dot product of less than {@code dot} with its
   * own; in any order.
   *
   * @param most the search ends when it has looked at more than so many nodes and parts
   * @return false when it was ended
   */
  public boolean beside(int e, double within, double dot, int most, IntList out) {
    begin(e, dot);
    reach = within * (1 + ROUNDING);
    found = out;
    out.clear();
    boolean all = parts.nodes() == 0 || beside(0, most);
    Budget.spend(1L + (seen >> NODES) + out.size());
    return all;
  }

  private boolean beside(int node, int most) {
    seen++;
    int box = EdgeParts.BOX * node;
    if (!turned(parts.bounds(), box) || !meetsLine(parts.bounds(), box)) {
      return true;
    }
    int second = parts.second(node);
    if (second > 0) {
      return seen <= most && beside(node + 1, most) && beside(second, most);
    }
    for (int i = parts.from(node); i < parts.to(node); i++) {
      seen++;
      int part = EdgeParts.BOX * i;
      if (turned(parts.boxes(), part) && meetsLine(parts.boxes(), part) && isNew(i)) {
        found.add(parts.edge(i));
      }
    }
    return true;
  }

  /** How many nodes and parts the last search has looked at. */
  public int looked() {
    return seen;
  }

  /**
   * Offers edges that face a point of an edge, from near to far as well as a tree can, and each
   * once: all that have a point as near as the least of what was answered, and besides within
   * {@code side} metres before or behind the edge.
   *
   * @param point of the edge, three coordinates
   * @param dot above the dot product of their conormals with the edge's own
   * @param farthest beyond this nothing is of use, metres
   * @param distance gets an edge and answers beyond which distance nothing is of use any more
   */
  public void nearest(
      int e,
      double[] point,
      double dot,
      double side,
      double farthest,
      IntToDoubleFunction distance) {
    begin(e, dot);
    System.arraycopy(point, 0, at, 0, 3);
    ahead = side * (1 + ROUNDING);
    limit = Double.POSITIVE_INFINITY;
    limit(farthest);
    measure = distance;
    if (parts.nodes() > 0) {
      nearest(0, apart(parts.bounds(), 0));
    }
    Budget.spend(1L + (seen >> NODES));
  }

  private void limit(double distance) {
    if (distance < Double.MAX_VALUE) {
      limit = Math.min(limit, distance * distance * (1 + ROUNDING));
    }
  }

  private void nearest(int node, double distance) {
    seen++;
    int box = EdgeParts.BOX * node;
    if (distance > limit
        || !turned(parts.bounds(), box)
        || !isBeside(parts.bounds(), box)
        || !hasFoot(parts.bounds(), box, parts.endsBelow(node))) {
      return;
    }
    int second = parts.second(node);
    if (second > 0) {
      double a = apart(parts.bounds(), box + EdgeParts.BOX);
      double b = apart(parts.bounds(), EdgeParts.BOX * second);
      if (a <= b) {
        nearest(node + 1, a);
        nearest(second, b);
      } else {
        nearest(second, b);
        nearest(node + 1, a);
      }
      return;
    }
    for (int i = parts.from(node); i < parts.to(node); i++) {
      seen++;
      int part = EdgeParts.BOX * i;
      if (apart(parts.boxes(), part) <= limit
          && turned(parts.boxes(), part)
          && isBeside(parts.boxes(), part)
          && hasFoot(parts.boxes(), part, parts.ends(i))
          && isNew(i)) {
        limit(measure.applyAsDouble(parts.edge(i)));
      }
    }
  }

  /** Whether something in a box may be turned against the edge. */
  private boolean turned(float[] b, int box) {
    double least = 0;
    for (int k = 0; k < 3; k++) {
      double c = conormal[k];
      least += c * b[box + (c > 0 ? 6 : 9) + k];
    }
    return !(least > most);
  }

  /**
   * Whether edges of a node may run along the edge: of the shorter of two both ends lie near to the
   * line of the longer, so that the angle between them is small, and that of the one with the
   * other's conormal nearly a right one.
   */
  private boolean runsAlong(int box, int node) {
    double least = 0;
    double greatest = 0;
    for (int k = 0; k < 3; k++) {
      double d = direction[k];
      least += d * parts.bounds()[box + (d > 0 ? 6 : 9) + k];
      greatest += d * parts.bounds()[box + (d > 0 ? 9 : 6) + k];
    }
    double length = Math.min(edges.length(edge), parts.shortest(node));
    double sine = 2 * reach / length + ROUNDING;
    return !(least > sine || greatest < -sine);
  }

  /** Whether a box comes within reach of the edge. */
  private boolean meetsLine(float[] b, int box) {
    double from = 0;
    double to = 1;
    for (int k = 0; k < 3; k++) {
      double low = b[box + k] - reach - start[k];
      double high = b[box + 3 + k] + reach - start[k];
      if (way[k] == 0) {
        if (low > 0 || high < 0) {
          return false;
        }
      } else {
        double enter = (way[k] > 0 ? low : high) * shares[k];
        double leave = (way[k] > 0 ? high : low) * shares[k];
        from = Math.max(from, enter - ROUNDING);
        to = Math.min(to, leave + ROUNDING);
      }
    }
    return !(from > to);
  }

  /** Square of the metres that the point is from a box. */
  private double apart(float[] b, int box) {
    double sum = 0;
    for (int k = 0; k < 3; k++) {
      double d = b[box + k] - at[k];
      if (d < 0) {
        d = at[k] - b[box + 3 + k];
      }
      if (d > 0) {
        sum += d * d;
      }
    }
    return sum;
  }

  /** Whether a box has points so little before or behind the edge, seen from the point. */
  private boolean isBeside(float[] b, int box) {
    double least = 0;
    double greatest = 0;
    for (int k = 0; k < 3; k++) {
      double c = conormal[k];
      int near = box + (c > 0 ? 0 : 3) + k;
      int far = box + (c > 0 ? 3 : 0) + k;
      least += c * (b[near] - at[k]);
      greatest += c * (b[far] - at[k]);
    }
    return !(least > ahead || greatest < -ahead);
  }

  /**
   * Whether parts in a box may have the place of their edge that is nearest to the point: from it
   * the point lies square to the edge, or beyond an end that they have.
   */
  private boolean hasFoot(float[] b, int box, int ends) {
    double least = 0;
    double greatest = 0;
    for (int k = 0; k < 3; k++) {
      double low = b[box + k] - at[k];
      double high = b[box + 3 + k] - at[k];
      double from = b[box + 12 + k];
      double to = b[box + 15 + k];
      double w = from * low;
      double x = from * high;
      double y = to * low;
      double z = to * high;
      // None is NaN, and plain comparisons are half the work of Math.min and Math.max.
      double lowest = w < x ? w : x;
      double highest = w < x ? x : w;
      double lower = y < z ? y : z;
      double higher = y < z ? z : y;
      least += lowest < lower ? lowest : lower;
      greatest += highest > higher ? highest : higher;
    }
    return !(least > 0 && (ends & EdgeParts.START) == 0
        || greatest < 0 && (ends & EdgeParts.END) == 0);
  }
}
