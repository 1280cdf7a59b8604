package org.trackwalk.contact.collide;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import org.trackwalk.mesh.geometry.ClosestPoint;
import org.trackwalk.mesh.tree.IntList;

/**
 * How far a surface rises over another right where it goes through it: its section across the
 * contour, from the triangle that goes through the other on upward, as long as that is steep.
 */
public final class Rise {

  /** Faces of a section that are followed at most. */
  private static final int MOST = 64;

  private final Shell shell;
  private final IntPredicate steep;
  private final double[] at;
  private final double[] along;
  private final double[] up;
  private final double enough;
  private final float near;
  private final double[] top = new double[3];
  private final double[] closest = new double[ClosestPoint.RESULT_LENGTH];

  private Rise(
      Shell shell, IntPredicate steep, double[] at, double[] along, double[] up, double enough) {
    this.shell = shell;
    this.steep = steep;
    this.at = at;
    this.along = along;
    this.up = up;
    this.enough = enough;
    // faces that meet have corners of the same bits; the section's points are rounded
    near = (float) (enough / 4);
  }

  /**
   * Whether it rises so far.
   *
   * @param triangle of the surface, that goes through the other
   * @param steep which of its triangles count; the first one always does
   * @param at point of the contour, xyz
   * @param along the contour there, of any length
   * @param up unit normal of the other surface there, to the side that counts
   * @param enough metres, over 0
   */
  public static boolean isOver(
      Shell shell,
      int triangle,
      IntPredicate steep,
      double[] at,
      double[] along,
      double[] up,
      double enough) {
    return new Rise(shell, steep, at, along, up, enough).rises(triangle);
  }

  private boolean rises(int triangle) {
    List<Integer> seen = new ArrayList<>(List.of(triangle));
    IntList found = new IntList();
    for (int i = 0; i < seen.size() && i < MOST; i++) {
      double height = top(seen.get(i));
      if (height > enough) {
        return true;
      }
      if (height == Double.NEGATIVE_INFINITY) {
        continue;
      }
      shell
          .tree()
          .overlapping(
              (float) top[0] - near,
              (float) top[1] - near,
              (float) top[2] - near,
              (float) top[0] + near,
              (float) top[1] + near,
              (float) top[2] + near,
              found);
      for (int n = 0; n < found.size(); n++) {
        int next = found.get(n);
        if (steep.test(next) && !seen.contains(next) && touchesTop(next)) {
          seen.add(next);
        }
      }
    }
    return seen.size() > MOST;
  }

  private boolean touchesTop(int t) {
    int a = shell.vertex(t, 0);
    int b = shell.vertex(t, 1);
    int c = shell.vertex(t, 2);
    ClosestPoint.onTriangle(shell.positions(), a, b, c, top[0], top[1], top[2], closest);
    return closest[6] <= (double) near * near;
  }

  /** Height of the highest point of a triangle's section, which {@link #top} gets. */
  private double top(int t) {
    double highest = Double.NEGATIVE_INFINITY;
    float[] p = shell.positions();
    for (int k = 0; k < 3; k++) {
      int a = shell.at(t, k);
      int b = shell.at(t, (k + 1) % 3);
      double da = off(p, a);
      double db = off(p, b);
      if (da * db > 0) {
        continue;
      }
      boolean beginsHigher = height(p, a) > height(p, b);
      double share = da == db ? beginsHigher ? 0 : 1 : da / (da - db);
      double height = 0;
      double[] q = new double[3];
      for (int axis = 0; axis < 3; axis++) {
        q[axis] = p[a + axis] + share * ((double) p[b + axis] - p[a + axis]);
        height += up[axis] * (q[axis] - at[axis]);
      }
      if (height > highest) {
        highest = height;
        System.arraycopy(q, 0, top, 0, 3);
      }
    }
    return highest;
  }

  private double off(float[] p, int v) {
    return along[0] * (p[v] - at[0])
        + along[1] * (p[v + 1] - at[1])
        + along[2] * (p[v + 2] - at[2]);
  }

  private double height(float[] p, int v) {
    return up[0] * (p[v] - at[0]) + up[1] * (p[v + 1] - at[1]) + up[2] * (p[v + 2] - at[2]);
  }
}
