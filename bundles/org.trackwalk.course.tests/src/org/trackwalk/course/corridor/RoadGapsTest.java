package org.trackwalk.course.corridor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.settings.CheckSettings;

/** Pieces with a name that says nothing in a road whose other pieces have one. Metres. */
class RoadGapsTest {

  private static final int PIECES = 24;
  private static final int ROWS = 6;

  /**
   * A piece of a ring around the origin: from one angle to another, in parts of {@link #PIECES}.
   */
  private static Piece arc(String name, double inner, double outer, double from, double to) {
    return arc(name, inner, outer, from, to, 0);
  }

  private static Piece arc(
      String name, double inner, double outer, double from, double to, double height) {
    float[] p = new float[6 * (ROWS + 1)];
    for (int i = 0; i <= ROWS; i++) {
      // The same bits where one piece ends and the next begins.
      double part = i == ROWS ? to : from + (to - from) * i / ROWS;
      double angle = 2 * StrictMath.PI * (part % PIECES) / PIECES;
      point(p, 2 * i, inner * StrictMath.cos(angle), height, inner * StrictMath.sin(angle));
      point(p, 2 * i + 1, outer * StrictMath.cos(angle), height, outer * StrictMath.sin(angle));
    }
    return strip(name, p);
  }

  private static void point(float[] p, int i, double x, double y, double z) {
    p[3 * i] = (float) x;
    p[3 * i + 1] = (float) y;
    p[3 * i + 2] = (float) z;
  }

  /** Rows of two points each, up to the next row. */
  private static Piece strip(String name, float[] p) {
    int rows = p.length / 6 - 1;
    int[] t = new int[6 * rows];
    for (int i = 0; i < rows; i++) {
      int a = 2 * i;
      int[] quad = {a, a + 2, a + 3, a, a + 3, a + 1};
      System.arraycopy(quad, 0, t, 6 * i, 6);
    }
    return Piece.named(name, "level.obj").mesh(p, t).build();
  }

  /** A level strip along x, from one x to another. */
  private static Piece straight(String name, double x0, double x1, double z0, double z1) {
    float[] p = new float[12];
    point(p, 0, x0, 0, z1);
    point(p, 1, x0, 0, z0);
    point(p, 2, x1, 0, z1);
    point(p, 3, x1, 0, z0);
    return strip(name, p);
  }

  /** A lap of 24 pieces, 10 m wide. */
  private static List<Piece> lap(IntFunction<String> name) {
    List<Piece> pieces = new ArrayList<>();
    for (int i = 0; i < PIECES; i++) {
      pieces.add(arc(name.apply(i), 100, 110, i, i + 1));
    }
    return pieces;
  }

  private static Corridor find(List<Piece> pieces, LevelHints hints) {
    Level level = new Level("l", "", pieces, List.of(), List.of(), hints);
    WeldedSurface surface = ExactWeld.weld(level.pieces(), 1, Progress.none());
    Topology topology = Topology.of(surface, 1, Progress.none());
    return CorridorFinder.find(level, Land.of(surface), topology, CheckSettings.defaults());
  }

  private static Corridor find(List<Piece> pieces) {
    return find(pieces, LevelHints.NONE);
  }

  private static void assertRoad(int pieces, Corridor corridor) {
    String words = corridor.facts().explanation();
    assertEquals("names", corridor.facts().how(), words);
    assertEquals(pieces, corridor.facts().pieces().size(), words + corridor.facts().pieces());
  }

  @Test
  void aPieceWithAnyNameIsRoadBetweenTwoThatAre() {
    for (String name : List.of("Object007", "Plane.003", "Box01", "BezierCurve", "teil", "")) {
      Corridor corridor = find(lap(i -> i == 7 ? name : "tkMn" + i));
      assertRoad(PIECES, corridor);
      String words = corridor.facts().explanation();
      assertTrue(words.contains(name + " fills a gap in it and is taken for road too"), words);
    }
  }

  @Test
  void inEveryDictionaryItIs() {
    for (String family : List.of("tkMn%d", "%dROAD", "road_%d", "asphalt.%d", "racetrack%d")) {
      assertRoad(PIECES, find(lap(i -> i == 7 ? "Mesh" : String.format(family, i))));
    }
  }

  @Test
  void severalInARowAndSeveralApartAreRoad() {
    assertRoad(PIECES, find(lap(i -> i >= 7 && i < 10 ? "Mesh" + i : "tkMn" + i)));
    Corridor fifth = find(lap(i -> i % 5 == 2 ? "Mesh" + i : "tkMn" + i));
    assertRoad(PIECES, fifth);
    String words = fifth.facts().explanation();
    assertTrue(words.contains("Mesh12, Mesh17, Mesh2 and 2 more fill gaps in it"), words);
  }

  @Test
  void aPieceThatMissesItsNeighboursBySomeMillimetresIsRoad() {
    List<Piece> pieces = lap(i -> "tkMn" + i);
    pieces.set(7, arc("Mesh", 100.004, 110.004, 7, 8, 0.012));
    assertRoad(PIECES, find(pieces));
  }

  @Test
  void whatLiesBesideTheRoadIsNone() {
    List<Piece> pieces = lap(i -> "tkMn" + i);
    for (int i = 0; i < PIECES; i++) {
      // A verge in pieces as long as the road's, and a lawn of one piece.
      pieces.add(arc("Mesh" + i, 92, 100, i, i + 1));
    }
    pieces.add(arc("Plane", 110, 140, 0, PIECES));
    Corridor corridor = find(pieces);
    assertRoad(PIECES, corridor);
    assertFalse(corridor.facts().explanation().contains("gap"), corridor.facts().explanation());
  }

  @Test
  void whatLiesTwiceInOnePlaceHasNoBorderAndFillsNothing() {
    List<Piece> pieces = lap(i -> "tkMn" + i);
    pieces.add(arc("Mesh1", 110, 120, 3, 4));
    pieces.add(arc("Mesh1", 110, 120, 3, 4));
    assertRoad(PIECES, find(pieces));
  }

  @Test
  void aPitLaneThatLeavesTheRoadAtItsSideIsNone() {
    List<Piece> pieces = lap(i -> "tkMn" + i);
    pieces.add(arc("Mesh1", 110, 116, 3, 4));
    pieces.add(arc("Mesh2", 110, 116, 4, 5));
    pieces.add(arc("Mesh3", 110, 116, 5, 6));
    assertRoad(PIECES, find(pieces));
  }

  @Test
  void aRunOffThatGoesOnFromOneEndIsNone() {
    List<Piece> pieces = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      pieces.add(straight("tkMn" + i, 20 * i, 20 * i + 20, 0, 10));
    }
    pieces.add(straight("Mesh", 400, 430, 0, 10));
    assertRoad(20, find(pieces));
  }

  /** It ends torn, and another end of the road lies ahead within its own length. */
  @ParameterizedTest
  @ValueSource(ints = {12, 20, 35, 55})
  void aCarParkAtTheFinishIsNone(int ahead) {
    List<Piece> pieces = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      pieces.add(straight("tkMn" + i, 20 * i, 20 * i + 20, 0, 10));
      double from = 460 + ahead + 20 * i;
      pieces.add(straight("tkMn" + (20 + i), from, from + 20, 0, 10));
    }
    pieces.add(straight("Mesh", 400, 460, 0, 10));
    assertRoad(40, find(pieces));
  }

  private static Piece made(String material, Piece piece) {
    int triangles = piece.triangles().length / 3;
    return piece.toBuilder().surfaces(List.of(material), new int[triangles]).build();
  }

  /** Two lanes whose names say nothing, side by side and of one material. */
  @ParameterizedTest
  @ValueSource(ints = {1, 3})
  void lanesSideBySideAreRoad(int rows) {
    List<Piece> pieces = new ArrayList<>();
    for (int i = 0; i < PIECES; i++) {
      boolean gap = i >= 7 && i < 7 + rows;
      pieces.add(made("m1", arc((gap ? "Mesh" : "tkMn") + i, 100, 105, i, i + 1)));
      pieces.add(made("m1", arc((gap ? "Mesh_b" : "tkMnb") + i, 105, 110, i, i + 1)));
    }
    assertRoad(2 * PIECES, find(pieces));
  }

  /**
   * From a start on a road of two legs: ground across between them in pieces as long as the road's,
   * two verges and what lies between. Of one such row nobody knows that it is no road.
   */
  @ParameterizedTest
  @ValueSource(ints = {1, 3, 6, 20})
  void whatLiesBetweenTwoLegsSideBySideIsNone(int rows) {
    List<Piece> pieces = new ArrayList<>();
    for (int i = 0; i < 40; i++) {
      int x = 10 * i;
      pieces.add(made("m1", straight("a" + i, x, x + 10, 0, 10)));
      pieces.add(made("m1", straight("b" + i, x, x + 10, 40, 50)));
      pieces.add(made("m3", straight("f" + i, x, x + 10, -30, 0)));
      pieces.add(made("m3", straight("g" + i, x, x + 10, 50, 80)));
      if (i > 0 && i <= rows) {
        pieces.add(made("m2", straight("c" + i, x, x + 10, 10, 14)));
        pieces.add(made("m3", straight("d" + i, x, x + 10, 14, 36)));
        pieces.add(made("m2", straight("e" + i, x, x + 10, 36, 40)));
      }
    }
    Level level = new Level("l", "", pieces, List.of(), List.of(), LevelHints.NONE);
    WeldedSurface surface = ExactWeld.weld(level.pieces(), 1, Progress.none());
    Topology topology = Topology.of(surface, 1, Progress.none());
    CheckSettings settings = CheckSettings.defaults().withStart(new double[] {105, 0, 5});
    Corridor corridor = CorridorFinder.find(level, Land.of(surface), topology, settings);
    int found = corridor.facts().pieces().size();
    assertEquals(rows == 1 ? 83 : 40, found, corridor.facts().explanation());
  }

  /** Of a piece in a gap a row is missing where the road goes on. */
  @Test
  void aPieceOfWhichALastRowIsMissingIsRoad() {
    List<Piece> pieces = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      pieces.add(straight("tkMn" + i, 20 * i, 20 * i + 20, 0, 10));
      pieces.add(straight("tkMn" + (20 + i), 440 + 20 * i, 460 + 20 * i, 0, 10));
    }
    pieces.add(straight("Mesh", 400, 435, 0, 10));
    assertRoad(41, find(pieces));
  }

  @Test
  void aLawnBetweenTwoRoadsIsNone() {
    List<Piece> pieces = new ArrayList<>();
    for (int i = 0; i < 40; i++) {
      pieces.add(straight("tkMn" + i, 15 * i, 15 * i + 15, 0, 8));
      pieces.add(straight("tkMn" + (100 + i), 15 * i, 15 * i + 15, 14, 22));
    }
    List<Piece> cut = new ArrayList<>(pieces);
    for (int i = 0; i < 40; i++) {
      cut.add(straight("Mesh" + i, 15 * i, 15 * i + 15, 8, 14));
    }
    assertRoad(80, find(cut));
    cut = new ArrayList<>(pieces);
    cut.add(straight("Mesh", 300, 315, 8, 14));
    assertRoad(80, find(cut));
  }

  /** A lap of verge of which one piece is called a road's, and a stub of it that is none. */
  @Test
  void whatGoesAroundTheWholeLapFromOneNamedPieceIsNone() {
    List<Piece> pieces = lap(i -> "tkMn" + i);
    for (int i = 0; i < PIECES; i++) {
      pieces.add(arc(i == 0 ? "t1LB0" : "Mesh" + i, 92, 100, i, i + 1));
    }
    assertRoad(PIECES + 1, find(pieces));
    pieces.remove(PIECES + 9);
    assertRoad(PIECES + 1, find(pieces));
  }

  @Test
  void whatIsWiderOrCalledGrassIsNone() {
    List<Piece> wide = lap(i -> "tkMn" + i);
    wide.set(7, arc("Mesh", 90, 120, 7, 8));
    assertRoad(PIECES - 1, find(wide));
    assertRoad(PIECES - 1, find(lap(i -> i == 7 ? "grass_7" : "tkMn" + i)));
    assertRoad(PIECES - 1, find(lap(i -> i == 7 ? "terr7" : "tkMn" + i)));
    assertRoad(PIECES - 1, find(lap(i -> i == 7 ? "fence" : "tkMn" + i)));
  }

  @Test
  void anAuthorWhoLeavesOneOutIsToldSo() {
    LevelHints hints = LevelHints.NONE.withRoad(List.of("strasse*"));
    Corridor corridor = find(lap(i -> i == 7 ? "Mesh" : "strasse" + i), hints);
    assertEquals("manifest", corridor.facts().how());
    assertEquals(PIECES - 1, corridor.facts().pieces().size());
    String words = corridor.facts().explanation();
    assertTrue(words.contains("but Mesh fills a gap in it and is not named: name it too"), words);
    Corridor whole = find(lap(i -> "strasse" + i), hints);
    assertFalse(whole.facts().explanation().contains("gap"), whole.facts().explanation());
  }
}
