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

  private static final Map<String, String> PACKED =
      Map.of(
          "KHR_draco_mesh_compression", "Draco compression",
          "EXT_meshopt_compression", "meshopt compression (gltfpack -c)",
          "KHR_meshopt_compression", "meshopt compression (gltfpack -c)",
          "EXT_mesh_gpu_instancing", "GPU instancing");

  private GltfExtensions() {}

  /** Refuses a document that cannot be understood without an extension that is not read. */
  static void check(GltfDocument document) throws JsonException {
    for (JsonValue extension : document.list("extensionsRequired")) {
      String id = extension.text();
      if (PACKED.containsKey(id)) {
        throw new JsonException(
            extension,
            "the meshes need " + id + ", which is not read; export without " + PACKED.get(id));
      }
      if (!id.equals("KHR_mesh_quantization") && LOOKS.stream().noneMatch(id::startsWith)) {
        throw new JsonException(
            extension, "the file needs '" + id + "', which is not read; export without it");
      }
    }
  }
}
