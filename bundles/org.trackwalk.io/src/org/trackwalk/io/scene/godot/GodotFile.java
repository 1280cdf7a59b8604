package org.trackwalk.io.scene.godot;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.trackwalk.io.importer.ImportException;

/**
 * A scene or resource file with the resources that it names.
 *
 * @param path the file
 * @param shown for messages
 * @param sections in the order of the file
 * @param external resources in other files, by id
 * @param internal resources in this one, by id
 */
record GodotFile(
    Path path,
    String shown,
    List<GodotSection> sections,
    Map<String, GodotSection> external,
    Map<String, GodotSection> internal) {

  static GodotFile read(Path path, String shown) throws ImportException, IOException {
    List<GodotSection> sections = GodotText.read(path, shown);
    Map<String, GodotSection> external = new HashMap<>();
    Map<String, GodotSection> internal = new HashMap<>();
    for (GodotSection section : sections) {
      if (section.tag().equals("ext_resource")) {
        external.put(section.text("id"), section);
      } else if (section.tag().equals("sub_resource")) {
        internal.put(section.text("id"), section);
      }
    }
    return new GodotFile(path, shown, sections, external, internal);
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
