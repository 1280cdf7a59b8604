package org.trackwalk.io.ply;

/** The types of values, each under its old and its new name. */
enum PlyType {
  INT8("char", "int8", 1),
  UINT8("uchar", "uint8", 1),
  INT16("short", "int16", 2),
  UINT16("ushort", "uint16", 2),
  INT32("int", "int32", 4),
  UINT32("uint", "uint32", 4),
  FLOAT32("float", "float32", 4),
  FLOAT64("double", "float64", 8);

  private final String oldName;
  private final String newName;
  private final int bytes;

  PlyType(String oldName, String newName, int bytes) {
    this.oldName = oldName;
    this.newName = newName;
    this.bytes = bytes;
  }

  /** Bytes in a binary file. */
  int bytes() {
    return bytes;
  }

  /** Whether its values are whole numbers. */
  boolean isWhole() {
    return this != FLOAT32 && this != FLOAT64;
  }

  /** The type of a name; null when there is none. */
  static PlyType named(String name) {
    for (PlyType type : values()) {
      if (type.oldName.equals(name) || type.newName.equals(name)) {
        return type;
      }
    }
    return null;
  }
}
