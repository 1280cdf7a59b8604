package org.trackwalk.io.assimp;

import java.util.List;
import org.trackwalk.io.assimp.AssimpScene.Mesh;
import org.trackwalk.io.buffer.GrowingInts;
import org.trackwalk.io.polygon.FaceFaults;
import org.trackwalk.io.polygon.LooseParts;
import org.trackwalk.io.polygon.PolygonTriangulation;
import org.trackwalk.mesh.level.LeftOut;
import org.trackwalk.mesh.progress.Progress;

/**
 * The triangles of one mesh. Faces of one or two corners are lines and points: they have no surface
 * and are counted only, as those of other formats are.
 *
 * @param indices three per triangle, all in range
 * @param faults faces that refer to vertices that are not there
 * @param loose lines and points
 */
record MeshTriangles(int[] indices, FaceFaults faults, LooseParts loose) {

  /** Faces between two looks at the progress. */
  private static final int STRIDE = 1 << 14;

  private static final int NO_PLACE = -1;

  static MeshTriangles of(Mesh mesh, PolygonTriangulation triangulation, Progress progress) {
    int vertices = mesh.positions().length / 3;
    int[] corners = mesh.corners();
    int[] counts = mesh.cornerCounts();
    int faces = counts == null ? corners.length / 3 : counts.length;
    FaceFaults faults = new FaceFaults();
    LooseParts loose = new LooseParts();
    if (counts == null && inRange(corners, vertices)) {
      return new MeshTriangles(corners, faults, loose);
    }
    GrowingInts triangles = new GrowingInts(corners.length);
    int from = 0;
    for (int face = 0; face < faces; face++) {
      if (face % STRIDE == 0) {
        progress.check();
      }
      int count = counts == null ? 3 : counts[face];
      if (!inRange(corners, from, count, vertices)) {
        faults.add(FaceFaults.Fault.OUTSIDE, NO_PLACE, near(corners, from, count, vertices));
      } else if (count == 3) {
        triangles.add(corners[from], corners[from + 1], corners[from + 2]);
      } else if (count > 3) {
        int[] cut = triangulation.cut(mesh.positions(), corners, from, count);
        for (int i = 0; i < 3 * (count - 2); i += 3) {
          triangles.add(
              corners[from + cut[i]], corners[from + cut[i + 1]], corners[from + cut[i + 2]]);
        }
      } else if (count > 0) {
        float[] p = mesh.positions();
        int at = 3 * corners[from];
        loose.add(
            count == 1 ? LeftOut.Kind.POINTS : LeftOut.Kind.EDGES,
            1,
            NO_PLACE,
            List.of(p[at], p[at + 1], p[at + 2]));
      }
      from += count;
    }
    return new MeshTriangles(triangles.toArray(), faults, loose);
  }

  private static boolean inRange(int[] corners, int vertices) {
    return inRange(corners, 0, corners.length, vertices);
  }

  private static boolean inRange(int[] corners, int from, int count, int vertices) {
    for (int i = from; i < from + count; i++) {
      if (corners[i] < 0 || corners[i] >= vertices) {
        return false;
      }
    }
    return true;
  }

  private static int near(int[] corners, int from, int count, int vertices) {
    for (int i = from; i < from + count; i++) {
      if (corners[i] >= 0 && corners[i] < vertices) {
        return corners[i];
      }
    }
    return -1;
  }
}
