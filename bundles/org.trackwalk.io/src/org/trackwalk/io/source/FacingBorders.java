package org.trackwalk.io.source;

import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.tree.StaticTree;

/**
 * How much of two files' borders lies along each other, and which way. Neighbours in a level face
 * each other: one surface ends where the other begins. Parts that are modelled in one place, and
 * copies of one mesh, end at the same place in the same direction.
 *
 * @param facing length in metres over which borders face each other, of both files together
 * @param same length over which they look the same way
 */
record FacingBorders(double facing, double same) {

  /** Conormals with a greater cosine look the same way (docs/ledger.md, exact classes). */
  private static final double OPPOSE = 0.5;

  /** Edges with a smaller cosine only cross (60 degrees). */
  private static final double ALONG = 0.5;

  /** Compares two borders whose boxes are near each other. */
  static FacingBorders between(FileBorder a, FileBorder b) {
    double[] sums = new double[2];
    measure(a, b, sums);
    measure(b, a, sums);
    return new FacingBorders(sums[0], sums[1]);
  }

  /**
   * For the middle of each edge of one border: the nearest edge of the other that runs along it.
   */
  private static void measure(FileBorder from, FileBorder to, double[] sums) {
    if (from.count() == 0 || to.count() == 0) {
      return;
    }
    StaticTree tree = StaticTree.overBoxes(boxes(to), 1);
    IntList found = new IntList();
    float reach = (float) Boxes.REACH;
    for (int i = 0; i < from.count(); i++) {
      int at = FileBorder.STRIDE * i;
      float x = (from.edges()[at] + from.edges()[at + 3]) / 2;
      float y = (from.edges()[at + 1] + from.edges()[at + 4]) / 2;
      float z = (from.edges()[at + 2] + from.edges()[at + 5]) / 2;
      tree.overlapping(x - reach, y - reach, z - reach, x + reach, y + reach, z + reach, found);
      int way = way(from.edges(), at, to.edges(), found, x, y, z);
      if (way != 0) {
        sums[way > 0 ? 0 : 1] += from.length(i);
      }
    }
  }

  /** 1 when the nearest edge faces, -1 when it looks the same way, 0 when there is none. */
  private static int way(
      float[] from, int at, float[] to, IntList found, float x, float y, float z) {
    double nearest = Boxes.REACH;
    int way = 0;
    for (int k = 0; k < found.size(); k++) {
      int other = FileBorder.STRIDE * found.get(k);
      double distance = distance(to, other, x, y, z);
      if (!(distance <= nearest) || !along(from, at, to, other)) {
        continue;
      }
      double cosine =
          (double) from[at + 6] * to[other + 6]
              + (double) from[at + 7] * to[other + 7]
              + (double) from[at + 8] * to[other + 8];
      int here = cosine < OPPOSE ? 1 : -1;
      if (distance < nearest || way == 0 || here < way) {
        way = here;
      }
      nearest = distance;
    }
    return way;
  }

  private static boolean along(float[] from, int at, float[] to, int other) {
    double dot = 0;
    double lengthA = 0;
    double lengthB = 0;
    for (int k = 0; k < 3; k++) {
      double a = (double) from[at + 3 + k] - from[at + k];
      double b = (double) to[other + 3 + k] - to[other + k];
      dot += a * b;
      lengthA += a * a;
      lengthB += b * b;
    }
    return dot * dot >= ALONG * ALONG * lengthA * lengthB;
  }

  private static double distance(float[] edge, int at, double x, double y, double z) {
    double dx = (double) edge[at + 3] - edge[at];
    double dy = (double) edge[at + 4] - edge[at + 1];
    double dz = (double) edge[at + 5] - edge[at + 2];
    double px = x - edge[at];
    double py = y - edge[at + 1];
    double pz = z - edge[at + 2];
    double square = dx * dx + dy * dy + dz * dz;
    double t = square > 0 ? (px * dx + py * dy + pz * dz) / square : 0;
    double s = Math.max(0, Math.min(1, t));
    double ex = px - s * dx;
    double ey = py - s * dy;
    double ez = pz - s * dz;
    return Math.sqrt(ex * ex + ey * ey + ez * ez);
  }

  private static float[] boxes(FileBorder border) {
    float[] boxes = new float[6 * border.count()];
    for (int i = 0; i < border.count(); i++) {
      for (int k = 0; k < 3; k++) {
        float a = border.edges()[FileBorder.STRIDE * i + k];
        float b = border.edges()[FileBorder.STRIDE * i + 3 + k];
        boxes[6 * i + k] = Math.min(a, b);
        boxes[6 * i + 3 + k] = Math.max(a, b);
      }
    }
    return boxes;
  }
}
