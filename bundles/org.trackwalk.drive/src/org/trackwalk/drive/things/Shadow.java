package org.trackwalk.drive.things;

import java.util.Arrays;
import org.trackwalk.mesh.geometry.ClosestPoint;
import org.trackwalk.mesh.weld.WeldedSurface;

/** A body seen from above, laid flat when somebody first asks what lies over it or under it. */
public final class Shadow {

  private final WeldedSurface surface;
  private final int[] triangles;

  /** Written once it is whole: who reads it sees all of it. */
  private volatile Flat flat;

  /**
   * Laid flat.
   *
   * @param corners nine numbers for each triangle, heights 0
   * @param box least x and z, most x and z, metres
   */
  private record Flat(float[][] corners, double[] box) {}

  /** Of some triangles of a surface. */
  public Shadow(WeldedSurface surface, int[] triangles) {
    this.surface = surface;
    this.triangles = triangles.clone();
    Arrays.sort(this.triangles);
  }

  /** Whether a triangle is one of the body. */
  boolean has(int triangle) {
    return Arrays.binarySearch(triangles, triangle) >= 0;
  }

  /** Whether all corners of a line, xyz triples, lie over, under or at the body. */
  boolean covers(double[] line) {
    Flat all = flat();
    double[] box = all.box();
    for (int i = 0; i < line.length; i += 3) {
      boolean within =
          line[i] >= box[0] - Met.SAME
              && line[i + 2] >= box[1] - Met.SAME
              && line[i] <= box[2] + Met.SAME
              && line[i + 2] <= box[3] + Met.SAME;
      if (!within) {
        return false;
      }
    }
    double[] closest = new double[ClosestPoint.RESULT_LENGTH];
    for (int i = 0; i < line.length; i += 3) {
      boolean over = false;
      for (int k = 0; k < all.corners().length && !over; k++) {
        ClosestPoint.onTriangle(all.corners()[k], 0, 1, 2, line[i], 0, line[i + 2], closest);
        over = closest[6] <= Met.SAME * Met.SAME;
      }
      if (!over) {
        return false;
      }
    }
    return true;
  }

  private Flat flat() {
    Flat known = flat;
    if (known == null) {
      known = lay();
      flat = known;
    }
    return known;
  }

  private Flat lay() {
    float[][] corners = new float[triangles.length][9];
    double[] box = {
      Double.POSITIVE_INFINITY,
      Double.POSITIVE_INFINITY,
      Double.NEGATIVE_INFINITY,
      Double.NEGATIVE_INFINITY
    };
    for (int i = 0; i < triangles.length; i++) {
      for (int c = 0; c < 3; c++) {
        int v = 3 * surface.triangles()[3 * triangles[i] + c];
        float x = surface.positions()[v];
        float z = surface.positions()[v + 2];
        corners[i][3 * c] = x;
        corners[i][3 * c + 2] = z;
        box[0] = Math.min(box[0], x);
        box[1] = Math.min(box[1], z);
        box[2] = Math.max(box[2], x);
        box[3] = Math.max(box[3], z);
      }
    }
    return new Flat(corners, box);
  }
}
