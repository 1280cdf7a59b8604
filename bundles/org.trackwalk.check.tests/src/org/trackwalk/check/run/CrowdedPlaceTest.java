package org.trackwalk.check.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.ExactWeld;

/** What is said to make a search long: triangles over each other, or a level in another unit. */
class CrowdedPlaceTest {

  /** A field of a road's triangles, a metre apart in its own unit. */
  private static Piece field(int cells, double unit) {
    float[] p = new float[3 * (cells + 1) * (cells + 1)];
    int[] c = new int[6 * cells * cells];
    for (int i = 0; i <= cells; i++) {
      for (int j = 0; j <= cells; j++) {
        int v = i * (cells + 1) + j;
        p[3 * v] = (float) (unit * i);
        p[3 * v + 2] = (float) (unit * j);
        if (i < cells && j < cells) {
          int w = v + cells + 1;
          System.arraycopy(new int[] {v, v + 1, w + 1, v, w + 1, w}, 0, c, 6 * (i * cells + j), 6);
        }
      }
    }
    return Piece.named("road", "level.obj").mesh(p, c).build();
  }

  private static String words(Piece piece) {
    return CrowdedPlace.of(ExactWeld.weld(List.of(piece), 1, Progress.none())).words();
  }

  @Test
  void aLevelOfHundredthsIsAskedForItsUnit() {
    for (double unit : new double[] {0.001, 0.01}) {
      String words = words(field(60, unit));
      assertTrue(words.contains("--units"), unit + ": " + words);
    }
    // All of it is near: the count is what stands in the words.
    assertTrue(words(field(60, 0.001)).startsWith("7200 triangles"), words(field(60, 0.001)));
    for (double unit : new double[] {0.1, 0.3048, 1}) {
      assertTrue(words(field(60, unit)).startsWith("Most triangles lie"), unit + "");
    }
  }

  @Test
  void trianglesOverEachOtherAreTheCauseWhereTheyAre() {
    Random random = new Random(3);
    float[] p = new float[9 * 800];
    int[] c = new int[3 * 800];
    for (int i = 0; i < p.length; i++) {
      p[i] = 100 * random.nextFloat();
    }
    for (int i = 0; i < c.length; i++) {
      c[i] = i;
    }
    Piece spanning = Piece.named("road", "level.obj").mesh(p, c).build();
    assertTrue(words(spanning).startsWith("Most triangles lie over each other"), words(spanning));
  }

  @Test
  void nothingIsSaidOfNothing() {
    Piece none = Piece.named("road", "level.obj").mesh(new float[0], new int[0]).build();
    assertEquals("Look for coordinates that are far too large or too small", words(none));
  }
}
