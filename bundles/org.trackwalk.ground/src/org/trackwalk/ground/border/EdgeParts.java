package org.trackwalk.ground.border;

import java.util.Arrays;
import org.trackwalk.mesh.parallel.Budget;

/**
 * Open edges in parts, in a tree by where a part lies and which way it is turned outward, for
 * places where many edges lie in each other's boxes: whoever asks what faces an edge meets neither
 * those that run by at a distance nor those that are turned another way (a tree over points in six
 * dimensions, split in the middle of the longest side; J. Bentley, "Multidimensional Binary Search
 * Trees Used for Associative Searching", 1975).
 *
 * <p>Boxes of parts are wider than the parts by a hair, so that whoever computes with rounded
 * numbers finds what he would find in the whole edge. It does not change.
 */
final class EdgeParts {

  /** Numbers per box: least and greatest place, likewise conormal and direction. */
  static final int BOX = 18;

  /** A part is placed by so many of them: its middle and its conormal. */
  private static final int AXES = 6;

  /** Bits for a part with the start of its edge, and for one with its end. */
  static final int START = 1;

  static final int END = 2;

  /** So many parts are looked at one by one. */
  private static final int LEAF = 4;

  /** Parts of this length need not be cut, metres: as far as borders are from what faces them. */
  private static final double SMALLEST = 0.1;

  /** An edge is cut into so many parts at most. */
  private static final int MOST_OF_ONE = 64;

  /** Parts beside one for each edge, about, at most. */
  private static final int MOST = 1 << 17;

  /**
   * Below so many nodes parts are halved by number: where boxes lie in each other, middles split
   * off one after the other.
   */
  private static final int DEEPEST = 64;

  /** Edges that are turned opposite ways count as so far apart, half of it, metres. */
  private static final float TURN = 0.5f;

  /** By how much more than rounding a part's box is wider, as a share of its edge's length. */
  private static final double HAIR = 0x1p-18;

  private final OpenEdges edges;

  /** Per part the edge that it is of, and its box; in the order of the tree's leaves. */
  private int[] owners;

  private float[] boxes;

  /** Per part which ends of its edge it has. */
  private byte[] ends;

  /** Per node its first part and that after its last; where its second child is, 0 for a leaf. */
  private int[] from = new int[16];

  private int[] to = new int[16];
  private int[] second = new int[16];
  private float[] bounds = new float[16 * BOX];

  /** Per node the length of its shortest edge, metres. */
  private float[] shortest = new float[16];

  /** Per node which ends its parts have. */
  private byte[] endsBelow = new byte[16];

  private int size;

  /** Of the middles of a node that is being split, per axis. */
  private final float[] least = new float[AXES];

  private final float[] greatest = new float[AXES];

  EdgeParts(OpenEdges edges) {
    this.edges = edges;
    cut();
    int[] order = new int[owners.length];
    Arrays.setAll(order, i -> i);
    if (order.length > 0) {
      build(order, 0, order.length, 0);
    }
    arrange(order);
    Budget.spend(owners.length);
  }

  /** Number of nodes; the first is the root. */
  int nodes() {
    return size;
  }

  int from(int node) {
    return from[node];
  }

  int to(int node) {
    return to[node];
  }

  /** The second child of a node, whose first one is the next; 0 for a leaf. */
  int second(int node) {
    return second[node];
  }

  /** Boxes of nodes. */
  float[] bounds() {
    return bounds;
  }

  double shortest(int node) {
    return shortest[node];
  }

  /** Which ends of edges the parts of a node have. */
  int endsBelow(int node) {
    return endsBelow[node];
  }

  /** Which ends of its edge a part has. */
  int ends(int part) {
    return ends[part];
  }

  /** Boxes of parts. */
  float[] boxes() {
    return boxes;
  }

  /** The edge that a part is of. */
  int edge(int part) {
    return owners[part];
  }

  private void cut() {
    double side = SMALLEST;
    long count = count(side);
    while (count - edges.count() > MOST) {
      side *= 2;
      count = count(side);
    }
    owners = new int[(int) count];
    boxes = new float[BOX * (int) count];
    ends = new byte[(int) count];
    int part = 0;
    for (int e = 0; e < edges.count(); e++) {
      int n = parts(e, side);
      for (int i = 0; i < n; i++) {
        owners[part] = e;
        ends[part] = (byte) ((i == 0 ? START : 0) | (i == n - 1 ? END : 0));
        box(e, (double) i / n, (i + 1.0) / n, BOX * part);
        part++;
      }
    }
  }

  private long count(double side) {
    long count = 0;
    for (int e = 0; e < edges.count(); e++) {
      count += parts(e, side);
    }
    return count;
  }

  private int parts(int e, double side) {
    return (int) Math.max(1, Math.min(MOST_OF_ONE, Math.ceil(edges.length(e) / side)));
  }

  private void box(int e, double first, double last, int at) {
    double hair = HAIR * edges.length(e);
    for (int k = 0; k < 3; k++) {
      double a = edges.point(e, first, k);
      double b = edges.point(e, last, k);
      boxes[at + k] = Math.nextDown((float) (Math.min(a, b) - hair));
      boxes[at + 3 + k] = Math.nextUp((float) (Math.max(a, b) + hair));
      float c = (float) edges.conormal(e, k);
      boxes[at + 6 + k] = Math.nextDown(c);
      boxes[at + 9 + k] = Math.nextUp(c);
      float d = (float) edges.direction(e, k);
      boxes[at + 12 + k] = Math.nextDown(d);
      boxes[at + 15 + k] = Math.nextUp(d);
    }
  }

  /** Puts the parts of a range into a node and those below it; the node's number. */
  private int build(int[] order, int first, int last, int depth) {
    int node = size++;
    if (node == from.length) {
      from = Arrays.copyOf(from, 2 * node);
      to = Arrays.copyOf(to, 2 * node);
      second = Arrays.copyOf(second, 2 * node);
      shortest = Arrays.copyOf(shortest, 2 * node);
      endsBelow = Arrays.copyOf(endsBelow, 2 * node);
      bounds = Arrays.copyOf(bounds, 2 * BOX * node);
    }
    from[node] = first;
    to[node] = last;
    bound(order, node);
    if (last - first > LEAF) {
      int middle = depth < DEEPEST ? split(order, node) : (first + last) >>> 1;
      build(order, first, middle, depth + 1);
      int other = build(order, middle, last, depth + 1);
      second[node] = other;
    }
    return node;
  }

  private void bound(int[] order, int node) {
    int at = BOX * node;
    shortest[node] = Float.POSITIVE_INFINITY;
    for (int k = 0; k < BOX; k++) {
      bounds[at + k] = isLeast(k) ? Float.POSITIVE_INFINITY : Float.NEGATIVE_INFINITY;
    }
    for (int i = from[node]; i < to[node]; i++) {
      int part = BOX * order[i];
      for (int k = 0; k < BOX; k++) {
        float b = boxes[part + k];
        if (isLeast(k) ? b < bounds[at + k] : b > bounds[at + k]) {
          bounds[at + k] = b;
        }
      }
      float length = Math.nextDown((float) edges.length(owners[order[i]]));
      shortest[node] = Math.min(shortest[node], length);
      endsBelow[node] |= ends[order[i]];
    }
  }

  private static boolean isLeast(int k) {
    return k % 6 < 3;
  }

  /** Where of a box the least value of a place or, behind these, of a conormal is. */
  private static int axis(int k) {
    return k < 3 ? k : k + 3;
  }

  /** Parts a node's parts where their middles are widest apart; the first of the second half. */
  private int split(int[] order, int node) {
    // By how far apart the middles are: halving a side that every part spans would part nothing.
    Arrays.fill(least, Float.POSITIVE_INFINITY);
    Arrays.fill(greatest, Float.NEGATIVE_INFINITY);
    for (int i = from[node]; i < to[node]; i++) {
      for (int k = 0; k < AXES; k++) {
        float at = middle(boxes, BOX * order[i] + axis(k));
        least[k] = Math.min(least[k], at);
        greatest[k] = Math.max(greatest[k], at);
      }
    }
    int widest = 0;
    float most = -1;
    for (int k = 0; k < AXES; k++) {
      float side = (greatest[k] - least[k]) * (k < 3 ? 1 : TURN);
      if (side > most) {
        most = side;
        widest = k;
      }
    }
    int axis = axis(widest);
    float middle = least[widest] / 2 + greatest[widest] / 2;
    int low = from[node];
    int high = to[node];
    while (low < high) {
      if (middle(boxes, BOX * order[low] + axis) < middle) {
        low++;
      } else {
        high--;
        int other = order[low];
        order[low] = order[high];
        order[high] = other;
      }
    }
    boolean parted = low > from[node] && low < to[node];
    return parted ? low : (from[node] + to[node]) >>> 1;
  }

  private static float middle(float[] of, int at) {
    return of[at] / 2 + of[at + 3] / 2;
  }

  /** Brings the parts into the order of the tree, so that those of a node lie side by side. */
  private void arrange(int[] order) {
    int[] oldOwners = owners;
    float[] oldBoxes = boxes;
    byte[] oldEnds = ends;
    owners = new int[order.length];
    boxes = new float[oldBoxes.length];
    ends = new byte[order.length];
    for (int i = 0; i < order.length; i++) {
      owners[i] = oldOwners[order[i]];
      ends[i] = oldEnds[order[i]];
      System.arraycopy(oldBoxes, BOX * order[i], boxes, BOX * i, BOX);
    }
  }
}
