package org.trackwalk.course.opening;

import org.trackwalk.ground.reach.Field;

/**
 * The largest circle in an opening, seen from above: from the cell that lies farthest from those
 * around the opening, in steps that get smaller, to where no place has its ground or wall farther.
 *
 * @param x of the centre; likewise {@code z}
 * @param y of the sheet there
 * @param radius metres
 */
record WidestCircle(double x, double y, double z, double radius) {

  /** Steps of the search, metres: the first and the last. */
  private static final double FIRST = 0.25;

  private static final double LAST = 0.005;

  /** Directions in which ground and walls are sought. */
  private static final int DIRECTIONS = 48;

  /** So far apart they are sought, and then found to the last step, metres. */
  private static final double PACE = 0.2;

  private static final double[] COS = new double[DIRECTIONS];
  private static final double[] SIN = new double[DIRECTIONS];

  static {
    for (int d = 0; d < DIRECTIONS; d++) {
      COS[d] = StrictMath.cos(2 * StrictMath.PI * d / DIRECTIONS);
      SIN[d] = StrictMath.sin(2 * StrictMath.PI * d / DIRECTIONS);
    }
  }

  static WidestCircle in(Opening opening, Air air, RimGrid rims) {
    int cell = new Field(opening.cells(), VoidFlood.CELL).farthest();
    double[] c = opening.cells();
    Search search = new Search(air, rims, opening.sheets()[cell]);
    double x = c[3 * cell];
    double z = c[3 * cell + 2];
    double best = search.clearance(x, z, 0);
    for (double step = FIRST; step >= LAST; step /= 2) {
      boolean moved = true;
      while (moved) {
        moved = false;
        for (int d = 0; d < DIRECTIONS; d += 6) {
          double toX = x + step * COS[d];
          double toZ = z + step * SIN[d];
          double r = search.clearance(toX, toZ, best);
          // Behind a wall lies another place.
          if (r > best && !search.met(x, z, toX, toZ)) {
            best = r;
            x = toX;
            z = toZ;
            moved = true;
          }
        }
      }
    }
    return new WidestCircle(x, search.height(x, z), z, best);
  }

  private record Search(Air air, RimGrid rims, Rim middle) {

    double height(double x, double z) {
      return sheet(x, z).heightAt(x, z);
    }

    private Rim sheet(double x, double z) {
      Rim near = rims.nearest(x, middle.heightAt(x, z), z);
      return near == null ? middle : near;
    }

    /** How far it is from a place to ground or a wall; 0 when no more than is known. */
    double clearance(double x, double z, double enough) {
      double least = VoidFlood.RADIUS;
      for (int d = 0; d < DIRECTIONS; d++) {
        least = Math.min(least, free(x, z, d, least));
        if (least <= enough) {
          return 0;
        }
      }
      return least;
    }

    private double free(double x, double z, int d, double most) {
      double near = 0;
      if (met(x, z, x, z)) {
        return 0;
      }
      for (double far = PACE; near < most; far += PACE) {
        if (met(x + near * COS[d], z + near * SIN[d], x + far * COS[d], z + far * SIN[d])) {
          return exactly(x, z, d, near, far);
        }
        near = far;
      }
      return near;
    }

    private double exactly(double x, double z, int d, double free, double met) {
      double near = free;
      double far = met;
      while (far - near > LAST / 2) {
        double middle = (near + far) / 2;
        if (met(x + near * COS[d], z + near * SIN[d], x + middle * COS[d], z + middle * SIN[d])) {
          far = middle;
        } else {
          near = middle;
        }
      }
      return near;
    }

    /** Whether ground is at the second place, or a wall between both. */
    private boolean met(double x, double z, double toX, double toZ) {
      Rim sheet = sheet(toX, toZ);
      double y = sheet.heightAt(toX, toZ);
      return air.ground(toX, y, toZ, Math.sqrt(sheet.square(toX, toZ)))
          || air.walled(x, height(x, z), z, toX, y, toZ);
    }
  }
}
