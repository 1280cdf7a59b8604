package org.trackwalk.io.gltf;

import java.util.Set;
import org.trackwalk.io.json.JsonException;
import org.trackwalk.io.json.JsonValue;

/** Which required extensions can be ignored, and what to tell when one cannot (section 3.12). */
final class GltfExtensions {

  /** Many places for one node's mesh. */
  static final String INSTANCING = "EXT_mesh_gpu_instancing";

  /** Primitives in Draco's form. */
  static final String DRACO = "KHR_draco_mesh_compression";

  /** Buffer views in meshoptimizer's form: the older name and the one of Khronos. */
  static final Set<String> MESHOPT = Set.of("EXT_meshopt_compression", "KHR_meshopt_compression");

  private static final Set<String> READ = Set.of(INSTANCING, DRACO, "KHR_mesh_quantization");

  /**
   * Extensions of these kinds change how a surface looks, what it means, or what moves on it, not
   * where it stands. Coarser forms (MSFT_lod) are left out, and a node that is hidden
   * (KHR_node_visibility) is there: a car feels a wall that is not drawn.
   */
  private static final Set<String> NOT_ABOUT_PLACE =
      Set.of(
          "KHR_materials_",
          "KHR_texture_",
          "KHR_image_",
          "KHR_lights_",
          "KHR_techniques_",
          "KHR_technique_",
          "KHR_animation_",
          "KHR_interactivity",
          "KHR_audio_",
          "KHR_xmp",
          "KHR_node_",
          "KHR_physics_",
          "KHR_implicit_shapes",
          "KHR_collision_shapes",
          "EXT_texture_",
          "EXT_image_",
          "EXT_lights_",
          "EXT_materials_",
          "EXT_mesh_features",
          "EXT_mesh_manifold",
          "EXT_mesh_primitive_",
          "EXT_instance_features",
          "EXT_structural_metadata",
          "MSFT_texture_",
          "MSFT_packing_",
          "MSFT_lod",
          "MSFT_audio_",
          "MSFT_physics",
          "ADOBE_materials_",
          "AGI_",
          "BLENDER_",
          "FB_",
          "GODOT_",
          "MOZ_",
          "NV_materials_",
          "OMI_",
          "VRM");

  private GltfExtensions() {}

  /** An extension's object at a node, a primitive or the like; null when it is not there. */
  static JsonValue of(JsonValue object, String id) throws JsonException {
    JsonValue all = object == null ? null : object.get("extensions");
    return all == null || !all.is(JsonValue.Kind.OBJECT) ? null : all.get(id);
  }

  /** The object of whichever name of meshopt compression is there; null when none is. */
  static JsonValue meshopt(JsonValue object) throws JsonException {
    for (String id : MESHOPT) {
      JsonValue found = of(object, id);
      if (found != null) {
        return found;
      }
    }
    return null;
  }

  /** Refuses a document that cannot be understood without an extension that is not read. */
  static void check(GltfDocument document) throws JsonException {
    for (JsonValue extension : document.list("extensionsRequired")) {
      String id = extension.text();
      boolean known = READ.contains(id) || MESHOPT.contains(id);
      if (!known && NOT_ABOUT_PLACE.stream().noneMatch(id::startsWith)) {
        throw new JsonException(
            extension, "the file needs '" + id + "', which is not read; export without it");
      }
    }
  }
}
