package org.trackwalk.contact.collide;

import org.trackwalk.mesh.geometry.ClosestPoint;
import org.trackwalk.mesh.tree.NearestItem;

/**
 * Finds the points of a surface that are closest to points asked for one after the other. Each
 * search begins at the triangle found last: whoever asks goes from a point to its neighbours.
 */
final class Nearest {

  private final Shell shell;

  /** Made when something is asked: many who may ask do not. */
  private NearestItem query;

  private final double[] here = new double[ClosestPoint.RESULT_LENGTH];
  private final double[] point = new double[3];
  private final NearestItem.Distance distance = this::squared;
  private int last = -1;

  Nearest(Shell shell) {
    this.shell = shell;
  }

  /**
   * The triangle that is closest to a point, the first of several.
   *
   * @param out as {@link ClosestPoint#onTriangle} fills it
   */
  int of(double x, double y, double z, double[] out) {
    return of(x, y, z, last, out);
  }

  /**
   * The same.
   *
   * @param guess a triangle that may be near, -1 for none; only the time depends on it
   */
  int of(double x, double y, double z, int guess, double[] out) {
    point[0] = x;
    point[1] = y;
    point[2] = z;
    if (query == null) {
      query = new NearestItem(shell.tree());
    }
    last = query.find(x, y, z, guess, distance);
    squared(last);
    System.arraycopy(here, 0, out, 0, here.length);
    return last;
  }

  /** The triangle found last; -1 before the first. */
  int last() {
    return last;
  }

  /** Square of the metres from a point to a triangle. */
  double squared(int t, double x, double y, double z) {
    point[0] = x;
    point[1] = y;
    point[2] = z;
    return squared(t);
  }

  /** Metres from a point to the surface. */
  double distance(double x, double y, double z) {
    of(x, y, z, here);
    return StrictMath.sqrt(here[6]);
  }

  private double squared(int t) {
    ClosestPoint.onTriangle(
        shell.positions(),
        shell.vertex(t, 0),
        shell.vertex(t, 1),
        shell.vertex(t, 2),
        point[0],
        point[1],
        point[2],
        here);
    return here[6];
  }
}
