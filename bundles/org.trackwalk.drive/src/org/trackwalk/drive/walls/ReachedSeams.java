package org.trackwalk.drive.walls;

import java.util.List;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.trackwalk.course.road.RoadReach;
import org.trackwalk.ground.border.OpenEdges;
import org.trackwalk.ground.reach.Slopes;
import org.trackwalk.seams.ledger.EdgeEntry;

/** Tells seams and rims that the vehicle gets to: on the ground, or on a wall beside it. */
public final class ReachedSeams {

  /** Twice what counts as the foot of a wall: so far from a seam no wall at it is met, metres. */
  private static final double BESIDE = 2 * WalledOff.FOOT;

  /** Places asked of one edge: every body's width along one of up to 900 m, then farther apart. */
  private static final int MOST_PLACES = 500;

  private final RoadReach reach;

  /** Of what the vehicle gets to from the road. */
  public ReachedSeams(RoadReach reach) {
    this.reach = reach;
  }

  /** Whether a way leads to some place of a seam; true where that is not known. */
  public boolean has(OpenEdges edges, List<EdgeEntry> seam) {
    // Most seams lie on the road, and to know that costs nothing.
    return has(seam, e -> isGround(edges, e) && anyPlace(edges, e, reach::isOn))
        || has(seam, e -> anyPlace(edges, e, reach::leadsTo));
  }

  /**
   * Whether a way leads to some place of a rim; true where that is not known. One falls into it
   * from the ground around it: at a wall of it one is beside the thing whose wall it is.
   */
  public boolean has(OpenEdges edges, int[] rim) {
    int[] ground = IntStream.of(rim).filter(e -> isGround(edges, e)).toArray();
    return IntStream.of(ground).anyMatch(e -> anyPlace(edges, e, reach::isOn))
        || IntStream.of(ground.length > 0 ? ground : rim)
            .anyMatch(e -> anyPlace(edges, e, reach::leadsTo));
  }

  private static boolean has(List<EdgeEntry> seam, IntPredicate got) {
    for (EdgeEntry entry : seam) {
      if (got.test(entry.edge()) || entry.partner() >= 0 && got.test(entry.partner())) {
        return true;
      }
    }
    return false;
  }

  private static boolean isGround(OpenEdges edges, int edge) {
    return Math.abs(edges.normal(edge, 1)) >= Slopes.GROUND;
  }

  /** Whether something holds at some place of an edge, or beside it. */
  private boolean anyPlace(OpenEdges edges, int edge, Predicate<double[]> got) {
    double widths = Math.ceil(edges.length(edge) / reach.body().width());
    int n = (int) Math.max(1, Math.min(MOST_PLACES, widths));
    for (int i = 0; i < n; i++) {
      double at = (i + 0.5) / n;
      boolean found =
          isGround(edges, edge)
              ? got.test(beyond(edges, edge, at, 0)) || got.test(beyond(edges, edge, at, -BESIDE))
              : got.test(before(edges, edge, at, BESIDE))
                  || got.test(before(edges, edge, at, -BESIDE));
      if (found) {
        return true;
      }
    }
    return false;
  }

  /** The place that lies so far beyond an edge of the ground, metres. */
  private static double[] beyond(OpenEdges edges, int edge, double at, double far) {
    double[] p = new double[3];
    for (int k = 0; k < 3; k++) {
      p[k] = edges.point(edge, at, k) + far * edges.conormal(edge, k);
    }
    return p;
  }

  /** The place so far before a wall, metres, as low as the place that an edge of it has. */
  private double[] before(OpenEdges edges, int edge, double at, double far) {
    double[] p = new double[3];
    for (int k = 0; k < 3; k++) {
      p[k] = edges.point(edge, at, k) + far * edges.normal(edge, k);
    }
    p[1] -= reach.body().hub();
    return p;
  }
}
