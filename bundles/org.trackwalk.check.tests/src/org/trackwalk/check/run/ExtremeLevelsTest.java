package org.trackwalk.check.run;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.UpAxis;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.LedgerClass;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.model.settings.CheckSettings;

/** Levels that no one models but files contain: each ends soon and its ledger sums. */
@Timeout(value = 240, unit = TimeUnit.SECONDS)
class ExtremeLevelsTest {

  private static LevelReport check(float[] positions, int[] triangles) {
    Piece piece =
        Piece.named("road", "road.obj")
            .frame(Frame.of(UpAxis.Y, LengthUnit.METRE))
            .mesh(positions, triangles)
            .build();
    Level level =
        new Level("road", "", List.of(piece), List.of(), List.of("road.obj"), LevelHints.NONE);
    LevelReport report = LevelCheck.check(level, CheckSettings.defaults(), Progress.none());
    int sum = report.ledger().values().stream().mapToInt(Integer::intValue).sum();
    assertEquals(report.facts().boundaryEdges(), sum);
    return report;
  }

  @ParameterizedTest
  @ValueSource(floats = {1e-45f, 1e-20f, 1e7f, 1e15f, 1e30f, 3e38f})
  void ofAnySize(float s) {
    LevelReport report =
        check(new float[] {-s, 0, 0, s, 0, 0, 0, 0, s, s, s, s}, new int[] {0, 2, 1, 1, 2, 3});
    assertEquals(4, report.facts().boundaryEdges());
  }

  @ParameterizedTest
  @ValueSource(floats = {1e7f, 1e15f, 1e30f, 3e38f})
  void farFromTheOrigin(float y) {
    LevelReport report = check(new float[] {0, y, 0, 1, y, 0, 0, y, 1}, new int[] {0, 2, 1});
    assertEquals(3, report.facts().boundaryEdges());
  }

  /** The edges of one triangle are neighbours along one border, however thin it is. */
  @Test
  void aNeedleThatStandsAloneFacesNothing() {
    LevelReport report =
        check(new float[] {0, 0, 0, 1, 0, 0, 0.5f, 0, 0.0005f}, new int[] {0, 2, 1});
    assertEquals(3, report.ledger().get(LedgerClass.OUTER));
    assertEquals(List.of("quality.sliver"), report.findings().stream().map(Finding::rule).toList());
  }

  @Test
  void smallerThanAnythingThatDrives() {
    LevelReport report =
        check(new float[] {0, 0, 0, 1e-40f, 0, 0, 0, 0, 1e-40f}, new int[] {0, 2, 1});
    List<String> rules = report.findings().stream().map(Finding::rule).toList();
    assertEquals(List.of("quality.sliver"), rules);
  }

  /** Leaf cards, rubble: loose triangles, every one near to a third of all others. */
  @Test
  void withTensOfThousandsOfOpenEdgesInOnePlace() {
    int n = 24_000;
    Random random = new Random(1);
    float[] positions = new float[9 * n];
    int[] triangles = new int[3 * n];
    for (int t = 0; t < n; t++) {
      float[] middle = {random.nextFloat(), random.nextFloat(), random.nextFloat()};
      for (int i = 0; i < 9; i++) {
        positions[9 * t + i] = middle[i % 3] + 0.04f * (random.nextFloat() - 0.5f);
      }
      for (int c = 0; c < 3; c++) {
        triangles[3 * t + c] = 3 * t + c;
      }
    }
    assertEquals(3 * n, check(positions, triangles).facts().boundaryEdges());
  }
}
