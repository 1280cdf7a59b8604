package org.trackwalk.drive.confirm;

import java.util.List;
import java.util.TreeSet;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.ground.reach.Floor;
import org.trackwalk.mesh.weld.WeldedSurface;

/** What lies under a place. */
final class Under {

  /** The ground lies so near to where it is looked for, metres. */
  private static final double REACH = 1;

  /** So far before and behind a place a seam's two sides are found, metres. */
  private static final double ASIDE = 0.3;

  private final WeldedSurface surface;
  private final Floor.Reader reader;

  Under(Floor floor) {
    surface = floor.surface();
    reader = floor.reader();
  }

  /** The upward unit normal of the ground; null where there is none. */
  double[] find(double x, double y, double z) {
    if (!reader.find(x, y, z, REACH)) {
      return null;
    }
    double[] n = Vec.normal(surface.positions(), surface.triangles(), reader.triangle());
    double sign = n[1] < 0 ? -1 : 1;
    return new double[] {sign * n[0], sign * n[1], sign * n[2]};
  }

  /** Whether there is ground near a place, xyz. */
  boolean isAt(double[] at) {
    return reader.find(at[0], at[1], at[2], REACH);
  }

  /** Height of what was found last. */
  double height() {
    return reader.height();
  }

  /** Names of the pieces before and behind a place, in order. */
  List<String> pieces(double[] at, double[] way) {
    TreeSet<String> names = new TreeSet<>();
    for (double aside : new double[] {-ASIDE, 0, ASIDE}) {
      if (reader.find(at[0] + aside * way[0], at[1], at[2] + aside * way[1], REACH)) {
        names.add(surface.pieces().get(surface.pieceOf(reader.triangle())).name());
      }
    }
    return List.copyOf(names);
  }
}
