package org.trackwalk.contact.parts;

import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import org.trackwalk.contact.shape.Polyhedron;

/**
 * The mesh's own polygons of some cells by how deep their middles lie under a hull, the deepest
 * first; of equals in the order of the cells. How deep one lies is found when it may be the next:
 * before, it is only known how deep it lies under the side of the hull that faces its way.
 */
final class DeepPolygons {

  /** A polygon: its plane, outward, how deep its middle lies, metres, and that middle. */
  record Deep(Plane plane, double depth, double[] at, int order) {}

  private final Polyhedron hull;
  private final FacingSides sides;
  private final PriorityQueue<Deep> bounds = queue();
  private final PriorityQueue<Deep> known = queue();
  private int count;

  /**
   * Polygons of cells.
   *
   * @param hull of them all
   */
  DeepPolygons(List<Cell> cells, Polyhedron hull) {
    this.hull = hull;
    sides = new FacingSides(hull);
    for (Cell cell : cells) {
      add(cell.solid());
    }
  }

  private static PriorityQueue<Deep> queue() {
    return new PriorityQueue<>(
        Comparator.comparingDouble((Deep deep) -> -deep.depth).thenComparingInt(Deep::order));
  }

  /** The next one that lies under the hull; null when there is none left. */
  Deep next() {
    while (!bounds.isEmpty() && (known.isEmpty() || bounds.peek().depth >= known.peek().depth)) {
      Deep next = bounds.poll();
      double depth = Depth.least(hull, next.at);
      if (depth > 0) {
        known.add(new Deep(next.plane, depth, next.at, next.order));
      }
    }
    return known.poll();
  }

  private void add(Solid solid) {
    double[] n = new double[3];
    for (int f = 0; f < solid.surface(); f++) {
      double[] at = new double[3];
      solid.normal(f, n);
      solid.middle(f, at);
      double length = Math.sqrt(n[0] * n[0] + n[1] * n[1] + n[2] * n[2]);
      if (!(length > 0)) {
        continue;
      }
      double x = n[0] / length;
      double y = n[1] / length;
      double z = n[2] / length;
      double most = sides.depth(x, y, z, at);
      if (most > 0) {
        Plane plane = new Plane(x, y, z, x * at[0] + y * at[1] + z * at[2]);
        bounds.add(new Deep(plane, most, at, count++));
      }
    }
  }
}
