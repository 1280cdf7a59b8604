package org.trackwalk.io.gltf;

import org.trackwalk.io.json.JsonException;
import org.trackwalk.io.json.JsonValue;
import org.trackwalk.io.json.StrictObject;
import org.trackwalk.io.placement.Placement;

/** The transform of one node (section 3.5.3). */
final class NodePlacement {

  private NodePlacement() {}

  /** From {@code matrix}, else from {@code translation, rotation, scale}: 12 doubles. */
  static double[] local(JsonValue node) throws JsonException {
    double[] matrix = numbers(node, "matrix", 16);
    if (matrix != null) {
      return Placement.ofColumns(matrix);
    }
    double[] turn = numbers(node, "rotation", 4);
    if (turn != null && turn[0] == 0 && turn[1] == 0 && turn[2] == 0 && turn[3] == 0) {
      throw new JsonException(node.get("rotation"), "a rotation of four zeros has no direction");
    }
    return Placement.of(numbers(node, "translation", 3), turn, numbers(node, "scale", 3));
  }

  /**
   * Whether a placement shrinks everything to one point: the way in which glTF hides a node
   * (section 3.5.3). There is no surface to drive on.
   */
  static boolean isPoint(double[] placement) {
    for (int i = 0; i < placement.length; i++) {
      if (i % 4 != 3 && placement[i] != 0) {
        return false;
      }
    }
    return true;
  }

  private static double[] numbers(JsonValue node, String member, int count) throws JsonException {
    JsonValue list = node.get(member);
    return list == null ? null : StrictObject.numbers(list, count);
  }
}
