package org.trackwalk.check.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.trackwalk.examples.scene.LedgerScene;
import org.trackwalk.examples.scene.LedgerScenes;
import org.trackwalk.examples.truth.Truth;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.LedgerClass;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.model.settings.CheckSettings;

/** Every way in which open edges come about gets its class and its finding, and nothing else. */
class LedgerScenesTest {

  /** By scene: each is checked once for both questions. */
  private static final Map<String, LevelReport> CHECKED = new HashMap<>();

  static List<LedgerScene> scenes() {
    return LedgerScenes.all();
  }

  private static LevelReport check(LedgerScene scene) {
    return CHECKED.computeIfAbsent(
        scene.id(),
        id -> {
          Level level = new Level(id, "", scene.pieces(), List.of(), List.of(), LevelHints.NONE);
          return LevelCheck.check(level, CheckSettings.defaults(), Progress.none());
        });
  }

  @ParameterizedTest
  @MethodSource("scenes")
  void everyOpenEdgeHasItsClass(LedgerScene scene) {
    Map<String, Integer> counts = new TreeMap<>();
    for (Map.Entry<LedgerClass, Integer> entry : check(scene).ledger().entrySet()) {
      if (entry.getValue() > 0) {
        counts.put(entry.getKey().id(), entry.getValue());
      }
    }
    assertEquals(new TreeMap<>(scene.ledger()), counts);
  }

  @ParameterizedTest
  @MethodSource("scenes")
  void everyDefectIsFoundOnceAndNothingElse(LedgerScene scene) {
    List<Finding> findings =
        check(scene).findings().stream().filter(f -> f.severity() != Severity.INFO).toList();
    for (Truth truth : scene.findings()) {
      List<Finding> found = findings.stream().filter(f -> f.rule().equals(truth.rule())).toList();
      assertEquals(1, found.size(), truth + " in " + findings);
      Finding finding = found.get(0);
      assertEquals(truth.pieces(), finding.pieces());
      assertTrue(truth.covers(finding.position(), 0.01), truth + " at " + finding);
      if (truth.unit().equals("m")) {
        assertTrue(truth.fits(finding.measure().value()), truth + " measured " + finding.measure());
      }
      if (truth.length() > 0) {
        assertEquals(truth.length(), finding.length(), 0.2 * truth.length(), truth.kind());
      }
    }
    Set<String> known = Set.copyOf(scene.findings().stream().map(Truth::rule).toList());
    assertEquals(List.of(), findings.stream().filter(f -> !known.contains(f.rule())).toList());
  }
}
