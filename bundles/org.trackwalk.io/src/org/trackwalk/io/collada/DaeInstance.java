package org.trackwalk.io.collada;

import java.util.Map;

/**
 * What a node shows.
 *
 * @param kind of the element that is shown
 * @param url the element
 * @param line where it is shown
 * @param materials the symbols of primitive groups and the materials that they stand for here
 */
record DaeInstance(Kind kind, String url, int line, Map<String, String> materials) {

  /** The elements that lead to a mesh. */
  enum Kind {
    GEOMETRY,
    CONTROLLER,
    NODE;

    /** The kind of an element; null for cameras, lights and others. */
    static Kind ofElement(String name) {
      return switch (name) {
        case "instance_geometry" -> GEOMETRY;
        case "instance_controller" -> CONTROLLER;
        case "instance_node" -> NODE;
        default -> null;
      };
    }
  }
}
