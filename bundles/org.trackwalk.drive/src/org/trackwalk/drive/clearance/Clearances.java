package org.trackwalk.drive.clearance;

import java.util.List;

/**
 * What a vehicle's mesh has room to, and what it touches, on all lanes.
 *
 * @param ways lane by lane, each forward and then in reverse; the racing line first
 * @param touches the deepest first
 * @param wheels how many wheels the mesh has; 0: they are thought where those of a car are
 * @param wheelbase distance of its axles, metres
 * @param track distance of its left wheels from its right ones, metres
 */
public record Clearances(
    List<ClearanceWay> ways, List<Touch> touches, int wheels, double wheelbase, double track) {

  /** Whether nothing is touched. */
  public boolean fits() {
    return touches.isEmpty();
  }

  /** The way and sample with the least room to a side; -1 where none is in reach. */
  public int[] least(Side side) {
    int[] least = {-1, -1};
    double most = Double.POSITIVE_INFINITY;
    for (int w = 0; w < ways.size(); w++) {
      double[] room = ways.get(w).room(side);
      for (int k = 0; k < room.length; k++) {
        if (room[k] < most) {
          most = room[k];
          least[0] = w;
          least[1] = k;
        }
      }
    }
    return least;
  }
}
