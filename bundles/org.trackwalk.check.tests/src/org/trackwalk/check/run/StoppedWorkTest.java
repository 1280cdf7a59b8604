package org.trackwalk.check.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.trackwalk.check.rules.StoppedRule;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.UpAxis;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.model.settings.CheckSettings;

/** What would cost more than a level of its size may is stopped and told; the rest stands. */
@Timeout(value = 240, unit = TimeUnit.SECONDS)
class StoppedWorkTest {

  private static final long SEED = 25;

  /** As wide as a large level, so that each meets most others, metres. */
  private static final float WIDE = 1000;

  /** Triangles that span the whole level, each somewhere else. */
  private static Level spanning(int count) {
    SplittableRandom random = new SplittableRandom(SEED);
    float[] positions = new float[9 * count];
    int[] triangles = new int[3 * count];
    for (int i = 0; i < positions.length; i++) {
      positions[i] = WIDE * (float) random.nextDouble();
    }
    for (int i = 0; i < triangles.length; i++) {
      triangles[i] = i;
    }
    Piece piece =
        Piece.named("road", "road.obj")
            .frame(Frame.of(UpAxis.Y, LengthUnit.METRE))
            .mesh(positions, triangles)
            .build();
    return new Level("road", "", List.of(piece), List.of(), List.of("road.obj"), LevelHints.NONE);
  }

  private static LevelReport check(Level level, int threads) {
    CheckSettings settings =
        CheckSettings.defaults().withJobs(threads).withOnly(Set.of("seam.gap"));
    return LevelCheck.check(level, settings, Progress.none());
  }

  private static List<Finding> stopped(LevelReport report) {
    return report.findings().stream().filter(f -> f.rule().equals(StoppedRule.INFO.id())).toList();
  }

  @Test
  void oneErrorTellsWhatWasStoppedAndTheRestStands() {
    int count = 900;
    LevelReport report = check(spanning(count), 1);
    List<Finding> stopped = stopped(report);
    assertFalse(stopped.isEmpty());
    for (Finding finding : stopped) {
      assertEquals(Severity.ERROR, finding.severity());
      String words = finding.message();
      assertTrue(words.contains(" was stopped: it would look at more than "), words);
      assertTrue(words.contains("a level of " + count + " triangles"), words);
      assertTrue(words.contains("is not known"), words);
      assertTrue(finding.placed() && finding.measure().value() > 1, words);
    }
    // What needs no search is as it is without.
    assertEquals(3 * count, report.facts().boundaryEdges());
    assertEquals(3 * count, report.ledger().values().stream().mapToInt(Integer::intValue).sum());
    assertEquals(Set.of(StoppedRule.INFO.id()), rules(report));
  }

  @Test
  void itIsTheSameWithAnyNumberOfThreads() {
    List<String> one = told(check(spanning(900), 1));
    assertEquals(one, told(check(spanning(900), 3)));
  }

  @Test
  void aFewAreJudged() {
    assertTrue(stopped(check(spanning(20), 2)).isEmpty());
  }

  private static Set<String> rules(LevelReport report) {
    return report.findings().stream().map(Finding::rule).collect(Collectors.toSet());
  }

  private static List<String> told(LevelReport report) {
    return report.findings().stream().map(f -> f.rule() + ": " + f.message()).toList();
  }
}
