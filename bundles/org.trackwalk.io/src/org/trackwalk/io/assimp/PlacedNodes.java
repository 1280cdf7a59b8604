package org.trackwalk.io.assimp;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.trackwalk.io.assimp.AssimpScene.Node;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.kn5.FeltName;
import org.trackwalk.io.names.NodePath;
import org.trackwalk.io.names.PrintableName;
import org.trackwalk.io.placement.Placement;

/** The nodes of a scene with their places and with the names that the designer gave them. */
final class PlacedNodes {

  /** In front of what Assimp adds to the name of an FBX node for each factor of its transform. */
  private static final String FACTOR = "_$AssimpFbx$_";

  /** The turn from Z up to Y up that Assimp gives the root of some formats. */
  private static final float[] Z_TO_Y = {1, 0, 0, 0, 0, 0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1};

  /**
   * A node with meshes, or an empty that marks a place.
   *
   * @param name as the designer gave it; empty for the root and without one
   * @param path the names from the root down, with {@code /}
   * @param placement 12 doubles in the file's own axes
   * @param meshes indices of its meshes; none for an empty
   */
  record Placed(String name, String path, double[] placement, int[] meshes) {}

  private PlacedNodes() {}

  /**
   * The nodes with meshes, and the empties whose names mark a place for a game, in order.
   *
   * @param outermost 12 doubles that come after all others
   * @param turnedUp whether the format's root may hold a turn to Y up, which the file does not
   * @param shown the file in refusals
   * @throws ImportException when a node is infinitely far away
   */
  static List<Placed> of(List<Node> nodes, double[] outermost, boolean turnedUp, String shown)
      throws ImportException {
    List<Placed> placed = new ArrayList<>();
    double[][] placements = new double[nodes.size()][];
    String[] paths = new String[nodes.size()];
    for (int i = 0; i < nodes.size(); i++) {
      Node node = nodes.get(i);
      boolean root = node.parent() < 0;
      double[] own =
          root && turnedUp && Arrays.equals(node.matrix(), Z_TO_Y)
              ? Placement.identity()
              : NodeMatrix.rows(node.matrix());
      placements[i] = Placement.compose(root ? outermost : placements[node.parent()], own);
      if (!Placement.isFinite(placements[i])) {
        throw new ImportException(
            shown,
            "",
            "the place of node \""
                + PrintableName.of(node.name())
                + "\" is not a number; export it again");
      }
      String parent = root ? "" : paths[node.parent()];
      boolean factor = node.name().contains(FACTOR);
      String name = root || factor ? "" : PrintableName.of(node.name());
      paths[i] = name.isEmpty() ? parent : NodePath.join(parent, name);
      if (node.meshes().length > 0 || FeltName.isMarker(name)) {
        placed.add(new Placed(name, paths[i], placements[i], node.meshes()));
      }
    }
    return placed;
  }
}
