package org.trackwalk.io.ply;

import java.util.List;

/**
 * A table of the file.
 *
 * @param count number of rows, not negative
 */
record PlyElement(String name, long count, List<PlyProperty> properties) {

  /** Number of the single-valued property of a name; -1 when there is none. */
  int value(String property) {
    for (int i = 0; i < properties.size(); i++) {
      PlyProperty p = properties.get(i);
      if (!p.isList() && p.name().equals(property)) {
        return i;
      }
    }
    return -1;
  }

  /** Number of the list that holds vertex indices; -1 when there is none. */
  int vertexIndices() {
    for (int i = 0; i < properties.size(); i++) {
      PlyProperty p = properties.get(i);
      if (p.isList() && (p.name().equals("vertex_indices") || p.name().equals("vertex_index"))) {
        return i;
      }
    }
    return -1;
  }

  /** Bytes that all rows together take at least. */
  double leastBytes(boolean text) {
    double row = 0;
    for (PlyProperty p : properties) {
      row += text ? 2 : p.leastBytes(); // a digit and what separates it from the next
    }
    return row * count;
  }
}
