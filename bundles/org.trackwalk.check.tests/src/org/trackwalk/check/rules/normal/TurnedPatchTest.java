package org.trackwalk.check.rules.normal;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.check.rules.SmallLevel;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.model.finding.Finding;

/** Parts that are wound otherwise than what is around them: which, where, how long their border. */
class TurnedPatchTest {

  private static final String WINDING = "topology.winding";

  private static MeshDraft road() {
    return SmallLevel.road("road", SurfaceClass.ROAD, 6);
  }

  /**
   * A fence of so many cells of 3 m along x and as many up, 20 m beside the road: it stands, so
   * that no side of it is down. Vertex v of row r is 9 r + v.
   */
  private static MeshDraft fence(String name, int cells) {
    MeshDraft fence = new MeshDraft(name, SurfaceClass.BARRIER);
    int n = cells + 1;
    for (int i = 0; i < n * n; i++) {
      fence.vertex(20 + 3 * (i % n), 1 + 3 * (i / n), 7);
    }
    for (int v = 0; v < n * cells; v++) {
      if (v % n < cells) {
        fence.quad(v, v + 1, v + n + 1, v + n, "");
      }
    }
    return fence;
  }

  @Test
  void ofOneTriangleItsBorderIsItsOutline() {
    MeshDraft fence = fence("fence", 5);
    // Cell 2 of row 2: corners (26, 7), (29, 7), (29, 10), its upper side the diagonal.
    SmallLevel.turn(fence, 24);
    Finding found = SmallLevel.finding(WINDING, road(), fence);
    assertEquals(
        "fence: 1 triangle faces the other way, unlike the triangles around", found.message());
    assertEquals(1, found.count());
    assertEquals(1, found.measure().value());
    assertTrue(found.fixable());
    assertEquals(6 + Math.sqrt(18), found.length(), 1e-9);
    assertArrayEquals(new double[] {28, 8, 7}, found.position(), 1e-6);
    assertEquals(18, found.path().length);
    double x = 0;
    double y = 0;
    for (int i = 0; i < 18; i += 6) {
      double dx = found.path()[i + 3] - found.path()[i];
      double dy = found.path()[i + 4] - found.path()[i + 1];
      assertTrue(dx * dx + dy * dy > 8.9, "each edge from end to end");
      assertEquals(7, found.path()[i + 2]);
      assertEquals(7, found.path()[i + 5]);
      x += found.path()[i] + found.path()[i + 3];
      y += found.path()[i + 1] + found.path()[i + 4];
    }
    // Each corner is an end of two edges.
    assertEquals(2 * (26 + 29 + 29), x, 1e-9);
    assertEquals(2 * (7 + 7 + 10), y, 1e-9);
    assertEquals(List.of(24), found.features().get("fence").triangles());
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 4})
  void ofSeveralTheyAreCounted(int cells) {
    MeshDraft fence = fence("fence", 6);
    int[] turned = new int[2 * cells];
    for (int i = 0; i < turned.length; i++) {
      turned[i] = 2 * 13 + i;
    }
    SmallLevel.turn(fence, turned);
    Finding found = SmallLevel.finding(WINDING, road(), fence);
    assertEquals(
        "fence: " + 2 * cells + " triangles face the other way, unlike the triangles around",
        found.message());
    assertEquals(2 * cells, found.count());
    assertEquals(3 * (2 * cells + 2), found.length(), 1e-9);
  }

  /** What is solid from both sides has no wrong one, whichever of the two it is. */
  @ParameterizedTest
  @CsvSource({"false, false, 1", "true, false, 0", "false, true, 0", "true, true, 0"})
  void twoSidedTrianglesAreLeftOut(boolean fence, boolean patch, int told) {
    MeshDraft around = fence("fence", 5);
    MeshDraft hole = new MeshDraft("patch", SurfaceClass.BARRIER);
    int[] c = around.corners(24);
    for (int k : c) {
      hole.vertex(around.position(k));
    }
    hole.triangle(0, 2, 1, "");
    around.remove(24);
    around.twoSided(fence);
    hole.twoSided(patch);
    List<Finding> found = SmallLevel.findings(WINDING, road(), around, hole);
    assertEquals(told, found.size());
    if (told > 0) {
      assertEquals("patch: 1 triangle faces the other way, unlike fence", found.get(0).message());
    }
  }

  /** Two leaves with one edge in common, that lean apart by so much, wound against each other. */
  @ParameterizedTest
  @CsvSource({"0, 1", "30, 1", "59, 1", "61, 0", "90, 0"})
  void overASharpEdgeNothingIsSmooth(double degrees, int told) {
    double angle = StrictMath.toRadians(degrees);
    MeshDraft leaves = new MeshDraft("leaves", SurfaceClass.BARRIER);
    leaves.vertex(20, 1, 0);
    leaves.vertex(20, 1, 3);
    leaves.vertex(20, 4, 3);
    leaves.vertex(20 + 3 * StrictMath.sin(angle), 1 - 3 * StrictMath.cos(angle), 0);
    leaves.triangle(0, 1, 2, "");
    leaves.triangle(0, 1, 3, "");
    assertEquals(told, SmallLevel.findings(WINDING, road(), leaves).size());
  }

  /** As many on both sides: either may be the wrong one. */
  @ParameterizedTest
  @CsvSource({"1, true", "2, true", "1, false", "2, false"})
  void whereNothingTellsThemApartTheLineSaysSo(int size, boolean onePiece) {
    MeshDraft left = new MeshDraft("a", SurfaceClass.BARRIER);
    MeshDraft right = onePiece ? left : new MeshDraft("b", SurfaceClass.BARRIER);
    leaf(left, -3, size, false);
    leaf(right, 3, size, true);
    List<Finding> found =
        onePiece
            ? SmallLevel.findings(WINDING, road(), left)
            : SmallLevel.findings(WINDING, road(), left, right);
    assertEquals(1, found.size());
    String each = size == 1 ? "1 triangle" : "2 triangles";
    String first = onePiece ? "a" : found.get(0).message().substring(0, 1);
    String beside = onePiece ? " beside" : " of " + (first.equals("a") ? "b" : "a");
    assertEquals(
        first
            + ": "
            + each
            + " and as many"
            + beside
            + " face opposite ways: look which of the two is right",
        found.get(0).message());
    assertEquals(3, found.get(0).length(), 1e-9);
  }

  /** A leaf that stands at x = 30, to one side of it. */
  private static void leaf(MeshDraft draft, double out, int size, boolean turned) {
    int low = draft.vertex(30, 1, 7);
    int high = draft.vertex(30, 4, 7);
    int far = draft.vertex(30 + out, 4, 7);
    boolean other = turned != out > 0;
    draft.triangle(low, other ? far : high, other ? high : far, "");
    if (size == 2) {
      int end = draft.vertex(30 + out, 1, 7);
      draft.triangle(low, other ? end : far, other ? far : end, "");
    }
  }

  /** A bank from level to upright, one ring of it turned over: where a car stands is the place. */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void itIsToldWhereItCarriesACar(boolean mirrored) {
    MeshDraft bank = new MeshDraft("bank", SurfaceClass.VERGE);
    double[] x = {0, 4, 7, 7.7};
    double[] y = {0, 0, 2.6, 6.5};
    for (int i = 0; i < 16; i++) {
      bank.vertex((mirrored ? -12 - x[i % 4] : 22 + x[i % 4]), y[i % 4], 5 * (i / 4));
    }
    for (int v = 0; v < 12; v++) {
      if (v % 4 < 3) {
        if (mirrored) {
          bank.quad(v, v + 1, v + 5, v + 4, "");
        } else {
          bank.quad(v, v + 4, v + 5, v + 1, "");
        }
      }
    }
    SmallLevel.turn(bank, 6, 7, 8, 9, 10, 11);
    Finding found = SmallLevel.finding(WINDING, road(), bank);
    assertEquals(6, found.count());
    assertTrue(found.position()[1] < 2.6, Arrays.toString(found.position()));
  }
}
