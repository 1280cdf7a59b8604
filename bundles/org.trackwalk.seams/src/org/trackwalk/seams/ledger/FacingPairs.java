package org.trackwalk.seams.ledger;

import org.trackwalk.ground.border.BorderLimits;
import org.trackwalk.ground.border.OpenEdges;
import org.trackwalk.ground.geometry.Ranges;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.tree.IntList;

/**
 * Finds what faces each open edge (docs/ledger.md). Exact partners are sought first: the same
 * placed position with other bits, ends within a millimetre, a vertex on the other's line. Then the
 * edge is measured at regular points against the nearest border that faces it.
 */
final class FacingPairs {

  /** Points measured on one edge: at least, at most. */
  private static final int FEWEST = 5;

  private static final int MOST = 65;

  private final OpenEdges edges;
  private final BorderLimits limits;
  private final int crowd;
  private final Facing out;

  private FacingPairs(OpenEdges edges, BorderLimits limits, int crowd) {
    this.edges = edges;
    this.limits = limits;
    this.crowd = crowd;
    this.out = Facing.ofSize(edges.count());
  }

  static Facing find(OpenEdges edges, BorderLimits limits, int threads, Progress progress) {
    return find(edges, limits, FacingSearch.CROWD, threads, progress);
  }

  /** The same, with more edges than {@code crowd} near an edge searched as a crowd. */
  static Facing find(
      OpenEdges edges, BorderLimits limits, int crowd, int threads, Progress progress) {
    FacingPairs pairs = new FacingPairs(edges, limits, crowd);
    Ranges.run(edges.count(), threads, progress, () -> pairs.new Worker()::run);
    pairs.keepMutual();
    return pairs.out;
  }

  /** A near miss counts when each of the two edges is the other's nearest. */
  private void keepMutual() {
    int[] near = out.nearMiss().clone();
    for (int e = 0; e < near.length; e++) {
      if (near[e] >= 0 && near[near[e]] != e) {
        out.nearMiss()[e] = -1;
      }
    }
  }

  /** Scratch of one thread. */
  private final class Worker {
    private final FacingSearch search = new FacingSearch(edges, limits, crowd);

    void run(int from, int to) {
      for (int e = from; e < to; e++) {
        exact(e, search.around(e, Math.max(limits.exact(), limits.onLine())));
        search.start(e);
        measure(e);
      }
    }

    private void exact(int e, IntList near) {
      int zero = -1;
      int miss = -1;
      double missDistance = Double.POSITIVE_INFINITY;
      int junction = -1;
      int junctionVertex = -1;
      double covered = 0;
      double longest = 0;
      for (int i = 0; i < near.size(); i++) {
        int f = near.get(i);
        if (edges.triangle(f) == edges.triangle(e)
            || edges.conormalDot(e, f) >= limits.looseOpposition()) {
          continue;
        }
        double ends = endDistance(e, f);
        if (ends == 0 && zero < 0) {
          zero = f;
        }
        if (ends <= limits.exact()
            && 2 * ends < Math.min(edges.length(e), edges.length(f))
            && ends < missDistance) {
          missDistance = ends;
          miss = f;
        }
        double shared = overlapOnLine(e, f);
        if (shared > limits.exact()) {
          int vertex = unmatchedVertex(e, f);
          if (vertex >= 0) {
            covered += shared;
            if (shared > longest) {
              longest = shared;
              junction = f;
              junctionVertex = vertex;
            }
          }
        }
      }
      out.signedZero()[e] = zero;
      out.nearMiss()[e] = miss;
      out.nearDistance()[e] = miss < 0 ? 0 : missDistance;
      boolean holds = covered >= 0.5 * edges.length(e);
      out.junction()[e] = holds ? junction : -1;
      out.junctionVertex()[e] = holds ? junctionVertex : -1;
    }

    /** Largest distance of matched ends, for the better of the two ways to match them. */
    private double endDistance(int e, int f) {
      double against = Math.max(distance(e, 0, f, 1), distance(e, 1, f, 0));
      double along = Math.max(distance(e, 0, f, 0), distance(e, 1, f, 1));
      return Math.min(against, along);
    }

    private double distance(int e, int endOfE, int f, int endOfF) {
      double sum = 0;
      for (int k = 0; k < 3; k++) {
        double d = edges.point(e, endOfE, k) - edges.point(f, endOfF, k);
        sum += d * d;
      }
      return Math.sqrt(sum);
    }

    /** Metres of e that f covers while both lie on one line within the exact limit; 0 when not. */
    private double overlapOnLine(int e, int f) {
      boolean longer = edges.length(e) >= edges.length(f);
      int line = longer ? e : f;
      int other = longer ? f : e;
      if (offLine(line, other, 0) > limits.onLine() || offLine(line, other, 1) > limits.onLine()) {
        return 0;
      }
      double s0 = along(line, other, 0);
      double s1 = along(line, other, 1);
      double lo = Math.max(0, Math.min(s0, s1));
      double hi = Math.min(edges.length(line), Math.max(s0, s1));
      return hi - lo;
    }

    private double along(int line, int edge, int end) {
      double sum = 0;
      for (int k = 0; k < 3; k++) {
        sum += (edges.point(edge, end, k) - edges.point(line, 0, k)) * edges.direction(line, k);
      }
      return sum;
    }

    private double offLine(int line, int edge, int end) {
      double s = along(line, edge, end);
      double sum = 0;
      for (int k = 0; k < 3; k++) {
        double d =
            edges.point(edge, end, k) - edges.point(line, 0, k) - s * edges.direction(line, k);
        sum += d * d;
      }
      return Math.sqrt(sum);
    }

    /**
     * A vertex of one edge that lies inside the other, over the exact limit from its ends; or -1.
     */
    private int unmatchedVertex(int e, int f) {
      int ofF = inside(e, f);
      return ofF >= 0 ? ofF : inside(f, e);
    }

    private int inside(int line, int edge) {
      for (int end = 0; end < 2; end++) {
        double s = along(line, edge, end);
        if (s > limits.exact() && s < edges.length(line) - limits.exact()) {
          return end == 0 ? edges.from(edge) : edges.to(edge);
        }
      }
      return -1;
    }

    private void measure(int e) {
      int n = (int) Math.ceil(edges.length(e) / limits.sampling());
      n = Math.max(FEWEST, Math.min(MOST, n));
      int hits = 0;
      double sumNormal = 0;
      double sumInPlane = 0;
      double worstNormal = 0;
      double worstInPlane = 0;
      double worst = -1;
      int partner = -1;
      float at = 0.5f;
      for (int i = 0; i < n; i++) {
        double t = (i + 0.5) / n;
        int f = search.at(t);
        if (f < 0) {
          continue;
        }
        double bestNormal = search.normalPart();
        double bestInPlane = search.inPlanePart();
        hits++;
        sumNormal += bestNormal;
        sumInPlane += bestInPlane;
        worstNormal = Math.max(worstNormal, bestNormal);
        if (Math.abs(bestInPlane) > Math.abs(worstInPlane)) {
          worstInPlane = bestInPlane;
        }
        double size = Math.max(bestNormal, Math.abs(bestInPlane));
        if (size > worst) {
          worst = size;
          partner = f;
          at = (float) t;
        }
      }
      out.facing()[e] = partner;
      out.share()[e] = (float) hits / n;
      out.normalPart()[e] = hits == 0 ? 0 : sumNormal / hits;
      out.inPlanePart()[e] = hits == 0 ? 0 : sumInPlane / hits;
      out.worstNormal()[e] = worstNormal;
      out.worstInPlane()[e] = worstInPlane;
      out.worstAt()[e] = at;
    }
  }
}
