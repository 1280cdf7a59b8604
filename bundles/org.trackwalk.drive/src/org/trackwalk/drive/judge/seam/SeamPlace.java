package org.trackwalk.drive.judge.seam;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.drive.judge.body.Crossing;
import org.trackwalk.drive.judge.body.JudgeLimits;
import org.trackwalk.ground.border.OpenEdges;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.seams.ledger.EdgeEntry;

/**
 * Where the vehicle is moved over a seam.
 *
 * @param entry the ledger's line about an open edge there
 * @param speed of the vehicle at the place, m/s
 * @param ways one or two: from either side to the border of the other; where the other side has no
 *     border there, only the way to this one
 * @param others the same a little farther along the border: some engines correct normals near the
 *     ends of edges only
 */
public record SeamPlace(EdgeEntry entry, double speed, List<SeamWay> ways, List<SeamWay> others) {
  /** Where else on an edge it is crossed. */
  private static final double[] LANES = {0.1, 0.4, 0.9};

  /** A place of an open edge, where it is worst, but for its very ends. */
  public static SeamPlace of(OpenEdges edges, EdgeEntry entry, double speed) {
    List<SeamWay> others = new ArrayList<>();
    for (double at : LANES) {
      others.addAll(ways(edges, entry, at));
    }
    List<SeamWay> ways = ways(edges, entry, within(entry.at()));
    return new SeamPlace(entry, speed, ways, List.copyOf(others));
  }

  private static List<SeamWay> ways(OpenEdges edges, EdgeEntry entry, double at) {
    int e = entry.edge();
    double[] own = point(edges, e, at);
    List<SeamWay> ways = new ArrayList<>();
    if (entry.partner() >= 0) {
      int f = entry.partner();
      double s = 0;
      for (int k = 0; k < 3; k++) {
        s += (own[k] - edges.point(f, 0, k)) * edges.direction(f, k);
      }
      double facing = Math.max(0, Math.min(1, s / edges.length(f)));
      ways.add(SeamWay.to(edges, edges.triangle(e), f, point(edges, f, facing)));
      ways.add(SeamWay.to(edges, edges.triangle(f), e, own));
    } else if (entry.otherTriangle() >= 0) {
      ways.add(SeamWay.to(edges, entry.otherTriangle(), e, own));
    }
    return List.copyOf(ways);
  }

  /** The way on the authored surface that all distances around the place are told in. */
  Crossing frame(WeldedSurface surface) {
    for (SeamWay way : ways) {
      Crossing crossing = way.on(surface);
      if (crossing != null) {
        return crossing;
      }
    }
    return null;
  }

  /** How far the two sides are from one height, metres, at most. */
  double height(WeldedSurface surface) {
    double most = 0;
    for (SeamWay way : ways) {
      Crossing crossing = way.on(surface);
      most = crossing == null ? most : Math.max(most, Math.abs(way.raised(crossing)));
    }
    return most;
  }

  private static double within(double t) {
    return Math.max(JudgeLimits.EDGE_ENDS, Math.min(1 - JudgeLimits.EDGE_ENDS, t));
  }

  private static double[] point(OpenEdges edges, int e, double t) {
    return new double[] {edges.point(e, t, 0), edges.point(e, t, 1), edges.point(e, t, 2)};
  }
}
