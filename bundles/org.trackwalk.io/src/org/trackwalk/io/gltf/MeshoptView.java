package org.trackwalk.io.gltf;

import java.util.Arrays;
import org.trackwalk.io.json.JsonException;
import org.trackwalk.io.json.JsonValue;

/**
 * A buffer view in compressed form (EXT_meshopt_compression, and KHR_meshopt_compression, which
 * adds a filter and a later form of the vertex codec). What the extension demands of the numbers is
 * checked here, so that the decoder is never asked for anything else.
 *
 * @param mode how the bytes are coded
 * @param filter what was done to the numbers before
 * @param count number of elements
 * @param stride bytes of one
 * @param packed the compressed bytes
 */
record MeshoptView(Mode mode, Filter filter, int count, int stride, Bytes packed) {

  /** The codec; the order is that of the request to the worker. */
  enum Mode {
    ATTRIBUTES,
    TRIANGLES,
    INDICES
  }

  /** The filter; likewise. */
  enum Filter {
    NONE,
    OCTAHEDRAL,
    QUATERNION,
    EXPONENTIAL,
    COLOR
  }

  private static final int LARGEST_STRIDE = 256;

  /**
   * Reads the extension's object.
   *
   * @param packed the bytes that it points to
   * @param length that the buffer view shall have when decoded
   */
  static MeshoptView of(JsonValue json, Bytes packed, int length) throws JsonException {
    Mode mode = choice(Mode.class, json, "mode", null);
    Filter filter = choice(Filter.class, json, "filter", Filter.NONE);
    int count = GltfDocument.number(json, "count", 0);
    int stride = GltfDocument.number(json, "byteStride", 0);
    if (!fits(mode, filter, count, stride)) {
      throw new JsonException(
          json,
          count
              + " elements of "
              + stride
              + " bytes cannot be compressed as "
              + mode
              + (filter == Filter.NONE ? "" : " with filter " + filter)
              + "; compress the file again");
    }
    if ((long) count * stride < length) {
      throw new JsonException(
          json, "it holds " + (long) count * stride + " bytes of " + length + " bytes");
    }
    return new MeshoptView(mode, filter, count, stride, packed);
  }

  /** Bytes when decoded. */
  long size() {
    return (long) count * stride;
  }

  private static boolean fits(Mode mode, Filter filter, int count, int stride) {
    if (mode != Mode.ATTRIBUTES) {
      boolean whole = mode == Mode.INDICES || count % 3 == 0;
      return (stride == 2 || stride == 4) && whole && filter == Filter.NONE;
    }
    boolean plain = stride > 0 && stride % 4 == 0 && stride <= LARGEST_STRIDE;
    return switch (filter) {
      case NONE, EXPONENTIAL -> plain;
      case OCTAHEDRAL, COLOR -> stride == 4 || stride == 8;
      case QUATERNION -> stride == 8;
    };
  }

  private static <E extends Enum<E>> E choice(
      Class<E> type, JsonValue json, String member, E absent) throws JsonException {
    JsonValue value = json.get(member);
    if (value == null && absent != null) {
      return absent;
    }
    String text = value == null ? "" : value.text();
    for (E one : type.getEnumConstants()) {
      if (one.name().equals(text)) {
        return one;
      }
    }
    String known =
        String.join(", ", Arrays.stream(type.getEnumConstants()).map(Enum::name).toList());
    throw new JsonException(
        value == null ? json : value, "the compression's " + member + " is none of " + known);
  }
}
