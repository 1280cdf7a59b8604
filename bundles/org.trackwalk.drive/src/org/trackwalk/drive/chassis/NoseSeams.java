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
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.tree.StaticTree;

/**
 * Which seams of the road the lower front edge of a chassis meets: those at which dips, crests and
 * landings have taken all of its clearance. Lanes are driven at the speed of the road, both ways;
 * where a line says which way the race goes, that way alone.
 */
public final class NoseSeams {

  /** A seam lies so near to the lane's height, metres; the next level of a road is higher. */
  private static final double LEVEL = 0.5;

  /** Three numbers of each end of a seam's piece. */
  private static final int ENDS = 6;

  /**
   * A seam that is met.
   *
   * @param seam its number
   * @param free metres from the ground up to the edge of the chassis, 0 or less
   * @param speed of the car there, m/s
   * @param at where the lane crosses it, level coordinates
   */
  public record Met(int seam, double free, double speed, double[] at) {}

  private final Road road;
  private final SprungCar car;
  private final float[] ends;
  private final StaticTree tree;
  private final IntList near = new IntList();
  private final Map<Integer, Met> worst = new TreeMap<>();

  private NoseSeams(Road road, SprungCar car, float[] ends) {
    this.road = road;
    this.car = car;
    this.ends = ends;
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
   * @param ends of straight seams, xyz of the one and the other, level coordinates
   * @param lanes of each strand, evenly across its usual width
   */
  public static List<Met> of(Road road, SprungCar car, float[] ends, int lanes) {
    NoseSeams seams = new NoseSeams(road, car, ends);
    for (int number = 0; number < road.strands().size(); number++) {
      Strand strand = road.strands().get(number);
      for (int lane = 0; lane < lanes && strand.rows() > 1; lane++) {
        seams.along(
            number,
            LaneProfile.of(RideSurvey.lane(number, strand, lane, lanes), road.ground().reader()));
      }
    }
    return new ArrayList<>(seams.worst.values());
  }

  private void along(int strand, LaneProfile lane) {
    int way = road.way(strand);
    double[] forward = way < 0 ? null : NoseRide.of(lane, car);
    double[] back = way > 0 ? null : NoseRide.of(lane.reversed(), car);
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
        if (!Double.isNaN(part)) {
          take(near.get(i), lane, k, part, forward == null ? Double.NaN : mix(forward, k, part));
          take(
              near.get(i),
              lane,
              k,
              part,
              back == null ? Double.NaN : mix(back, n - 2 - k, 1 - part));
        }
      }
    }
  }

  private void take(int seam, LaneProfile lane, int k, double part, double free) {
    if (!(free <= 0)) {
      return;
    }
    Met before = worst.get(seam);
    if (before == null || free < before.free) {
      double[] at = {mix(lane.x(), k, part), mix(lane.y(), k, part), mix(lane.z(), k, part)};
      worst.put(seam, new Met(seam, free, lane.speed()[k], at));
    }
  }

  private static double mix(double[] of, int k, double part) {
    int n = of.length;
    double from = of[Math.floorMod(k, n)];
    return from + part * (of[Math.floorMod(k + 1, n)] - from);
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
