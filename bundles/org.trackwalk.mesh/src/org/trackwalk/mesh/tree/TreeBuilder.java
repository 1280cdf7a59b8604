package org.trackwalk.mesh.tree;

import org.trackwalk.mesh.parallel.Workers;
import org.trackwalk.mesh.progress.Progress;

/**
 * Builds a tree in three steps: sorts the items along a space-filling curve and cuts that into runs
 * of neighbours; builds a small tree over each run, in the cache and side by side; builds the tree
 * over those small trees (after P. Ganestam et al., "Bonsai", JCGT 2015). Cutting from the top, as
 * one would, reads a large level from memory once for each of the upper ten levels of the tree.
 *
 * <p>The upper tree is cut by the surface area heuristic in both qualities, the small trees by it
 * or along the curve. All runs depend on the items only, so the number of threads changes nothing.
 */
final class TreeBuilder {

  /** Items of a leaf at most. */
  static final int LEAF_SIZE = 4;

  /** Items of a small tree at most: 3 kB of boxes. */
  private static final int RUN_SIZE = 128;

  /** Items that a worker takes at a time, roughly. */
  private static final int PART_SIZE = 1 << 14;

  private final MortonOrder order;
  private final ItemBoxes items;
  private final NodeList nodes;

  TreeBuilder(float[] boxes, TreeQuality quality, int threads, Progress progress) {
    progress.begin("building the tree", boxes.length / 6);
    order = new MortonOrder(boxes, threads);
    items = ItemBoxes.inOrder(boxes, order, threads);
    progress.check();
    nodes = items.size() == 0 ? new NodeList(0) : build(quality, threads, progress);
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

  private NodeList build(TreeQuality quality, int threads, Progress progress) {
    IntList ends = new IntList();
    addRuns(0, items.size(), ends);
    IntList partEnds = new IntList();
    for (int run = 0, from = 0; run < ends.size(); run++) {
      if (ends.get(run) - from >= PART_SIZE || run == ends.size() - 1) {
        partEnds.add(run + 1);
        from = ends.get(run);
      }
    }
    NodeList[] lists = new NodeList[partEnds.size()];
    Workers.run(
        threads,
        lists.length,
        part -> {
          progress.check();
          int first = part == 0 ? 0 : partEnds.get(part - 1);
          lists[part] = buildRuns(quality, ends, first, partEnds.get(part));
          progress.worked(
              ends.get(partEnds.get(part) - 1) - (first == 0 ? 0 : ends.get(first - 1)));
        });
    Subtrees subtrees = new Subtrees(lists);
    for (int part = 0; part < lists.length; part++) {
      for (int root = 0; root < lists[part].size(); root = lists[part].after(root)) {
        subtrees.add(part, root);
      }
    }
    subtrees.prune();
    progress.check();
    ItemBoxes upper = subtrees.boxes();
    NodeList top = new NodeList(2 * upper.size());
    new SubtreeBuilder(upper, new Splitter(upper, 1), top).build(0, upper.size());
    return subtrees.join(top, upper.items(), threads);
  }

  /** Cuts along the curve down to runs of a small tree's size; notes where each ends. */
  private void addRuns(int from, int to, IntList ends) {
    if (to - from <= RUN_SIZE) {
      ends.add(to);
      return;
    }
    int middle = order.cut(from, to);
    addRuns(from, middle, ends);
    addRuns(middle, to, ends);
  }

  private NodeList buildRuns(TreeQuality quality, IntList ends, int first, int last) {
    int from = first == 0 ? 0 : ends.get(first - 1);
    NodeList list = new NodeList((ends.get(last - 1) - from) * 3 / 4 + 1);
    Cut cut = quality == TreeQuality.FULL ? new Splitter(items, LEAF_SIZE) : this::cutAlongTheCurve;
    SubtreeBuilder builder = new SubtreeBuilder(items, cut, list);
    for (int run = first; run < last; run++) {
      builder.build(from, ends.get(run));
      from = ends.get(run);
    }
    return list;
  }

  private int cutAlongTheCurve(int from, int to) {
    return to - from <= LEAF_SIZE ? from : order.cut(from, to);
  }
}
