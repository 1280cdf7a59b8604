package org.trackwalk.cli;

import java.util.List;
import java.util.Locale;
import org.joml.Vector3d;

/** Objects of a level as text of an OBJ; faces count vertices from 0 in their object. */
final class PlantedObj {

  private static final int[] BOX = {
    0, 4, 6, 2, 1, 3, 7, 5, 0, 1, 5, 4, 2, 6, 7, 3, 0, 2, 3, 1, 4, 5, 7, 6
  };

  private final StringBuilder text = new StringBuilder();
  private int vertices;
  private int first;

  /** Begins an object. */
  void object(String name) {
    text.append("o ").append(name).append('\n');
    first = vertices;
  }

  /** A vertex, metres. */
  void vertex(Vector3d p) {
    text.append(String.format(Locale.ROOT, "v %.6f %.6f %.6f%n", p.x, p.y, p.z));
    vertices++;
  }

  /** A face by its corners in the object. */
  void face(int... corners) {
    text.append('f');
    for (int corner : corners) {
      text.append(' ').append(first + corner + 1);
    }
    text.append('\n');
  }

  /** A box as an object of its own. */
  void box(String name, PlantedBox box) {
    object(name);
    List<Vector3d> corners = box.corners();
    corners.forEach(this::vertex);
    for (int f = 0; f < BOX.length; f += 4) {
      face(BOX[f], BOX[f + 1], BOX[f + 2], BOX[f + 3]);
    }
  }

  /** A point as the level has it: floats of six decimals. */
  static Vector3d rounded(Vector3d p) {
    return new Vector3d(rounded(p.x), rounded(p.y), rounded(p.z));
  }

  private static float rounded(double value) {
    return Float.parseFloat(String.format(Locale.ROOT, "%.6f", value));
  }

  /** The whole file. */
  String text() {
    return text.toString();
  }
}
