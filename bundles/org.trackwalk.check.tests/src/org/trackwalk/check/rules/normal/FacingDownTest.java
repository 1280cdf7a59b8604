package org.trackwalk.check.rules.normal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.settings.CheckSettings;

/** The angle from which road faces down is the user's. */
class FacingDownTest {

  /** Three triangles; the last is turned over and leans: its underside is 135 degrees from up. */
  private static long found(Map<String, Double> parameters) {
    float[] p = {0, 0, 0, 4, 0, 0, 4, 0, 4, 0, 0, 4, 8, 4, 0};
    Piece road =
        Piece.named("road", "road.obj").mesh(p, new int[] {0, 2, 1, 0, 3, 2, 1, 4, 2}).build();
    Level level = new Level("road", "", List.of(road), List.of(), List.of(), LevelHints.NONE);
    CheckSettings settings = CheckSettings.defaults().withParameters(parameters);
    return LevelCheck.check(level, settings, Progress.none()).findings().stream()
        .filter(f -> f.rule().equals("normal.facing-down"))
        .count();
  }

  @Test
  void isNinetyDegreesUnlessSet() {
    assertEquals(1, found(Map.of()));
  }

  @Test
  void canBeSet() {
    assertEquals(1, found(Map.of("normal.facing-down.angle", 130.0)));
    assertEquals(0, found(Map.of("normal.facing-down.angle", 140.0)));
  }
}
