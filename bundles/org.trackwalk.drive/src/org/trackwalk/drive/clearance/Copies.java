package org.trackwalk.drive.clearance;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import org.trackwalk.model.profile.VehicleMesh;

/**
 * Triangles of a vehicle that lie where another one has its three corners: a part that is there
 * twice leaves the room and touches the things that it does once.
 */
final class Copies {

  private Copies() {}

  /** The first of each that have the same three points, in their order. */
  static int[] without(VehicleMesh mesh, int[] triangles) {
    Set<Corners> met = new HashSet<>();
    int[] left = new int[triangles.length];
    int n = 0;
    for (int t : triangles) {
      if (met.add(Corners.of(mesh, t))) {
        left[n++] = t;
      }
    }
    return Arrays.copyOf(left, n);
  }

  /** Three points, whichever of them comes first. */
  private record Corners(Point a, Point b, Point c) {

    static Corners of(VehicleMesh mesh, int t) {
      Point[] p = new Point[3];
      for (int k = 0; k < 3; k++) {
        int at = 3 * mesh.triangles()[3 * t + k];
        float[] xyz = mesh.positions();
        p[k] = new Point(xyz[at] + 0f, xyz[at + 1] + 0f, xyz[at + 2] + 0f);
      }
      Arrays.sort(p);
      return new Corners(p[0], p[1], p[2]);
    }
  }

  /** A point; a zero has no sign. */
  private record Point(float x, float y, float z) implements Comparable<Point> {

    @Override
    public int compareTo(Point other) {
      int order = Float.compare(x, other.x);
      order = order == 0 ? Float.compare(y, other.y) : order;
      return order == 0 ? Float.compare(z, other.z) : order;
    }
  }
}
