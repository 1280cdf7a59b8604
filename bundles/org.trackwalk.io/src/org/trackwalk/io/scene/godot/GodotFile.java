package org.trackwalk.io.scene.godot;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import org.trackwalk.io.importer.ImportException;

/**
 * A scene or resource file with the resources that it names.
 *
 * @param path the file
 * @param shown for messages
 * @param sections in the order of the file
 * @param nodes those of them that are nodes
 * @param byPath the same by their paths; of several with one path the last
 * @param external resources in other files, by id
 * @param internal resources in this one, by id
 */
record GodotFile(
    Path path,
    String shown,
    List<GodotSection> sections,
    List<GodotSection> nodes,
    NavigableMap<String, GodotSection> byPath,
    Map<String, GodotSection> external,
    Map<String, GodotSection> internal) {

  static GodotFile read(Path path, String shown) throws ImportException, IOException {
    List<GodotSection> sections = GodotText.read(path, shown);
    List<GodotSection> nodes = new ArrayList<>();
    NavigableMap<String, GodotSection> byPath = new TreeMap<>();
    Map<String, GodotSection> external = new HashMap<>();
    Map<String, GodotSection> internal = new HashMap<>();
    for (GodotSection section : sections) {
      if (section.tag().equals("ext_resource")) {
        external.put(section.text("id"), section);
      } else if (section.tag().equals("sub_resource")) {
        internal.put(section.text("id"), section);
      } else if (section.tag().equals("node")) {
        nodes.add(section);
        byPath.put(section.path(), section);
      }
    }
    return new GodotFile(path, shown, sections, nodes, byPath, external, internal);
  }

  /** The first node, in which the others stand; null without one. */
  GodotSection root() {
    return nodes.isEmpty() ? null : nodes.get(0);
  }

  /**
   * Of things that are sorted by paths those below a node, still by their whole paths; all but the
   * root's own are below the root.
   */
  static NavigableMap<String, GodotSection> below(
      NavigableMap<String, GodotSection> all, String path) {
    // '0' is the character behind '/'.
    return path.equals(".") ? all : all.subMap(path + "/", true, path + "0", false);
  }

  /** The resource of another file that a value names; null when it names none. */
  GodotSection externalOf(GodotCall call) {
    return call != null && call.name().equals("ExtResource") ? external.get(call.id()) : null;
  }

  /** The resource of this file that a value names; null when it names none. */
  GodotSection internalOf(GodotCall call) {
    return call != null && call.name().equals("SubResource") ? internal.get(call.id()) : null;
  }
}
