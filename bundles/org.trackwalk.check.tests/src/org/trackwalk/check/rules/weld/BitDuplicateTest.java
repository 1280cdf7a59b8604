package org.trackwalk.check.rules.weld;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.trackwalk.check.finding.Finding;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.check.settings.CheckSettings;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;

class BitDuplicateTest {

  /** A square of which one corner is stored twice. */
  private static Piece square(String name, float x, SurfaceClass made) {
    float[] p = {x, 0, 0, x, 0, 4, x + 4, 0, 4, x + 4, 0, 0, x, 0, 0};
    int[] corners = {0, 1, 2, 4, 2, 3};
    return Piece.named(name, "level.obj").mesh(p, corners).surfaceClass(made).build();
  }

  @Test
  void onSceneryOnlyWhereAllOfAPieceIs() {
    List<Piece> pieces =
        List.of(
            square("house", 40, SurfaceClass.SCENERY),
            square("lane", 0, SurfaceClass.ROAD),
            square("roof", 60, SurfaceClass.SCENERY));
    Level level = new Level("level", "", pieces, List.of(), List.of("level.obj"), LevelHints.NONE);
    CheckSettings settings = CheckSettings.defaults().withOnly(Set.of("weld.bit-duplicate"));
    TreeMap<String, Integer> told = new TreeMap<>();
    for (Finding f : LevelCheck.check(level, settings, Progress.none()).findings()) {
      told.merge(f.surfaceClass().id() + " " + f.count(), 1, Integer::sum);
    }
    assertEquals(new TreeMap<>(Map.of("scenery 2", 1, "unknown 1", 1)), told);
  }
}
