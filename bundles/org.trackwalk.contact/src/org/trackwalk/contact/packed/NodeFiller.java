package org.trackwalk.contact.packed;

import java.util.Arrays;
import org.trackwalk.mesh.tree.IntList;

/**
 * Builds eight-wide nodes over finished blocks, as few as there can be: every cut falls where one
 * side is a multiple of a power of eight, so all nodes but a few at the rim are full; among those
 * places the surface area heuristic chooses, over blocks sorted once along each axis.
 */
final class NodeFiller {

  private static final int WIDTH = BlockLayout.WIDTH;

  private final float[] boxes;
  private final int[][] sorted = new int[3][];
  private final boolean[] right;
  private final int[] spare;
  private final float[] areas;
  private final float[] box = new float[6];
  private final IntList order = new IntList();
  private int[] nodes = new int[BlockLayout.NODE_INTS];
  private int size;

  /**
   * Builds the nodes.
   *
   * @param boxes six floats per block
   */
  NodeFiller(float[] boxes) {
    this.boxes = boxes;
    int count = boxes.length / 6;
    right = new boolean[count];
    spare = new int[count];
    areas = new float[count + 1];
    for (int axis = 0; axis < 3; axis++) {
      sorted[axis] = sorted(axis);
    }
    if (count > 0) {
      node(0, count);
    }
    nodes = Arrays.copyOf(nodes, BlockLayout.NODE_INTS * size);
  }

  /** Nodes, the root first; links to blocks lead to a place in {@link #order}. */
  int[] nodes() {
    return nodes;
  }

  /** Blocks in the order in which nodes name them. */
  IntList order() {
    return order;
  }

  private int[] sorted(int axis) {
    long[] keys = new long[boxes.length / 6];
    for (int i = 0; i < keys.length; i++) {
      float centre = 0.5f * boxes[6 * i + axis] + 0.5f * boxes[6 * i + 3 + axis];
      keys[i] = (long) SortableFloat.of(centre) << 32 | i;
    }
    Arrays.sort(keys);
    int[] blocks = new int[keys.length];
    for (int i = 0; i < blocks.length; i++) {
      blocks[i] = (int) keys[i];
    }
    return blocks;
  }

  private int node(int from, int to) {
    int number = size++;
    if (BlockLayout.NODE_INTS * size > nodes.length) {
      nodes = Arrays.copyOf(nodes, 2 * nodes.length);
    }
    int room = 1;
    while (room * WIDTH < to - from) {
      room *= WIDTH;
    }
    int[] ends = new int[WIDTH];
    int children = cut(from, to, room, ends, 0);
    for (int child = 0; child < WIDTH; child++) {
      int start = child == 0 ? from : ends[child - 1];
      int end = child < children ? ends[child] : start;
      close(number, child, start, end);
    }
    for (int child = 0; child < children; child++) {
      int start = child == 0 ? from : ends[child - 1];
      int link;
      if (ends[child] - start == 1) {
        link = BlockLayout.block(order.size());
        order.add(sorted[0][start]);
      } else {
        link = node(start, ends[child]);
      }
      nodes[BlockLayout.NODE_INTS * number + BlockLayout.LINKS + child] = link;
    }
    return number;
  }

  /** Cuts a run into parts of at most so many blocks; returns how many parts there are by now. */
  private int cut(int from, int to, int room, int[] ends, int parts) {
    if (to - from <= room) {
      ends[parts] = to;
      return parts + 1;
    }
    int bestAxis = 0;
    int bestCut = room;
    float bestCost = Float.POSITIVE_INFINITY;
    for (int axis = 0; axis < 3; axis++) {
      sweep(axis, from, to);
      Boxes.clear(box, 0);
      for (int i = from; i < to - 1; i++) {
        Boxes.include(box, 0, boxes, 6 * sorted[axis][i]);
        int left = i + 1 - from;
        int rest = to - from - left;
        if (left % room != 0 && rest % room != 0) {
          continue;
        }
        float cost = left * Boxes.halfArea(box, 0) + rest * areas[i + 1];
        if (cost < bestCost) {
          bestCost = cost;
          bestAxis = axis;
          bestCut = left;
        }
      }
    }
    divide(from, to, bestAxis, bestCut);
    int done = cut(from, from + bestCut, room, ends, parts);
    return cut(from + bestCut, to, room, ends, done);
  }

  /** Areas of what stands from a place on. */
  private void sweep(int axis, int from, int to) {
    Boxes.clear(box, 0);
    for (int i = to - 1; i > from; i--) {
      Boxes.include(box, 0, boxes, 6 * sorted[axis][i]);
      areas[i] = Boxes.halfArea(box, 0);
    }
  }

  /** Makes the first blocks along an axis the first along all axes. */
  private void divide(int from, int to, int axis, int left) {
    for (int i = from; i < to; i++) {
      right[sorted[axis][i]] = i >= from + left;
    }
    for (int other = 0; other < 3; other++) {
      int[] blocks = sorted[other];
      int first = from;
      int second = from + left;
      for (int i = from; i < to; i++) {
        spare[right[blocks[i]] ? second++ : first++] = blocks[i];
      }
      System.arraycopy(spare, from, blocks, from, to - from);
    }
  }

  /** Writes the box of a child; that of none meets nothing. */
  private void close(int node, int child, int from, int to) {
    Boxes.clear(box, 0);
    for (int i = from; i < to; i++) {
      Boxes.include(box, 0, boxes, 6 * sorted[0][i]);
    }
    int at = BlockLayout.NODE_INTS * node + child;
    for (int axis = 0; axis < 3; axis++) {
      nodes[at + WIDTH * axis] = Float.floatToIntBits(box[axis]);
      nodes[at + WIDTH * (3 + axis)] = Float.floatToIntBits(box[3 + axis]);
    }
  }
}
