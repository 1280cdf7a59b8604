package org.trackwalk.ground.memory;

import java.util.function.Supplier;
import org.trackwalk.mesh.parallel.OfThread;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * What some work has looked at: whoever searches a surface notes the box that was searched, so that
 * the one who asked for the work need not know where it looks. It is that of the thread that works;
 * work within other work is seen by both.
 */
public final class Sight {

  /** What the work of each thread has seen; empty where nobody wants to know. */
  private static final OfThread<Sight> OF_THREAD = new OfThread<>();

  private final double[] box = {
    Double.POSITIVE_INFINITY,
    Double.POSITIVE_INFINITY,
    Double.POSITIVE_INFINITY,
    Double.NEGATIVE_INFINITY,
    Double.NEGATIVE_INFINITY,
    Double.NEGATIVE_INFINITY
  };

  private boolean everything;

  private Sight() {}

  /**
   * Work that is done, and what it has seen.
   *
   * @param box around all that was looked at: min and max corner; min over max for nothing
   * @param everything whether it depends on more than what lies in a box
   */
  record Seen<T>(T made, double[] box, boolean everything) {}

  /** Does some work and notes what it looks at. */
  static <T> Seen<T> of(Supplier<T> work) {
    Sight around = OF_THREAD.get();
    Sight own = new Sight();
    OF_THREAD.set(own);
    try {
      T made = work.get();
      return new Seen<>(made, own.box, own.everything);
    } finally {
      if (around == null) {
        OF_THREAD.remove();
      } else {
        OF_THREAD.set(around);
        around.add(own.box, own.everything);
      }
    }
  }

  /** Notes that a box is looked at, by work that somebody watches. */
  public static void box(
      double minX, double minY, double minZ, double maxX, double maxY, double maxZ) {
    Sight sight = OF_THREAD.get();
    if (sight != null) {
      sight.add(minX, minY, minZ, maxX, maxY, maxZ);
    }
  }

  /** Notes that the corners of a triangle are read, by work that somebody watches. */
  public static void triangle(WeldedSurface surface, int t) {
    Sight sight = OF_THREAD.get();
    for (int corner = 3 * t; sight != null && corner < 3 * t + 3; corner++) {
      float[] p = surface.positions();
      int v = 3 * surface.triangles()[corner];
      sight.add(p[v], p[v + 1], p[v + 2], p[v], p[v + 1], p[v + 2]);
    }
  }

  /** Notes a box that work has looked at whose answer is known. */
  static void again(double[] box) {
    Sight sight = OF_THREAD.get();
    if (sight != null) {
      sight.add(box, false);
    }
  }

  /** Notes that work depends on what lies in no box, so that its answer holds for this check. */
  public static void everything() {
    Sight sight = OF_THREAD.get();
    if (sight != null) {
      sight.everything = true;
    }
  }

  private void add(double[] other, boolean all) {
    everything |= all;
    if (other[0] <= other[3]) {
      add(other[0], other[1], other[2], other[3], other[4], other[5]);
    }
  }

  private void add(double minX, double minY, double minZ, double maxX, double maxY, double maxZ) {
    // Where a number is none, nobody can say whether a change meets the box.
    everything |= Double.isNaN(minX + minY + minZ + maxX + maxY + maxZ);
    double[] b = box;
    b[0] = minX < b[0] ? minX : b[0];
    b[1] = minY < b[1] ? minY : b[1];
    b[2] = minZ < b[2] ? minZ : b[2];
    b[3] = maxX > b[3] ? maxX : b[3];
    b[4] = maxY > b[4] ? maxY : b[4];
    b[5] = maxZ > b[5] ? maxZ : b[5];
  }
}
