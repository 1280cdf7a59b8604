package org.trackwalk.spark;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/** A short road over three by three kilometres of hills, in which things are wrong far off it. */
final class Hills {

  /** Metres from vertex to vertex. */
  private static final int STEP = 25;

  /** Squares along the side of a piece. */
  private static final int SQUARES = 20;

  /** Pieces along the side of all. */
  private static final int PIECES = 6;

  private final StringBuilder text = new StringBuilder();
  private int vertices;

  private Hills() {}

  /**
   * Writes it as an OBJ file.
   *
   * @return the file
   */
  static Path write(Path file) throws IOException {
    Hills hills = new Hills();
    for (int i = 0; i < PIECES; i++) {
      for (int k = 0; k < PIECES; k++) {
        hills.piece(i, k);
      }
    }
    hills.road();
    return Files.writeString(file, hills.text);
  }

  private void piece(int i, int k) {
    text.append("o hill_").append(i).append('_').append(k).append('\n');
    int first = vertices + 1;
    for (int z = 0; z <= SQUARES; z++) {
      for (int x = 0; x <= SQUARES; x++) {
        double px = ((i - PIECES / 2) * SQUARES + x) * (double) STEP;
        double pz = ((k - PIECES / 2) * SQUARES + z) * (double) STEP;
        boolean missed = i == 0 && k == 1 && x == SQUARES && z == 7; // at the seam to the next
        vertex(px - (missed ? 0.0003 : 0), 6 * Math.sin(px / 170) * Math.cos(pz / 210) - 12, pz);
      }
    }
    for (int z = 0; z < SQUARES; z++) {
      for (int x = 0; x < SQUARES; x++) {
        int a = first + z * (SQUARES + 1) + x;
        int below = a + SQUARES + 1;
        boolean hole = i == 4 && k == 0 && x == 9 && z == 9;
        boolean turned = i == 1 && k == 4 && Math.max(Math.abs(x - 10), Math.abs(z - 10)) < 4;
        if (turned) {
          face(a, a + 1, below + 1);
          face(a, below + 1, below);
        } else if (!hole) {
          face(a, below, below + 1);
          face(a, below + 1, a + 1);
        }
      }
    }
  }

  private void road() {
    text.append("o road_main\n");
    int first = vertices + 1;
    for (int row = 0; row <= 20; row++) {
      vertex(10 * row, 0, -5);
      vertex(10 * row, row == 12 ? 0.03 : 0, 5);
    }
    for (int row = 0; row < 20; row++) {
      int a = first + 2 * row;
      face(a, a + 1, a + 3);
      face(a, a + 3, a + 2);
    }
  }

  private void vertex(double x, double y, double z) {
    text.append(String.format(Locale.ROOT, "v %.6f %.6f %.6f%n", x, y, z));
    vertices++;
  }

  private void face(int a, int b, int c) {
    text.append("f ").append(a).append(' ').append(b).append(' ').append(c).append('\n');
  }
}
