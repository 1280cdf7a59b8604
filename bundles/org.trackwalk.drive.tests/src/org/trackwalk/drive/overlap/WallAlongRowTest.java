package org.trackwalk.drive.overlap;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.drive.edges.DrivenLevel;
import org.trackwalk.mesh.level.Piece;

/** A wall over a road's open border, a side of it exactly along a row of the road's vertices. */
class WallAlongRowTest {

  private static final double CLOSE = 1e-4;

  /** Half of its thickness, and no deeper than it stands in the ground. */
  @ParameterizedTest
  @CsvSource({
    "30, 30.3, 0.15",
    "29.7, 30, 0.15",
    "30, 32.5, 0.6",
    "27.5, 30, 0.6",
    "30.25, 30.75, 0.25"
  })
  void itIsAsDeepAsItIs(double from, double to, double depth) {
    for (double end : new double[] {-4.4, -2, 3, 12}) {
      Piece wall = Bodies.boxes("wall", -12, -0.6, from, end, 1.2, to);
      Bodies level = new Bodies(DrivenLevel.of(List.of(road(), wall)));
      Overlaps found = level.overlaps(Bodies.TOUCH);
      assertEquals(1, found.told().size(), end + " " + found.meant());
      assertEquals(Why.ON_ROAD, found.told().get(0).why());
      assertEquals(Math.min(depth, end + Bodies.HALF), found.told().get(0).depth(), CLOSE);
    }
  }

  /** Rows of two vertices at 0, 30 and 60 m. */
  private static Piece road() {
    float[] p = new float[18];
    for (int i = 0; i < 6; i++) {
      p[3 * i] = (float) ((i & 1) == 0 ? -Bodies.HALF : Bodies.HALF);
      p[3 * i + 2] = i / 2 * 30;
    }
    int[] corners = {0, 2, 3, 0, 3, 1, 2, 4, 5, 2, 5, 3};
    return Piece.named("road", "level.obj").mesh(p, corners).build();
  }
}
