package org.trackwalk.drive.overlap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.mesh.level.Piece;

/** What is told on the road is told at a place on the road, wherever it is deepest. */
class PositionOnRoadTest {

  /** A wall across the border; turned about its end on the road, so many degrees. */
  @ParameterizedTest
  @CsvSource({
    "-4.4, -12, 0", "-4.4, -25, 0", "-2, -12, 0", "3, -12, 0", "4.4, 12, 0", "4.4, 25, 0",
    "2, 9, 20", "-4, -9, 20", "4, 20, 45", "-3, -20, -45", "-4.4, -12, 60", "0, 25, -30"
  })
  void aWallThatBeginsOnTheRoad(double end, double far, double degrees) {
    double turn = Math.toRadians(degrees);
    float[] p = new float[24];
    for (int corner = 0; corner < 8; corner++) {
      double along = (corner & 1) == 0 ? 0 : far - end;
      double aside = (corner & 4) == 0 ? 0 : 0.3;
      p[3 * corner] = (float) (end + along * Math.cos(turn) - aside * Math.sin(turn));
      p[3 * corner + 1] = (corner & 2) == 0 ? -0.6f : 1.2f;
      p[3 * corner + 2] = (float) (30.1 + along * Math.sin(turn) + aside * Math.cos(turn));
    }
    Piece wall = Piece.named("wall", "level.obj").mesh(p, Bodies.BOX).build();
    Overlaps found = Bodies.of(List.of(wall)).overlaps(Bodies.TOUCH);
    assertEquals(List.of(Why.ON_ROAD), found.told().stream().map(Overlap::why).toList());
    double[] at = found.told().get(0).position();
    assertTrue(Math.abs(at[0]) <= Bodies.HALF, () -> "told beside the road, at " + at[0]);
    assertEquals(0.6, found.told().get(0).depth(), 0.15);
  }
}
