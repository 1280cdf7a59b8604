package org.trackwalk.drive.overlap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.drive.edges.DrivenLevel;
import org.trackwalk.mesh.level.Piece;

/** A post is as deep as it comes out below the road, however that is cut into pieces under it. */
class SheetsInOneTest {

  private static final double CLOSE = 1e-5;

  /** All of the post that is told, and that each piece of the road is told with it. */
  private static void assertDeep(double expected, int sheets, Bodies level) {
    Overlaps found = level.overlaps(Bodies.TOUCH);
    assertEquals(sheets, found.told().size(), found.toString());
    for (Overlap told : found.told()) {
      assertEquals(Why.ON_ROAD, told.why());
      assertEquals(expected, told.depth(), CLOSE, level.name(told.b()));
      assertEquals(-expected, told.position()[1], CLOSE, "of the deepest point");
    }
  }

  /** The seam anywhere under the post, the gap up to 50 mm. */
  @ParameterizedTest
  @CsvSource({
    "0.3, 0.5, 0.15, 0", "0.3, 0.5, 0.01, 0", "0.3, 0.5, 0.29, 0", "0.3, 0.12, 0.1, 0",
    "0.8, 0.9, 0.4, 0", "0.3, 0.5, 0.15, 0.001", "0.3, 0.5, 0.15, 0.049", "2, 0.6, 0.7, 0.03"
  })
  void overASeam(double wide, double into, double seam, double gap) {
    double x = 1 + seam;
    Piece post = Bodies.post("post", 1, wide, into);
    assertDeep(
        into,
        2,
        Bodies.on(
            List.of(
                DrivenLevel.sheet("road_a", -Bodies.HALF, 0, x, 60, 0),
                DrivenLevel.sheet("road_b", x + gap, 0, Bodies.HALF, 60, 0)),
            List.of(post)));
    double z = 30 + seam;
    assertDeep(
        into,
        2,
        Bodies.on(
            List.of(
                DrivenLevel.sheet("road_a", -Bodies.HALF, 0, Bodies.HALF, z, 0),
                DrivenLevel.sheet("road_b", -Bodies.HALF, z + gap, Bodies.HALF, 60, 0)),
            List.of(post)));
  }

  /** A border that lies on the post's side does not stand in it: the post is in the road. */
  @ParameterizedTest
  @CsvSource({"1, 0.5", "1.3, 0.5", "1, 0.0015", "1.3, 2"})
  void besideASeam(double seam, double into) {
    List<Piece> road =
        List.of(
            DrivenLevel.sheet("road_a", -Bodies.HALF, 0, seam, 60, 0),
            DrivenLevel.sheet("road_b", seam, 0, Bodies.HALF, 60, 0));
    Overlaps found =
        Bodies.on(road, List.of(Bodies.post("post", 1, 0.3, into))).overlaps(Bodies.TOUCH);
    assertFalse(found.told().isEmpty());
    for (Overlap told : found.told()) {
      assertEquals(Math.min(into, 1), told.depth(), CLOSE);
    }
  }

  /** What only stands on the road is not in it, over a seam or beside one. */
  @ParameterizedTest
  @CsvSource({"1, 0", "1.1, 0", "1.3, 0", "1.1, 0.0009", "1.3, 0.0009", "1.1, -0.2"})
  void onASeam(double seam, double into) {
    List<Piece> road =
        List.of(
            DrivenLevel.sheet("road_a", -Bodies.HALF, 0, seam, 60, 0),
            DrivenLevel.sheet("road_b", seam, 0, Bodies.HALF, 60, 0));
    Overlaps found =
        Bodies.on(road, List.of(Bodies.post("post", 1, 0.3, into))).overlaps(Bodies.TOUCH);
    assertEquals(List.of(), found.told());
  }

  /** Where four pieces meet none of the four contours closes by itself. */
  @Test
  void overACorner() {
    double x = 1.1;
    double z = 30.2;
    List<Piece> road =
        List.of(
            DrivenLevel.sheet("road_a", -Bodies.HALF, 0, x, z, 0),
            DrivenLevel.sheet("road_b", x, 0, Bodies.HALF, z, 0),
            DrivenLevel.sheet("road_c", -Bodies.HALF, z, x, 60, 0),
            DrivenLevel.sheet("road_d", x, z, Bodies.HALF, 60, 0));
    assertDeep(0.5, 4, Bodies.on(road, List.of(Bodies.post("post", 1, 0.3, 0.5))));
  }

  /** Over a step the post is as deep as below the sheet that it comes out of farther. */
  @ParameterizedTest
  @CsvSource({"0.0003", "0.02", "0.049"})
  void overAStep(double step) {
    List<Piece> road =
        List.of(
            DrivenLevel.sheet("road_a", -Bodies.HALF, 0, 1.15, 60, 0),
            DrivenLevel.sheet("road_b", 1.15, 0, Bodies.HALF, 60, -step));
    Overlaps found =
        Bodies.on(road, List.of(Bodies.post("post", 1, 0.3, 0.5))).overlaps(Bodies.TOUCH);
    assertEquals(2, found.told().size(), found.toString());
    for (Overlap told : found.told()) {
      // Corners under the higher sheet may be nearer to the lower one's border.
      assertEquals(Math.min(0.5, Math.hypot(0.15, 0.5 - step)), told.depth(), CLOSE);
    }
  }

  /** Where the road has a hole its border stands in the post, no deeper than to its side. */
  @ParameterizedTest
  @CsvSource({"0.06", "0.12"})
  void overAHole(double gap) {
    List<Piece> road =
        List.of(
            DrivenLevel.sheet("road_a", -Bodies.HALF, 0, 1.1, 60, 0),
            DrivenLevel.sheet("road_b", 1.1 + gap, 0, Bodies.HALF, 60, 0));
    Overlaps found =
        Bodies.on(road, List.of(Bodies.post("post", 1, 0.3, 0.5))).overlaps(Bodies.TOUCH);
    assertFalse(found.told().isEmpty());
    for (Overlap told : found.told()) {
      boolean first = told.position()[0] < 1.1 + gap / 2;
      assertEquals(first ? 0.1 : 0.2 - gap, told.depth(), CLOSE);
    }
  }
}
