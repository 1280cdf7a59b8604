package org.trackwalk.eclipse.ui.survey;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.trackwalk.mesh.weld.WeldedSurface;

/** Files of one folder that hold the same triangles: one track, exported twice. */
final class Twins {

  /**
   * Middles of triangles that are nearer than this are the same, metres. Two formats that one tool
   * writes differ by the digits they print, a millimetre at most; pieces of a kit differ by more.
   */
  private static final double NEAR = 0.01;

  /** Share of triangles that must be found again; the rest is what a format leaves out. */
  private static final double SHARE = 0.99;

  /** Bits of a cell's coordinate in its key. */
  private static final int BITS = 21;

  private static final long MASK = (1L << BITS) - 1;

  private Twins() {}

  /** A line for each pair, in the order of the levels. */
  static List<String> lines(List<FoundLevel> levels) {
    List<String> lines = new ArrayList<>();
    boolean[] told = new boolean[levels.size()];
    for (int i = 0; i < levels.size(); i++) {
      FoundLevel first = levels.get(i);
      Map<Long, List<double[]>> cells = null;
      for (int k = i + 1; k < levels.size() && !told[i]; k++) {
        FoundLevel second = levels.get(k);
        if (!told[k] && comparable(first, second)) {
          cells = cells == null ? cells(first.surface()) : cells;
          if (holds(cells, second.surface())) {
            told[k] = true;
            lines.add(
                file(first) + " and " + file(second) + " hold the same pieces: check one of them");
          }
        }
      }
    }
    return lines;
  }

  private static boolean comparable(FoundLevel a, FoundLevel b) {
    if (a.manifest() || b.manifest() || a.files().size() != 1 || b.files().size() != 1) {
      return false;
    }
    int least = Math.min(a.surface().triangleCount(), b.surface().triangleCount());
    int most = Math.max(a.surface().triangleCount(), b.surface().triangleCount());
    return least > 0
        && least >= SHARE * most
        && Objects.equals(a.files().get(0).getParent(), b.files().get(0).getParent());
  }

  private static Map<Long, List<double[]>> cells(WeldedSurface surface) {
    Map<Long, List<double[]>> cells = new HashMap<>();
    for (int t = 0; t < surface.triangleCount(); t++) {
      double[] middle = middle(surface, t);
      cells.computeIfAbsent(key(middle, 0, 0, 0), key -> new ArrayList<>(1)).add(middle);
    }
    return cells;
  }

  /** Ends at the first triangles too many: the tiles of a kit are many, and rarely the same. */
  private static boolean holds(Map<Long, List<double[]>> cells, WeldedSurface other) {
    double missing = (1 - SHARE) * other.triangleCount();
    for (int t = 0; t < other.triangleCount() && missing >= 0; t++) {
      missing -= hit(cells, middle(other, t)) ? 0 : 1;
    }
    return missing >= 0;
  }

  private static boolean hit(Map<Long, List<double[]>> cells, double[] p) {
    for (int n = 0; n < 27; n++) {
      long key = key(p, n % 3 - 1, n / 3 % 3 - 1, n / 9 - 1);
      for (double[] q : cells.getOrDefault(key, List.of())) {
        double x = p[0] - q[0];
        double y = p[1] - q[1];
        double z = p[2] - q[2];
        if (x * x + y * y + z * z <= NEAR * NEAR) {
          return true;
        }
      }
    }
    return false;
  }

  /** Far cells may share a key: distances are looked at anyway. */
  private static long key(double[] p, int x, int y, int z) {
    long i = (long) StrictMath.floor(p[0] / NEAR) + x & MASK;
    long j = (long) StrictMath.floor(p[1] / NEAR) + y & MASK;
    long k = (long) StrictMath.floor(p[2] / NEAR) + z & MASK;
    return (i << BITS | j) << BITS | k;
  }

  private static double[] middle(WeldedSurface surface, int triangle) {
    double[] sum = new double[3];
    for (int c = 0; c < 3; c++) {
      int vertex = surface.triangles()[3 * triangle + c];
      for (int k = 0; k < 3; k++) {
        sum[k] += surface.positions()[3 * vertex + k] / 3.0;
      }
    }
    return sum;
  }

  private static String file(FoundLevel level) {
    return level.files().get(0).getFileName().toString();
  }
}
