package org.trackwalk.io.scene.godot;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.placement.Placement;
import org.trackwalk.mesh.progress.Progress;

/**
 * Walks through a scene and the scenes in it and collects what stands where. Nodes come parents
 * first, each with its transform under its parent's; a scene that is placed in another one may have
 * its nodes changed there.
 */
final class GodotWalk {

  /** Scenes inside each other; the engine refuses a scene in itself. */
  private static final int DEEPEST = 32;

  /** Names in a path that are looked at; nobody's scene is so deep. */
  private static final int DEEPEST_PATH = 1_000;

  /** Bodies that move: they are no part of the level. */
  private static final Set<String> MOVING =
      Set.of(
          "VehicleBody3D",
          "VehicleBody",
          "RigidBody3D",
          "RigidBody",
          "CharacterBody3D",
          "KinematicBody");

  private static final Set<String> NO_FILE =
      Set.of("ImmediateMesh", "ImmediateGeometry", "MultiMeshInstance3D", "MultiMeshInstance");

  private final GodotProject project;
  private final GodotLevel level;
  private final GodotReferences references;
  private final GodotMeshes meshes;
  private final GodotGrid grids;
  private final Progress progress;
  private final Map<Path, GodotFile> read = new HashMap<>();

  GodotWalk(GodotProject project, GodotLevel level, Progress progress) {
    this.project = project;
    this.level = level;
    this.references = new GodotReferences(project);
    this.meshes = new GodotMeshes(project, references, level);
    this.grids = new GodotGrid(project, level, meshes);
    this.progress = progress;
  }

  /** Walks a scene that stands in the level's origin. */
  void walk(GodotFile scene) throws ImportException, IOException {
    walk(scene, Placement.identity(), Collections.emptyNavigableMap(), 0);
  }

  /**
   * Walks a scene.
   *
   * @param under the transform of what it stands in
   * @param changes what the outer scene says of its nodes, by their paths; "." is its root
   */
  private void walk(
      GodotFile scene, double[] under, NavigableMap<String, GodotSection> changes, int depth)
      throws ImportException, IOException {
    if (depth > DEEPEST) {
      throw new ImportException(scene.shown(), "", "scenes are placed in each other without end");
    }
    Map<String, double[]> global = new HashMap<>();
    Set<String> instances = new HashSet<>();
    for (GodotSection node : scene.nodes()) {
      progress.check();
      level.visit(1, scene);
      String parent = node.text("parent");
      String path = node.path();
      double[] above = parent.isEmpty() ? under : global.get(parent);
      if (above == null) {
        boolean added = !node.text("type").isEmpty() || node.attributes().containsKey("instance");
        if (added && inside(parent, instances)) {
          level.note("added inside a placed scene and left out", name(scene, path));
        }
        continue; // below something that moves or is hidden, or a change that was passed on
      }
      GodotSection change = changes.get(path);
      double[] own = placed(scene, node, change, depth);
      double[] here = own == null ? above : Placement.compose(above, own);
      if (!Placement.isFinite(here)) {
        throw new ImportException(scene.shown(), node.place(), "its place is infinitely far away");
      }
      if (!visible(scene, node, change, depth)) {
        level.note("hidden in the scene and left out", name(scene, path));
        continue;
      }
      String type = type(scene, node, depth);
      if (MOVING.contains(type)) {
        moving(scene, path, type, here);
        continue;
      }
      global.put(path, here);
      GodotCall instance = node.call("instance");
      if (instance != null) {
        instances.add(path);
        instance(scene, node, path, instance, above, changes, depth);
      } else {
        object(scene, node, path, type, here);
      }
    }
  }

  private void instance(
      GodotFile scene,
      GodotSection node,
      String path,
      GodotCall instance,
      double[] above,
      NavigableMap<String, GodotSection> changes,
      int depth)
      throws ImportException, IOException {
    GodotSection resource = scene.externalOf(instance);
    if (resource == null) {
      throw new ImportException(
          scene.shown(), node.place(), "node '" + path + "' places a scene that is not listed");
    }
    String named = resource.text("path");
    String lower = named.toLowerCase(Locale.ROOT);
    GodotSection change = changes.get(path);
    double[] own = placed(scene, node, change, depth);
    if (lower.endsWith(".scn")) {
      level.note("binary scenes, save them as .tscn to have them read", named);
      return;
    }
    if (!lower.endsWith(".tscn")) {
      double[] here = own == null ? above : Placement.compose(above, own);
      if (hasChanges(scene, path)) {
        level.note("changed inside a mesh file, which is taken as it is", name(scene, path));
      }
      meshes.place(scene, resource, here);
      return;
    }
    Path file = references.file(scene, resource);
    if (file == null) {
      level.note("scenes that are not there (" + project.advice() + ")", named);
      return;
    }
    walk(scene(file), above, changesInside(scene, node, path, changes), depth + 1);
  }

  private GodotFile scene(Path file) throws ImportException, IOException {
    GodotFile known = read.get(file);
    if (known == null) {
      known = GodotFile.read(file, project.shown(file));
      read.put(file, known);
    }
    return known;
  }

  /** A node's transform; that of a placed scene is its root's where the outer one says none. */
  private double[] placed(GodotFile scene, GodotSection node, GodotSection change, int depth)
      throws ImportException, IOException {
    double[] own = transform(node, change);
    GodotFile inner = own == null ? inner(scene, node, depth) : null;
    return inner == null ? own : placed(inner, inner.root(), null, depth + 1);
  }

  /** What a node is; a placed scene is what its root is. */
  private String type(GodotFile scene, GodotSection node, int depth)
      throws ImportException, IOException {
    String own = node.text("type");
    GodotFile inner = own.isEmpty() ? inner(scene, node, depth) : null;
    return inner == null ? own : type(inner, inner.root(), depth + 1);
  }

  /**
   * Whether a node is shown; a placed scene is if its root is, where the outer one says nothing.
   */
  private boolean visible(GodotFile scene, GodotSection node, GodotSection change, int depth)
      throws ImportException, IOException {
    for (GodotSection said : Arrays.asList(change, node)) {
      if (said != null && said.properties().containsKey("visible")) {
        return said.truth("visible", true);
      }
    }
    GodotFile inner = inner(scene, node, depth);
    return inner == null || visible(inner, inner.root(), null, depth + 1);
  }

  /** The scene that a node places, if it can be read and has a root; else null. */
  private GodotFile inner(GodotFile scene, GodotSection node, int depth)
      throws ImportException, IOException {
    GodotSection resource = scene.externalOf(node.call("instance"));
    String named = resource == null ? "" : resource.text("path");
    if (depth > DEEPEST || !named.toLowerCase(Locale.ROOT).endsWith(".tscn")) {
      return null;
    }
    Path file = references.file(scene, resource);
    GodotFile inner = file == null ? null : scene(file);
    return inner == null || inner.root() == null ? null : inner;
  }

  private void object(GodotFile scene, GodotSection node, String path, String type, double[] here)
      throws ImportException, IOException {
    if (type.equals("GridMap")) {
      grids.place(scene, node, path, here);
    } else if (type.equals("MeshInstance3D") || type.equals("MeshInstance")) {
      GodotCall mesh = node.call("mesh");
      GodotSection file = scene.externalOf(mesh);
      if (file != null) {
        meshes.place(scene, file, here);
      } else if (mesh != null) {
        level.note(
            "meshes inside the scene file, save them as .glb or .obj to have them read",
            name(scene, path));
      }
    } else if (type.startsWith("CollisionShape") || type.startsWith("CollisionPolygon")) {
      level.note("collision shapes, in whose place the meshes are checked", name(scene, path));
    } else if (type.startsWith("CSG") || NO_FILE.contains(type)) {
      level.note("objects without a mesh file, left out", name(scene, path));
    }
  }

  private void moving(GodotFile scene, String path, String type, double[] here) {
    if (type.startsWith("Vehicle")) {
      level.vehicle(here);
    }
    level.note("bodies that move are no part of the level", name(scene, path));
  }

  /** What this scene, and those around it, say of the nodes of a scene placed in it. */
  private NavigableMap<String, GodotSection> changesInside(
      GodotFile scene, GodotSection instance, String path, NavigableMap<String, GodotSection> outer)
      throws ImportException {
    NavigableMap<String, GodotSection> inside = new TreeMap<>();
    inside.put(".", merged(instance, outer.get(path)));
    int prefix = path.equals(".") ? 0 : path.length() + 1;
    for (NavigableMap<String, GodotSection> all : List.of(scene.byPath(), outer)) {
      NavigableMap<String, GodotSection> below = GodotFile.below(all, path);
      below.forEach(
          (at, change) -> {
            if (!at.equals(path)) {
              inside.put(at.substring(prefix), change);
            }
          });
    }
    level.change(inside.size() - 1, scene);
    return inside;
  }

  private static GodotSection merged(GodotSection node, GodotSection change) {
    if (change == null) {
      return node;
    }
    Map<String, Object> properties = new LinkedHashMap<>(node.properties());
    properties.putAll(change.properties());
    return new GodotSection(node.tag(), node.attributes(), properties, node.line());
  }

  private static boolean hasChanges(GodotFile scene, String path) {
    return GodotFile.below(scene.byPath(), path).values().stream()
        .anyMatch(
            node ->
                node.text("type").isEmpty()
                    && !node.attributes().containsKey("instance")
                    && (node.properties().containsKey("transform")
                        || node.properties().containsKey("visible")
                        || node.properties().containsKey("mesh")));
  }

  private static double[] transform(GodotSection node, GodotSection change) {
    double[] changed = change == null ? null : GodotTransform.of(change.call("transform"));
    return changed == null ? GodotTransform.of(node.call("transform")) : changed;
  }

  /** Whether a path lies below one of those of placed scenes. */
  private static boolean inside(String parent, Set<String> instances) {
    if (instances.contains(".")) {
      return true;
    }
    int at = parent.indexOf('/');
    for (int depth = 0; at >= 0 && depth < DEEPEST_PATH; depth++) {
      if (instances.contains(parent.substring(0, at))) {
        return true;
      }
      at = parent.indexOf('/', at + 1);
    }
    return false;
  }

  private static String name(GodotFile scene, String path) {
    if (!path.equals(".")) {
      return "'" + path + "'";
    }
    GodotSection root = scene.root();
    return "'" + (root == null ? scene.shown() : root.text("name")) + "'";
  }
}
