package org.trackwalk.course.line;

import java.util.List;
import java.util.function.IntFunction;
import org.trackwalk.ground.border.BorderLimits;
import org.trackwalk.ground.border.SurfaceTree;
import org.trackwalk.ground.border.Surroundings;
import org.trackwalk.ground.reach.Land;

/**
 * How far the ground around a racing line is of one kind: as wide as a road, or as a field, and
 * whether it goes along the line where that runs on another.
 */
final class LineGrounds {

  /** Directions in which a width is looked at: of one the road's own is 22.5 degrees off. */
  private static final int DIRECTIONS = 4;

  /** So far beside a line lies the ground that goes along its road, metres: half a wide road. */
  private static final double BESIDE = LineRoad.FARTHEST / 2;

  /** Part of a line beside which ground lies that goes along it: a road that joins it does less. */
  private static final double ALONG = 0.25;

  /** Most places that are looked at. */
  private static final int MOST = 200;

  private final Surroundings around;

  /**
   * A place of a line.
   *
   * @param x in level coordinates, likewise y and z
   * @param dx unit direction of the line, seen from above, likewise dz
   * @param triangle of the ground there
   */
  record Look(double x, double y, double z, double dx, double dz, int triangle) {}

  LineGrounds(Land land) {
    this.around =
        new Surroundings(land.surface(), SurfaceTree.whole(land.tree()), BorderLimits.DEFAULT);
  }

  /**
   * Whether the ground under most of some places goes on wider than any road in every direction.
   *
   * @param of the kind of ground by triangle
   */
  boolean isWide(List<Look> places, IntFunction<String> of) {
    int wide = 0;
    int seen = 0;
    for (int i = 0; i < places.size(); i += stride(places)) {
      seen++;
      wide += isWide(places.get(i), of) ? 1 : 0;
    }
    return 2 * wide > seen;
  }

  /**
   * Whether ground of a kind lies beside a part of some places that a road which joins theirs does
   * not go along.
   *
   * @param of the kind of ground by triangle
   */
  boolean isAlong(List<Look> places, IntFunction<String> of, String kind) {
    int along = 0;
    int seen = 0;
    for (int i = 0; i < places.size(); i += stride(places)) {
      Look at = places.get(i);
      seen++;
      along += lies(at, 1, of, kind) || lies(at, -1, of, kind) ? 1 : 0;
    }
    return along > ALONG * seen;
  }

  private static int stride(List<Look> places) {
    return Math.max(1, Math.ceilDiv(places.size(), MOST));
  }

  private boolean isWide(Look at, IntFunction<String> of) {
    // Across the line first: there a road is narrow.
    for (int i = 0; i < DIRECTIONS; i++) {
      double angle = Math.PI / 2 + i * Math.PI / DIRECTIONS;
      double x = at.dx() * StrictMath.cos(angle) - at.dz() * StrictMath.sin(angle);
      double z = at.dx() * StrictMath.sin(angle) + at.dz() * StrictMath.cos(angle);
      double width = reach(at, x, z, of);
      if (width < 2 * LineRoad.FARTHEST && width + reach(at, -x, -z, of) < 2 * LineRoad.FARTHEST) {
        return false;
      }
    }
    return true;
  }

  /** How far ground of one kind reaches in a direction, up to the widest that counts, metres. */
  private double reach(Look at, double x, double z, IntFunction<String> of) {
    String kind = of.apply(at.triangle());
    double h = height(at);
    for (double far = LineRoad.PACE; far <= 2 * LineRoad.FARTHEST; far += LineRoad.PACE) {
      int t = around.groundTriangle(at.x() + far * x, h, at.z() + far * z, LineRoad.PACE);
      if (t < 0 || !of.apply(t).equals(kind)) {
        return far - LineRoad.PACE;
      }
      h = around.height(t, at.x() + far * x, at.z() + far * z);
    }
    return 2 * LineRoad.FARTHEST;
  }

  /** Whether ground of a kind comes to one side of a place. */
  private boolean lies(Look at, int side, IntFunction<String> of, String kind) {
    double h = height(at);
    for (double far = LineRoad.PACE; far <= BESIDE; far += LineRoad.PACE) {
      double x = at.x() + side * far * at.dz();
      double z = at.z() - side * far * at.dx();
      int t = around.groundTriangle(x, h, z, LineRoad.PACE);
      if (t < 0) {
        return false;
      }
      if (of.apply(t).equals(kind)) {
        return true;
      }
      h = around.height(t, x, z);
    }
    return false;
  }

  private double height(Look at) {
    return around.height(at.triangle(), at.x(), at.z());
  }
}
