package org.trackwalk.check.rules.probe;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.settings.CheckSettings;

/**
 * A road of 200 m with a gap from x = 100 on, over which a floor lies from 6 m before to 6 m behind
 * it: where a car fits under the floor it falls, where it does not it never gets there.
 */
class GapUnderFloorTest {

  private static final double HALF = 5;

  private static Piece plate(String name, SurfaceClass of, double from, double to, double y) {
    MeshDraft mesh = new MeshDraft(name, of);
    int n = (int) Math.ceil((to - from) / 4);
    for (int i = 0; i <= n; i++) {
      double x = from + (to - from) * i / n;
      mesh.vertex(x, y, HALF);
      mesh.vertex(x, y, -HALF);
      if (i > 0) {
        mesh.quad(2 * i - 2, 2 * i, 2 * i + 1, 2 * i - 1, name);
      }
    }
    return mesh.build("level.obj");
  }

  @ParameterizedTest
  @CsvSource({
    "0.25, 3, 0",
    "0.45, 8, 0",
    "0.8, 12, 0",
    "1.1, 5, 0",
    "1.4, 8, 1",
    "2.5, 3, 1",
    "4, 12, 1"
  })
  void aGapIsToldWhereACarGetsThere(double high, double gap, int told) {
    List<Piece> pieces =
        List.of(
            plate("road_a", SurfaceClass.ROAD, 0, 100, 0),
            plate("road_b", SurfaceClass.ROAD, 100 + gap, 200, 0),
            plate("floor", SurfaceClass.SCENERY, 94, 106 + gap, high));
    Level level = new Level("level", "", pieces, List.of(), List.of(), LevelHints.NONE);
    CheckSettings settings = CheckSettings.defaults().withOnly(Set.of("probe.fall-through"));
    assertEquals(told, LevelCheck.check(level, settings, Progress.none()).findings().size());
  }
}
