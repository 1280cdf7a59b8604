package org.trackwalk.ground.geometry;

import java.util.HashMap;
import java.util.Map;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.tree.StaticTree;

/**
 * Joins items that lie within a reach of each other. What shares a cell of half the reach is near
 * by that alone, so a cell asks once for all of its items: a hundred thousand items in one place
 * cost as much as a few.
 */
public final class Clusters {

  /** Tells whether two items are near enough to be one place. */
  public interface Near {
    /** True when {@code i} and {@code j} are; must hold where their points are within the reach. */
    boolean test(int i, int j);
  }

  private record Cell(double x, double y, double z) {
    /** Written out: what a record makes of itself is put together at each start, 10 ms of it. */
    @Override
    public int hashCode() {
      return (Double.hashCode(x) * 31 + Double.hashCode(y)) * 31 + Double.hashCode(z);
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Cell that
          && Double.compare(x, that.x) == 0
          && Double.compare(y, that.y) == 0
          && Double.compare(z, that.z) == 0;
    }
  }

  private final float[] points;
  private final float[] boxes;
  private final double reach;
  private final Near near;
  private final Partition parts;

  private Clusters(float[] points, float[] boxes, double reach, Near near) {
    this.points = points;
    this.boxes = boxes;
    this.reach = reach;
    this.near = near;
    this.parts = new Partition(points.length / 3);
  }

  /**
   * The items' clusters.
   *
   * @param points xyz triples, one point of each item
   * @param boxes six floats per item: min x, y, z, max x, y, z
   * @param reach metres; items whose boxes are farther apart are never near
   */
  public static Partition of(float[] points, float[] boxes, double reach, Near near) {
    Clusters clusters = new Clusters(points, boxes, reach, near);
    clusters.join();
    return clusters.parts;
  }

  private void join() {
    int n = points.length / 3;
    Map<Cell, IntList> cells = new HashMap<>();
    for (int i = 0; i < n; i++) {
      IntList members = cells.computeIfAbsent(cell(i), k -> new IntList());
      members.add(i);
      parts.join(members.get(0), i);
    }
    StaticTree tree = StaticTree.overBoxes(boxes, 1);
    IntList hits = new IntList();
    // Which sets come out does not depend on the order in which they are joined.
    for (IntList members : cells.values()) {
      around(members, tree, hits);
      for (int h = 0; h < hits.size(); h++) {
        join(members, hits.get(h));
      }
    }
  }

  private Cell cell(int i) {
    double size = reach / 2;
    return new Cell(
        Math.floor(points[3 * i] / size),
        Math.floor(points[3 * i + 1] / size),
        Math.floor(points[3 * i + 2] / size));
  }

  private void around(IntList members, StaticTree tree, IntList hits) {
    float[] box = {
      Float.MAX_VALUE, Float.MAX_VALUE, Float.MAX_VALUE,
      -Float.MAX_VALUE, -Float.MAX_VALUE, -Float.MAX_VALUE
    };
    for (int m = 0; m < members.size(); m++) {
      int at = 6 * members.get(m);
      for (int k = 0; k < 3; k++) {
        box[k] = Math.min(box[k], Math.nextDown((float) (boxes[at + k] - reach)));
        box[3 + k] = Math.max(box[3 + k], Math.nextUp((float) (boxes[at + 3 + k] + reach)));
      }
    }
    tree.overlapping(box[0], box[1], box[2], box[3], box[4], box[5], hits);
  }

  private void join(IntList members, int item) {
    for (int m = 0; m < members.size() && !parts.together(members.get(0), item); m++) {
      if (near.test(members.get(m), item)) {
        parts.join(members.get(m), item);
      }
    }
  }
}
