package org.trackwalk.io.gltf;

import java.io.IOException;
import java.nio.ByteBuffer;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.MemoryNeed;
import org.trackwalk.io.json.JsonException;
import org.trackwalk.io.json.JsonValue;

/**
 * A typed list in a buffer (section 3.6.2), checked against the bytes that are there before
 * anything is allocated. Sparse accessors (3.6.2.3) are resolved.
 */
final class Accessor {

  private final GltfDocument document;
  private final GltfBuffers buffers;
  private final JsonValue json;
  private final ComponentType type;
  private final boolean normalized;
  private final int count;
  private final int width;
  private final Bytes bytes;
  private final int stride;

  /**
   * Opens an accessor.
   *
   * @param expected {@code SCALAR}, {@code VEC3} or {@code VEC4}
   */
  Accessor(GltfDocument document, GltfBuffers buffers, JsonValue index, String expected)
      throws JsonException, ImportException, IOException {
    this.document = document;
    this.buffers = buffers;
    json = document.element("accessors", index);
    type = ComponentType.of(json);
    normalized = GltfDocument.truth(json, "normalized");
    count = GltfDocument.number(json, "count", 0);
    width = expected.equals("SCALAR") ? 1 : expected.charAt(3) - '0';
    String found = GltfDocument.text(json, "type", "");
    if (!found.equals(expected)) {
      throw new JsonException(
          json, "this accessor is '" + found + "'; '" + expected + "' is needed");
    }
    JsonValue viewIndex = json.get("bufferView");
    if (viewIndex == null) {
      bytes = null;
      stride = 0;
      return;
    }
    JsonValue view = document.element("bufferViews", viewIndex);
    Bytes all = buffers.view(view);
    int packed = width * type.size();
    stride = GltfDocument.number(view, "byteStride", packed);
    bytes = part(all, GltfDocument.number(json, "byteOffset", 0), packed);
  }

  /** Number of elements. */
  int count() {
    return count;
  }

  /** What one number is stored as. */
  ComponentType type() {
    return type;
  }

  /** Where it stands in the JSON. */
  JsonValue json() {
    return json;
  }

  /** Byte offset of an element in the file that holds it; -1 when it is not stored. */
  int place(int element) {
    return bytes == null || !bytes.stored() ? -1 : bytes.start() + element * stride;
  }

  /** All numbers as floats: {@code 3 * count} for vectors. */
  float[] floats() throws JsonException, ImportException, IOException {
    Sparse sparse = sparse();
    checkRoom((long) width * count);
    float[] values = new float[width * count];
    if (bytes != null) {
      ByteBuffer view = bytes.view();
      if (type == ComponentType.FLOAT && stride == 4 * width) {
        view.asFloatBuffer().get(values);
      } else {
        for (int i = 0; i < values.length; i++) {
          int at = i / width * stride + i % width * type.size();
          values[i] = type.value(view, at, normalized);
        }
      }
    }
    if (sparse != null) {
      ByteBuffer view = sparse.values().view();
      for (int i = 0; i < sparse.targets().length; i++) {
        for (int k = 0; k < width; k++) {
          int at = (i * width + k) * type.size();
          values[sparse.targets()[i] * width + k] = type.value(view, at, normalized);
        }
      }
    }
    return values;
  }

  /** All elements as indices; what does not fit an int is negative. */
  int[] indices() throws JsonException, ImportException, IOException {
    if (!type.isIndex()) {
      throw new JsonException(json, "indices are unsigned whole numbers, not of this type");
    }
    Sparse sparse = sparse();
    checkRoom(count);
    int[] values = new int[count];
    if (bytes != null) {
      ByteBuffer view = bytes.view();
      for (int i = 0; i < count; i++) {
        values[i] = type.index(view, i * stride);
      }
    }
    if (sparse != null) {
      ByteBuffer view = sparse.values().view();
      for (int i = 0; i < sparse.targets().length; i++) {
        values[sparse.targets()[i]] = type.index(view, i * type.size());
      }
    }
    return values;
  }

  private void checkRoom(long numbers) throws JsonException, ImportException, IOException {
    MemoryNeed.check(4 * numbers, document.name(), "line " + json.line());
    if (bytes == null) {
      buffers.countUnstored(numbers, json);
    }
  }

  /** The elements that a sparse accessor replaces, and their bytes, tightly packed. */
  private record Sparse(int[] targets, Bytes values) {}

  private Sparse sparse() throws JsonException, ImportException, IOException {
    JsonValue sparse = json.get("sparse");
    if (sparse == null) {
      return null;
    }
    int replaced = GltfDocument.number(sparse, "count", 0);
    JsonValue where = required(sparse, "indices");
    JsonValue what = required(sparse, "values");
    ComponentType indexType = ComponentType.of(where);
    if (!indexType.isIndex()) {
      throw new JsonException(where, "indices are unsigned whole numbers, not of this type");
    }
    Bytes indices = sparsePart(where, replaced, indexType.size());
    Bytes values = sparsePart(what, replaced, width * type.size());
    int[] targets = new int[replaced];
    ByteBuffer view = indices.view();
    for (int i = 0; i < replaced; i++) {
      targets[i] = indexType.index(view, i * indexType.size());
      if (targets[i] < 0 || targets[i] >= count) {
        throw new JsonException(where, "a sparse index is not below the count, which is " + count);
      }
    }
    return new Sparse(targets, values);
  }

  private Bytes sparsePart(JsonValue part, int elements, int size)
      throws JsonException, ImportException, IOException {
    JsonValue view = document.element("bufferViews", required(part, "bufferView"));
    Bytes all = buffers.view(view);
    long offset = GltfDocument.number(part, "byteOffset", 0);
    long end = offset + (long) elements * size;
    if (end > all.length()) {
      throw tooShort(part, end, all);
    }
    return all.part((int) offset, elements * size);
  }

  private Bytes part(Bytes all, int offset, int packed) throws JsonException {
    if (stride < packed && count > 1) {
      throw new JsonException(
          json, "elements of " + packed + " bytes overlap with a byteStride of " + stride);
    }
    long end = count == 0 ? offset : offset + (count - 1L) * stride + packed;
    if (end > all.length()) {
      throw tooShort(json, end, all);
    }
    return all.part(offset, (int) (end - offset));
  }

  private static JsonException tooShort(JsonValue at, long end, Bytes all) {
    return new JsonException(
        at, "it ends at byte " + end + " of a buffer view that has " + all.length());
  }

  private static JsonValue required(JsonValue object, String member) throws JsonException {
    JsonValue value = object.get(member);
    if (value == null) {
      throw new JsonException(object, "'" + member + "' is missing");
    }
    return value;
  }
}
