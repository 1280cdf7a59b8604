package org.trackwalk.mesh.tree;

import java.util.Arrays;
import org.trackwalk.mesh.parallel.Workers;
import org.trackwalk.mesh.progress.Progress;

/**
 * Builds a tree from the top by the surface area heuristic over bins of box centres (I. Wald, "On
 * fast Construction of SAH-based Bounding Volume Hierarchies", 2007).
 *
 * <p>The upper splits are made first, down to parts of a size that depends on the number of items
 * only; the parts are then built side by side and put together in order. So the number of threads
 * changes nothing.
 */
final class TreeBuilder {

  private static final int LEAF_SIZE = 4;
  private static final int BINS = 16;

  /** Items below which a part is not cut further for the sake of other threads. */
  private static final int PART_SIZE = 1 << 15;

  private final float[] boxes;
  private final int[] items;
  private final IntList plan = new IntList();
  private final IntList partEnds = new IntList();
  private final NodeList nodes;
  private final float[] itemBounds;

  TreeBuilder(float[] boxes, int threads, Progress progress) {
    this.boxes = boxes;
    this.items = findable(boxes);
    progress.begin("building the tree", items.length);
    int[] spare = new int[items.length];
    if (items.length > 0) {
      plan(new Splitter(boxes, items, spare, LEAF_SIZE, BINS), 0, items.length, progress);
    }
    NodeList[] parts = new NodeList[partEnds.size()];
    Workers.run(
        threads,
        parts.length,
        part -> {
          progress.check();
          int from = part == 0 ? 0 : partEnds.get(part - 1);
          int to = partEnds.get(part);
          NodeList list = new NodeList((to - from) / 2 + 1);
          build(new Splitter(boxes, items, spare, LEAF_SIZE, BINS), from, to, list);
          parts[part] = list;
          progress.worked(to - from);
        });
    nodes = new NodeList(Arrays.stream(parts).mapToInt(NodeList::size).sum() + parts.length);
    if (items.length > 0) {
      assemble(parts, 0);
    }
    nodes.trim();
    itemBounds = new float[6 * items.length];
    for (int i = 0; i < items.length; i++) {
      System.arraycopy(boxes, 6 * items[i], itemBounds, 6 * i, 6);
    }
  }

  NodeList nodes() {
    return nodes;
  }

  int[] items() {
    return items;
  }

  float[] itemBounds() {
    return itemBounds;
  }

  /** The items whose box is not empty, ascending. */
  private static int[] findable(float[] boxes) {
    IntList found = new IntList();
    for (int i = 0; 6 * i < boxes.length; i++) {
      int b = 6 * i;
      if (boxes[b] <= boxes[b + 3]
          && boxes[b + 1] <= boxes[b + 4]
          && boxes[b + 2] <= boxes[b + 5]) {
        found.add(i);
      }
    }
    return found.array();
  }

  /** Splits down to parts; notes in depth-first order -1 for a split, else the part's number. */
  private void plan(Splitter splitter, int from, int to, Progress progress) {
    progress.check();
    int middle = to - from <= PART_SIZE ? from : splitter.split(from, to);
    if (middle == from) {
      plan.add(partEnds.size());
      partEnds.add(to);
      return;
    }
    plan.add(-1);
    plan(splitter, from, middle, progress);
    plan(splitter, middle, to, progress);
  }

  private void build(Splitter splitter, int from, int to, NodeList list) {
    int middle = splitter.split(from, to);
    if (middle == from) {
      int leaf = list.addLeaf(from, to);
      for (int i = from; i < to; i++) {
        list.include(leaf, boxes, 6 * items[i]);
      }
      return;
    }
    int inner = list.addInner();
    build(splitter, from, middle, list);
    build(splitter, middle, to, list);
    list.close(inner);
  }

  /** Appends what stands at a place of the plan; returns the place after it. */
  private int assemble(NodeList[] parts, int place) {
    int part = plan.get(place);
    if (part >= 0) {
      nodes.append(parts[part]);
      return place + 1;
    }
    int inner = nodes.addInner();
    int next = assemble(parts, assemble(parts, place + 1));
    nodes.close(inner);
    return next;
  }
}
