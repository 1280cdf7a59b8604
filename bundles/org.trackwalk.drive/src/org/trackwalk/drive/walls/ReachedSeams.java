package org.trackwalk.drive.walls;

import java.util.List;
import org.trackwalk.course.road.RoadReach;
import org.trackwalk.ground.border.OpenEdges;
import org.trackwalk.ground.reach.Slopes;
import org.trackwalk.seams.ledger.EdgeEntry;

/** Tells seams that the vehicle gets to: on the ground somewhere, or on a wall beside it. */
public final class ReachedSeams {

  /** Twice what counts as the foot of a wall: so far from a seam no wall at it is met, metres. */
  private static final double BESIDE = 2 * WalledOff.FOOT;

  private final RoadReach reach;

  /** Of what the vehicle gets to from the road. */
  public ReachedSeams(RoadReach reach) {
    this.reach = reach;
  }

  /** Whether a way leads to some place of a seam; true where that is not known. */
  public boolean has(OpenEdges edges, List<EdgeEntry> seam) {
    for (EdgeEntry entry : seam) {
      if (isReached(edges, entry.edge())
          || entry.partner() >= 0 && isReached(edges, entry.partner())) {
        return true;
      }
    }
    return false;
  }

  /** Whether it gets to some place of an edge, or beside it. */
  private boolean isReached(OpenEdges edges, int edge) {
    boolean upright = Math.abs(edges.normal(edge, 1)) < Slopes.GROUND;
    int n = (int) Math.max(1, Math.ceil(edges.length(edge) / reach.body().width()));
    for (int i = 0; i < n; i++) {
      double at = (i + 0.5) / n;
      boolean reached =
          upright
              ? meets(edges, edge, at, BESIDE) || meets(edges, edge, at, -BESIDE)
              : rollsTo(edges, edge, at, 0) || rollsTo(edges, edge, at, -BESIDE);
      if (reached) {
        return true;
      }
    }
    return false;
  }

  /** Whether it rolls to a place that lies so far beyond an edge of the ground, metres. */
  private boolean rollsTo(OpenEdges edges, int edge, double at, double beyond) {
    double[] p = new double[3];
    for (int k = 0; k < 3; k++) {
      p[k] = edges.point(edge, at, k) + beyond * edges.conormal(edge, k);
    }
    return reach.isOn(p) || reach.leadsTo(p);
  }

  /** Whether it comes so far before a wall, metres, as low as the place that an edge of it has. */
  private boolean meets(OpenEdges edges, int edge, double at, double before) {
    double[] p = new double[3];
    for (int k = 0; k < 3; k++) {
      p[k] = edges.point(edge, at, k) + before * edges.normal(edge, k);
    }
    p[1] -= reach.body().hub();
    return reach.leadsTo(p);
  }
}
