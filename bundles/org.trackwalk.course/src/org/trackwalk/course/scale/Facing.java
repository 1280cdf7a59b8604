package org.trackwalk.course.scale;

import java.util.function.IntPredicate;
import org.trackwalk.ground.memory.ItemAnswers;
import org.trackwalk.ground.memory.ItemBlocks;
import org.trackwalk.ground.memory.Memory;
import org.trackwalk.ground.reach.Slopes;
import org.trackwalk.mesh.weld.WeldedSurface;

/** How much of a set of triangles faces along each axis, within 45 degrees, and its extents. */
final class Facing {

  private final double[] areas = new double[6];
  private final double[] low = {1, 1, 1};
  private final double[] high = {-1, -1, -1};
  private double total;
  private double largest = -1;
  private double[] place = new double[3];
  private int count;

  private Facing() {}

  /** Of a surface that is looked at once. */
  static Facing of(WeldedSurface surface, IntPredicate wanted) {
    return of(Memory.none(), surface, wanted);
  }

  /**
   * Of a surface that may be looked at again.
   *
   * @param wanted triangles; two that are equal say the same of the same numbers
   */
  static Facing of(Memory memory, WeldedSurface surface, IntPredicate wanted) {
    int count = surface.triangleCount();
    ItemAnswers.Items known =
        ItemAnswers.of(memory, new Asked(wanted), null, ItemBlocks.count(count));
    ItemBlocks<Facing> blocks =
        new ItemBlocks<>(
            surface, known, count, t -> t, (from, to) -> block(surface, wanted, from, to));
    Facing facing = new Facing();
    for (int block = 0; block < blocks.count(); block++) {
      facing.add(blocks.get(block));
    }
    return facing;
  }

  /** Of which triangles it is asked. */
  private record Asked(IntPredicate wanted) {}

  private static Facing block(WeldedSurface surface, IntPredicate wanted, int from, int to) {
    Facing facing = new Facing();
    for (int t = from; t < to; t++) {
      if (wanted.test(t)) {
        facing.add(surface, t);
      }
    }
    return facing;
  }

  private void add(Facing block) {
    for (int k = 0; k < 3 && block.count > 0; k++) {
      low[k] = count == 0 ? block.low[k] : Math.min(low[k], block.low[k]);
      high[k] = count == 0 ? block.high[k] : Math.max(high[k], block.high[k]);
    }
    count += block.count;
    total += block.total;
    if (block.largest > largest) {
      largest = block.largest;
      place = block.place.clone();
    }
    for (int i = 0; i < areas.length; i++) {
      areas[i] += block.areas[i];
    }
  }

  private void add(WeldedSurface s, int t) {
    float[] p = s.positions();
    int[] c = s.triangles();
    int a = 3 * c[3 * t];
    int b = 3 * c[3 * t + 1];
    int d = 3 * c[3 * t + 2];
    double[] u = new double[3];
    double[] v = new double[3];
    for (int k = 0; k < 3; k++) {
      u[k] = (double) p[b + k] - p[a + k];
      v[k] = (double) p[d + k] - p[a + k];
      double least = Math.min(p[a + k], Math.min(p[b + k], p[d + k]));
      double most = Math.max(p[a + k], Math.max(p[b + k], p[d + k]));
      low[k] = count == 0 ? least : Math.min(low[k], least);
      high[k] = count == 0 ? most : Math.max(high[k], most);
    }
    count++;
    double[] n = {u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]};
    double size = Math.sqrt(n[0] * n[0] + n[1] * n[1] + n[2] * n[2]);
    total += size / 2;
    if (size > largest) {
      largest = size;
      for (int k = 0; k < 3; k++) {
        place[k] = ((double) p[a + k] + p[b + k] + p[d + k]) / 3;
      }
    }
    for (int k = 0; k < 3; k++) {
      if (Math.abs(n[k]) >= Slopes.ROAD * size) {
        areas[2 * k + (n[k] > 0 ? 0 : 1)] += size / 2;
        return;
      }
    }
  }

  int count() {
    return count;
  }

  double total() {
    return total;
  }

  /** Metres along an axis. */
  double extent(int axis) {
    return Math.max(0, high[axis] - low[axis]);
  }

  double longest() {
    return Math.max(extent(0), Math.max(extent(1), extent(2)));
  }

  /** Middle of the box along an axis. */
  double middle(int axis) {
    return (low[axis] + high[axis]) / 2;
  }

  /** A place on it: the middle of the largest triangle. */
  double[] place() {
    return place.clone();
  }

  /** Part of the area that faces down; 0 to 1. */
  double down() {
    return total > 0 ? areas[3] / total : 0;
  }

  /** Part of the area that faces up; 0 to 1. */
  double up() {
    return total > 0 ? areas[2] / total : 0;
  }

  /** Part of the area that faces along an axis, either way; 0 to 1. */
  double share(int axis) {
    return total > 0 ? (areas[2 * axis] + areas[2 * axis + 1]) / total : 0;
  }

  /** Whether more of it faces the positive way. */
  boolean positive(int axis) {
    return areas[2 * axis] >= areas[2 * axis + 1];
  }

  /** The axis that most of the area faces along. */
  int flattest() {
    int best = 1;
    for (int k = 0; k < 3; k++) {
      best = share(k) > share(best) ? k : best;
    }
    return best;
  }

  /** The axis along which it is thinnest. */
  int thinnest() {
    int best = 1;
    for (int k = 0; k < 3; k++) {
      best = extent(k) < extent(best) ? k : best;
    }
    return best;
  }
}
