package org.trackwalk.drive.edges;

import org.trackwalk.course.road.BorderSearch;
import org.trackwalk.course.road.Strand;
import org.trackwalk.ground.reach.Floor;

/**
 * How far the road goes back from its end, along its bends: from pace to pace the way leads to the
 * middle between the borders. One thread.
 */
final class WayBack {

  private final Floor.Reader paved;
  private final BorderSearch border;

  /** Looks on what is road. */
  WayBack(Floor road) {
    this.paved = road.reader();
    this.border = new BorderSearch(road.reader());
  }

  /**
   * Metres that one comes, no more than {@code most} and a pace.
   *
   * @param x where it begins, on the road; likewise y and z
   * @param backX unit direction away from the end, seen from above; likewise {@code backZ}
   */
  double length(double x, double y, double z, double backX, double backZ, double most) {
    double[] at = {x, y, z};
    double wayX = backX;
    double wayZ = backZ;
    double length = 0;
    while (length < most) {
      double pace = border.reach(at[0], at[1], at[2], wayX, wayZ, Strand.ROW);
      double[] next = {at[0] + pace * wayX, at[1], at[2] + pace * wayZ};
      if (pace < Strand.ROW || !paved.find(next[0], next[1], next[2], Strand.ROW)) {
        return length + pace;
      }
      next[1] = paved.height();
      centre(next, wayX, wayZ);
      double dx = next[0] - at[0];
      double dz = next[2] - at[2];
      double gone = Math.sqrt(dx * dx + dz * dz);
      wayX = dx / gone;
      wayZ = dz / gone;
      length += gone;
      at = next;
    }
    return length;
  }

  /** Moves a place towards the middle between the borders, a pace at most: it turns 45 degrees. */
  private void centre(double[] at, double wayX, double wayZ) {
    double left = border.reach(at[0], at[1], at[2], wayZ, -wayX, BorderSearch.FARTHEST);
    double right = border.reach(at[0], at[1], at[2], -wayZ, wayX, BorderSearch.FARTHEST);
    double aside = Math.max(-Strand.ROW, Math.min(Strand.ROW, (left - right) / 2));
    double x = at[0] + aside * wayZ;
    double z = at[2] - aside * wayX;
    if (paved.find(x, at[1], z, Strand.ROW)) {
      at[0] = x;
      at[1] = paved.height();
      at[2] = z;
    }
  }
}
