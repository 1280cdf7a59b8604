package org.trackwalk.mesh.tree;

import java.util.Arrays;
import org.trackwalk.mesh.parallel.Budget;

/**
 * Finds the item of a tree that is nearest to a point: the nearer half of each node first, and
 * nothing that lies farther off than the nearest known (N. Roussopoulos, S. Kelley, F. Vincent,
 * Nearest Neighbor Queries, 1995). It keeps what it needs on the way, so each thread has its own.
 */
public final class NearestItem {

  /**
   * What an item's own squared distance may be off by, as a share: a few hundred roundings. Boxes
   * within it are looked at, so that of equally near items the first is found.
   */
  private static final double SLACK = 1 + 0x1p-44;

  private final StaticTree tree;
  private int[] open = new int[64];
  private double[] distances = new double[64];
  private int size;
  private int best;
  private double least;

  /** Items whose distance was asked for in this search. */
  private int measured;

  /** How far items are from the point that is asked for. */
  @FunctionalInterface
  public interface Distance {

    /** Square of the metres to an item that lies in its box. */
    double squared(int item);
  }

  /** For a tree. */
  public NearestItem(StaticTree tree) {
    this.tree = tree;
  }

  /**
   * The nearest item, the one with the least index of several; -1 when the tree is empty.
   *
   * @param guess an item that may be near, -1 for none; only the time depends on it
   */
  public int find(double x, double y, double z, int guess, Distance distance) {
    NodeList nodes = tree.nodes();
    float[] b = nodes.bounds();
    best = guess;
    least = guess < 0 ? Double.POSITIVE_INFINITY : distance.squared(guess);
    measured = 1;
    size = 0;
    if (nodes.size() > 0) {
      push(0, BoxQueries.squaredDistance(b, 0, x, y, z));
    }
    int seen = 0;
    while (size > 0) {
      int node = open[--size];
      double here = distances[size];
      while (here <= least * SLACK && !nodes.isLeaf(node)) {
        int one = node + 1;
        int two = nodes.after(one);
        double toOne = BoxQueries.squaredDistance(b, 6 * one, x, y, z);
        double toTwo = BoxQueries.squaredDistance(b, 6 * two, x, y, z);
        push(toOne <= toTwo ? two : one, Math.max(toOne, toTwo));
        node = toOne <= toTwo ? one : two;
        here = Math.min(toOne, toTwo);
        seen++;
      }
      if (here <= least * SLACK) {
        look(nodes.from(node), nodes.to(node), x, y, z, distance);
        seen++;
      }
    }
    // Where many are equally near, all of them are looked at.
    Budget.spend(measured + (seen >> StaticTree.NODES));
    return best;
  }

  private void look(int from, int to, double x, double y, double z, Distance distance) {
    float[] boxes = tree.itemBounds();
    for (int i = from; i < to; i++) {
      if (BoxQueries.squaredDistance(boxes, 6 * i, x, y, z) <= least * SLACK) {
        int item = tree.item(i);
        double its = distance.squared(item);
        measured++;
        if (its < least || its == least && (best < 0 || item < best)) {
          best = item;
          least = its;
        }
      }
    }
  }

  private void push(int node, double distance) {
    if (size == open.length) {
      open = Arrays.copyOf(open, 2 * size);
      distances = Arrays.copyOf(distances, 2 * size);
    }
    open[size] = node;
    distances[size++] = distance;
  }
}
