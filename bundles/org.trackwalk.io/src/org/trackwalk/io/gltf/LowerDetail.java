package org.trackwalk.io.gltf;

import org.trackwalk.io.json.JsonException;
import org.trackwalk.io.json.JsonValue;

/**
 * The nodes that the extension {@code MSFT_lod} names as coarser forms of another node. They stand
 * where the fine one stands and are drawn in its place when it is far away; read as well, every
 * triangle of the road would lie in a second one. A car is near: only the fine one counts.
 */
final class LowerDetail {

  private static final String LOD = "MSFT_lod";

  private LowerDetail() {}

  /** For each node whether it is a coarser form of another. */
  static boolean[] of(GltfDocument document) throws JsonException {
    boolean[] lower = new boolean[document.list("nodes").size()];
    for (JsonValue node : document.list("nodes")) {
      JsonValue lod = GltfExtensions.of(node, LOD);
      if (lod != null) {
        for (JsonValue index : GltfDocument.items(lod, "ids")) {
          document.element("nodes", index);
          lower[(int) index.number()] = true;
        }
      }
    }
    return lower;
  }
}
