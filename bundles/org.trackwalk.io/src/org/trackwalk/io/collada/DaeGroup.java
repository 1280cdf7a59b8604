package org.trackwalk.io.collada;

import java.util.List;
import java.util.Map;

/**
 * A primitive group: faces of one kind with one material.
 *
 * @param form how corners make faces
 * @param line where the group begins
 * @param material the symbol that a node binds to a material; may be empty
 * @param inputs what the numbers of a corner mean
 * @param stride numbers per corner
 * @param indices the numbers of all corners
 * @param faces corners of each face, its holes included; null when each has three
 * @param holes per face with holes the sizes of its rings, the outer one first
 */
record DaeGroup(
    Form form,
    int line,
    String material,
    List<DaeInput> inputs,
    int stride,
    IndexList indices,
    int[] faces,
    Map<Integer, int[]> holes) {

  /** The primitive elements that are made of triangles. */
  enum Form {
    TRIANGLES,
    POLYGONS,
    STRIPS,
    FANS;

    /** The form of an element; null for lines and what is no primitive. */
    static Form ofElement(String name) {
      return switch (name) {
        case "triangles" -> TRIANGLES;
        case "polylist", "polygons" -> POLYGONS;
        case "tristrips" -> STRIPS;
        case "trifans" -> FANS;
        default -> null;
      };
    }
  }

  /** Number of corners. */
  int corners() {
    return indices.size() / stride;
  }
}
