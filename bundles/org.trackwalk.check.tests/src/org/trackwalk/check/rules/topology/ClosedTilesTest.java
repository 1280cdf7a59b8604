package org.trackwalk.check.rules.topology;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.settings.CheckSettings;

/** Road tiles that are closed bodies leave their ends inside the road; what to do is said. */
class ClosedTilesTest {

  private static final String RULE = "topology.back-to-back";
  private static final String ENDS = "the ends of closed tiles";

  @ParameterizedTest
  @CsvSource({"10, 0.3, 0", "25, 1, 0.7", "4, 0.05, 0", "10, 0.3, -0.1"})
  void endsOfClosedTilesAreNamed(double tile, double thick, double climb) {
    List<Piece> tiles = new ArrayList<>();
    int count = 8;
    for (int i = 0; i < count; i++) {
      tiles.add(tile("road_" + i, i * tile, tile, thick, climb / tile));
    }
    List<Finding> told = told(tiles);
    assertEquals(count - 1, told.size());
    for (Finding finding : told) {
      assertEquals(2, finding.count());
      assertTrue(finding.message().contains(ENDS), finding.message());
      assertTrue(finding.help().contains("Interior Faces"), finding.help());
    }
  }

  @ParameterizedTest
  @CsvSource({"0", "0.2"})
  void aFloorWithASecondFaceUnderItIsNoEnd(double climb) {
    MeshDraft road = new MeshDraft("road", SurfaceClass.ROAD);
    int[] before = null;
    for (int row = 0; row <= 30; row++) {
      int[] now = {road.vertex(-5, climb * row, 5.0 * row), road.vertex(5, climb * row, 5.0 * row)};
      if (before != null) {
        road.quad(before[0], now[0], now[1], before[1], "");
        if (row == 12) {
          road.quad(before[0], before[1], now[1], now[0], "");
        }
      }
      before = now;
    }
    List<Finding> told = told(List.of(road.build("t.obj")));
    assertFalse(told.isEmpty());
    assertTrue(told.stream().noneMatch(f -> f.message().contains(ENDS)), told.toString());
  }

  @Test
  void aRailBesideTheRoadIsNoRoad() {
    MeshDraft road = new MeshDraft("road", SurfaceClass.ROAD);
    int[] corners = {
      road.vertex(-5, 0, 0), road.vertex(-5, 0, 90), road.vertex(5, 0, 90), road.vertex(5, 0, 0)
    };
    road.quad(corners[0], corners[1], corners[2], corners[3], "");
    MeshDraft rail = new MeshDraft("rail", SurfaceClass.BARRIER);
    int[] sheet = {
      rail.vertex(6, 0, 0), rail.vertex(6, 0, 90), rail.vertex(6, 1, 90), rail.vertex(6, 1, 0)
    };
    rail.quad(sheet[0], sheet[1], sheet[2], sheet[3], "");
    rail.triangle(sheet[0], sheet[2], sheet[1], "");
    rail.triangle(sheet[0], sheet[3], sheet[2], "");
    List<Finding> told = told(List.of(road.build("t.obj"), rail.build("t.obj")));
    assertEquals(1, told.size());
    assertFalse(told.get(0).help().contains("of the road"), told.get(0).help());
    assertTrue(told.get(0).help().contains("both sides"), told.get(0).help());
  }

  private static List<Finding> told(List<Piece> pieces) {
    Level level = new Level("t", "generated", pieces, List.of(), List.of("t.obj"), LevelHints.NONE);
    return LevelCheck.open(level, CheckSettings.defaults(), Progress.none()).findings().stream()
        .filter(finding -> finding.rule().equals(RULE))
        .toList();
  }

  /** A box of 10 m across, with its top, bottom, sides and ends. */
  private static Piece tile(String name, double z, double length, double thick, double climb) {
    MeshDraft draft = new MeshDraft(name, SurfaceClass.ROAD);
    int[][] ring = new int[2][];
    for (int end = 0; end < 2; end++) {
      double at = z + end * length;
      ring[end] =
          new int[] {
            draft.vertex(-5, climb * at, at),
            draft.vertex(5, climb * at, at),
            draft.vertex(5, climb * at - thick, at),
            draft.vertex(-5, climb * at - thick, at)
          };
    }
    for (int side = 0; side < 4; side++) {
      int next = (side + 1) % 4;
      draft.quad(ring[0][side], ring[1][side], ring[1][next], ring[0][next], "");
    }
    draft.quad(ring[0][0], ring[0][1], ring[0][2], ring[0][3], "");
    draft.quad(ring[1][0], ring[1][3], ring[1][2], ring[1][1], "");
    return draft.build("t.obj");
  }
}
