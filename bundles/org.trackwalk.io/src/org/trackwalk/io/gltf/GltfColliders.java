package org.trackwalk.io.gltf;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.trackwalk.io.json.JsonException;
import org.trackwalk.io.json.JsonValue;

/**
 * Finds the nodes that a game takes for collision: by the endings that Godot's importer knows
 * ({@code -col -colonly -convcol -convcolonly -noimp}), by the beginnings that Unreal's knows
 * ({@code UCX_ UBX_ UCP_ USP_}), and by the extensions {@code KHR_physics_rigid_bodies} and {@code
 * OMI_physics_body}.
 */
final class GltfColliders {

  private static final Pattern GODOT = Pattern.compile("(?i).*[-$_](conv)?col(only)?");
  private static final Pattern NOT_IMPORTED = Pattern.compile("(?i).*[-$_]noimp");
  private static final Pattern UNREAL = Pattern.compile("U(?:BX|CP|CX|SP)_(.+?)(?:_\\d+)?");

  /** Nodes without a mesh at which a car starts. */
  private static final Pattern START =
      Pattern.compile("(?i)(spawn|player_?start|start_?pos(ition)?|grid_?pos(ition)?)[ ._-]?\\d*");

  private final GltfDocument document;
  private final Set<String> found = new LinkedHashSet<>();
  private final Set<String> replaced = new LinkedHashSet<>();
  private boolean nothingElse;
  private int shapes;

  GltfColliders(GltfDocument document) {
    this.document = document;
  }

  static boolean isStart(String name) {
    return START.matcher(name).matches();
  }

  /** Looks at nodes of the scene. */
  void look(List<PlacedNode> nodes) throws JsonException {
    for (PlacedNode node : nodes) {
      byName(node);
      JsonValue extensions = node.node() == null ? null : node.node().get("extensions");
      if (extensions != null) {
        byExtension(node, extensions.get("KHR_physics_rigid_bodies"));
        byExtension(node, extensions.get("OMI_physics_body"));
      }
    }
  }

  private void byName(PlacedNode node) {
    String name = node.name();
    Matcher unreal = UNREAL.matcher(name);
    if (GODOT.matcher(name).matches()) {
      found.add(name);
      nothingElse = true;
    } else if (NOT_IMPORTED.matcher(name).matches()) {
      replaced.add(name);
    } else if (unreal.matches() && node.mesh() != null) {
      found.add(name);
      replaced.add(unreal.group(1));
    }
  }

  private void byExtension(PlacedNode node, JsonValue body) throws JsonException {
    if (body == null) {
      return;
    }
    JsonValue motion = body.get("motion");
    if (motion != null
        && !GltfDocument.text(motion, "type", "dynamic")
            .toLowerCase(Locale.ROOT)
            .equals("static")) {
      replaced.add(node.path());
      return;
    }
    JsonValue collider = body.get("collider");
    if (collider == null) {
      return;
    }
    JsonValue geometry = collider.get("geometry");
    boolean triangles =
        geometry != null && (geometry.get("mesh") != null || geometry.get("node") != null)
            || geometry == null && ofTriangles(collider.get("shape"));
    if (triangles && node.mesh() != null) {
      found.add(node.path());
      nothingElse = true;
    } else {
      shapes++;
    }
  }

  private boolean ofTriangles(JsonValue shape) throws JsonException {
    JsonValue extensions = document.get("extensions");
    JsonValue known = extensions == null ? null : extensions.get("OMI_physics_shape");
    if (known == null || shape == null) {
      return false;
    }
    List<JsonValue> all = GltfDocument.items(known, "shapes");
    int index = shape.index(Integer.MAX_VALUE - 8);
    return index < all.size() && GltfDocument.text(all.get(index), "type", "").equals("trimesh");
  }

  List<String> found() {
    return List.copyOf(found);
  }

  boolean nothingElse() {
    return nothingElse;
  }

  /** Only names that nodes of the scene may have: who uses them asks the mesh. */
  List<String> replaced() {
    return List.copyOf(replaced);
  }

  int shapes() {
    return shapes;
  }
}
