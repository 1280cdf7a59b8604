package org.trackwalk.io.gltf;

import java.nio.ByteBuffer;
import org.trackwalk.io.json.JsonException;
import org.trackwalk.io.json.JsonValue;

/** The number types of accessors (section 3.6.2.2) and what their normalised form means. */
enum ComponentType {
  BYTE(5120, 1),
  UNSIGNED_BYTE(5121, 1),
  SHORT(5122, 2),
  UNSIGNED_SHORT(5123, 2),
  UNSIGNED_INT(5125, 4),
  FLOAT(5126, 4);

  private final int code;
  private final int size;

  ComponentType(int code, int size) {
    this.code = code;
    this.size = size;
  }

  static ComponentType of(JsonValue accessor) throws JsonException {
    JsonValue code = accessor.get("componentType");
    if (code == null) {
      throw new JsonException(accessor, "'componentType' is missing");
    }
    double wanted = code.number();
    for (ComponentType type : values()) {
      if (type.code == wanted) {
        return type;
      }
    }
    throw new JsonException(code, "this component type is not known; 5120 to 5126 are");
  }

  /** Bytes of one number. */
  int size() {
    return size;
  }

  /** Whether an index may have this type. */
  boolean isIndex() {
    return this == UNSIGNED_BYTE || this == UNSIGNED_SHORT || this == UNSIGNED_INT;
  }

  /** A whole number; of an unsigned int beyond 2^31 - 1 a negative one. */
  int index(ByteBuffer bytes, int at) {
    return switch (this) {
      case BYTE -> bytes.get(at);
      case UNSIGNED_BYTE -> bytes.get(at) & 0xFF;
      case SHORT -> bytes.getShort(at);
      case UNSIGNED_SHORT -> bytes.getShort(at) & 0xFFFF;
      case UNSIGNED_INT, FLOAT -> bytes.getInt(at);
    };
  }

  /** A number as a float, once rounded; the formulas of section 3.6.2.2 when normalised. */
  float value(ByteBuffer bytes, int at, boolean normalized) {
    if (this == FLOAT) {
      return bytes.getFloat(at);
    }
    double whole = this == UNSIGNED_INT ? bytes.getInt(at) & 0xFFFFFFFFL : index(bytes, at);
    if (!normalized) {
      return (float) whole;
    }
    return switch (this) {
      case BYTE -> (float) Math.max(whole / 127.0, -1.0);
      case UNSIGNED_BYTE -> (float) (whole / 255.0);
      case SHORT -> (float) Math.max(whole / 32767.0, -1.0);
      case UNSIGNED_SHORT -> (float) (whole / 65535.0);
      default -> (float) (whole / 4294967295.0);
    };
  }
}
