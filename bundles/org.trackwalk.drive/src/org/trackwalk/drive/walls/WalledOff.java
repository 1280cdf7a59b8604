package org.trackwalk.drive.walls;

import java.util.List;
import org.trackwalk.course.road.RoadReach;
import org.trackwalk.ground.border.OpenEdges;
import org.trackwalk.ground.reach.Walls;
import org.trackwalk.seams.ledger.EdgeEntry;

/** Tells openings that lie behind a wall: the vehicle gets to none of them from the road. */
public final class WalledOff {

  /** Openings are looked at so often along them, metres. */
  private static final double SAMPLING = 0.5;

  /** What lies no farther before a wall is at its foot, metres: the same for open borders. */
  static final double FOOT = 0.05;

  private final RoadReach reach;
  private final Walls walls;

  /**
   * Behind some walls.
   *
   * @param walls as the vehicle meets them
   */
  public WalledOff(RoadReach reach, Walls walls) {
    this.reach = reach;
    this.walls = walls;
  }

  /** Whether no way leads to any of an opening; false where that is not known. */
  public boolean hides(OpenEdges edges, List<EdgeEntry> opening) {
    boolean tested = false;
    double[] p = new double[3];
    for (EdgeEntry entry : opening) {
      int e = entry.edge();
      int n = (int) Math.max(1, Math.ceil(edges.length(e) / SAMPLING));
      for (int i = 0; i < n; i++) {
        for (int k = 0; k < 3; k++) {
          p[k] = edges.point(e, (i + 0.5) / n, k);
        }
        if (!atFoot(p)) {
          if (reach.leadsTo(p)) {
            return false;
          }
          tested = true;
        }
      }
    }
    return tested;
  }

  /** Whether a place lies so close before a wall that no wheel fits between. */
  private boolean atFoot(double[] place) {
    double[] hub = {place[0], place[1] + reach.body().hub(), place[2]};
    double[] to = hub.clone();
    for (int k = 0; k < 3; k += 2) {
      for (int sign = -1; sign <= 1; sign += 2) {
        to[k] = hub[k] + sign * FOOT;
        if (walls.stops(hub, to)) {
          return true;
        }
      }
      to[k] = hub[k];
    }
    return false;
  }
}
