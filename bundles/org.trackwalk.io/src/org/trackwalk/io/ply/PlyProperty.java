package org.trackwalk.io.ply;

/**
 * A property of an element.
 *
 * @param countType type of a list's length; null for a single value
 * @param type of the value or of the list's items
 */
record PlyProperty(String name, PlyType countType, PlyType type) {

  boolean isList() {
    return countType != null;
  }

  /** Bytes that it takes at least in a binary file. */
  int leastBytes() {
    return isList() ? countType.bytes() : type.bytes();
  }
}
