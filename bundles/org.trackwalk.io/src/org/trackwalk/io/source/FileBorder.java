package org.trackwalk.io.source;

import java.util.Arrays;
import java.util.List;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * What grouping needs to know of a mesh file, small enough to be kept for a whole folder: the box
 * around it and its open edges.
 *
 * @param box min x, y, z, max x, y, z in metres; min is over max when there is no finite triangle
 * @param edges nine floats per open edge: from, to, outward conormal (unit length, in the plane of
 *     its triangle, away from it)
 * @param sample to tell files apart that hold the same
 * @param filled to tell files apart that stand in the same place
 */
record FileBorder(float[] box, float[] edges, TriangleSample sample, FilledCells filled) {

  private static final int THREADS = 2;

  /** Floats per edge. */
  static final int STRIDE = 9;

  /** Welds the pieces of one file and collects what is open. */
  static FileBorder of(List<Piece> pieces, Progress progress) {
    WeldedSurface surface = ExactWeld.weld(pieces, THREADS, progress);
    Topology topology = Topology.of(surface, THREADS, progress);
    float[] xyz = surface.positions();
    int[] triangles = surface.triangles();
    int[] open = topology.openHalfEdges();
    float[] edges = new float[STRIDE * open.length];
    int written = 0;
    for (int h : open) {
      int a = topology.from(h);
      int b = topology.to(h);
      int apex = triangles[3 * (h / 3) + (h % 3 + 2) % 3];
      if (write(xyz, a, b, apex, edges, written)) {
        written += STRIDE;
      }
    }
    float[] box = box(xyz);
    return new FileBorder(
        box,
        Arrays.copyOf(edges, written),
        TriangleSample.of(surface),
        FilledCells.of(surface, box));
  }

  /** Number of open edges. */
  int count() {
    return edges.length / STRIDE;
  }

  /** Length of an open edge in metres. */
  double length(int edge) {
    int at = STRIDE * edge;
    double x = (double) edges[at + 3] - edges[at];
    double y = (double) edges[at + 4] - edges[at + 1];
    double z = (double) edges[at + 5] - edges[at + 2];
    return Math.sqrt(x * x + y * y + z * z);
  }

  /** Length of all open edges in metres. */
  double length() {
    double sum = 0;
    for (int i = 0; i < count(); i++) {
      sum += length(i);
    }
    return sum;
  }

  private static float[] box(float[] xyz) {
    float[] box = new float[6];
    Arrays.fill(box, 0, 3, Float.POSITIVE_INFINITY);
    Arrays.fill(box, 3, 6, Float.NEGATIVE_INFINITY);
    for (int i = 0; i < xyz.length; i++) {
      box[i % 3] = Math.min(box[i % 3], xyz[i]);
      box[3 + i % 3] = Math.max(box[3 + i % 3], xyz[i]);
    }
    return box;
  }

  /** False when the triangle is too thin to have an outward direction. */
  private static boolean write(float[] xyz, int a, int b, int apex, float[] edges, int at) {
    double dx = (double) xyz[3 * b] - xyz[3 * a];
    double dy = (double) xyz[3 * b + 1] - xyz[3 * a + 1];
    double dz = (double) xyz[3 * b + 2] - xyz[3 * a + 2];
    double wx = (double) xyz[3 * apex] - xyz[3 * a];
    double wy = (double) xyz[3 * apex + 1] - xyz[3 * a + 1];
    double wz = (double) xyz[3 * apex + 2] - xyz[3 * a + 2];
    double along = (wx * dx + wy * dy + wz * dz) / (dx * dx + dy * dy + dz * dz);
    double nx = along * dx - wx;
    double ny = along * dy - wy;
    double nz = along * dz - wz;
    double length = Math.sqrt(nx * nx + ny * ny + nz * nz);
    if (!(length > 0)) {
      return false;
    }
    System.arraycopy(xyz, 3 * a, edges, at, 3);
    System.arraycopy(xyz, 3 * b, edges, at + 3, 3);
    edges[at + 6] = (float) (nx / length);
    edges[at + 7] = (float) (ny / length);
    edges[at + 8] = (float) (nz / length);
    return true;
  }
}
