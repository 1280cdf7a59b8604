package org.trackwalk.check.rules.topology;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.check.run.CheckedLevel;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.settings.CheckSettings;

/** A fence welded on the road's inner edges: what is told of it far off stays when it is cut. */
class NonManifoldPlacesTest {

  private static final String RULE = "topology.non-manifold-edge";

  /** Length of the road, metres. */
  private static final double ROAD = 240;

  @ParameterizedTest
  @CsvSource({
    "2, 20, 220, 0.4, 0",
    "5, 20, 220, 0.4, 0.8",
    "1, 30, 150, 1.2, 2.2",
    "4, 100, 108, 0.8, 0",
    "3, 12, 222, 0.3, -1.3"
  })
  void aCutFenceChangesNothingFarFromTheCut(
      double step, double from, double to, double high, double turn) {
    List<Finding> whole = told(step, from, to, high, turn);
    List<Finding> cut = told(step, from + step, to, high, turn);
    int edges = (int) Math.round((to - from) / step);
    assertEquals(edges, whole.stream().mapToInt(Finding::count).sum());
    assertEquals(edges - 1, cut.stream().mapToInt(Finding::count).sum());
    assertEquals(to - from <= 10 ? 1 : edges, whole.size());
    List<String> far = far(whole, from, turn);
    assertEquals(far, far(cut, from, turn));
    assertEquals(to - from > 30, !far.isEmpty());
    // Many of one kind are one line.
    assertEquals(1, whole.stream().map(Finding::group).distinct().count());
    assertTrue(whole.stream().allMatch(f -> f.count() * step <= 10), whole.toString());
  }

  private static List<String> far(List<Finding> all, double from, double turn) {
    return all.stream()
        .filter(f -> along(f, turn) > from + 30)
        .map(f -> f.fingerprint() + " " + f.severity() + " " + f.message() + " " + f.length())
        .sorted()
        .toList();
  }

  private static double along(Finding f, double turn) {
    return -Math.sin(turn) * f.position()[0] + Math.cos(turn) * f.position()[2];
  }

  private static List<Finding> told(double step, double from, double to, double high, double turn) {
    MeshDraft road = new MeshDraft("road", SurfaceClass.ROAD);
    int[] before = null;
    int fence = -1;
    for (double z = 0; z <= ROAD; z += step) {
      int[] now = {at(road, -6, 0, z, turn), at(road, 0, 0, z, turn), at(road, 6, 0, z, turn)};
      boolean fenced = z > from + step / 2 && z < to + step / 2;
      int top = fenced || z > from - step / 2 ? at(road, 0, high, z, turn) : -1;
      if (before != null) {
        road.quad(before[0], now[0], now[1], before[1], "");
        road.quad(before[1], now[1], now[2], before[2], "");
        if (fenced) {
          road.quad(before[1], now[1], top, fence, "");
        }
      }
      before = now;
      fence = top;
    }
    Level level =
        new Level(
            "fence",
            "generated",
            List.of(road.build("t.obj")),
            List.of(),
            List.of("t.obj"),
            LevelHints.NONE);
    CheckedLevel checked = LevelCheck.open(level, CheckSettings.defaults(), Progress.none());
    return checked.findings().stream().filter(f -> f.rule().equals(RULE)).toList();
  }

  private static int at(MeshDraft draft, double x, double y, double z, double turn) {
    double c = Math.cos(turn);
    double s = Math.sin(turn);
    return draft.vertex(c * x - s * z, y, s * x + c * z);
  }
}
