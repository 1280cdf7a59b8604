package org.trackwalk.seams.heal;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.trackwalk.examples.circuit.Circuit;
import org.trackwalk.examples.circuit.CircuitShape;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.examples.planted.DefectKind;
import org.trackwalk.examples.planted.PlantedCircuit;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.seams.ledger.EdgeEntry;

/** The healed copy of a planted circuit is as closed as the clean circuit, and elsewhere equal. */
class HealingTest {

  private static final CircuitShape SHAPE = CircuitShape.EXAMPLE;

  private static HealedLevel planted(long seed, DefectKind... kinds) {
    return HealedLevel.of(
        PlantedCircuit.plant(Circuit.generate(SHAPE), seed, List.of(kinds)).level());
  }

  @ParameterizedTest
  @EnumSource(
      value = DefectKind.class,
      names = {
        "VERTEX_8_ULP",
        "SEAM_8_ULP",
        "SEAM_HALF_MM",
        "SIGNED_ZERO_SEAM",
        "ZERO_AREA",
        "REPEATED_CORNER",
        "DUPLICATE_TRIANGLE",
        "GAP",
        "STEP",
        "STEP_WITH_GAP",
        "T_VERTEX",
        "OVERLAP_10_MM"
      })
  void whatWasPlantedIsClosed(DefectKind kind) {
    int clean = HealedLevel.of(Circuit.generate(SHAPE).level()).topology().boundaryEdgeCount();
    for (long seed = 1; seed <= 3; seed++) {
      HealedLevel level = planted(seed, kind);
      String where = kind + ", seed " + seed;
      for (EdgeEntry entry : level.ledger().entries()) {
        assertFalse(level.healed().notComputed(entry.edge()), where + ": " + entry);
      }
      assertEquals(clean, level.openEdgesAfter(), where);
    }
  }

  @ParameterizedTest
  @EnumSource(DefectKind.class)
  void whatWasNotTouchedIsTheSameAndNothingFlips(DefectKind kind) {
    HealedLevel level = planted(1, kind);
    HealedSurface h = level.healed();
    float[] before = level.surface().positions();
    for (int t = 0; t < h.triangleCount(); t++) {
      int source = h.source(t);
      double[] n = Vec.normal(before, level.surface().triangles(), source);
      double[] m = Vec.normal(h.positions(), h.triangles(), t);
      assertTrue(Vec.dot(n, 0, m, 0) > 0, kind + ": triangle " + source + " flips");
      if (!h.changed(source)) {
        for (int k = 0; k < 3; k++) {
          int v = level.surface().triangles()[3 * source + k];
          assertEquals(v, h.triangles()[3 * t + k]);
          for (int i = 3 * v; i < 3 * v + 3; i++) {
            assertEquals(
                Float.floatToRawIntBits(before[i]), Float.floatToRawIntBits(h.positions()[i]));
          }
        }
      }
    }
  }

  @Test
  void theCleanCircuitIsItsOwnHealedCopy() {
    HealedLevel level = HealedLevel.of(Circuit.generate(SHAPE).level());
    assertEquals(0, level.healed().dueCount());
    assertSame(level.surface().triangles(), level.healed().triangles());
    assertSame(level.surface().positions(), level.healed().positions());
  }

  @Test
  void aStepIsMergedAtItsMiddle() {
    MeshDraft low = new MeshDraft("road_1", SurfaceClass.ROAD);
    strip(low, -8, 0, 0);
    MeshDraft high = new MeshDraft("road_2", SurfaceClass.ROAD);
    strip(high, 0, 8, 0.0625);
    HealedLevel level = HealedLevel.of(level(low, high));
    float[] p = level.healed().positions();
    List<Float> heights = new ArrayList<>();
    for (int v : level.healed().triangles()) {
      if (p[3 * v] == 0) {
        heights.add(p[3 * v + 1]);
      }
    }
    assertTrue(heights.size() > 4);
    assertEquals(List.of(0.03125f), heights.stream().distinct().toList());
    assertEquals(2, level.healed().healedCount());
  }

  @Test
  void aVertexThatOneSideLacksIsInsertedThere() {
    MeshDraft coarse = new MeshDraft("road_1", SurfaceClass.ROAD);
    strip(coarse, -8, 0, 0);
    MeshDraft fine = new MeshDraft("road_2", SurfaceClass.ROAD);
    int a = fine.vertex(0, 0, 4);
    int b = fine.vertex(0, 0, 1);
    int c = fine.vertex(0, 0, -4);
    int d = fine.vertex(8, 0, 4);
    int e = fine.vertex(8, 0, -4);
    fine.triangle(a, d, b, "asphalt");
    fine.triangle(d, e, b, "asphalt");
    fine.triangle(b, e, c, "asphalt");
    HealedLevel level = HealedLevel.of(level(coarse, fine));
    assertEquals(6, level.healed().triangleCount());
    assertEquals(6, level.openEdgesAfter());
    assertEquals(3, level.healed().healedCount());
  }

  @Test
  void whereATriangleWouldFlipNothingMovesAndNothingIsComputed() {
    // A vertex stands 10 mm behind the left border. Over a gap of 30 mm the border moves outward,
    // over an overlap of 30 mm it would move back by 15 mm, past that vertex.
    MeshDraft left = new MeshDraft("road_1", SurfaceClass.ROAD);
    strip(left, -8, 0, 0);
    MeshDraft right = new MeshDraft("road_2", SurfaceClass.ROAD);
    int a = right.vertex(0.03, 0, 4);
    int b = right.vertex(0.03, 0, -4);
    int c = right.vertex(8, 0, 4);
    int d = right.vertex(8, 0, -4);
    right.triangle(a, c, b, "asphalt");
    right.triangle(c, d, b, "asphalt");
    int e = left.vertex(-0.01, 0, 0);
    int[] near = left.corners(0);
    int[] other = left.corners(1);
    left.remove(1);
    left.remove(0);
    int[] q = {near[0], near[1], near[2], other[2]};
    left.triangle(q[0], q[1], e, "asphalt");
    left.triangle(q[1], q[2], e, "asphalt");
    left.triangle(q[2], q[3], e, "asphalt");
    left.triangle(q[3], q[0], e, "asphalt");
    HealedLevel level = HealedLevel.of(level(left, right));
    assertEquals(2, level.healed().dueCount(), Arrays.toString(level.ledger().entries().toArray()));
    assertEquals(2, level.healed().healedCount());

    HealedLevel overlapping = HealedLevel.of(level(left, shifted(right, -0.06)));
    assertEquals(0, overlapping.healed().healedCount());
    int due = overlapping.healed().dueCount();
    assertEquals(2, due);
    assertArrayEquals(overlapping.surface().triangles(), overlapping.healed().triangles());
  }

  @Test
  void bordersThatAreApartAndShiftedAlongTheirSeamAreClosed() {
    // As at the end of a lap: 3 mm apart, and 3 mm farther along, so that each corner lies over the
    // other side's edge just beside the corner that it belongs to. No triangle is small here.
    MeshDraft left = new MeshDraft("road_1", SurfaceClass.ROAD);
    strip(left, -8, 0, 0);
    for (double along : new double[] {0.003, -0.003, 0.0005}) {
      MeshDraft right = new MeshDraft("road_2", SurfaceClass.ROAD);
      int a = right.vertex(0.003, 0, 4 + along);
      int b = right.vertex(8, 0, 4 + along);
      int c = right.vertex(8, 0, -4 + along);
      int d = right.vertex(0.003, 0, -4 + along);
      right.quad(a, b, c, d, "asphalt");
      HealedLevel level = HealedLevel.of(level(left, right));
      assertEquals(2, level.healed().healedCount(), along + " m along the seam");
      assertEquals(6, level.openEdgesAfter(), along + " m along the seam");
      assertEquals(4, level.healed().triangleCount(), along + " m along the seam");
    }
  }

  private static MeshDraft shifted(MeshDraft draft, double dx) {
    MeshDraft copy = draft.copy();
    for (int v = 0; v < 2; v++) {
      float[] p = copy.position(v);
      copy.move(v, p[0] + dx, p[1], p[2]);
    }
    return copy;
  }

  /** Two triangles from x to x, 8 m wide, at a height. */
  private static void strip(MeshDraft draft, double from, double to, double y) {
    int a = draft.vertex(from, y, 4);
    int b = draft.vertex(to, y, 4);
    int c = draft.vertex(to, y, -4);
    int d = draft.vertex(from, y, -4);
    draft.quad(a, b, c, d, "asphalt");
  }

  private static Level level(MeshDraft... drafts) {
    return new Level(
        "heal",
        "generated",
        Arrays.stream(drafts).map(d -> d.build("heal.obj")).toList(),
        List.of(),
        List.of("heal.obj"),
        LevelHints.NONE);
  }
}
