package org.trackwalk.io.gltf;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.trackwalk.io.json.JsonException;
import org.trackwalk.io.json.JsonValue;
import org.trackwalk.io.names.NodePath;
import org.trackwalk.io.placement.Placement;

/**
 * Finds the nodes of the scene that was asked for, else of the one that a viewer would show: the
 * default scene, else the first, else all nodes without a parent; without nodes, all meshes as they
 * stand. Left out are coarser forms of another node, and what is scaled to nothing. Order is that
 * of the file, parents first. The walk keeps its own stack, so no depth of nesting is too deep.
 */
final class SceneWalk {

  private final GltfDocument document;
  private final List<JsonValue> nodes;
  private final boolean[] visited;
  private final boolean[] coarser;
  private final List<PlacedNode> found = new ArrayList<>();
  private final List<PlacedNode> empty = new ArrayList<>();

  /** A node to visit; {@code named} is the name of the nearest ancestor that has one. */
  private record Step(int node, String path, String named, double[] placement) {}

  private SceneWalk(GltfDocument document) throws JsonException {
    this.document = document;
    this.nodes = document.list("nodes");
    this.visited = new boolean[nodes.size()];
    this.coarser = LowerDetail.of(document);
  }

  /** All nodes with a mesh in the scene of a name; null for the one that the file shows. */
  static List<PlacedNode> of(GltfDocument document, String scene) throws JsonException {
    return walked(document, scene).found;
  }

  /** All nodes without a mesh, for what their names and places say. */
  static List<PlacedNode> withoutMesh(GltfDocument document, String scene) throws JsonException {
    return walked(document, scene).empty;
  }

  private static SceneWalk walked(GltfDocument document, String scene) throws JsonException {
    SceneWalk walk = new SceneWalk(document);
    if (scene != null) {
      walk.descend(walk.indices(GltfScenes.named(document, scene), "nodes"));
    } else if (walk.nodes.isEmpty()) {
      walk.loneMeshes();
    } else {
      walk.descend(walk.roots());
    }
    return walk;
  }

  private List<Integer> roots() throws JsonException {
    List<JsonValue> scenes = document.list("scenes");
    if (scenes.isEmpty()) {
      return parentless();
    }
    JsonValue chosen = document.get("scene");
    JsonValue scene = chosen == null ? scenes.get(0) : document.element("scenes", chosen);
    return indices(scene, "nodes");
  }

  private List<Integer> parentless() throws JsonException {
    boolean[] child = new boolean[nodes.size()];
    for (JsonValue node : nodes) {
      for (int index : indices(node, "children")) {
        child[index] = true;
      }
    }
    List<Integer> roots = new ArrayList<>();
    for (int i = 0; i < child.length; i++) {
      if (!child[i]) {
        roots.add(i);
      }
    }
    if (roots.isEmpty()) {
      throw new JsonException(nodes.get(0), "every node is a child of another: a circle");
    }
    return roots;
  }

  private List<Integer> indices(JsonValue object, String member) throws JsonException {
    List<Integer> all = new ArrayList<>();
    for (JsonValue index : GltfDocument.items(object, member)) {
      document.element("nodes", index);
      all.add((int) index.number());
    }
    return all;
  }

  private void descend(List<Integer> roots) throws JsonException {
    Deque<Step> open = new ArrayDeque<>();
    push(open, roots, "", "", Placement.identity());
    while (!open.isEmpty()) {
      Step step = open.pop();
      if (coarser[step.node()]) {
        continue;
      }
      JsonValue node = nodes.get(step.node());
      if (visited[step.node()]) {
        throw new JsonException(
            node, "node " + step.node() + " has two parents or is its own ancestor");
      }
      visited[step.node()] = true;
      String name = GltfDocument.text(node, "name", "");
      String path = NodePath.join(step.path(), name.isEmpty() ? "node " + step.node() : name);
      double[] placement = Placement.compose(step.placement(), NodePlacement.local(node));
      if (!Placement.isFinite(placement)) {
        throw new JsonException(node, "the place of this node is infinitely far away");
      }
      JsonValue index = node.get("mesh");
      if (index == null) {
        empty.add(new PlacedNode(node, null, name, path, placement));
      } else if (!NodePlacement.isPoint(placement)) {
        JsonValue mesh = document.element("meshes", index);
        String fallback = step.named().isEmpty() ? "mesh " + (int) index.number() : step.named();
        String shown = name.isEmpty() ? GltfDocument.text(mesh, "name", fallback) : name;
        found.add(new PlacedNode(node, mesh, shown, path, placement));
      }
      push(open, indices(node, "children"), path, name.isEmpty() ? step.named() : name, placement);
    }
  }

  private static void push(
      Deque<Step> open, List<Integer> children, String path, String named, double[] placement) {
    for (int i = children.size() - 1; i >= 0; i--) {
      open.push(new Step(children.get(i), path, named, placement));
    }
  }

  private void loneMeshes() throws JsonException {
    int index = 0;
    for (JsonValue mesh : document.list("meshes")) {
      String name = GltfDocument.text(mesh, "name", "mesh " + index);
      found.add(new PlacedNode(null, mesh, name, name, Placement.identity()));
      index++;
    }
  }
}
