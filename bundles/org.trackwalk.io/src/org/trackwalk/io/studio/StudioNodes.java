package org.trackwalk.io.studio;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import org.trackwalk.io.buffer.ChunkInput;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.names.NodePath;
import org.trackwalk.io.placement.Placement;

/**
 * Where the nodes of a file stand. A parent may come before or behind its children; a parent that
 * is not there is none. No chain of parents is too long.
 */
final class StudioNodes {

  private final ChunkInput input;
  private final List<StudioNode> nodes;
  private final int[] byId = new int[StudioNode.NONE];
  private final Placed[] placed;
  private final boolean[] open;

  /**
   * A node in its place.
   *
   * @param node as the file has it
   * @param path names from the outermost node to this one, between slashes
   * @param world 12 doubles; may be not finite
   * @param slack how far that place may be from the truth, for the floats of the file
   * @param onView whether it is, or hangs on, a camera, a light or a target: these turn to where
   *     they look, which their nodes do not say, so {@code world} is not where it stands
   */
  record Placed(StudioNode node, String path, double[] world, double slack, boolean onView) {}

  private StudioNodes(ChunkInput input, List<StudioNode> nodes) {
    this.input = input;
    this.nodes = nodes;
    placed = new Placed[nodes.size()];
    open = new boolean[nodes.size()];
    Arrays.fill(byId, -1);
    for (int i = nodes.size() - 1; i >= 0; i--) {
      int id = nodes.get(i).id();
      if (id < byId.length) {
        byId[id] = i;
      }
    }
  }

  /**
   * All nodes in their order.
   *
   * @throws ImportException when a node is its own ancestor
   */
  static List<Placed> placed(ChunkInput input, List<StudioNode> nodes) throws ImportException {
    StudioNodes all = new StudioNodes(input, nodes);
    List<Placed> found = new ArrayList<>(nodes.size());
    for (int i = 0; i < nodes.size(); i++) {
      all.place(i);
      found.add(all.placed[i]);
    }
    return found;
  }

  private void place(int node) throws ImportException {
    Deque<Integer> chain = new ArrayDeque<>();
    int at = node;
    while (at >= 0 && placed[at] == null) {
      if (open[at]) {
        throw input.refusal(
            nodes.get(at).offset(),
            "node '"
                + nodes.get(at).shown()
                + "' is its own ancestor; unlink it from its parent and export again");
      }
      open[at] = true;
      chain.push(at);
      at = parent(at);
    }
    Placed above = at < 0 ? null : placed[at];
    while (!chain.isEmpty()) {
      int next = chain.pop();
      above = under(above, nodes.get(next));
      placed[next] = above;
    }
  }

  private int parent(int node) {
    int id = nodes.get(node).parent();
    return id == StudioNode.NONE ? -1 : byId[id];
  }

  private static Placed under(Placed above, StudioNode node) {
    if (above == null) {
      double slack = StudioPlacement.slack(node.local(), null, 0);
      return new Placed(node, node.shown(), node.local(), slack, !node.isObject());
    }
    String path = node.shown().isEmpty() ? above.path() : NodePath.join(above.path(), node.shown());
    double[] world = Placement.compose(above.world(), node.local());
    double slack = StudioPlacement.slack(world, above.world(), above.slack());
    return new Placed(node, path, world, slack, above.onView() || !node.isObject());
  }
}
