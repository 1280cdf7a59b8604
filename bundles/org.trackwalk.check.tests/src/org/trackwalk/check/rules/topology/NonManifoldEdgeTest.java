package org.trackwalk.check.rules.topology;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.check.rules.SmallLevel;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;

/** A third face on an edge: how many, whose, where, and how bad that is. */
class NonManifoldEdgeTest {

  private static final String RULE = "topology.non-manifold-edge";

  /** A triangle on the middle edge of a row of the road that leans so far that it is no wall. */
  private static void fin(MeshDraft draft, int row, double high) {
    double z = SmallLevel.CELL * row;
    int from = draft.vertex(SmallLevel.CELL, 0, z);
    int to = draft.vertex(SmallLevel.CELL, 0, z + SmallLevel.CELL);
    draft.triangle(from, to, draft.vertex(SmallLevel.CELL + 1, high, z + 1), "");
  }

  private static MeshDraft finned(String name, SurfaceClass surfaceClass, int row) {
    MeshDraft draft = new MeshDraft(name, surfaceClass);
    fin(draft, row, 0.02);
    return draft;
  }

  @Test
  void oneEdgeHasItsMiddleAndItsThreeTriangles() {
    MeshDraft road = SmallLevel.road("road", SurfaceClass.ROAD, 4);
    fin(road, 1, 0.02);
    // On a slope: its ends are 1 m and 2 m high.
    for (int v = 0; v < road.vertexCount(); v++) {
      float[] p = road.position(v);
      road.move(v, p[0] + 1, p[1] + p[2] / 5, p[2]);
    }
    Finding found = SmallLevel.finding(RULE, road);
    assertEquals("road has 1 edge on which three or more triangles meet", found.message(), RULE);
    assertEquals(Severity.WARNING, found.severity());
    assertEquals(SurfaceClass.ROAD, found.surfaceClass());
    assertArrayEquals(new double[] {6, 1.5, 7.5}, found.position());
    assertEquals(1, found.count());
    assertEquals(1, found.measure().value());
    assertEquals(0, found.measure().threshold());
    assertEquals(List.of("road"), found.pieces());
    // Of the four triangles of row 1 the two beside the edge, and the fin, which comes last.
    assertEquals(List.of(5, 6, 16), found.features().get("road").triangles());
  }

  @Test
  void edgesOfOnePlaceAreCounted() {
    MeshDraft road = SmallLevel.road("road", SurfaceClass.ROAD, 5);
    fin(road, 1, 0.02);
    fin(road, 2, 0.02);
    Finding found = SmallLevel.finding(RULE, road);
    assertEquals("road has 2 edges on which three or more triangles meet", found.message());
    assertEquals(2, found.count());
    assertEquals(2, found.measure().value());
    assertEquals(List.of(5, 6, 9, 10, 20, 21), found.features().get("road").triangles());
  }

  @Test
  void ofTwoPiecesBothAreNamed() {
    Finding found =
        SmallLevel.finding(
            RULE,
            SmallLevel.road("road", SurfaceClass.ROAD, 4),
            finned("curb stone", SurfaceClass.ROAD, 1));
    assertEquals(
        "curb stone | road share 1 edge on which three or more triangles meet", found.message());
    assertEquals(List.of("curb stone", "road"), found.pieces());
    assertEquals(List.of(0), found.features().get("curb stone").triangles());
  }

  @ParameterizedTest
  @CsvSource({"2, a1 | a2 | road", "3, a1 | a2 | a3 and 1 more", "4, a1 | a2 | a3 and 2 more"})
  void threePiecesAreNamedAndTheOthersCounted(int fins, String names) {
    MeshDraft[] all = new MeshDraft[fins + 1];
    for (int i = 1; i <= fins; i++) {
      all[i] = new MeshDraft("a" + i, SurfaceClass.ROAD);
      fin(all[i], 1, 0.005 * i);
    }
    all[0] = SmallLevel.road("road", SurfaceClass.ROAD, 4);
    Finding found = SmallLevel.finding(RULE, all);
    assertEquals(names + " share 1 edge on which three or more triangles meet", found.message());
    assertEquals(fins + 1, found.pieces().size());
  }

  /** The class of least weight counts: nothing rolls along the foot of a wall. */
  @ParameterizedTest
  @CsvSource({
    "ROAD, ROAD, WARNING, ROAD",
    "ROAD, VERGE, INFO, VERGE",
    "ROAD, BARRIER, INFO, BARRIER",
    "ROAD, SCENERY, INFO, SCENERY",
    "BARRIER, ROAD, INFO, BARRIER",
    "BARRIER, VERGE, INFO, VERGE", // as light: the first of both
    "VERGE, BARRIER, INFO, VERGE",
  })
  void itIsAsBadAsTheLeastClassThere(
      SurfaceClass ground, SurfaceClass fin, Severity severity, SurfaceClass told) {
    Finding found =
        SmallLevel.finding(
            RULE, SmallLevel.road("a", ground, 4), finned("b", fin, 1), far(ground, fin));
    assertEquals(severity, found.severity());
    assertEquals(told, found.surfaceClass());
  }

  /** Road that lies elsewhere, so that there is some. */
  private static MeshDraft far(SurfaceClass a, SurfaceClass b) {
    MeshDraft road = new MeshDraft("far", SurfaceClass.ROAD);
    double y = a == b ? 50 : 60;
    int v = road.vertex(0, y, 0);
    road.vertex(0, y, 9);
    road.vertex(9, y, 9);
    road.triangle(v, v + 1, v + 2, "");
    return road;
  }

  @Test
  void copiesAndBacksOfATriangleCountOnce() {
    MeshDraft road = SmallLevel.road("road", SurfaceClass.ROAD, 4);
    int[] c = road.corners(5);
    road.triangle(c[0], c[1], c[2], "");
    road.triangle(c[2], c[1], c[0], "");
    assertEquals(List.of(), SmallLevel.findings(RULE, road));
    // A fin is another triangle, of which there are three then on its edge.
    fin(road, 1, 0.02);
    fin(road, 1, 0.02);
    Finding found = SmallLevel.finding(RULE, road);
    assertEquals(1, found.count());
  }

  /** A slope of 50 degrees across the road is road, and what is in the way is told with that. */
  @ParameterizedTest
  @CsvSource({"0.01, WARNING, ROAD", "0.6, INFO, BARRIER"})
  void onWhatIsInTheWayItIsANote(double high, Severity severity, SurfaceClass told) {
    MeshDraft road = SmallLevel.road("road", SurfaceClass.ROAD, 40);
    double z = 20 * SmallLevel.CELL;
    double back = z + high / StrictMath.tan(StrictMath.toRadians(50));
    int from = road.vertex(0, 0, z);
    int to = road.vertex(SmallLevel.CELL, 0, z);
    road.quad(to, from, road.vertex(0, high, back), road.vertex(SmallLevel.CELL, high, back), "");
    Finding found = SmallLevel.finding(RULE, road);
    assertEquals(severity, found.severity());
    assertEquals(told, found.surfaceClass());
  }

  /** A wall that stands on the road is one, whatever its piece is for. */
  @Test
  void anUprightFinIsAWall() {
    MeshDraft road = SmallLevel.road("road", SurfaceClass.ROAD, 4);
    int from = road.vertex(SmallLevel.CELL, 0, 5);
    int to = road.vertex(SmallLevel.CELL, 0, 10);
    road.triangle(from, to, road.vertex(SmallLevel.CELL, 0.02, 6), "");
    Finding found = SmallLevel.finding(RULE, road);
    assertEquals(Severity.INFO, found.severity());
    assertEquals(SurfaceClass.BARRIER, found.surfaceClass());
  }
}
