package org.trackwalk.io.collada;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.kn5.FeltName;
import org.trackwalk.io.names.NodePath;
import org.trackwalk.io.names.PrintableName;
import org.trackwalk.io.placement.Placement;
import org.trackwalk.mesh.level.LeftOut;

/**
 * Finds the geometries that the scene shows: the visual scene that the file names, else its first;
 * without one all geometries as they stand. Order is that of the file, parents first. The walk
 * keeps its own stack and counts its steps, because nodes that show each other twice over become
 * astronomically many.
 */
final class SceneWalk {

  /** Nodes inside each other, those of other files included. */
  private static final int DEEPEST = 2_000;

  /** Nodes met, those that are shown several times counted each time. */
  private static final int MOST_NODES = 1_000_000;

  private final DaeFiles files;
  private final List<DaePlaced> found = new ArrayList<>();
  private final List<DaeEmpty> empties = new ArrayList<>();
  private final List<LeftOut> others = new ArrayList<>();
  private final Deque<Step> open = new ArrayDeque<>();

  /** A node to visit, and from its parent's coordinates to the main file's. */
  private record Step(
      DaeNode node, Step parent, int depth, String path, double[] outer, DaeScope scope) {}

  private SceneWalk(DaeFiles files) {
    this.files = files;
  }

  /** Meshes that the scene shows. */
  List<DaePlaced> found() {
    return found;
  }

  /** Nodes that show nothing themselves and whose names mark a place for a game. */
  List<DaeEmpty> empties() {
    return empties;
  }

  /** Curves and solids that it shows: nothing with triangles. */
  List<LeftOut> others() {
    return others;
  }

  /** All that the main file shows. */
  static SceneWalk of(DaeFiles files, DaeDocument main) throws ImportException, IOException {
    SceneWalk walk = new SceneWalk(files);
    DaeNode scene = walk.scene(main, main.sceneUrl, main.sceneLine);
    if (scene == null) {
      walk.loneGeometries(main);
    } else {
      walk.open.push(new Step(scene, null, 0, "", Placement.identity(), main.scope));
      walk.descend();
    }
    return walk;
  }

  private DaeNode scene(DaeDocument document, String url, int line)
      throws ImportException, IOException {
    if (url.isEmpty()) {
      return document.scenes.isEmpty() ? null : document.scenes.values().iterator().next();
    }
    DaeFiles.Target target = files.resolve(document, url, line);
    return DaeFiles.element(target.document().scenes, target, document, line);
  }

  private void descend() throws ImportException, IOException {
    int visited = 0;
    while (!open.isEmpty()) {
      Step step = open.pop();
      DaeNode node = step.node();
      if (++visited > MOST_NODES || step.depth() > DEEPEST) {
        String what = visited > MOST_NODES ? "more than " + MOST_NODES : "too deeply nested";
        throw refusal(node.document(), node.line(), "the scene has " + what + " nodes");
      }
      double[] local = Placement.compose(node.scope().into(step.scope()), node.placement());
      double[] placement = Placement.compose(step.outer(), local);
      if (!Placement.isFinite(placement)) {
        throw refusal(
            node.document(), node.line(), "the place of this node is infinitely far away");
      }
      String own = node.name().isEmpty() ? "node" : node.name();
      String path = step.parent() == null ? "" : NodePath.join(step.path(), own);
      List<DaeNode> below = new ArrayList<>();
      for (DaeInstance instance : node.instances()) {
        if (instance.kind() == DaeInstance.Kind.NODE) {
          below.add(instancedNode(step, instance));
        } else {
          geometry(node, instance, path, placement);
        }
      }
      if (node.instances().isEmpty() && FeltName.isMarker(node.name())) {
        empties.add(new DaeEmpty(node.name(), placement));
      }
      below.addAll(node.children());
      for (int i = below.size() - 1; i >= 0; i--) {
        DaeNode child = below.get(i);
        open.push(new Step(child, step, step.depth() + 1, path, placement, node.scope()));
      }
    }
  }

  private DaeNode instancedNode(Step step, DaeInstance instance)
      throws ImportException, IOException {
    DaeDocument from = step.node().document();
    DaeFiles.Target target = files.resolve(from, instance.url(), instance.line());
    DaeNode node =
        target.id().isEmpty()
            ? scene(target.document(), target.document().sceneUrl, instance.line())
            : DaeFiles.element(target.document().nodes, target, from, instance.line());
    if (node == null) {
      throw refusal(from, instance.line(), target.document().shown + " has no scene to show");
    }
    for (Step above = step; above != null; above = above.parent()) {
      if (above.node() == node) {
        throw refusal(
            from, instance.line(), "node '" + node.name() + "' shows itself, and so on for ever");
      }
    }
    return node;
  }

  private void geometry(DaeNode node, DaeInstance instance, String path, double[] placement)
      throws ImportException, IOException {
    DaeDocument from = node.document();
    DaeFiles.Target target = files.resolve(from, instance.url(), instance.line());
    double[] bindShape = Placement.identity();
    Set<LeftOut.Kind> bends = EnumSet.noneOf(LeftOut.Kind.class);
    if (instance.kind() == DaeInstance.Kind.CONTROLLER) {
      Set<DaeController> met = new HashSet<>();
      DaeDocument at = target.document();
      DaeController bent = DaeFiles.element(at.controllers, target, from, instance.line());
      while (bent != null) {
        if (!met.add(bent)) {
          throw refusal(at, bent.line(), "this controller bends itself, and so on for ever");
        }
        bends.add(bent.kind());
        if (bent.bindShape() != null) {
          bindShape = Placement.compose(bindShape, bent.bindShape());
        }
        target = files.resolve(at, bent.source(), bent.line());
        at = target.document();
        bent = at.controllers.get(target.id());
      }
    }
    String other = target.document().otherGeometries.get(target.id());
    if (other != null) {
      LeftOut.Kind kind = other.equals("spline") ? LeftOut.Kind.CURVES : LeftOut.Kind.SURFACES;
      others.add(LeftOut.of(kind, node.name().isEmpty() ? target.id() : node.name()));
      return;
    }
    DaeGeometry geometry =
        DaeFiles.element(target.document().geometries, target, from, instance.line());
    double[] inner = Placement.compose(geometry.scope().into(node.scope()), bindShape);
    double[] place = Placement.compose(placement, inner);
    if (!Placement.isFinite(place)) {
      throw refusal(from, instance.line(), "the place of this mesh is infinitely far away");
    }
    String name = node.name().isEmpty() ? geometry.name() : node.name();
    found.add(new DaePlaced(name, path, geometry, place, from, instance.materials(), bends));
  }

  private void loneGeometries(DaeDocument document) {
    for (DaeGeometry geometry : document.geometries.values()) {
      double[] place = geometry.scope().into(document.scope);
      found.add(
          new DaePlaced(
              geometry.name(), geometry.name(), geometry, place, document, Map.of(), Set.of()));
    }
  }

  private static ImportException refusal(DaeDocument document, int line, String problem) {
    return new ImportException(document.shown, "line " + line, PrintableName.of(problem));
  }
}
