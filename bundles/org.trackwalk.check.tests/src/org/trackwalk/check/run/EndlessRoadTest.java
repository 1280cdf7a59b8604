package org.trackwalk.check.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.check.levels.CheckRun;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.report.CheckReport;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.model.report.SkippedRule;
import org.trackwalk.model.settings.CheckSettings;

/** A damaged vertex far out in space is told, and switches no rule off. */
class EndlessRoadTest {

  private static final int ROWS = 30;

  @TempDir Path folder;

  /** A road 8 m wide of 30 rows, whose last vertex lies at a place of its own. */
  private LevelReport roadTo(double last, int step) throws IOException {
    StringBuilder obj = new StringBuilder("o road_01\n");
    for (int row = 0; row <= ROWS; row++) {
      obj.append("v 0 0 ").append(step * row).append('\n');
      obj.append("v 8 0 ").append(row == ROWS ? last : step * row).append('\n');
    }
    for (int v = 1; v <= 2 * ROWS; v += 2) {
      obj.append("f " + v + " " + (v + 2) + " " + (v + 3) + " " + (v + 1) + "\n");
    }
    Path file = folder.resolve("road.obj");
    Files.writeString(file, obj);
    CheckReport report =
        CheckRun.run(
            List.of(file), LoadOptions.DEFAULT, CheckSettings.defaults(), "test", Progress.none());
    return report.levels().get(0);
  }

  private static Set<String> notWalked(LevelReport level) {
    return level.rulesSkipped().stream()
        .filter(s -> s.reason().contains("no road to drive along"))
        .map(SkippedRule::rule)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static List<String> told(LevelReport level, String rule) {
    return level.findings().stream()
        .filter(f -> f.rule().equals(rule))
        .map(Finding::message)
        .toList();
  }

  @ParameterizedTest
  @ValueSource(doubles = {10_100, 214_741, 4_294_967_295.0, 1e20, -3e38})
  void aVertexFarOffIsOneErrorAndAllRulesThatDriveRun(double last) throws IOException {
    LevelReport level = roadTo(last, 2);
    assertEquals(Set.of(), notWalked(level));
    assertEquals(1, told(level, "import.far-vertex").size());
    assertEquals(List.of(), told(level, "quality.oversized"));
    assertEquals(List.of(), told(level, "import.non-finite"));
    assertEquals(List.of(), told(level, "import.precision"));
    double[] bounds = level.extent().bounds();
    assertTrue(bounds[5] <= 60 && bounds[2] >= 0, "extents without it");
  }

  @Test
  void aTriangleThatNoCarDrivesAlongIsLeftOutOfTheRoad() throws IOException {
    LevelReport level = roadTo(12_000, 20);
    assertEquals(Set.of(), notWalked(level));
    assertEquals(List.of(), told(level, "import.far-vertex"));
    assertEquals(1, told(level, "quality.oversized").size());
  }

  @Test
  void whatIsLongButMayBeDrivenIsWalked() throws IOException {
    assertEquals(Set.of(), notWalked(roadTo(9_900, 20)));
  }
}
