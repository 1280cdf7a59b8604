package org.trackwalk.drive.things;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeout;

import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;

/** An L of unit squares, two long and two wide, at whatever height. */
class ShadowTest {

  /** Squares side by side from a corner on, each of two triangles. */
  private static Shadow squares(int[][] at) {
    float[] p = new float[12 * at.length];
    int[] corners = new int[6 * at.length];
    for (int i = 0; i < at.length; i++) {
      for (int c = 0; c < 4; c++) {
        p[12 * i + 3 * c] = at[i][0] + (c == 1 || c == 2 ? 1 : 0);
        p[12 * i + 3 * c + 1] = i;
        p[12 * i + 3 * c + 2] = at[i][1] + c / 2;
      }
      int a = 4 * i;
      System.arraycopy(new int[] {a, a + 1, a + 2, a, a + 2, a + 3}, 0, corners, 6 * i, 6);
    }
    Piece piece = Piece.named("thing", "level.obj").mesh(p, corners).build();
    WeldedSurface surface = ExactWeld.weld(List.of(piece), 1, Progress.none());
    return new Shadow(surface, IntStream.range(0, surface.triangleCount()).toArray());
  }

  /** The square at 1, 1 is not of it, but in its box. */
  @ParameterizedTest
  @CsvSource({
    "0.5, 0.5, true",
    "1.5, 0.5, true",
    "0.5, 1.5, true",
    "1, 1, true",
    "1.5, 1.5, false",
    "2.1, 0.5, false",
    "0.5, -0.1, false",
    "-0.1, 1.9, false"
  })
  void aCornerOverItOrNot(double x, double z, boolean over) {
    Shadow shadow = squares(new int[][] {{0, 0}, {1, 0}, {0, 1}});
    assertEquals(over, shadow.covers(new double[] {0.5, 9, 0.5, x, -7, z}));
    assertEquals(over, shadow.covers(new double[] {x, -7, z, 0.5, 9, 0.5}));
  }

  /** Who is elsewhere does not ask each triangle of a large body, each time. */
  @Test
  void whatIsElsewhereCostsNothing() {
    int[][] at =
        IntStream.range(0, 10_000)
            .mapToObj(i -> new int[] {i % 100, i / 100})
            .toArray(int[][]::new);
    Shadow shadow = squares(at);
    double[] elsewhere = {50, 0, 50, 101, 0, 50};
    assertTimeout(
        Duration.ofSeconds(5),
        () -> {
          for (int i = 0; i < 100_000; i++) {
            assertFalse(shadow.covers(elsewhere));
          }
        });
  }
}
