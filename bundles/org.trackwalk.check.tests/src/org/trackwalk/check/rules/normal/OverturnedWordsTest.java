package org.trackwalk.check.rules.normal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.check.rules.SmallLevel;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;

/** Road that faces down as a whole, beside a road that does not: how much, and whose it is. */
class OverturnedWordsTest {

  private static final String RULE = "normal.facing-down";

  private static MeshDraft road() {
    return SmallLevel.road("way", SurfaceClass.ROAD, 6);
  }

  /** A square cut in two that faces down, 10 m beside the road and more. */
  private static MeshDraft down(String name, double x, double side) {
    MeshDraft draft = new MeshDraft(name, SurfaceClass.ROAD);
    int a = draft.vertex(x, 0, 0);
    int b = draft.vertex(x + side, 0, 0);
    draft.quad(a, b, draft.vertex(x + side, 0, side), draft.vertex(x, 0, side), "");
    return draft;
  }

  /** A hole for a wheel of 0.3 m has 0.36 square metres. */
  @ParameterizedTest
  @CsvSource({"0.59, 0", "0.61, 1"})
  void whatIsSmallerThanAWheelIsNoHole(double side, int told) {
    assertEquals(told, SmallLevel.findings(RULE, road(), down("patch", 30, side)).size());
  }

  @ParameterizedTest
  @CsvSource({"0.84, 0", "0.86, 1"})
  void oneTriangleIsOne(double side, int told) {
    MeshDraft patch = down("patch", 30, side);
    patch.remove(1);
    List<Finding> found = SmallLevel.findings(RULE, road(), patch);
    assertEquals(told, found.size());
    if (told > 0) {
      Finding one = found.get(0);
      assertEquals("patch: 1 triangle faces down, and a car falls through", one.message());
      assertEquals(Severity.ERROR, one.severity());
      assertEquals(1, one.count());
      assertEquals(1, one.measure().value());
      assertTrue(one.fixable());
      assertTrue(one.help().startsWith("Turn it over"), one.help());
    }
  }

  @ParameterizedTest
  @CsvSource({"1, ''", "2, ' and 1 other'", "3, ' and 2 others'"})
  void piecesThatHangTogetherAreOnePart(int pieces, String others) {
    MeshDraft[] all = new MeshDraft[pieces + 1];
    for (int i = 0; i < pieces; i++) {
      all[i] = down("patch_" + i, 30 + 4 * i, 4);
    }
    all[pieces] = road();
    Finding found = SmallLevel.finding(RULE, all);
    String words = found.message();
    assertTrue(words.startsWith("patch_"), words);
    assertTrue(
        words.endsWith(
            others + ": " + 2 * pieces + " triangles face down, and a car falls through"),
        words);
    assertEquals(2 * pieces, found.measure().value());
    assertEquals(IntStream.range(0, pieces).mapToObj(i -> "patch_" + i).toList(), found.pieces());
  }

  /** A slab of 8 by 8 m, all of whose sides face inward, called road or said to be. */
  @ParameterizedTest
  @CsvSource({"UNKNOWN, 0.5", "ROAD, 0.1", "ROAD, 0.5", "ROAD, 1.1"})
  void aBodyThatIsWoundInsideOutIsOne(SurfaceClass said, double thick) {
    MeshDraft slab = new MeshDraft("road_slab", said);
    for (int k = 0; k < 8; k++) {
      slab.vertex(k % 2 == 0 ? 30 : 38, k < 4 ? -thick : 0, k % 4 < 2 ? 0 : 8);
    }
    int[][] faces = {
      {4, 6, 7, 5}, {0, 1, 3, 2}, {0, 4, 5, 1}, {2, 3, 7, 6}, {0, 2, 6, 4}, {1, 5, 7, 3}
    };
    for (boolean insideOut : new boolean[] {true, false}) {
      MeshDraft body = slab.copy();
      for (int[] f : faces) {
        body.quad(f[0], f[insideOut ? 3 : 1], f[2], f[insideOut ? 1 : 3], "");
      }
      MeshDraft road = SmallLevel.road("road_way", said, 6);
      List<Finding> found = SmallLevel.findings(RULE, road, body);
      assertEquals(insideOut ? 1 : 0, found.size());
      if (insideOut) {
        assertEquals(
            "road_slab: a body that is wound inside out, and a car falls through its top",
            found.get(0).message());
        assertEquals(12, found.get(0).count());
      }
    }
  }
}
