package org.trackwalk.check.rules.finding;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.settings.CheckSettings;

/** Kerbs may stand higher than the road: in a TORCS file with names in upper case, too. */
class KerbTest {

  private static final int ROWS = 50;

  @ParameterizedTest
  @CsvSource({"tkMn1, t0LB1", "TKMN1, T0LB1", "road, kerb", "ROAD, KERB_left"})
  void itsFaceHasTheLimitOfKerbs(String road, String kerb) {
    Finding face = stepUp(road, kerb);
    assertEquals(Severity.WARNING, face.severity(), face.message());
    assertEquals(0.025, face.measure().threshold(), face.message());
  }

  @ParameterizedTest
  @CsvSource({"tkMn1, tkLS1", "TKMN1, TKLS1", "road, road_side"})
  void otherRoadHasNot(String road, String side) {
    Finding face = stepUp(road, side);
    assertEquals(Severity.ERROR, face.severity(), face.message());
    assertEquals(0.02, face.measure().threshold(), face.message());
  }

  /** A road of 250 m, 10 m wide, with a strip of 2 m along it whose face is 40 mm high. */
  private static Finding stepUp(String road, String strip) {
    MeshDraft main = new MeshDraft(road, SurfaceClass.ROAD);
    MeshDraft side = new MeshDraft(strip, SurfaceClass.ROAD);
    sheet(main, new double[][] {{0, 0}, {10, 0}});
    sheet(side, new double[][] {{10, 0}, {10, 0.04}, {12, 0.04}});
    Level level =
        new Level(
            "kerb",
            "generated",
            Arrays.asList(main.build("kerb.obj"), side.build("kerb.obj")),
            List.of(),
            List.of("kerb.obj"),
            LevelHints.NONE);
    List<Finding> found =
        LevelCheck.check(level, CheckSettings.defaults(), Progress.none()).findings().stream()
            .filter(f -> f.rule().equals("cliff.step-up"))
            .toList();
    assertEquals(1, found.size(), found.toString());
    return found.get(0);
  }

  /** Strips between the points (x, y) of a cross-section, along z. */
  private static void sheet(MeshDraft draft, double[][] section) {
    int[] before = null;
    for (int row = 0; row <= ROWS; row++) {
      int[] now = new int[section.length];
      for (int i = 0; i < section.length; i++) {
        now[i] = draft.vertex(section[i][0], section[i][1], 5.0 * row);
        if (i > 0 && before != null) {
          draft.quad(before[i - 1], now[i - 1], now[i], before[i], "asphalt");
        }
      }
      before = now;
    }
  }
}
