package org.trackwalk.check.rules.topology;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.check.rules.SmallLevel;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.LedgerClass;
import org.trackwalk.model.finding.Severity;

/** What is told of turned parts, touching parts, flat triangles and vertices that nothing uses. */
class PlainTopologyTest {

  private static final String WINDING = "topology.winding";
  private static final String BOW_TIE = "topology.bow-tie";
  private static final String FLAT = "topology.degenerate-triangle";
  private static final String LOOSE = "topology.isolated-vertex";

  private static MeshDraft road() {
    return SmallLevel.road("road", SurfaceClass.ROAD, 6);
  }

  /** A sheet beside the road that goes on from its border, and one cell of it turned over. */
  private static MeshDraft turnedBeside(SurfaceClass surfaceClass, double lean) {
    MeshDraft side = new MeshDraft("side", surfaceClass);
    double angle = StrictMath.toRadians(lean);
    for (int i = 0; i < 4; i++) {
      for (int k = 0; k < 2; k++) {
        double out = 4 * k;
        side.vertex(10 + out * StrictMath.cos(angle), out * StrictMath.sin(angle), 5 * i);
      }
    }
    for (int v = 0; v < 6; v += 2) {
      side.quad(v, v + 2, v + 3, v + 1, "");
    }
    SmallLevel.turn(side, 2, 3);
    return side;
  }

  @ParameterizedTest
  @CsvSource({
    "VERGE, 0, WARNING, road", // faces down, and no rule about road tells it
    "SCENERY, 0, INFO, road",
    "BARRIER, 80, WARNING, the triangles around",
  })
  void aTurnedPartIsAsBadAsWhatItIsOf(
      SurfaceClass of, double lean, Severity severity, String unlike) {
    Finding found = SmallLevel.finding(WINDING, road(), turnedBeside(of, lean));
    assertEquals("side: 2 triangles face the other way, unlike " + unlike, found.message());
    assertEquals(severity, found.severity());
    assertEquals(of, found.surfaceClass());
    assertEquals(2, found.count());
  }

  /**
   * Where both parts face up, as on a bank too steep to be told by its side, ground is an error.
   */
  @ParameterizedTest
  @CsvSource({"59, ERROR", "61, WARNING"})
  void groundOfTheRoadIsAnError(double lean, Severity severity) {
    MeshDraft bank = new MeshDraft("bank", SurfaceClass.ROAD);
    double angle = StrictMath.toRadians(lean);
    // Two leaves that lean apart over one ridge: each faces away from the other's front.
    for (int i = 0; i < 4; i++) {
      bank.vertex(30 - 4 * StrictMath.cos(angle), -4 * StrictMath.sin(angle), 5 * i);
      bank.vertex(30, 0, 5 * i);
    }
    for (int v = 0; v < 6; v += 2) {
      bank.quad(v, v + 2, v + 3, v + 1, "");
    }
    SmallLevel.turn(bank, 2);
    List<Finding> found = SmallLevel.findings(WINDING, road(), bank);
    List<Finding> down = SmallLevel.findings("normal.facing-down", road(), bank);
    // On ground that carries a car it is road that faces down, told by that rule.
    assertEquals(severity == Severity.ERROR ? 0 : 1, found.size());
    assertEquals(severity == Severity.ERROR ? 1 : 0, down.size());
    assertEquals(severity, (found.isEmpty() ? down : found).get(0).severity());
  }

  /** Two cells of a piece with a vertex in common, of which so many touch so. */
  private static MeshDraft touching(int pairs) {
    MeshDraft piece = new MeshDraft("piece", SurfaceClass.VERGE);
    for (int i = 0; i < pairs; i++) {
      double z = 10 * i;
      int middle = piece.vertex(20, 0.5, z);
      piece.triangle(middle, piece.vertex(19, 0.5, z + 1), piece.vertex(20, 0.5, z + 1), "");
      piece.triangle(middle, piece.vertex(21, 0.5, z - 1), piece.vertex(20, 0.5, z - 1), "");
    }
    return piece;
  }

  @ParameterizedTest
  @CsvSource({"1, a vertex", "2, 2 vertices", "5, 5 vertices"})
  void partsThatTouchAreOneNoteOfAPiece(int pairs, String vertices) {
    Finding found = SmallLevel.finding(BOW_TIE, road(), touching(pairs));
    assertEquals(
        "piece has " + vertices + " in which parts of it touch and share no edge", found.message());
    assertEquals(Severity.INFO, found.severity());
    assertEquals(pairs, found.count());
    assertEquals(2, found.measure().value());
    assertEquals(1, found.measure().threshold());
    double[] at = found.position();
    assertEquals(20, at[0]);
    assertEquals(0.5, at[1]);
    assertEquals(0, at[2] % 10);
  }

  @Test
  void threePartsAtAVertexAreThree() {
    MeshDraft piece = touching(1);
    piece.triangle(0, piece.vertex(19, 0.5, -0.4), piece.vertex(19, 0.5, 0.2), "");
    assertEquals(3, SmallLevel.finding(BOW_TIE, road(), piece).measure().value());
  }

  /** Two holes of half a metre whose corners touch: the vertex between them is the holes'. */
  @Test
  void whereAHoleIsTheCauseOnlyThatIsTold() {
    MeshDraft road = new MeshDraft("road", SurfaceClass.ROAD);
    for (int i = 0; i < 49; i++) {
      road.vertex(0.5 * (i % 7), 0, 0.5 * (i / 7));
    }
    for (int v = 0; v < 42; v++) {
      if (v % 7 < 6 && v != 16 && v != 24) {
        road.quad(v, v + 7, v + 8, v + 1, "");
      }
    }
    assertTrue(
        SmallLevel.context(SmallLevel.built(road)).ledger().entries().stream()
            .anyMatch(e -> e.owner() == LedgerClass.HOLE));
    assertEquals(List.of(), SmallLevel.findings(BOW_TIE, road));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void trianglesWithoutAreaAreCounted(int flat) {
    MeshDraft road = road();
    int middle = road.vertex(5, 0, 7.5);
    for (int i = 0; i < flat; i++) {
      // A corner twice, or three on a line.
      road.triangle(4, i == 1 ? 4 : 7, middle, "");
    }
    Finding found = SmallLevel.finding(FLAT, road);
    assertEquals(
        "road has " + flat + (flat == 1 ? " triangle" : " triangles") + " without area",
        found.message());
    assertEquals(Severity.WARNING, found.severity());
    assertEquals(flat, found.count());
    assertEquals(flat, found.measure().value());
    assertTrue(found.fixable());
  }

  private static Piece sheet(String name, float[] positions, int... corners) {
    return Piece.named(name, "level.obj")
        .mesh(positions, corners)
        .surfaceClass(SurfaceClass.ROAD)
        .build();
  }

  @Test
  void ofOneListForTwoPiecesAVertexIsUsedIfEitherUsesIt() {
    float[] both = {0, 0, 0, 0, 0, 9, 9, 0, 9, 9, 0, 0, 9, 3, 4};
    Piece first = sheet("first", both, 0, 1, 2);
    Piece second = sheet("second", both, 0, 2, 3);
    List<Finding> found = SmallLevel.findings(LOOSE, first, second);
    assertEquals(1, found.size());
    assertEquals("first has 1 vertex that no triangle uses", found.get(0).message());
    assertArrayEquals(new double[] {9, 3, 4}, found.get(0).position());
    assertTrue(found.get(0).fixable());
    // Lists of their own, number for number the same, are two.
    found = SmallLevel.findings(LOOSE, first, sheet("second", both.clone(), 0, 2, 3));
    assertEquals(
        List.of(
            "first has 2 vertices that no triangle uses",
            "second has 2 vertices that no triangle uses"),
        found.stream().map(Finding::message).sorted().toList());
  }

  @Test
  void cornersOneByOneUseEachVertex() {
    float[] p = {0, 0, 0, 0, 0, 9, 9, 0, 9, 9, 0, 0, 9, 3, 4, 3, 3, 3};
    assertEquals(List.of(), SmallLevel.findings(LOOSE, sheet("road", p, 0, 1, 2, 3, 4, 5)));
    // As many corners as vertices, but one of them twice.
    Finding found = SmallLevel.findings(LOOSE, sheet("road", p, 0, 1, 2, 3, 4, 1)).get(0);
    assertArrayEquals(new double[] {3, 3, 3}, found.position());
    assertEquals(1, found.count());
    // All used, and one triangle more than that takes.
    assertEquals(
        List.of(), SmallLevel.findings(LOOSE, sheet("road", p, 0, 1, 2, 3, 4, 5, 0, 2, 3)));
  }

  @Test
  void aPieceWithoutTrianglesIsNoPlaceOfThem() {
    float[] p = {0, 0, 0, 0, 0, 9, 9, 0, 9};
    Piece empty = sheet("empty", new float[] {1, 2, 3});
    assertEquals(List.of(), SmallLevel.findings(LOOSE, sheet("road", p, 0, 1, 2), empty));
  }

  @Test
  void theLowestOfSeveralIsThePlace() {
    float[] p = {0, 0, 0, 0, 0, 9, 9, 0, 9, 5, 1, 7, 4, 3, 8, 4, 2, 9, 4, 2, 8};
    Finding found = SmallLevel.findings(LOOSE, sheet("road", p, 0, 1, 2)).get(0);
    assertArrayEquals(new double[] {4, 2, 8}, found.position());
    assertEquals(4, found.flow().size());
    assertArrayEquals(new double[] {4, 2, 9}, found.flow().get(1).position());
    assertArrayEquals(new double[] {4, 3, 8}, found.flow().get(2).position());
    assertArrayEquals(new double[] {5, 1, 7}, found.flow().get(3).position());
  }

  /** A thousand places are listed, the number tells of all. */
  @ParameterizedTest
  @CsvSource({"1, 0", "2, 2", "1000, 1000", "1001, 1000"})
  void atMostAThousandAreListed(int loose, int listed) {
    float[] p = new float[9 + 3 * loose];
    System.arraycopy(new float[] {0, 0, 0, 0, 0, 9, 9, 0, 9}, 0, p, 0, 9);
    for (int i = 0; i < loose; i++) {
      p[9 + 3 * i] = i % 7;
      p[10 + 3 * i] = 1;
      p[11 + 3 * i] = i;
    }
    Finding found = SmallLevel.findings(LOOSE, sheet("road", p, 0, 1, 2)).get(0);
    assertEquals(loose, found.count());
    assertEquals(loose, found.measure().value());
    assertEquals(listed, found.flow().size());
  }
}
