package org.trackwalk.contact.parts;

import org.trackwalk.contact.shape.Polyhedron;

/**
 * By direction, a side of a hull that faces about that way. Directions are told apart by where they
 * go through a cube of squares.
 */
final class FacingSides {

  /** Squares along an edge of the cube: about fifteen degrees each. */
  private static final int SQUARES = 6;

  private final Polyhedron hull;
  private final int[] faces = new int[6 * SQUARES * SQUARES];

  /** The sides of a hull. */
  FacingSides(Polyhedron hull) {
    this.hull = hull;
    double[] middle = new double[3];
    for (int i = 0; i < faces.length; i++) {
      int axis = i / (2 * SQUARES * SQUARES);
      middle[axis] = i / (SQUARES * SQUARES) % 2 == 0 ? 1 : -1;
      middle[(axis + 1) % 3] = (i / SQUARES % SQUARES + 0.5) * 2 / SQUARES - 1;
      middle[(axis + 2) % 3] = (i % SQUARES + 0.5) * 2 / SQUARES - 1;
      faces[i] = facing(middle);
    }
  }

  private int facing(double[] way) {
    int best = 0;
    double most = Double.NEGATIVE_INFINITY;
    for (int f = 0; f < hull.faceCount(); f++) {
      double along =
          hull.facePlane(f, 0) * way[0]
              + hull.facePlane(f, 1) * way[1]
              + hull.facePlane(f, 2) * way[2];
      if (along > most) {
        most = along;
        best = f;
      }
    }
    return best;
  }

  /** Metres from a point to the side that faces a direction; no less than to the nearest side. */
  double depth(double x, double y, double z, double[] at) {
    int f = faces[square(x, y, z)];
    double along =
        hull.facePlane(f, 0) * at[0] + hull.facePlane(f, 1) * at[1] + hull.facePlane(f, 2) * at[2];
    return hull.facePlane(f, 3) - along;
  }

  private static int square(double x, double y, double z) {
    double ax = Math.abs(x);
    double ay = Math.abs(y);
    double az = Math.abs(z);
    int axis = ax >= ay && ax >= az ? 0 : ay >= az ? 1 : 2;
    double along = axis == 0 ? x : axis == 1 ? y : z;
    double u = axis == 0 ? y : axis == 1 ? z : x;
    double v = axis == 0 ? z : axis == 1 ? x : y;
    double size = Math.abs(along);
    return ((2 * axis + (along < 0 ? 1 : 0)) * SQUARES + step(u / size)) * SQUARES + step(v / size);
  }

  private static int step(double share) {
    return Math.min(SQUARES - 1, (int) ((share + 1) / 2 * SQUARES));
  }
}
