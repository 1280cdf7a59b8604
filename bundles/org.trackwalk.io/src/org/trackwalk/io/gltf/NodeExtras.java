package org.trackwalk.io.gltf;

import org.trackwalk.io.json.JsonException;
import org.trackwalk.io.json.JsonValue;
import org.trackwalk.io.polygon.LooseParts;
import org.trackwalk.mesh.level.LeftOut;

/** What a node's mesh has beside triangles (section 3.7.2.1), and what is not done to it. */
final class NodeExtras {

  // The modes of a primitive that is not made of triangles.
  private static final int POINTS = 0;
  private static final int LINES = 1;
  private static final int LINE_LOOP = 2;

  private static final int TRIANGLES = 4;

  private NodeExtras() {}

  /**
   * Counts them; instances of the node count once.
   *
   * @param triangles whether triangles were made of the node
   */
  static LooseParts of(GltfDocument document, PlacedNode node, boolean triangles)
      throws JsonException {
    LooseParts loose = new LooseParts();
    boolean shapes = false;
    for (JsonValue primitive : GltfDocument.items(node.mesh(), "primitives")) {
      int mode = GltfDocument.number(primitive, "mode", TRIANGLES);
      if (mode < TRIANGLES) {
        int corners = corners(document, primitive);
        loose.add(
            mode == POINTS ? LeftOut.Kind.POINTS : LeftOut.Kind.EDGES,
            mode == POINTS ? corners : edges(mode, corners));
      }
      JsonValue targets = primitive.get("targets");
      shapes |= targets != null && targets.is(JsonValue.Kind.ARRAY) && !targets.items().isEmpty();
    }
    if (triangles && shapes) {
      loose.add(LeftOut.Kind.SHAPE_KEYS, 1);
    }
    if (triangles && node.node() != null && node.node().get("skin") != null) {
      loose.add(LeftOut.Kind.SKINNED, 1);
    }
    return loose;
  }

  private static int edges(int mode, int corners) {
    return switch (mode) {
      case LINES -> corners / 2;
      case LINE_LOOP -> corners < 3 ? Math.max(0, corners - 1) : corners;
      default -> Math.max(0, corners - 1);
    };
  }

  /**
   * By what the accessor says, without its bytes: nothing is made of them, so nothing that is wrong
   * about them refuses a file.
   */
  private static int corners(GltfDocument document, JsonValue primitive) {
    try {
      return counted(document, primitive);
    } catch (JsonException e) {
      return 0;
    }
  }

  private static int counted(GltfDocument document, JsonValue primitive) throws JsonException {
    JsonValue attributes = primitive.get("attributes");
    JsonValue indices = primitive.get("indices");
    JsonValue counted =
        indices != null ? indices : attributes == null ? null : attributes.get("POSITION");
    return counted == null
        ? 0
        : GltfDocument.number(document.element("accessors", counted), "count", 0);
  }
}
