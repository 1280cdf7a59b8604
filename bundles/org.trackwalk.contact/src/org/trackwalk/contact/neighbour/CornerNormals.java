package org.trackwalk.contact.neighbour;

import java.util.Arrays;
import org.trackwalk.contact.candidate.TriangleNormal;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.weld.IdentityPolicy;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * A smoothed normal at every corner of every triangle: the render normal of the file where it has
 * one; else that of the vertex, the normals of all triangles there weighted by their angle at it
 * (G. Thürmer, C. A. Wüthrich, "Computing Vertex Normals from Polygonal Facets", 1998), so that it
 * does not hang on how a flat side is cut into triangles. Where those cancel out, the triangle's.
 * 36 bytes per triangle.
 */
public final class CornerNormals {

  /** Nine per triangle, unit vectors. */
  private final float[] normals;

  private CornerNormals(float[] normals) {
    this.normals = normals;
  }

  /**
   * The normals of a scene.
   *
   * @param policy which corners are one vertex and share a normal when the file has none
   */
  public static CornerNormals of(ProbeScene scene, IdentityPolicy policy) {
    WeldedSurface surface = scene.surface();
    int[] ids = scene.cornerIds(policy);
    double[] sums = vertexSums(scene, ids);
    float[] normals = new float[3 * ids.length];
    double[] n = new double[3];
    for (int corner = 0; corner < ids.length; corner++) {
      int t = corner / 3;
      if (scene.withoutArea(t)) {
        continue;
      }
      if (!fromFile(surface, t, corner % 3, n)) {
        System.arraycopy(sums, 3 * ids[corner], n, 0, 3);
        if (!normalise(n)) {
          TriangleNormal.unit(surface, t, n);
        }
      }
      for (int axis = 0; axis < 3; axis++) {
        normals[3 * corner + axis] = (float) n[axis];
      }
    }
    return new CornerNormals(normals);
  }

  /**
   * The normal inside a triangle, interpolated as a renderer does.
   *
   * @param weights barycentric, three
   * @param out filled with a unit vector unless they cancel out
   * @return false when they cancel out
   */
  public boolean interpolate(int triangle, double[] weights, double[] out) {
    for (int axis = 0; axis < 3; axis++) {
      int at = 9 * triangle + axis;
      out[axis] =
          weights[0] * normals[at] + weights[1] * normals[at + 3] + weights[2] * normals[at + 6];
    }
    return normalise(out);
  }

  private static double[] vertexSums(ProbeScene scene, int[] ids) {
    double[] sums = new double[3 * (Arrays.stream(ids).max().orElse(-1) + 1)];
    double[] n = new double[3];
    float[] p = scene.surface().positions();
    int[] corners = scene.surface().triangles();
    for (int corner = 0; corner < ids.length; corner++) {
      int t = corner / 3;
      if (!scene.withoutArea(t)) {
        TriangleNormal.unit(scene.surface(), t, n);
        int next = 3 * t + (corner + 1) % 3;
        int last = 3 * t + (corner + 2) % 3;
        double angle = angle(p, 3 * corners[corner], 3 * corners[next], 3 * corners[last]);
        for (int axis = 0; axis < 3; axis++) {
          sums[3 * ids[corner] + axis] += angle * n[axis];
        }
      }
    }
    return sums;
  }

  /** The angle at a point between two others, radians. */
  private static double angle(float[] p, int at, int from, int to) {
    double ux = (double) p[from] - p[at];
    double uy = (double) p[from + 1] - p[at + 1];
    double uz = (double) p[from + 2] - p[at + 2];
    double vx = (double) p[to] - p[at];
    double vy = (double) p[to + 1] - p[at + 1];
    double vz = (double) p[to + 2] - p[at + 2];
    double x = uy * vz - uz * vy;
    double y = uz * vx - ux * vz;
    double z = ux * vy - uy * vx;
    return StrictMath.atan2(Math.sqrt(x * x + y * y + z * z), ux * vx + uy * vy + uz * vz);
  }

  /** The render normal of a corner in level axes; false when the file has none that is usable. */
  private static boolean fromFile(WeldedSurface surface, int triangle, int k, double[] out) {
    Piece piece = surface.pieces().get(surface.pieceOf(triangle));
    if (piece.normals() == null || piece.cornerNormals() == null) {
      return false;
    }
    int index = piece.cornerNormals()[surface.sourceCorner(triangle, k)];
    if (index < 0) {
      return false;
    }
    float[] stored = piece.normals();
    piece.frame().placeNormal(stored[3 * index], stored[3 * index + 1], stored[3 * index + 2], out);
    return normalise(out);
  }

  private static boolean normalise(double[] n) {
    double length = Math.sqrt(n[0] * n[0] + n[1] * n[1] + n[2] * n[2]);
    if (!(length > 0) || length == Double.POSITIVE_INFINITY) {
      return false;
    }
    n[0] /= length;
    n[1] /= length;
    n[2] /= length;
    return true;
  }
}
