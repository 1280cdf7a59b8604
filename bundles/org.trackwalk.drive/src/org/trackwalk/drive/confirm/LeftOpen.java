package org.trackwalk.drive.confirm;

import java.util.Arrays;
import java.util.List;
import org.trackwalk.io.engine.EngineBody;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.tree.StaticTree;

/**
 * Borders that are on the healed copy too: nothing is healed where a triangle would turn over by
 * it, or where nothing fits. Who drives over such a border feels it on both. They are looked for
 * when they are first asked for: few levels need them, and large ones have many edges.
 */
final class LeftOpen {

  /** Farther from a line, metres, is another border. */
  private static final float NEAR = 1e-3f;

  /** A border goes on along a line by so much, metres, to either side of a point on both. */
  private static final double ALONG = 0.01;

  private final List<EngineBody> copy;

  /** From, to; xyz, of each edge of the copy that belongs to one triangle; null until asked. */
  private float[] edges;

  private StaticTree tree;

  /** Of the copy as an engine has it, whose triangles share their vertices. */
  LeftOpen(List<EngineBody> copy) {
    this.copy = copy;
  }

  private void find() {
    float[][] open = new float[copy.size()][];
    int length = 0;
    for (int i = 0; i < open.length; i++) {
      open[i] = open(copy.get(i));
      length = Math.addExact(length, open[i].length);
    }
    edges = new float[length];
    int at = 0;
    for (float[] some : open) {
      System.arraycopy(some, 0, edges, at, some.length);
      at += some.length;
    }
    float[] boxes = new float[length];
    for (int i = 0; i < length; i += 6) {
      for (int k = i; k < i + 3; k++) {
        boxes[k] = Math.min(edges[k], edges[k + 3]);
        boxes[k + 3] = Math.max(edges[k], edges[k + 3]);
      }
    }
    tree = StaticTree.overBoxes(boxes, 1);
  }

  private static float[] open(EngineBody body) {
    int[] corners = body.corners();
    long[] keys = new long[corners.length];
    for (int i = 0; i < keys.length; i++) {
      long a = corners[i];
      long b = corners[i % 3 == 2 ? i - 2 : i + 1];
      keys[i] = a < b ? a << 32 | b : b << 32 | a;
    }
    Arrays.sort(keys);
    int single = 0;
    int next;
    for (int i = 0; i < keys.length; i = next) {
      next = i + 1;
      while (next < keys.length && keys[next] == keys[i]) {
        next++;
      }
      if (next == i + 1) {
        keys[single++] = keys[i];
      }
    }
    float[] edges = new float[Math.multiplyExact(6, single)];
    for (int i = 0; i < single; i++) {
      System.arraycopy(body.points(), 3 * (int) (keys[i] >>> 32), edges, 6 * i, 3);
      System.arraycopy(body.points(), 3 * (int) keys[i], edges, 6 * i + 3, 3);
    }
    return edges;
  }

  /**
   * Whether one of them lies along a line at a point of it.
   *
   * @param point on the line
   * @param edge of the line there, from its one end to its other
   */
  boolean along(double[] point, double[] edge) {
    double length = Math.sqrt(edge[0] * edge[0] + edge[1] * edge[1] + edge[2] * edge[2]);
    if (length == 0) {
      return false;
    }
    double part = Math.min(ALONG / length, 0.25);
    double[] before = new double[3];
    double[] behind = new double[3];
    for (int k = 0; k < 3; k++) {
      before[k] = point[k] - part * edge[k];
      behind[k] = point[k] + part * edge[k];
    }
    if (edges == null) {
      find();
    }
    IntList near = new IntList();
    float x = (float) point[0];
    float y = (float) point[1];
    float z = (float) point[2];
    tree.overlapping(x - NEAR, y - NEAR, z - NEAR, x + NEAR, y + NEAR, z + NEAR, near);
    for (int i = 0; i < near.size(); i++) {
      if (isOn(before, 6 * near.get(i)) && isOn(behind, 6 * near.get(i))) {
        return true;
      }
    }
    return false;
  }

  private boolean isOn(double[] point, int edge) {
    double[] own = new double[3];
    double[] there = new double[3];
    double dot = 0;
    double square = 0;
    for (int k = 0; k < 3; k++) {
      own[k] = edges[edge + 3 + k] - (double) edges[edge + k];
      there[k] = point[k] - edges[edge + k];
      dot += own[k] * there[k];
      square += own[k] * own[k];
    }
    double part = square > 0 ? Math.clamp(dot / square, 0, 1) : 0;
    double away = 0;
    for (int k = 0; k < 3; k++) {
      double d = there[k] - part * own[k];
      away += d * d;
    }
    return away <= NEAR * NEAR;
  }
}
