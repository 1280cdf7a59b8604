package org.trackwalk.check.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.trackwalk.check.rules.RuleList;
import org.trackwalk.examples.circuit.Circuit;
import org.trackwalk.examples.circuit.CircuitShape;
import org.trackwalk.examples.planted.DefectKind;
import org.trackwalk.examples.planted.PlantedCircuit;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.LedgerClass;
import org.trackwalk.model.report.CorridorFacts;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.model.settings.CheckSettings;

/** What no chosen rule asks for is not worked out, and what is told is the same without it. */
class ChosenRulesTest {

  private static final String NOT_ASKED = CorridorFacts.notAsked().how();

  private static LevelReport whole(Level level, CheckSettings settings) {
    return LevelCheck.check(level, settings, Progress.none());
  }

  private static LevelReport chosen(Level level, CheckSettings settings) {
    return LevelCheck.chosen(level, settings, false, Progress.none());
  }

  /** A circuit as one piece, as an STL file has it. */
  private static Level onePiece() {
    List<Piece> pieces = Circuit.generate(CircuitShape.SMALL).pieces("circuit.obj");
    int triangles = pieces.stream().mapToInt(Piece::triangleCount).sum();
    float[] points = new float[9 * triangles];
    int[] corners = new int[3 * triangles];
    int c = 0;
    for (Piece piece : pieces) {
      for (int v : piece.triangles()) {
        System.arraycopy(piece.positions(), 3 * v, points, 3 * c, 3);
        corners[c] = c++;
      }
    }
    Piece all = Piece.named("circuit", "one.stl").mesh(points, corners).build();
    return new Level("one", "", List.of(all), List.of(), List.of("one.stl"), LevelHints.NONE);
  }

  @Test
  void aSoundPieceNeedsNoRoadForItsWeldAndTopology() {
    CheckSettings settings = CheckSettings.defaults().withOnly(Set.of("weld", "topology"));
    LevelReport few = chosen(onePiece(), settings);
    assertEquals(NOT_ASKED, few.corridor().how());
    assertFalse(few.ledger().containsKey(LedgerClass.OUTER), few.ledger().toString());
    assertTrue(few.ledger().containsKey(LedgerClass.NEAR_MISS), few.ledger().toString());
    assertEquals(List.of(), few.findings());
    LevelReport all = whole(onePiece(), settings);
    assertFalse(NOT_ASKED.equals(all.corridor().how()), all.corridor().explanation());
    assertEquals(List.of(), all.findings());
    assertTrue(few.rulesSkipped().stream().anyMatch(s -> s.rule().equals("topology.intersection")));
  }

  @Test
  void whoAsksForNoBordersGetsNoReasons() {
    CheckSettings settings = CheckSettings.defaults().withOnly(Set.of("topology.winding"));
    assertEquals(Map.of(), chosen(onePiece(), settings).ledger());
  }

  @Test
  void allRulesAskForAll() {
    LevelReport report = chosen(onePiece(), CheckSettings.defaults());
    assertFalse(NOT_ASKED.equals(report.corridor().how()));
    assertEquals(LedgerClass.values().length, report.ledger().size());
  }

  /** Each group of rules on levels where each has something to tell. */
  @Test
  void eachGroupTellsTheSame() {
    PlantedCircuit planted =
        PlantedCircuit.plant(
            Circuit.generate(CircuitShape.EXAMPLE), 7, List.of(DefectKind.values()));
    Set<String> groups = new TreeSet<>();
    RuleList.all().forEach(rule -> groups.add(rule.info().group()));
    int told = 0;
    for (String group : groups) {
      CheckSettings settings = CheckSettings.defaults().withOnly(Set.of(group));
      LevelReport few = chosen(planted.level(), settings);
      LevelReport all = whole(planted.level(), settings);
      assertEquals(SameReportTest.findings(all), SameReportTest.findings(few), group);
      few.ledger().forEach((owner, n) -> assertEquals(all.ledger().get(owner), n, group));
      if (!few.corridor().how().equals(NOT_ASKED)) {
        assertEquals(all.corridor(), few.corridor(), group);
      }
      told += few.findings().size();
    }
    assertTrue(told > 25, "findings: " + told);
  }
}
