package org.trackwalk.check.rules.topology;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.trackwalk.check.rules.SmallLevel;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;

/** Triangles that are there twice: the same way, the other way round, cut the other way. */
class DoubledTrianglesTest {

  private static final String COPY = "topology.duplicate-triangle";
  private static final String BACK = "topology.back-to-back";

  /** A copy of some triangles of another piece, turned over or not. */
  private static void twice(MeshDraft of, MeshDraft into, boolean turned, int... triangles) {
    for (int t : triangles) {
      int[] c = of.corners(t);
      int a = into.vertex(of.position(c[0]));
      int b = into.vertex(of.position(c[1]));
      int d = into.vertex(of.position(c[2]));
      into.triangle(a, turned ? d : b, turned ? b : d, "");
    }
  }

  private static MeshDraft road() {
    return SmallLevel.road("road", SurfaceClass.ROAD, 6);
  }

  @Test
  void aCopyIsCountedAndLiesWhereTheTriangleDoes() {
    MeshDraft road = road();
    twice(road, road, false, 4);
    Finding one = SmallLevel.finding(COPY, road);
    assertEquals("road has 1 triangle a second time", one.message());
    assertEquals(Severity.WARNING, one.severity());
    assertTrue(one.fixable());
    assertEquals(1, one.count());
    assertEquals(1, one.measure().value());
    assertArrayEquals(new double[] {5.0 / 3, 0, 25.0 / 3}, one.position(), 1e-6);
    // The diagonal of a cell.
    assertEquals(Math.sqrt(50), one.length(), 1e-6);
    twice(road, road, false, 5);
    Finding two = SmallLevel.finding(COPY, road);
    assertEquals("road has 2 triangles a second time", two.message());
    assertEquals(2, two.count());
    assertEquals(2, two.measure().value());
  }

  @Test
  void ofAnotherPieceItIsNamed() {
    MeshDraft copy = new MeshDraft("second", SurfaceClass.ROAD);
    twice(road(), copy, false, 4, 5);
    Finding found = SmallLevel.finding(COPY, road(), copy);
    assertEquals("second has 2 triangles a second time, as road has too", found.message());
    assertEquals(List.of("road", "second"), found.pieces());
  }

  /** Whatever the other piece is called and for, and whichever of the two comes first. */
  @ParameterizedTest
  @CsvSource({"a, VERGE", "z, VERGE", "a, ROAD", "z, ROAD", "a, SCENERY", "z, SCENERY"})
  void aPairInTheRoadIsAWarningWhicheverComesFirst(String name, SurfaceClass what) {
    for (int t = 0; t < 12; t++) {
      MeshDraft back = new MeshDraft(name, what);
      twice(road(), back, true, t);
      assertEquals(Severity.WARNING, SmallLevel.finding(BACK, road(), back).severity());
    }
  }

  @Test
  void aThirdTimeIsTwoCopies() {
    MeshDraft road = road();
    twice(road, road, false, 4);
    twice(road, road, false, 4);
    assertEquals("road has 2 triangles a second time", SmallLevel.finding(COPY, road).message());
  }

  @Test
  void whatHasNoAreaIsNoCopy() {
    MeshDraft road = road();
    road.triangle(0, 0, 3, "");
    road.triangle(0, 0, 3, "");
    assertEquals(List.of(), SmallLevel.findings(COPY, road));
    assertEquals(List.of(), SmallLevel.findings(BACK, road));
  }

  @ParameterizedTest
  @EnumSource(
      value = SurfaceClass.class,
      names = {"VERGE", "BARRIER", "SCENERY"})
  void whereNoCarDrivesItIsANote(SurfaceClass other) {
    MeshDraft side = new MeshDraft("side", other);
    int v = side.vertex(10.5, 0, 5);
    side.vertex(10.5, 0, 6);
    side.vertex(11.5, 0, 6);
    side.vertex(11.5, 0, 5);
    side.quad(v, v + 1, v + 2, v + 3, "");
    MeshDraft crossed = side.copy();
    twice(side, side, false, 0);
    Finding found = SmallLevel.finding(COPY, road(), side);
    assertEquals(Severity.INFO, found.severity());
    assertEquals(other, found.surfaceClass());
    twice(crossed, crossed, true, 0);
    found = SmallLevel.finding(BACK, road(), crossed);
    assertEquals(Severity.INFO, found.severity());
    assertTrue(found.help().startsWith("What shall stop cars from both sides"), found.help());
  }

  @ParameterizedTest
  @CsvSource({"ROAD, WARNING", "VERGE, INFO"})
  void groundThatIsCutTheOtherWayIsThereTwice(SurfaceClass ground, Severity severity) {
    MeshDraft first = SmallLevel.road("first", ground, 6);
    MeshDraft second = new MeshDraft("second", ground);
    int v = second.vertex(0, 0, 5);
    second.vertex(0, 0, 10);
    second.vertex(5, 0, 10);
    second.vertex(5, 0, 5);
    second.quad(v + 1, v + 2, v + 3, v, "");
    MeshDraft elsewhere = SmallLevel.road("road", SurfaceClass.ROAD, 2);
    for (int i = 0; i < elsewhere.vertexCount(); i++) {
      float[] p = elsewhere.position(i);
      elsewhere.move(i, p[0] + 100, p[1], p[2]);
    }
    Finding found = SmallLevel.finding(COPY, first, second, elsewhere);
    assertTrue(
        found
            .message()
            .contains(" has the ground of 2 triangles a second time, cut along the other"),
        found.message());
    boolean ofFirst = found.message().startsWith("first");
    assertTrue(
        found.message().endsWith(", as " + (ofFirst ? "second" : "first") + " has too"),
        found.message());
    assertEquals(severity, found.severity());
    assertEquals(ground, found.surfaceClass());
    assertEquals(List.of("first", "second"), found.pieces());
    assertEquals(2, found.count());
    assertEquals(2, found.measure().value());
    assertFalse(found.fixable(), "which of the two layers goes is for a person to say");
    assertTrue(found.help().startsWith("Delete one of the two layers"), found.help());
  }

  @Test
  void ofOnePieceTheSameIsNotNamedTwice() {
    MeshDraft road = road();
    road.quad(6, 7, 4, 3, "");
    Finding found = SmallLevel.finding(COPY, road);
    assertEquals(
        "road has the ground of 2 triangles a second time, cut along the other diagonals",
        found.message());
  }

  @Test
  void aBackIsOnePair() {
    MeshDraft road = road();
    twice(road, road, true, 4);
    Finding one = SmallLevel.finding(BACK, road);
    assertEquals("road has 1 pair of triangles back to back", one.message());
    assertEquals(Severity.WARNING, one.severity());
    assertEquals(1, one.count());
    assertEquals(1, one.measure().value());
    assertEquals(List.of(4, 24), one.features().get("road").triangles());
    twice(road, road, true, 5);
    Finding two = SmallLevel.finding(BACK, road);
    assertEquals("road has 2 pairs of triangles back to back", two.message());
    assertEquals(2, two.count());
    assertEquals(2, two.measure().value());
  }

  @Test
  void ofACopyAndABackOnlyTheBackIsOne() {
    MeshDraft road = road();
    twice(road, road, false, 4);
    assertEquals(List.of(), SmallLevel.findings(BACK, road));
    twice(road, road, true, 4);
    twice(road, road, true, 4);
    assertEquals(1, SmallLevel.finding(BACK, road).count());
    assertEquals(2, SmallLevel.finding(COPY, road).count());
  }

  @Test
  void twoPiecesOfAPairAreNamedAndNoMore() {
    MeshDraft under = new MeshDraft("under", SurfaceClass.ROAD);
    twice(road(), under, true, 4);
    Finding two = SmallLevel.finding(BACK, road(), under);
    assertEquals("road | under have 1 pair of triangles back to back", two.message());
    assertEquals(List.of("road", "under"), two.pieces());
  }

  /** Fronts of two pieces, both of whose backs are a third one's. */
  @Test
  void ofThreePiecesTwoAreNamed() {
    MeshDraft first = road();
    MeshDraft beside = SmallLevel.road("beside", SurfaceClass.ROAD, 6);
    for (int i = 0; i < beside.vertexCount(); i++) {
      float[] p = beside.position(i);
      beside.move(i, p[0] + 10, p[1], p[2]);
    }
    MeshDraft under = new MeshDraft("under", SurfaceClass.ROAD);
    twice(first, under, true, 6, 7);
    twice(beside, under, true, 4, 5);
    Finding found = SmallLevel.finding(BACK, first, beside, under);
    assertEquals("beside | road have 4 pairs of triangles back to back", found.message());
    assertEquals(List.of("beside", "road", "under"), found.pieces());
  }

  /** A pair in the road that leans by so many degrees; up to 45 it may be driven on. */
  @ParameterizedTest
  @CsvSource({"0, false", "44, false", "46, true", "90, true"})
  void uprightPairsInsideTheRoadAreEndsOfTiles(double degrees, boolean ends) {
    MeshDraft road = road();
    double angle = StrictMath.toRadians(degrees);
    int top = road.vertex(5 * StrictMath.cos(angle), 5 * StrictMath.sin(angle), 7);
    road.triangle(3, 6, top, "");
    road.triangle(6, 3, top, "");
    Finding found = SmallLevel.finding(BACK, road);
    assertEquals(
        ends,
        found.message().endsWith(", upright inside the road: the ends of closed tiles that touch"));
    assertEquals(ends, found.help().startsWith("Delete both triangles of each pair"));
    assertEquals(!ends, found.help().startsWith("Delete the back faces of the road"));
  }
}
