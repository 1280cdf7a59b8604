package org.trackwalk.drive.ride;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.trackwalk.course.road.Road;
import org.trackwalk.course.road.Strand;
import org.trackwalk.ground.reach.Floor;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.profile.Vehicle;

/** The ride along the lanes of a road, each in both directions. */
public final class RideSurvey {

  /** Lanes of a road, unless somebody asks for more: its middle and two to each side. */
  public static final int LANES = 5;

  private RideSurvey() {}

  /**
   * Measures all lanes.
   *
   * @param lanes of each strand, evenly across its usual width; at least one
   * @return lane by lane from the left, each forward and then in reverse
   * @throws org.trackwalk.mesh.progress.CancelledException when the user cancels
   */
  public static List<Ride> of(Road road, Vehicle vehicle, int lanes, Progress progress) {
    List<Ride> rides = new ArrayList<>();
    Floor.Reader ground = road.ground().reader();
    progress.begin("ride", (long) road.strands().size() * lanes);
    for (int number = 0; number < road.strands().size(); number++) {
      Strand strand = road.strands().get(number);
      if (strand.rows() < 2) {
        continue;
      }
      double left = usual(strand, true);
      double right = usual(strand, false);
      for (int lane = 0; lane < lanes; lane++) {
        double aside = left - (lane + 0.5) / lanes * (left + right);
        String name = String.format(Locale.ROOT, "%+.1f", aside);
        LaneProfile profile = LaneProfile.of(LanePath.of(number, strand, name, aside), ground);
        rides.add(RideMeter.of(profile, false, vehicle.wheel()));
        rides.add(RideMeter.of(profile.reversed(), true, vehicle.wheel()));
        progress.worked(1);
      }
    }
    return rides;
  }

  /** Median distance from the centre line to a border, metres. */
  private static double usual(Strand strand, boolean left) {
    double[] all = new double[strand.rows()];
    Arrays.setAll(all, row -> left ? strand.left(row) : strand.right(row));
    Arrays.sort(all);
    return all[all.length / 2];
  }
}
