package org.trackwalk.mesh.tree;

import java.util.Arrays;
import org.trackwalk.mesh.parallel.Workers;
import org.trackwalk.mesh.progress.Progress;

/**
 * Builds a tree from the top; {@link Splitter} says where to cut.
 *
 * <p>The upper splits are made first, down to parts of a size that depends on the number of items
 * only; the parts are then built side by side and put together in order. So the number of threads
 * changes nothing.
 */
final class TreeBuilder {

  private static final int LEAF_SIZE = 4;

  /** Items below which a part is not cut further for the sake of other threads. */
  private static final int PART_SIZE = 1 << 15;

  private final ItemBoxes items;
  private final IntList plan = new IntList();
  private final IntList partEnds = new IntList();
  private final NodeList nodes;

  TreeBuilder(float[] boxes, int threads, Progress progress) {
    items = new ItemBoxes(boxes);
    progress.begin("building the tree", items.size());
    if (items.size() > 0) {
      plan(new Splitter(items, LEAF_SIZE), 0, items.size(), progress);
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
          build(new Splitter(items, LEAF_SIZE), from, to, list);
          parts[part] = list;
          progress.worked(to - from);
        });
    nodes = new NodeList(Arrays.stream(parts).mapToInt(NodeList::size).sum() + parts.length);
    if (items.size() > 0) {
      assemble(parts, 0);
    }
    nodes.trim();
  }

  NodeList nodes() {
    return nodes;
  }

  int[] items() {
    return items.items();
  }

  float[] itemBounds() {
    return items.boxes();
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
        list.include(leaf, items.boxes(), 6 * i);
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
