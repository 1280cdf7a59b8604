package org.trackwalk.check.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.examples.circuit.Circuit;
import org.trackwalk.examples.circuit.CircuitShape;
import org.trackwalk.examples.planted.DefectKind;
import org.trackwalk.examples.planted.PlantedCircuit;
import org.trackwalk.examples.truth.Truth;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.model.settings.CheckSettings;

/** The clean circuit is silent; each defect planted into it is found once, at its place. */
class CircuitTest {

  private static LevelReport check(Level level) {
    return LevelCheck.check(level, CheckSettings.defaults(), Progress.none());
  }

  private static List<Finding> loud(LevelReport report) {
    return report.findings().stream().filter(f -> f.severity() != Severity.INFO).toList();
  }

  @Test
  void cleanCircuitHasNoWarningAndNoError() {
    assertEquals(List.of(), loud(check(Circuit.generate(CircuitShape.EXAMPLE).level())));
  }

  @Test
  void cleanCircuitOfPiecesWithOwnOriginsHasNoWarningAndNoError() {
    Circuit circuit = Circuit.generate(CircuitShape.EXAMPLE);
    Level level = Circuit.level("placed", circuit.placedPieces("placed.glb"));
    assertEquals(List.of(), loud(check(level)));
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5})
  void eachPlantedDefectIsFoundOnce(long seed) {
    PlantedCircuit planted =
        PlantedCircuit.plant(
            Circuit.generate(CircuitShape.EXAMPLE), seed, List.of(DefectKind.values()));
    LevelReport report = check(planted.level());
    List<String> wrong = new ArrayList<>();
    for (Truth truth : planted.truths()) {
      List<Finding> found =
          report.findings().stream()
              .filter(f -> f.rule().equals(truth.rule()))
              .filter(f -> truth.covers(f.position(), 0.01))
              .filter(f -> !truth.placed() ? f.pieces().equals(truth.pieces()) : true)
              .toList();
      if (found.size() != 1) {
        wrong.add(found.size() + " times found: " + truth);
      } else if (!found.get(0).pieces().equals(truth.pieces())) {
        wrong.add("pieces " + found.get(0).pieces() + " of " + truth);
      } else if (truth.unit().equals("m") && !truth.fits(found.get(0).measure().value())) {
        wrong.add("measured " + found.get(0).measure() + " of " + truth);
      }
    }
    for (Finding finding : loud(report)) {
      boolean planned =
          planted.truths().stream()
              .anyMatch(
                  t ->
                      (t.rule().equals(finding.rule()) || t.alsoRules().contains(finding.rule()))
                          && (t.placed() || t.pieces().equals(finding.pieces()))
                          && t.covers(finding.position(), 0.01));
      if (!planned) {
        wrong.add("not planted: " + finding.rule() + " " + finding.message());
      }
    }
    assertTrue(wrong.isEmpty(), String.join("\n", wrong));
  }
}
