package org.trackwalk.report.clearance;

import java.util.List;
import org.trackwalk.drive.clearance.ClearanceWay;
import org.trackwalk.drive.clearance.Clearances;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.model.profile.VehicleMesh;
import org.trackwalk.model.ride.Ride;

/**
 * The room around a vehicle in one level, ready to be written.
 *
 * @param level its name
 * @param axes of the level's files: positions are written in them
 * @param pieces names of the level's pieces
 * @param mesh the vehicle's
 * @param found what it has room to
 */
public record ClearanceBook(
    String level, Frame axes, List<String> pieces, VehicleMesh mesh, Clearances found) {

  /** Name of a lane, with its strand where there are several. */
  String lane(int strand, String lane) {
    boolean several = found.ways().stream().anyMatch(way -> way.strand() > 0);
    return several ? strand + 1 + ":" + lane : lane;
  }

  /** A position, in the files' coordinates. */
  double[] place(double[] at) {
    return axes.toFileAxes(at[0], at[1], at[2]);
  }

  /** Where a sample of a way lies, in the files' coordinates. */
  double[] place(ClearanceWay way, int k) {
    return axes.toFileAxes(way.x()[k], way.y()[k], way.z()[k]);
  }

  /** Number of strands. */
  int strands() {
    return found.ways().stream().mapToInt(way -> way.strand() + 1).max().orElse(0);
  }

  /** The ways of a strand in one direction. */
  List<ClearanceWay> of(int strand, boolean reverse) {
    return found.ways().stream()
        .filter(way -> way.strand() == strand && way.reverse() == reverse)
        .toList();
  }

  /** The way that stands for a strand: along the racing line, else along its middle lane. */
  ClearanceWay shown(int strand, boolean reverse) {
    List<ClearanceWay> all = of(strand, reverse);
    return all.get(0).lane().equals(Ride.LINE) ? all.get(0) : all.get(all.size() / 2);
  }

  /** How long a strand is along its centre line, metres. */
  double length(int strand) {
    double length = 0;
    for (ClearanceWay way : of(strand, false)) {
      for (double station : way.station()) {
        length = Math.max(length, station);
      }
    }
    return length;
  }
}
