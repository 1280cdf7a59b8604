package org.trackwalk.io.gltf;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.io.json.JsonException;
import org.trackwalk.io.json.JsonValue;
import org.trackwalk.io.names.NearestName;

/** The scenes of a document by their names; one without a name is called by its number. */
final class GltfScenes {

  private GltfScenes() {}

  /**
   * The scene of a name.
   *
   * @throws JsonException when there is none; it names the nearest, or those that there are
   */
  static JsonValue named(GltfDocument document, String wanted) throws JsonException {
    List<JsonValue> scenes = document.list("scenes");
    List<String> names = names(document);
    int index = names.indexOf(wanted);
    if (index >= 0) {
      return scenes.get(index);
    }
    String near = NearestName.hint(wanted, names);
    String known = names.isEmpty() ? "" : "; there are '" + String.join("', '", names) + "'";
    throw new JsonException(
        scenes.isEmpty() ? 1 : scenes.get(0).line(),
        scenes.isEmpty() ? 1 : scenes.get(0).column(),
        "there is no scene '" + wanted + "'" + (near.isEmpty() ? known : near));
  }

  /** Index of the scene that a viewer shows: the one that the file says, else the first. */
  static int usual(GltfDocument document) throws JsonException {
    JsonValue said = document.get("scene");
    return said == null ? 0 : document.list("scenes").indexOf(document.element("scenes", said));
  }

  /** All names, in the order of the file. */
  static List<String> names(GltfDocument document) throws JsonException {
    List<String> names = new ArrayList<>();
    for (JsonValue scene : document.list("scenes")) {
      names.add(GltfDocument.text(scene, "name", String.valueOf(names.size())));
    }
    return names;
  }
}
