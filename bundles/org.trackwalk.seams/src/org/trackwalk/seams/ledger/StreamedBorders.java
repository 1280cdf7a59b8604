package org.trackwalk.seams.ledger;

import java.util.List;
import org.trackwalk.ground.border.BorderLimits;
import org.trackwalk.ground.border.OpenEdges;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * The borders of the levels that are streamed in beside this one: an open edge that faces one of
 * them is closed as soon as the neighbour is there (ledger class {@code streamed}).
 */
public final class StreamedBorders {

  /** Points of an edge that are held against the neighbours. */
  private static final int POINTS = 5;

  /** Null when there are no neighbours, as in most levels. */
  private final OpenEdges borders;

  private final BorderLimits limits;

  private StreamedBorders(OpenEdges borders, BorderLimits limits) {
    this.borders = borders;
    this.limits = limits;
  }

  /** The open edges of the neighbours' pieces; none when there are no neighbours. */
  public static StreamedBorders of(
      List<Piece> neighbours, BorderLimits limits, int threads, Progress progress) {
    if (neighbours.isEmpty()) {
      return new StreamedBorders(null, limits);
    }
    WeldedSurface surface = ExactWeld.weld(neighbours, threads, progress);
    Topology topology = Topology.of(surface, threads, progress);
    return new StreamedBorders(OpenEdges.of(surface, topology, threads), limits);
  }

  /** Whether a neighbour's border faces at least half of an edge within the gap limit. */
  boolean face(OpenEdges edges, int e) {
    if (borders == null || borders.count() == 0) {
      return false;
    }
    IntList near = new IntList();
    int found = 0;
    for (int i = 0; i < POINTS; i++) {
      double[] p = new double[3];
      for (int k = 0; k < 3; k++) {
        p[k] = edges.point(e, (i + 0.5) / POINTS, k);
      }
      found += faced(edges, e, p, near) ? 1 : 0;
    }
    return 2 * found >= POINTS;
  }

  private boolean faced(OpenEdges edges, int e, double[] p, IntList near) {
    float reach = (float) limits.gapLimit();
    borders
        .tree()
        .overlapping(
            (float) p[0] - reach,
            (float) p[1] - reach,
            (float) p[2] - reach,
            (float) p[0] + reach,
            (float) p[1] + reach,
            (float) p[2] + reach,
            near);
    for (int i = 0; i < near.size(); i++) {
      int f = near.get(i);
      double opposition = 0;
      for (int k = 0; k < 3; k++) {
        opposition += edges.conormal(e, k) * borders.conormal(f, k);
      }
      if (opposition < limits.strictOpposition() && distance(p, f) <= limits.gapLimit()) {
        return true;
      }
    }
    return false;
  }

  private double distance(double[] p, int f) {
    double along = 0;
    for (int k = 0; k < 3; k++) {
      along += (p[k] - borders.point(f, 0, k)) * borders.direction(f, k);
    }
    double t = Math.max(0, Math.min(1, along / borders.length(f)));
    double sum = 0;
    for (int k = 0; k < 3; k++) {
      double d = p[k] - borders.point(f, t, k);
      sum += d * d;
    }
    return Math.sqrt(sum);
  }
}
