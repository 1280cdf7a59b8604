package org.trackwalk.drive.chassis;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.trackwalk.course.road.Road;
import org.trackwalk.course.road.Strand;
import org.trackwalk.drive.ride.LaneProfile;
import org.trackwalk.drive.ride.RideSurvey;
import org.trackwalk.drive.trial.SprungCar;
import org.trackwalk.ground.reach.Floor;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.tree.StaticTree;

/**
 * Which seams of the road the lower front edge of a chassis meets: those at which dips, crests and
 * landings have taken all of its clearance. Each is come to along a lane at the speed of the road
 * there ({@link NoseRide}), both ways; where a line says which way the race goes, that way alone.
 * Lanes on which a wheel has no way there ({@link WheelTracks}) do not count.
 */
public final class NoseSeams {

  /** A seam lies so near to the lane's height, metres; the next level of a road is higher. */
  private static final double LEVEL = 0.5;

  /**
   * Chassis whose springs have bottomed out go 1 to 7 mm farther down in PhysX than they are
   * followed here, and 13 mm and more in Jolt, whose solvers let go so much (measured in dips of
   * 130 to 300 m): at so many metres over a seam they lie on it.
   */
  private static final double TOUCHES = 0.005;

  /** Three numbers of each end of a seam's piece. */
  private static final int ENDS = 6;

  /**
   * A seam that is met.
   *
   * @param seam its number
   * @param free metres from the ground up to the edge of the chassis, no more than {@link #TOUCHES}
   * @param speed of the car there, m/s
   * @param at where the lane crosses it, level coordinates
   * @param lane which it is, in the way in which it is driven
   * @param along sample of the lane before it
   * @param runUp samples before that one at which it is set down
   */
  public record Met(
      int seam, double free, double speed, double[] at, LaneProfile lane, int along, int runUp) {}

  private final Road road;
  private final SprungCar car;
  private final double gains;
  private final float[] ends;
  private final Progress progress;
  private final WheelTracks tracks;
  private final StaticTree tree;
  private final IntList near = new IntList();
  private final List<Met> all = new ArrayList<>();

  private NoseSeams(
      Road road, Floor floor, SprungCar car, double gains, float[] ends, Progress progress) {
    this.road = road;
    this.car = car;
    this.gains = gains;
    this.ends = ends;
    this.progress = progress;
    Floor.Reader ground = floor.reader();
    tracks =
        new WheelTracks(
            (x, y, z) -> ground.find(x, y, z, LaneProfile.REACH) ? ground.height() : Double.NaN,
            car.side());
    float[] boxes = new float[ends.length];
    for (int i = 0; i < ends.length; i += ENDS) {
      for (int k = 0; k < 3; k++) {
        boxes[i + k] = Math.min(ends[i + k], ends[i + 3 + k]);
        boxes[i + 3 + k] = Math.max(ends[i + k], ends[i + 3 + k]);
      }
    }
    tree = StaticTree.overBoxes(boxes, 1);
  }

  /**
   * The seams that are met, each once, where the chassis is lowest, in the order of their numbers.
   *
   * @param floor all ground that a wheel finds, also beside the road
   * @param gains speed at most, m/s²
   * @param ends of straight seams, xyz of the one and the other, level coordinates
   * @param lanes of each strand, evenly across its usual width
   */
  public static List<Met> of(
      Road road, Floor floor, SprungCar car, double gains, float[] ends, int lanes) {
    Map<Integer, Met> worst = new TreeMap<>();
    for (Met met : all(road, floor, car, gains, ends, lanes, Progress.none())) {
      worst.merge(met.seam(), met, (a, b) -> b.free() < a.free() ? b : a);
    }
    return List.copyOf(worst.values());
  }

  /**
   * The same, on each lane and way that meets them.
   *
   * @param progress is asked whether it is still wanted
   * @throws org.trackwalk.mesh.progress.CancelledException when it is not
   */
  public static List<Met> all(
      Road road,
      Floor floor,
      SprungCar car,
      double gains,
      float[] ends,
      int lanes,
      Progress progress) {
    NoseSeams seams = new NoseSeams(road, floor, car, gains, ends, progress);
    for (int number = 0; number < road.strands().size(); number++) {
      Strand strand = road.strands().get(number);
      for (int lane = 0; lane < lanes && strand.rows() > 1; lane++) {
        progress.check();
        seams.along(
            number,
            LaneProfile.of(RideSurvey.lane(number, strand, lane, lanes), road.ground().reader()));
      }
    }
    return seams.all;
  }

  private void along(int strand, LaneProfile lane) {
    int way = road.way(strand);
    LaneProfile back = lane.reversed();
    NoseRide there = way < 0 ? null : new NoseRide(lane, car, gains);
    NoseRide here = way > 0 ? null : new NoseRide(back, car, gains);
    int n = lane.size();
    for (int k = 0; k < (lane.path().closed() ? n : n - 1); k++) {
      int next = (k + 1) % n;
      double y = lane.y()[k];
      if (Double.isNaN(y) || Double.isNaN(lane.y()[next])) {
        continue;
      }
      tree.overlapping(
          (float) Math.min(lane.x()[k], lane.x()[next]),
          (float) (y - LEVEL),
          (float) Math.min(lane.z()[k], lane.z()[next]),
          (float) Math.max(lane.x()[k], lane.x()[next]),
          (float) (y + LEVEL),
          (float) Math.max(lane.z()[k], lane.z()[next]),
          near);
      for (int i = 0; i < near.size(); i++) {
        double part = crossing(lane, k, ENDS * near.get(i));
        if (!Double.isNaN(part) && there != null) {
          take(near.get(i), lane, k, part, there);
        }
        if (!Double.isNaN(part) && here != null) {
          take(near.get(i), back, Math.floorMod(n - 2 - k, n), 1 - part, here);
        }
      }
    }
  }

  private void take(int seam, LaneProfile lane, int k, double part, NoseRide ride) {
    int nearest = part < 0.5 ? k : (k + 1) % lane.size();
    progress.check();
    double free = ride.free(nearest);
    if (free <= TOUCHES && tracks.carry(lane, ride.from(nearest), nearest)) {
      double[] at = {mix(lane.x(), k, part), mix(lane.y(), k, part), mix(lane.z(), k, part)};
      all.add(new Met(seam, free, lane.speed()[k], at, lane, k, nearest - ride.from(nearest)));
    }
  }

  private static double mix(double[] of, int k, double part) {
    double from = of[k];
    return from + part * (of[(k + 1) % of.length] - from);
  }

  /** Which part of the way from a sample to the next is before a seam; NaN when none crosses it. */
  private double crossing(LaneProfile lane, int k, int seam) {
    int next = (k + 1) % lane.size();
    double dx = lane.x()[next] - lane.x()[k];
    double dz = lane.z()[next] - lane.z()[k];
    double ex = (double) ends[seam + 3] - ends[seam];
    double ez = (double) ends[seam + 5] - ends[seam + 2];
    double fx = ends[seam] - lane.x()[k];
    double fz = ends[seam + 2] - lane.z()[k];
    double turn = dx * ez - dz * ex;
    double part = (fx * ez - fz * ex) / turn;
    double along = (fx * dz - fz * dx) / turn;
    return turn != 0 && part >= 0 && part <= 1 && along >= 0 && along <= 1 ? part : Double.NaN;
  }
}
