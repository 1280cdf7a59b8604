package org.trackwalk.eclipse.viewer.editor;

import java.util.Locale;

/** Two pieces of road as OBJ, the second so many metres higher. */
public final class StepLevel {

  /** Metres along the road of each piece. */
  public static final int LENGTH = 20;

  /** Metres across. */
  public static final int WIDTH = 8;

  private StepLevel() {}

  /** The file. */
  public static String obj(double step) {
    StringBuilder text = new StringBuilder();
    piece(text, "road_1", 0, 0, 1);
    piece(text, "road_2", LENGTH, step, 1 + (LENGTH + 1) * (WIDTH + 1));
    return text.toString();
  }

  private static void piece(StringBuilder text, String name, int from, double y, int base) {
    text.append("o ").append(name).append('\n');
    for (int z = 0; z <= WIDTH; z++) {
      for (int x = 0; x <= LENGTH; x++) {
        text.append(String.format(Locale.ROOT, "v %d %s %d%n", from + x, y, z));
      }
    }
    int row = LENGTH + 1;
    for (int z = 0; z < WIDTH; z++) {
      for (int x = 0; x < LENGTH; x++) {
        int a = base + z * row + x;
        text.append(String.format(Locale.ROOT, "f %d %d %d%n", a, a + row, a + 1));
        text.append(String.format(Locale.ROOT, "f %d %d %d%n", a + 1, a + row, a + row + 1));
      }
    }
  }
}
