package org.trackwalk.drive.ride;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.trackwalk.course.line.RacingLine;
import org.trackwalk.course.road.Road;
import org.trackwalk.course.road.Strand;
import org.trackwalk.ground.reach.Floor;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.profile.Vehicle;
import org.trackwalk.model.profile.Wheel;
import org.trackwalk.model.ride.Ride;

/** The ride along the lanes of a road, each in both directions. */
public final class RideSurvey {

  /** Lanes of a road, unless somebody asks for more: its middle and two to each side. */
  public static final int LANES = 5;

  /**
   * A longer line is not ridden, metres: points of it are wrong. The longest laps that are raced
   * have 61 km (the Isle of Man's Mountain Course), special stages of rallies 100.
   */
  private static final double LONGEST = 200_000;

  private RideSurvey() {}

  /**
   * Measures all lanes, and before them the racing line where there is one, up to 200 km long.
   *
   * @param lanes of each strand, evenly across its usual width; at least one
   * @return the line, then lane by lane from the left, each forward and then in reverse
   * @throws org.trackwalk.mesh.progress.CancelledException when the user cancels
   */
  public static List<Ride> of(
      Road road, RacingLine line, Vehicle vehicle, int lanes, Progress progress) {
    List<Ride> rides = new ArrayList<>();
    Floor.Reader ground = road.ground().reader();
    Wheel wheel = vehicle.wheel();
    SpeedFilters filters = RideMeter.filters(wheel);
    progress.begin("ride", (long) road.strands().size() * lanes + 1);
    LanePath given = LanePath.of(line.points(), line.closed(), road);
    if (given != null && line.length() <= LONGEST) {
      rides.addAll(RideMeter.bothWays(LaneProfile.of(given, ground), wheel, filters));
    }
    progress.worked(1);
    for (int number = 0; number < road.strands().size(); number++) {
      Strand strand = road.strands().get(number);
      if (strand.rows() < 2) {
        continue;
      }
      for (int lane = 0; lane < lanes; lane++) {
        LaneProfile profile = LaneProfile.of(lane(number, strand, lane, lanes), ground);
        rides.addAll(RideMeter.bothWays(profile, wheel, filters));
        progress.worked(1);
      }
    }
    return rides;
  }

  /**
   * How many samples the lanes of a road have about, both ways: each is kept until all are
   * measured.
   *
   * @param lanes of each strand
   */
  public static long samples(Road road, int lanes) {
    double metres = 0;
    for (Strand strand : road.strands()) {
      double[] along = strand.stations();
      metres += strand.rows() < 2 ? 0 : along[along.length - 1] - along[0];
    }
    return (long) (2 * lanes * (metres / LaneProfile.SPACING));
  }

  /**
   * A lane of some evenly across a strand's usual width.
   *
   * @param number of the strand in its road
   * @param lane its number from the left, from 0
   * @param lanes how many there are
   */
  public static LanePath lane(int number, Strand strand, int lane, int lanes) {
    double left = usual(strand, true);
    double aside = left - (lane + 0.5) / lanes * (left + usual(strand, false));
    return LanePath.of(number, strand, LanePath.name(aside), aside);
  }

  /** Median distance from the centre line to a border, metres. */
  private static double usual(Strand strand, boolean left) {
    double[] all = new double[strand.rows()];
    Arrays.setAll(all, row -> left ? strand.left(row) : strand.right(row));
    Arrays.sort(all);
    return all[all.length / 2];
  }
}
