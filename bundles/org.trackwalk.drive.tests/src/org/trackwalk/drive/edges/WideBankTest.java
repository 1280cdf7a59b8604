package org.trackwalk.drive.edges;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.mesh.level.Piece;

/** Straight roads on banks, nothing beside them: a car falls at both borders, however high. */
class WideBankTest {

  private static final int ROWS = 30;
  private static final double ROW = 5;
  private static final int COLUMNS = 10;

  @ParameterizedTest
  @CsvSource({"8,0", "8,30", "30,15", "30,30", "45,-27", "60,0", "60,20", "60,27", "60,-30"})
  void fallsAtBothBorders(double width, double degrees) {
    List<Drop> drops = DrivenLevel.of(List.of(road(width, degrees))).drops(0.5, 100);
    assertEquals(2, drops.size(), () -> "" + drops);
    for (Drop drop : drops) {
      assertTrue(drop.length() > (ROWS - 2) * ROW, () -> "" + drop);
    }
  }

  private static Piece road(double width, double degrees) {
    double steep = StrictMath.tan(StrictMath.toRadians(degrees));
    int across = COLUMNS + 1;
    float[] p = new float[3 * across * (ROWS + 1)];
    int[] corners = new int[6 * COLUMNS * ROWS];
    int n = 0;
    for (int r = 0; r <= ROWS; r++) {
      for (int c = 0; c <= COLUMNS; c++) {
        double x = width * ((double) c / COLUMNS - 0.5);
        int at = across * r + c;
        p[3 * at] = (float) x;
        p[3 * at + 1] = (float) (steep * x);
        p[3 * at + 2] = (float) (ROW * r);
        if (r < ROWS && c < COLUMNS) {
          int next = at + across;
          for (int corner : new int[] {at, next, next + 1, at, next + 1, at + 1}) {
            corners[n++] = corner;
          }
        }
      }
    }
    return Piece.named("road", "level.obj").mesh(p, corners).build();
  }
}
