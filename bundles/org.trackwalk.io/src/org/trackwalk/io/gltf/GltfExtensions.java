package org.trackwalk.io.gltf;

import java.util.Map;
import java.util.Set;
import org.trackwalk.io.json.JsonException;
import org.trackwalk.io.json.JsonValue;

/** Which required extensions can be ignored, and what to tell when one cannot (section 3.12). */
final class GltfExtensions {

  /** Extensions of these kinds change how a surface looks, not where it is. */
  private static final Set<String> LOOKS =
      Set.of(
          "KHR_materials_",
          "KHR_texture_",
          "KHR_lights_",
          "KHR_techniques_",
          "KHR_technique_",
          "KHR_animation_",
          "KHR_audio_",
          "KHR_xmp",
          "EXT_texture_",
          "EXT_lights_",
          "EXT_materials_",
          "MSFT_texture_",
          "MSFT_lod",
          "AGI_",
          "FB_",
          "GODOT_");

  /** Many places for one node's mesh. */
  static final String INSTANCING = "EXT_mesh_gpu_instancing";

  private static final String DRACO = "KHR_draco_mesh_compression";

  private static final Map<String, String> PACKED =
      Map.of(
          DRACO,
          "Draco compression",
          "EXT_meshopt_compression",
          "meshopt compression (gltfpack -c)",
          "KHR_meshopt_compression",
          "meshopt compression (gltfpack -c)");

  private static final Set<String> READ = Set.of(INSTANCING, "KHR_mesh_quantization");

  private GltfExtensions() {}

  /** Refuses a document that cannot be understood without an extension that is not read. */
  static void check(GltfDocument document) throws JsonException {
    for (JsonValue extension : document.list("extensionsRequired")) {
      String id = extension.text();
      if (PACKED.containsKey(id)) {
        throw packed(extension, id);
      }
      if (!READ.contains(id) && LOOKS.stream().noneMatch(id::startsWith)) {
        throw new JsonException(
            extension, "the file needs '" + id + "', which is not read; export without it");
      }
    }
  }

  /**
   * Refuses a primitive whose vertices exist in compressed form only, though the document does not
   * say that it needs the extension.
   */
  static void checkPrimitive(JsonValue primitive, JsonValue positionAccessor) throws JsonException {
    JsonValue extensions = primitive.get("extensions");
    boolean draco = extensions != null && extensions.get(DRACO) != null;
    if (draco && positionAccessor.get("bufferView") == null) {
      throw packed(primitive, DRACO);
    }
  }

  private static JsonException packed(JsonValue at, String id) {
    return new JsonException(
        at, "the meshes need " + id + ", which is not read; export without " + PACKED.get(id));
  }
}
