package org.trackwalk.io.gltf;

import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.MemoryNeed;
import org.trackwalk.io.json.JsonException;
import org.trackwalk.io.json.JsonValue;

/**
 * Adds up, before a list is read, what the primitives of a scene say they have. Any number of them
 * can be made of the same bytes, so a small file can ask for any number of triangles: those for
 * which a buffer has no bytes of their own are bounded by the memory.
 */
final class DeclaredTriangles {

  private final GltfDocument document;

  /** Bytes of views and of buffers that no primitive counted so far is made of. */
  private final Map<Integer, Long> views = new HashMap<>();

  private final Map<Integer, Long> buffers = new HashMap<>();
  private long all;
  private long again;

  private DeclaredTriangles(GltfDocument document) {
    this.document = document;
  }

  /** Refuses more than can fit. */
  static void check(GltfDocument document, List<PlacedNode> nodes)
      throws JsonException, ImportException {
    DeclaredTriangles declared = new DeclaredTriangles(document);
    Set<JsonValue> met = Collections.newSetFromMap(new IdentityHashMap<>());
    for (PlacedNode node : nodes) {
      if (met.add(node.mesh())) {
        for (JsonValue primitive : GltfDocument.items(node.mesh(), "primitives")) {
          declared.add(primitive);
        }
      }
    }
    MemoryNeed.checkShown(
        declared.all, declared.again, MemoryNeed.BYTES_PER_TRIANGLE, document.name());
  }

  private void add(JsonValue primitive) {
    try {
      count(primitive);
    } catch (JsonException e) {
      return; // reading it says what is wrong
    }
  }

  private void count(JsonValue primitive) throws JsonException {
    TriangleList form = TriangleList.ofMode(GltfDocument.number(primitive, "mode", 4));
    JsonValue attributes = primitive.get("attributes");
    JsonValue position = attributes == null ? null : attributes.get("POSITION");
    if (form == null || position == null) {
      return;
    }
    JsonValue indices = primitive.get("indices");
    JsonValue list = document.element("accessors", indices == null ? position : indices);
    int corners = GltfDocument.number(list, "count", 0);
    JsonValue draco = GltfExtensions.of(primitive, GltfExtensions.DRACO);
    JsonValue view = (draco == null ? list : draco).get("bufferView");
    long triangles = form.triangles(corners);
    all += triangles;
    if (view == null) {
      again += triangles;
      return;
    }
    document.element("bufferViews", view);
    int number = (int) view.number();
    long room = views.containsKey(number) ? views.get(number) : room(number);
    // A compressed primitive is all that its view holds.
    long wanted = draco == null ? bytes(list, corners, indices == null) : Math.max(1, room);
    long own = Math.min(room, wanted);
    views.put(number, room - own);
    again += triangles - (wanted == 0 ? 0 : (long) (triangles * ((double) own / wanted)));
  }

  private static long bytes(JsonValue list, int corners, boolean points) throws JsonException {
    return (long) corners * ComponentType.of(list).size() * (points ? 3 : 1);
  }

  /** The bytes of a view of which no other one is made. */
  private long room(int number) throws JsonException {
    JsonValue view = document.list("bufferViews").get(number);
    JsonValue packed = GltfExtensions.meshopt(view);
    JsonValue stored = packed == null ? view : packed;
    JsonValue index = stored.get("buffer");
    if (index == null) {
      return 0;
    }
    JsonValue buffer = document.element("buffers", index);
    int at = (int) index.number();
    long left =
        buffers.containsKey(at)
            ? buffers.get(at)
            : (long) GltfDocument.number(buffer, "byteLength", 0);
    long length = GltfDocument.number(stored, "byteLength", 0);
    long own = Math.min(left, length);
    buffers.put(at, left - own);
    if (packed == null) {
      return own;
    }
    return own == length ? GltfDocument.number(view, "byteLength", 0) : 0;
  }
}
