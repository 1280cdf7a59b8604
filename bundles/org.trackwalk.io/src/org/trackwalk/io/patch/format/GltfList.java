package org.trackwalk.io.patch.format;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import org.trackwalk.io.json.JsonException;
import org.trackwalk.io.json.JsonValue;
import org.trackwalk.io.patch.PatchException;

/** One accessor of a scene as a list of elements of so many bytes. */
final class GltfList {

  final int index;
  final JsonValue json;
  final int count;
  final int type;
  final int width;
  final int size;
  final int stride;
  final int buffer;

  /** Of the first element, from the start of the buffer. */
  final int offset;

  private final GltfFile file;

  GltfList(GltfFile file, int index) throws JsonException, PatchException {
    this.file = file;
    this.index = index;
    if (index >= file.list("accessors").size()) {
      throw new PatchException("an accessor does not exist");
    }
    json = file.list("accessors").get(index);
    count = GltfFile.whole(json, "count", 0);
    type = GltfFile.whole(json, "componentType", 0);
    width =
        switch (json.get("type").text()) {
          case "SCALAR" -> 1;
          case "VEC2" -> 2;
          case "VEC3" -> 3;
          case "VEC4" -> 4;
          default -> 0;
        };
    int one = type == 5120 || type == 5121 ? 1 : type == 5122 || type == 5123 ? 2 : 4;
    size = one * width;
    if (json.get("bufferView") == null || json.get("sparse") != null || width == 0) {
      buffer = -1;
      offset = 0;
      stride = size;
      return;
    }
    JsonValue view = file.list("bufferViews").get(GltfFile.whole(json, "bufferView", 0));
    buffer = GltfFile.whole(view, "buffer", 0);
    stride = GltfFile.whole(view, "byteStride", size);
    offset = GltfFile.whole(view, "byteOffset", 0) + GltfFile.whole(json, "byteOffset", 0);
    long end = offset + (count - 1L) * stride + size;
    if (count > 0 && end > file.length(buffer)) {
      throw new PatchException("an accessor reaches past its buffer");
    }
  }

  /** Whether its elements stand in a buffer as they are. */
  boolean plain() {
    return buffer >= 0;
  }

  boolean floats() {
    return type == 5126;
  }

  /** As the importers give the place of an element. */
  int place(int element) {
    return file.start(buffer) + offset + element * stride;
  }

  byte[] element(int i) {
    int at = place(i);
    return Arrays.copyOfRange(file.bytes(buffer), at, at + size);
  }

  float number(int i, int k) {
    return ByteBuffer.wrap(file.bytes(buffer))
        .order(ByteOrder.LITTLE_ENDIAN)
        .getFloat(place(i) + 4 * k);
  }

  int whole(int i) {
    ByteBuffer in = ByteBuffer.wrap(file.bytes(buffer)).order(ByteOrder.LITTLE_ENDIAN);
    int at = place(i);
    return switch (size) {
      case 1 -> in.get(at) & 0xFF;
      case 2 -> in.getShort(at) & 0xFFFF;
      default -> in.getInt(at);
    };
  }

  /** Writes an element in place. */
  void write(int i, byte[] element) {
    file.write(buffer, offset + i * stride, element);
  }

  /**
   * Gives the list other elements: in place when there are not more than before, else behind the
   * end of the buffer.
   */
  void rewrite(byte[][] elements) throws JsonException {
    if (elements.length <= count) {
      for (int i = 0; i < elements.length; i++) {
        write(i, elements[i]);
      }
    } else {
      int step = width > 1 ? (size + 3) / 4 * 4 : size;
      byte[] all = new byte[step * elements.length];
      for (int i = 0; i < elements.length; i++) {
        System.arraycopy(elements[i], 0, all, step * i, size);
      }
      int view = file.append(buffer, all, step == size ? 0 : step);
      file.json.set(json, "bufferView", Integer.toString(view));
      if (json.get("byteOffset") != null) {
        file.json.set(json, "byteOffset", "0");
      }
    }
    if (elements.length != count) {
      file.json.set(json, "count", Integer.toString(elements.length));
    }
  }
}
