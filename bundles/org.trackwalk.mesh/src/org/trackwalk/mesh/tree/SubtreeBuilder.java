package org.trackwalk.mesh.tree;

/** Builds subtrees from the top into a list of nodes, cutting runs as it is told. */
final class SubtreeBuilder {

  private final ItemBoxes items;
  private final Cut cut;
  private final NodeList nodes;

  SubtreeBuilder(ItemBoxes items, Cut cut, NodeList nodes) {
    this.items = items;
    this.cut = cut;
    this.nodes = nodes;
  }

  /** Appends the subtree over a run of items. */
  void build(int from, int to) {
    int middle = cut.split(from, to);
    if (middle == from) {
      int leaf = nodes.addLeaf(from, to);
      for (int i = from; i < to; i++) {
        nodes.include(leaf, items.boxes(), 6 * i);
      }
      return;
    }
    int inner = nodes.addInner();
    build(from, middle);
    build(middle, to);
    nodes.close(inner);
  }
}
