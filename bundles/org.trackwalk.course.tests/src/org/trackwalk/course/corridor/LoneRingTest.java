package org.trackwalk.course.corridor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;

/** Rings without names that have nothing, or little, around them. Metres. */
class LoneRingTest {

  private static Corridor find(Piece... pieces) {
    return FoundCorridor.of(List.of(pieces));
  }

  @Test
  void aLoneRingIsTheRoad() {
    Corridor corridor = find(Rings.ring("a", 100, 110, "m"));
    assertEquals("geometry", corridor.facts().how());
    assertEquals(0.5, corridor.facts().confidence());
    String words = corridor.facts().explanation();
    assertTrue(words.contains("a closed band 10 m wide and 660 m long"), words);
  }

  @ParameterizedTest
  @CsvSource({
    "15, 25, 0, true, a hole three times as wide as the ring",
    "15, 25, 3, true, beside it a patch of a twentieth of its area",
    "15, 25, 30, false, beside it ground that a car may drive on too",
    "8, 20, 0, false, the hole is little wider than the ring",
    "30, 60, 0, false, a wide one goes around no better"
  })
  void aShortRingIsTheRoadWhereThereIsNoOtherGround(
      double inner, double outer, int quads, boolean road, String why) {
    Piece ring = Rings.ring("a", inner, outer, "m");
    Corridor corridor = quads == 0 ? find(ring) : find(ring, Rings.land(quads, 2.5, 0));
    assertEquals(road, corridor.known(), why);
  }

  /** A lap of which two lanes, and the line between them, are of materials that say nothing. */
  @ParameterizedTest
  @CsvSource({
    "3.3, 0.2, 1, 60, true",
    "3.3, 0.6, 1, 20, true",
    "2.7, 1.4, 1, 90, true",
    "5, 0.3, 1, 80, true",
    "3.3, 0.2, 0.85, 60, true",
    "1.2, 0.3, 1, 30, true",
    "3.3, 0.6, 1, 6, false"
  })
  void lanesAndALineBetweenThemAreOneRoad(
      double lane, double line, double tilt, double inner, boolean road) {
    double second = inner + lane;
    double third = second + line;
    Corridor corridor =
        find(
            Rings.ring("a", inner, second, "m1"),
            Rings.ring("b", second, third, "m2"),
            Rings.ring("c", third, third + lane * tilt, "m1"));
    assertEquals(road, corridor.known(), () -> corridor.facts().explanation());
    if (road) {
      int triangles = 6 * Rings.STEPS;
      assertEquals(triangles, corridor.classes().count(SurfaceClass.ROAD));
      double width = line + lane * (1 + tilt);
      assertEquals(width < 4 ? 0.2 : 0.5, corridor.facts().confidence());
    }
  }

  /** Beside a lawn such lanes are no band: which of all that is the road nobody can tell. */
  @Test
  void narrowLanesAmidOtherGroundAreNone() {
    Corridor corridor =
        find(
            Rings.ring("a", 60, 63.3, "m1"),
            Rings.ring("b", 63.3, 63.5, "m2"),
            Rings.ring("c", 63.5, 66.8, "m1"),
            Rings.land(60, 2.5, 0));
    assertEquals(false, corridor.known());
  }

  /** Where there is nothing else it is the road, and its unit is doubtful. */
  @ParameterizedTest
  @CsvSource({"3.9, 100", "2, 60", "1.5, 60", "0.9, 80"})
  void aLoneRingIsTheRoadHoweverNarrow(double width, double inner) {
    Corridor corridor = find(Rings.ring("a", inner, inner + width, "m"));
    assertEquals(0.2, corridor.facts().confidence());
    String words = corridor.facts().explanation();
    assertTrue(words.contains("DOUBTFUL: it is narrower than a road for cars"), words);
  }

  /** Likewise however wide: nothing else may be the road. */
  @ParameterizedTest
  @CsvSource({"31, 200", "60, 600", "75, 300", "1200, 9000"})
  void aLoneRingIsTheRoadHoweverWide(double width, double inner) {
    Corridor corridor = find(Rings.ring("a", inner, inner + width, "m"));
    assertEquals(0.2, corridor.facts().confidence());
    String words = corridor.facts().explanation();
    assertTrue(words.contains("DOUBTFUL: it is wider than a road for cars"), words);
  }

  /** Tracks for models, or in another unit: of 6 square metres at least. */
  @ParameterizedTest
  @CsvSource({"0.9, 3, true", "0.4, 5, true", "0.1, 20, true", "0.9, 0.5, false", "0.2, 3, false"})
  void aLoneRingIsTheRoadHoweverSmall(double width, double inner, boolean road) {
    Corridor corridor = find(Rings.ring("a", inner, inner + width, "m"));
    String words = corridor.facts().explanation();
    assertEquals(road, corridor.known(), words);
    assertEquals(road, words.contains("DOUBTFUL: it is narrower than a road for cars"), words);
    assertTrue(!find(Rings.ring("a", inner, inner + width, "m"), Rings.land(20, 2.5, 0)).known());
  }
}
