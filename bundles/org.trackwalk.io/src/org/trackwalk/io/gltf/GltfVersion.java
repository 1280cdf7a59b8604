package org.trackwalk.io.gltf;

import org.trackwalk.io.json.JsonException;
import org.trackwalk.io.json.JsonValue;
import org.trackwalk.io.names.PrintableName;

/** Whether a document is of a version that is read (section 3.2). */
final class GltfVersion {

  private static final String EXPORT = "; export as glTF 2.0";

  private GltfVersion() {}

  /**
   * Refuses what is not glTF 2.0. A later 2.x is read unless the file says that an older reader
   * cannot.
   */
  static void check(GltfDocument document) throws JsonException {
    JsonValue asset = document.get("asset");
    JsonValue version = asset == null ? null : asset.get("version");
    if (version == null) {
      JsonValue meshes = document.get("meshes");
      boolean first = meshes != null && meshes.is(JsonValue.Kind.OBJECT);
      if (first) {
        throw new JsonException(1, 1, "this is glTF 1.0, which is not read" + EXPORT);
      }
      if (asset == null) {
        throw new JsonException(1, 1, "this is not glTF: it has no 'asset'");
      }
      return;
    }
    String text = version.text();
    if (text.equals("1") || text.startsWith("1.")) {
      throw new JsonException(version, "this is glTF 1.0, which is not read" + EXPORT);
    }
    if (!text.equals("2") && !text.startsWith("2.")) {
      throw new JsonException(version, "the version is '" + shown(text) + "'" + EXPORT);
    }
    JsonValue least = asset.get("minVersion");
    if (least != null && !least.text().equals("2.0") && !least.text().equals("2")) {
      throw new JsonException(
          least, "the file needs a reader of glTF " + shown(least.text()) + EXPORT);
    }
  }

  private static String shown(String text) {
    return PrintableName.of(text.substring(0, Math.min(20, text.length())));
  }
}
