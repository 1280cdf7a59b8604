package org.trackwalk.course.scale;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.UpAxis;

/** Short roads of one or two pieces: upright, far too wide, and what may be so by nature. */
class SizeEvidenceTest {

  /** A rectangle in x and z that faces up when Y is up. */
  private static Piece sheet(String name, UpAxis up, float length, float width) {
    float[] p = {0, 0, 0, 0, 0, width, length, 0, width, length, 0, 0};
    return Piece.named(name, "level.dae")
        .mesh(p, new int[] {0, 1, 2, 0, 2, 3})
        .frame(Frame.of(up, LengthUnit.METRE))
        .build();
  }

  private static List<Doubt> of(Piece... pieces) {
    Level level = new Level("level", "", List.of(pieces), List.of(), List.of(), LevelHints.NONE);
    return Misreading.Said.of(level).doubts();
  }

  @Test
  void aRoadThatIsAllThereIsAndStandsIsDoubted() {
    List<Doubt> doubts = of(sheet("road_a", UpAxis.Z, 80, 8));
    assertEquals(1, doubts.size());
    assertEquals(Doubt.Kind.AXIS, doubts.get(0).kind());
    assertEquals(UpAxis.Y, doubts.get(0).readings().get(0).up());
    assertEquals(List.of(), of(sheet("road_a", UpAxis.Y, 80, 8)));
  }

  @Test
  void oneThatIsHalfMirroredIsDoubtedToo() {
    Piece mirrored =
        Piece.named("road_b", "level.dae")
            .mesh(
                new float[] {80, 0, 0, 80, 0, 8, 160, 0, 8, 160, 0, 0},
                new int[] {0, 2, 1, 0, 3, 2})
            .frame(Frame.of(UpAxis.Z, LengthUnit.METRE))
            .build();
    List<Doubt> doubts = of(sheet("road_a", UpAxis.Z, 80, 8), mirrored);
    assertEquals(1, doubts.size());
    assertEquals(UpAxis.Y, doubts.get(0).readings().get(0).up());
  }

  @Test
  void aBoardIsNotNorIsOneAboveGround() {
    assertEquals(List.of(), of(sheet("road_board", UpAxis.Z, 30, 8)));
    assertEquals(List.of(), of(sheet("road_board", UpAxis.Z, 80, 2)));
    // Z up: x and y lie flat.
    Piece ground =
        Piece.named("meadow", "level.dae")
            .mesh(
                new float[] {0, 0, 0, 80, 0, 0, 80, 80, 0, 0, 80, 0}, new int[] {0, 1, 2, 0, 2, 3})
            .frame(Frame.of(UpAxis.Z, LengthUnit.METRE))
            .build();
    assertEquals(List.of(), of(sheet("road_board", UpAxis.Z, 80, 8), ground));
  }

  @Test
  void aShortRoadThatIsFarTooWideIsDoubted() {
    List<Doubt> doubts = of(sheet("road", UpAxis.Y, 8000, 800));
    assertEquals(1, doubts.size());
    assertEquals(Doubt.Kind.UNIT, doubts.get(0).kind());
    assertEquals(LengthUnit.CENTIMETRE, doubts.get(0).readings().get(0).unit());
  }

  @Test
  void ofTwoReadingsBothAreNamed() {
    Doubt doubt = of(sheet("road", UpAxis.Y, 20000, 465)).get(0);
    assertTrue(doubt.advice().contains("--units cm or --units in"), doubt.advice());
    assertTrue(doubt.undecided(), "4.65 m in centimetres, 11.8 m in inches");
    Doubt wide = of(sheet("road", UpAxis.Y, 8000, 800)).get(0);
    assertFalse(wide.undecided(), "8 m in centimetres, 20.3 m in inches");
    assertTrue(wide.advice().contains("--units cm or --units in"), wide.advice());
  }

  @Test
  void aFieldAndAnAirfieldAreNot() {
    assertEquals(List.of(), of(sheet("road", UpAxis.Y, 2400, 800)));
    assertEquals(List.of(), of(sheet("road", UpAxis.Y, 1500, 150)));
  }

  /**
   * What is driven along as a road is none that is too wide, however long it is, and a quad of it
   * that is missing makes no difference.
   */
  @ParameterizedTest
  @CsvSource({
    "51, 15, 19.8",
    "52, 30, 20",
    "54, 27, 20.2",
    "55, 12, 20.5",
    "57, 57, 20.1",
    "59, 40, 21",
    "59.5, 20, 30",
    "58, 10, 60"
  })
  void aRoadAsWideAsAreDrivenIsNotDoubtedWholeOrTorn(double width, double quad, double slender) {
    int rows = (int) Math.rint(slender * width / quad);
    for (int gone = -1; gone < rows; gone += Math.max(1, rows / 3)) {
      List<Integer> corners = new ArrayList<>();
      float[] p = new float[6 * (rows + 1)];
      for (int i = 0; i <= rows; i++) {
        p[6 * i] = (float) (i * slender * width / rows);
        p[6 * i + 3] = p[6 * i];
        p[6 * i + 5] = (float) width;
        if (i < rows && i != gone) {
          corners.addAll(List.of(2 * i, 2 * i + 1, 2 * i + 3, 2 * i, 2 * i + 3, 2 * i + 2));
        }
      }
      int[] t = corners.stream().mapToInt(Integer::intValue).toArray();
      Piece road = Piece.named("road", "level.dae").mesh(p, t).build();
      assertEquals(List.of(), of(road), width + " m, without quad " + gone);
    }
  }
}
