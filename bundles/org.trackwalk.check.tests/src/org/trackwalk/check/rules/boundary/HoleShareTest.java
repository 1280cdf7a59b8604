package org.trackwalk.check.rules.boundary;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.settings.CheckSettings;

/** A straight road of squares of a metre, from whose middle a rectangle of them is gone. */
class HoleShareTest {

  private static final int LENGTH = 120;
  private static final int AT = 60;

  /** As many cars meet a hole as it takes of the width that the road has before and behind it. */
  @ParameterizedTest
  @CsvSource({
    "10, 4, 6, 2",
    "10, 1, 8, 2",
    "10, 1, 9, 2",
    "10, 1, 3, 8",
    "8, 1, 7, 6",
    "14, 7, 13, 2",
    "30, 5, 11, 3"
  })
  void theShareIsItsPartOfTheRoadAcross(int width, int from, int to, int length) {
    MeshDraft road = new MeshDraft("road", SurfaceClass.ROAD);
    for (int i = 0; i <= LENGTH; i++) {
      for (int k = 0; k <= width; k++) {
        road.vertex(k, 0, i);
      }
    }
    for (int i = 0; i < LENGTH; i++) {
      for (int k = 0; k < width; k++) {
        boolean gone = i >= AT && i < AT + length && k >= from && k < to;
        if (!gone) {
          int a = i * (width + 1) + k;
          road.quad(a, a + width + 1, a + width + 2, a + 1, "asphalt");
        }
      }
    }
    Level level =
        new Level(
            "hole", "", List.of(road.build("h.obj")), List.of(), List.of("h.obj"), LevelHints.NONE);
    CheckSettings settings = CheckSettings.defaults().withOnly(Set.of("boundary.hole"));
    List<Finding> told = LevelCheck.check(level, settings, Progress.none()).findings();
    assertEquals(1, told.size(), told.toString());
    double share = (to - from) / (double) width;
    assertEquals(share, told.get(0).effects().get(0).share(), 0.05 * share);
  }
}
