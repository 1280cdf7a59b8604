package org.trackwalk.ground.memory;

import java.util.Arrays;
import org.trackwalk.mesh.weld.WeldedSurface;

/** The items of a tree whose triangles have moved, and with them their order in the surface. */
final class MovedItems {

  private MovedItems() {}

  /**
   * Where each item of a tree lies now.
   *
   * @param before triangles of a piece, by their places in it, as the surface had them in order
   * @param order per item its place in that list; null where it is the item itself
   * @param now the triangles in today's order, as many
   * @return per item its place among those of now; null when they are not the same triangles
   */
  static int[] order(int[] before, int[] order, int[] now) {
    int most = Arrays.stream(before).max().orElse(-1);
    int[] places = new int[most + 1];
    for (int i = 0; i < now.length; i++) {
      if (now[i] > most) {
        return null;
      }
      places[now[i]] = i + 1;
    }
    int[] moved = new int[before.length];
    for (int item = 0; item < moved.length; item++) {
      moved[item] = places[before[order == null ? item : order[item]]] - 1;
      if (moved[item] < 0) {
        return null;
      }
    }
    return moved;
  }

  /** What a list has at each item's place. */
  static int[] inOrder(int[] list, int[] order) {
    int[] own = new int[order.length];
    for (int item = 0; item < own.length; item++) {
      own[item] = list[order[item]];
    }
    return own;
  }

  /**
   * Their boxes, six floats each.
   *
   * @param triangles numbers in the surface, in its order
   * @param order per item its place in that list
   */
  static float[] boxes(WeldedSurface surface, int[] triangles, int[] order) {
    float[] boxes = new float[6 * order.length];
    for (int item = 0; item < order.length; item++) {
      box(surface, triangles[order[item]], boxes, 6 * item);
    }
    return boxes;
  }

  /** The box of a triangle, min then max corner. */
  static void box(WeldedSurface surface, int t, float[] out, int at) {
    float[] p = surface.positions();
    int[] corners = surface.triangles();
    for (int k = 0; k < 3; k++) {
      float a = p[3 * corners[3 * t] + k];
      float b = p[3 * corners[3 * t + 1] + k];
      float c = p[3 * corners[3 * t + 2] + k];
      out[at + k] = Math.min(a, Math.min(b, c));
      out[at + 3 + k] = Math.max(a, Math.max(b, c));
    }
  }
}
