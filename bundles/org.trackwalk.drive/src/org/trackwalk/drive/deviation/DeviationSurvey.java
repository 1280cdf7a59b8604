package org.trackwalk.drive.deviation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.trackwalk.course.road.Road;
import org.trackwalk.course.road.Strand;
import org.trackwalk.drive.ride.LanePath;
import org.trackwalk.drive.ride.LaneProfile;
import org.trackwalk.ground.reach.Floor;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.mesh.geometry.ClosestPoint;
import org.trackwalk.mesh.parallel.Workers;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.tree.TriangleTree;
import org.trackwalk.mesh.weld.WeldedSurface;

/** Measures how far what is seen of a level is from what is felt. */
public final class DeviationSurvey {

  /** How far from a point of what is felt what is seen is looked for, metres. */
  private static final double FAR = 2;

  /** A point of what is felt stands for so many square metres at most, ... */
  private static final double PATCH = 4;

  /** ... and of a triangle there are so many at most, or a level's ground would be all points. */
  private static final int MOST = 400;

  private DeviationSurvey() {}

  /**
   * Measures it along the lanes of the road, half a metre apart, row by row, and anywhere else.
   *
   * @param felt all that a car collides with, with the road on it
   * @param seen all that is only seen
   * @param warning from so many metres on two are apart
   * @throws org.trackwalk.mesh.progress.CancelledException when the user cancels
   */
  public static Deviations of(
      Floor felt, Road road, Land seen, double warning, int threads, Progress progress) {
    Deviations found = onRoad(felt, road, seen, warning, progress);
    return new Deviations(
        found.lanes(), elsewhere(felt.surface(), seen, threads, progress), found.places());
  }

  /** The same along the lanes of the road alone, with no points elsewhere. */
  public static Deviations onRoad(
      Floor felt, Road road, Land seen, double warning, Progress progress) {
    Floor visible = seen.floor();
    List<LaneDeviation> lanes = new ArrayList<>();
    progress.begin("deviation: road", road.strands().size());
    for (int number = 0; number < road.strands().size(); number++) {
      progress.check();
      lanes(number, road.strands().get(number), felt, visible, lanes);
      progress.worked(1);
    }
    Floor.Reader under = felt.reader();
    Floor.Reader over = visible.reader();
    return new Deviations(
        lanes,
        List.of(),
        DeviationPlaces.of(
            lanes,
            warning,
            (lane, row, next, part) ->
                height(
                    under,
                    over,
                    between(lane.x(), row, next, part),
                    between(lane.y(), row, next, part),
                    between(lane.z(), row, next, part))));
  }

  private static double between(double[] of, int from, int to, double part) {
    return of[from] + part * (of[to] - of[from]);
  }

  private static void lanes(
      int number, Strand strand, Floor felt, Floor visible, List<LaneDeviation> lanes) {
    double[] stations = strand.stations();
    double lap = strand.closed() ? stations[stations.length - 1] : Double.POSITIVE_INFINITY;
    double[] usual = {usual(strand, true), usual(strand, false)};
    for (int lane = strand.leftmost(); lane >= -strand.rightmost(); lane--) {
      int n = strand.rows();
      double[] station = new double[n];
      double[] x = new double[n];
      double[] y = new double[n];
      double[] z = new double[n];
      double[] height = new double[n];
      Floor.Reader under = felt.reader();
      Floor.Reader over = visible.reader();
      for (int row = 0; row < n; row++) {
        double left = lane * Strand.LANE;
        // Where nothing is felt the road is thought as wide as it usually is.
        boolean gone = strand.width(row) < Strand.LANE;
        boolean on =
            left <= (gone ? usual[0] : strand.left(row))
                && -left <= (gone ? usual[1] : strand.right(row));
        station[row] = stations[row];
        x[row] = strand.laneX(row, lane);
        z[row] = strand.laneZ(row, lane);
        float known = strand.height(row, lane);
        double guess = Float.isNaN(known) ? strand.centre(row, 1) : known;
        y[row] = guess;
        height[row] = on ? height(under, over, x[row], guess, z[row]) : Double.NaN;
      }
      String name = LanePath.name(lane * Strand.LANE);
      lanes.add(new LaneDeviation(number, name, lane * Strand.LANE, station, x, y, z, lap, height));
    }
  }

  /** Median distance from the centre line to a border, metres. */
  private static double usual(Strand strand, boolean left) {
    double[] all = new double[strand.rows()];
    Arrays.setAll(all, row -> left ? strand.left(row) : strand.right(row));
    Arrays.sort(all);
    return all[all.length / 2];
  }

  private static double height(Floor.Reader felt, Floor.Reader seen, double x, double y, double z) {
    boolean carries = felt.find(x, y, z, LaneProfile.REACH);
    double at = carries ? felt.height() : y;
    if (!seen.find(x, at, z, LaneProfile.REACH)) {
      return carries ? Double.POSITIVE_INFINITY : Double.NaN;
    }
    return carries ? seen.height() - at : Double.NEGATIVE_INFINITY;
  }

  /** Points evenly over each triangle, and the nearest point of what is seen to each. */
  private static List<Elsewhere> elsewhere(
      WeldedSurface felt, Land seen, int threads, Progress progress) {
    TriangleTree tree = seen.tree();
    int n = felt.triangleCount();
    progress.begin("deviation: elsewhere", n);
    Elsewhere[][] all = new Elsewhere[n][];
    Workers.run(
        threads,
        n,
        IntList::new,
        (near, t) -> {
          if (t % 1024 == 0) {
            progress.check();
          }
          all[t] = felt.repeats(t) ? new Elsewhere[0] : points(felt, t, seen.surface(), tree, near);
          progress.worked(1);
        });
    List<Elsewhere> points = new ArrayList<>();
    for (Elsewhere[] some : all) {
      points.addAll(List.of(some));
    }
    return points;
  }

  private static Elsewhere[] points(
      WeldedSurface felt, int t, WeldedSurface seen, TriangleTree tree, IntList near) {
    double[][] c = new double[3][3];
    for (int k = 0; k < 9; k++) {
      c[k / 3][k % 3] = felt.positions()[3 * felt.triangles()[3 * t + k / 3] + k % 3];
    }
    double area = area(c);
    int cuts = (int) Math.ceil(Math.sqrt(Math.min(MOST, Math.max(1, area / PATCH))));
    Elsewhere[] points = new Elsewhere[cuts * cuts];
    int n = 0;
    for (int i = 0; i < cuts; i++) {
      for (int j = 0; j < 2 * i + 1; j++) {
        // The middles of the small triangles into which each side's equal parts divide it.
        double down = (i + (j % 2 == 0 ? 2.0 / 3 : 1.0 / 3)) / cuts;
        double across = (j / 2 + (j % 2 == 0 ? 1.0 / 3 : 2.0 / 3)) / cuts;
        double[] p = new double[3];
        for (int k = 0; k < 3; k++) {
          p[k] = c[0][k] + down * (c[1][k] - c[0][k]) + across * (c[2][k] - c[1][k]);
        }
        double distance = distance(p, seen, tree, near);
        points[n++] = new Elsewhere(p[0], p[1], p[2], distance, area / points.length);
      }
    }
    return points;
  }

  private static double area(double[][] c) {
    double[] u = new double[3];
    double[] v = new double[3];
    for (int k = 0; k < 3; k++) {
      u[k] = c[1][k] - c[0][k];
      v[k] = c[2][k] - c[0][k];
    }
    double x = u[1] * v[2] - u[2] * v[1];
    double y = u[2] * v[0] - u[0] * v[2];
    double z = u[0] * v[1] - u[1] * v[0];
    return Math.sqrt(x * x + y * y + z * z) / 2;
  }

  private static double distance(double[] p, WeldedSurface seen, TriangleTree tree, IntList near) {
    double[] found = new double[ClosestPoint.RESULT_LENGTH];
    double least = Double.POSITIVE_INFINITY;
    // Most points have something near to them, and a small ball holds few triangles.
    for (double ball = FAR / 64; ball <= FAR && !(least <= ball); ball *= 8) {
      tree.withinSphere(p[0], p[1], p[2], ball, near);
      for (int i = 0; i < near.size(); i++) {
        least = Math.min(least, distance(p, seen, near.get(i), found));
      }
    }
    return least <= FAR ? least : Double.POSITIVE_INFINITY;
  }

  private static double distance(double[] p, WeldedSurface seen, int t, double[] found) {
    int[] c = seen.triangles();
    ClosestPoint.onTriangle(
        seen.positions(), c[3 * t], c[3 * t + 1], c[3 * t + 2], p[0], p[1], p[2], found);
    return Math.sqrt(found[6]);
  }
}
