package org.trackwalk.check.rules.probe;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.settings.CheckSettings;

/**
 * A barrier square over the road, before its border, where the road turns from level into a bank:
 * its top leans out over the border, and it stands in the road.
 */
class BarrierInTransitionTest {

  private static final double HALF = 6;
  private static final double AT = 100;

  /**
   * A road that begins to lean to its left at {@link #AT}.
   *
   * @param run metres in which it comes to lean
   * @param bank what it leans then, radians
   * @param mirrored whether it leans to its right
   * @param back whether it is the other way around along the road
   */
  private record Scene(double run, double bank, boolean mirrored, boolean back) {

    /** A place so far along the road, left of its middle and square over it. */
    int vertex(MeshDraft mesh, double along, double left, double over) {
      double lean = bank * Math.max(0, Math.min(1, (along - AT) / run));
      double x = left * Math.cos(lean) + over * Math.sin(lean);
      double y = over * Math.cos(lean) - left * Math.sin(lean);
      return mesh.vertex(mirrored ? -x : x, y, back ? 2 * AT + run - along : along);
    }

    private void quad(MeshDraft mesh, int a, int b, int c, int d) {
      if (mirrored == back) {
        mesh.quad(a, b, c, d, "");
      } else {
        mesh.quad(d, c, b, a, "");
      }
    }

    /** Strips from one place across to the next, in pieces of a metre. */
    MeshDraft strips(String name, double from, double to, double[][] across) {
      SurfaceClass surface = "road".equals(name) ? SurfaceClass.ROAD : SurfaceClass.UNKNOWN;
      MeshDraft mesh = new MeshDraft(name, surface);
      int[] before = null;
      for (double along = from; along <= to; along++) {
        int[] now = new int[across.length];
        for (int i = 0; i < now.length; i++) {
          now[i] = vertex(mesh, along, across[i][0], across[i][1]);
        }
        for (int i = 0; before != null && i + 1 < now.length; i++) {
          quad(mesh, before[i], now[i], now[i + 1], before[i + 1]);
        }
        before = now;
      }
      return mesh;
    }

    List<Finding> found(double off) {
      double[][] road = {{-HALF, 0}, {HALF, 0}};
      double inner = HALF - off - 0.3;
      double outer = HALF - off;
      double[][] barrier = {{inner, 0}, {inner, 1.2}, {outer, 1.2}, {outer, 0}};
      Level level =
          new Level(
              "banked",
              "generated",
              List.of(
                  strips("road", 0, 2 * AT, road).build("t.obj"),
                  strips("barrier", AT, AT + run, barrier).build("t.obj")),
              List.of(),
              List.of("t.obj"),
              LevelHints.NONE);
      CheckSettings only = CheckSettings.defaults().withOnly(Set.of("probe.chassis-hit"));
      return LevelCheck.check(level, only, Progress.none()).findings();
    }
  }

  /** Whichever way the road runs: each row is judged by how the road lies there. */
  @ParameterizedTest
  @ValueSource(doubles = {0.3, 0.33, 0.4, 0.5, 0.6})
  void standsInTheRoad(double off) {
    for (int i = 0; i < 4; i++) {
      Scene scene = new Scene(30, Math.toRadians(30), i % 2 > 0, i / 2 > 0);
      List<Finding> found = scene.found(off);
      assertEquals(1, found.size(), scene + " " + off + " " + found);
    }
  }
}
