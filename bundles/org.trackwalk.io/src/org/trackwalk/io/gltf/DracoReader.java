package org.trackwalk.io.gltf;

import java.io.IOException;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.MemoryNeed;
import org.trackwalk.io.json.JsonException;
import org.trackwalk.io.json.JsonValue;

/**
 * Reads primitives of KHR_draco_mesh_compression. Draco stores positions as whole numbers in a box
 * of the primitive's own; the floats that its decoder makes of them are the source bits.
 */
final class DracoReader {

  private static final int BYTES_PER_VERTEX = 24;

  private final GltfDocument document;
  private final GltfBuffers buffers;

  DracoReader(GltfDocument document, GltfBuffers buffers) {
    this.document = document;
    this.buffers = buffers;
  }

  /**
   * Decodes a primitive.
   *
   * @param draco the extension's object
   */
  DracoMesh read(JsonValue primitive, JsonValue draco)
      throws JsonException, ImportException, IOException {
    JsonValue ids = required(draco, "attributes");
    JsonValue attributes = primitive.get("attributes");
    JsonValue position = document.element("accessors", attributes.get("POSITION"));
    checkFloats(position);
    boolean normals = attributes.get("NORMAL") != null && ids.get("NORMAL") != null;
    JsonValue corners = document.element("accessors", required(primitive, "indices"));
    JsonValue view = document.element("bufferViews", required(draco, "bufferView"));
    required(ids, "POSITION");
    Bytes packed = buffers.view(view);
    int triangles = DracoHeader.triangles(packed);
    DracoPart part =
        new DracoPart(
            packed,
            GltfDocument.number(ids, "POSITION", 0),
            normals ? GltfDocument.number(ids, "NORMAL", 0) : -1,
            GltfDocument.number(position, "count", 0),
            triangles < 0 ? GltfDocument.number(corners, "count", 0) : 3 * triangles);
    long bytes = (long) BYTES_PER_VERTEX * part.vertices() + 4L * part.indices();
    MemoryNeed.check(bytes, document.name(), "line " + primitive.line());
    try {
      return buffers.draco(part);
    } catch (PackedException e) {
      throw new JsonException(draco, e.getMessage());
    }
  }

  /** Draco may hold whole numbers as well; nobody writes them, and what they mean is disputed. */
  private static void checkFloats(JsonValue position) throws JsonException {
    if (ComponentType.of(position) != ComponentType.FLOAT) {
      throw new JsonException(
          position, "Draco positions that are not floats are not read; export without Draco");
    }
  }

  private static JsonValue required(JsonValue object, String member) throws JsonException {
    JsonValue value = object.get(member);
    if (value == null) {
      throw new JsonException(object, "'" + member + "' is missing");
    }
    return value;
  }
}
