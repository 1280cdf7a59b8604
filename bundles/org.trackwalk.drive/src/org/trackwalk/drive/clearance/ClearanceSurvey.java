package org.trackwalk.drive.clearance;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.trackwalk.course.line.RacingLine;
import org.trackwalk.course.road.Road;
import org.trackwalk.course.road.Strand;
import org.trackwalk.drive.ride.LanePath;
import org.trackwalk.drive.ride.RideSurvey;
import org.trackwalk.ground.reach.Floor;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.mesh.parallel.Budget;
import org.trackwalk.mesh.parallel.WorkSize;
import org.trackwalk.mesh.parallel.Workers;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.tree.TriangleTree;
import org.trackwalk.model.profile.Vehicle;
import org.trackwalk.model.profile.VehicleList;
import org.trackwalk.model.profile.VehicleMesh;

/** Sweeps a vehicle's own mesh along the lanes of a road and measures the room around it. */
public final class ClearanceSurvey {

  /** What goes less far into the vehicle only grazes it, metres. */
  public static final double TOUCH = 0.001;

  /** What is so near to its sides or over it is looked at closely, metres: a mirror. */
  public static final double NEAR = 0.3;

  /** How much a lane may move aside by metre where the road gets narrower. */
  private static final double ASIDE = 0.2;

  private ClearanceSurvey() {}

  /**
   * Sweeps it along the racing line, where there is one, and the lanes of each strand, both ways.
   *
   * @param land what it may touch
   * @param lanes of each strand, evenly over what the road leaves a vehicle of this width
   * @throws UnfitMeshException when the mesh's wheels cannot be told, in words for the user
   * @throws org.trackwalk.mesh.parallel.OverBudgetException when too much of the vehicle or of the
   *     level lies in one place
   * @throws org.trackwalk.mesh.progress.CancelledException when the user cancels
   */
  public static Clearances of(
      Land land,
      Floor ground,
      Road road,
      RacingLine line,
      Vehicle vehicle,
      VehicleMesh mesh,
      int lanes,
      int threads,
      Progress progress) {
    CarHull hull = CarHull.of(mesh);
    List<LanePath> paths = paths(road, line, mesh, lanes);
    progress.begin("clearance", 2L * paths.size());
    CarWay[] ways = new CarWay[2 * paths.size()];
    Workers.run(
        threads,
        paths.size(),
        i -> {
          Suspension springs = new Suspension(VehicleList.sprung(vehicle).wheel());
          CarWay[] both =
              CarWay.both(
                  paths.get(i), hull.parts(), road.ground().reader(), ground.reader(), springs);
          System.arraycopy(both, 0, ways, 2 * i, 2);
        });
    ClearanceWay[] found = new ClearanceWay[ways.length];
    WorkSize size = land.surface().workSize().with(mesh.triangleCount());
    List<Touches.On> all =
        Budget.ofSize(size, Math.ceilDiv(lanes, RideSurvey.LANES), progress)
            .within(() -> sweep(hull, land, ways, found, threads, progress));
    return new Clearances(
        List.of(found),
        Touches.of(land.surface(), all),
        hull.parts().wheels(),
        2 * hull.parts().halfBase(),
        2 * hull.parts().halfTrack());
  }

  /** Measures the room along each way; what is touched, in the order of the ways. */
  private static List<Touches.On> sweep(
      CarHull hull,
      Land land,
      CarWay[] ways,
      ClearanceWay[] found,
      int threads,
      Progress progress) {
    TriangleTree tree = land.tree();
    List<List<Touches.On>> contacts = new ArrayList<>(Collections.nCopies(ways.length, List.of()));
    Workers.run(
        threads,
        ways.length,
        i -> {
          WaySweep sweep = new WaySweep(hull, land.surface(), tree);
          found[i] = sweep.along(ways[i], progress);
          contacts.set(
              i, sweep.contacts().stream().map(on -> new Touches.On(on, ways[i], i)).toList());
          progress.worked(1);
        });
    return contacts.stream().flatMap(List::stream).toList();
  }

  private static List<LanePath> paths(Road road, RacingLine line, VehicleMesh mesh, int lanes) {
    List<LanePath> paths = new ArrayList<>();
    LanePath given = LanePath.of(line.points(), line.closed(), road);
    if (given != null) {
      paths.add(given);
    }
    double half = (mesh.box()[3] - mesh.box()[0]) / 2;
    for (int number = 0; number < road.strands().size(); number++) {
      Strand strand = road.strands().get(number);
      if (strand.rows() < 2) {
        continue;
      }
      double[] left = room(strand, half, true);
      double[] right = room(strand, half, false);
      for (int lane = 0; lane < lanes; lane++) {
        double part = (lane + 0.5) / lanes;
        double[] aside = new double[strand.rows()];
        double sum = 0;
        for (int row = 0; row < aside.length; row++) {
          aside[row] = left[row] - part * (left[row] + right[row]);
          sum += aside[row] / aside.length;
        }
        paths.add(LanePath.of(number, strand, LanePath.name(sum), aside));
      }
    }
    return paths;
  }

  /**
   * How far from the centre line the vehicle's middle may go without leaving the road, row by row,
   * metres; nowhere changing faster than it can follow.
   */
  private static double[] room(Strand strand, double half, boolean left) {
    int n = strand.rows();
    double[] room = new double[n];
    for (int row = 0; row < n; row++) {
      double border = left ? strand.left(row) : strand.right(row);
      double other = left ? strand.right(row) : strand.left(row);
      // Where the road is narrower than the vehicle it keeps to the middle.
      room[row] = Math.max(border - half, (border - other) / 2);
    }
    int rounds = strand.closed() ? 2 * n : n;
    for (int i = 1; i < rounds; i++) {
      room[i % n] = Math.min(room[i % n], room[(i - 1) % n] + ASIDE * Strand.ROW);
    }
    for (int i = rounds - 2; i >= 0; i--) {
      room[i % n] = Math.min(room[i % n], room[(i + 1) % n] + ASIDE * Strand.ROW);
    }
    return room;
  }
}
