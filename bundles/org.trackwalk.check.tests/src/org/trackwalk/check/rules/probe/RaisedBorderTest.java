package org.trackwalk.check.rules.probe;

import static org.junit.jupiter.api.Assertions.assertEquals;

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
import org.trackwalk.model.settings.CheckSettings;

/**
 * A round road of straight pieces between raised borders that are part of it: the nose of a car in
 * a lane beside a border reaches over it. What it meets there is the border's face, no hump.
 */
class RaisedBorderTest {

  private static final double BORDER = 1;

  @ParameterizedTest
  @CsvSource({
    "20, 8, 16, 0.15",
    "20, 8, 16, 0.4",
    "20, 8, 24, 0.45",
    "30, 10, 20, 0.3",
    "30, 10, 20, 0.7",
    "45, 12, 28, 0.35"
  })
  void aNoseOverTheBorderIsNoHump(double radius, double width, int steps, double high) {
    assertEquals(List.of(), aground(ring(radius, width, steps, high)));
  }

  private static List<Finding> aground(MeshDraft track) {
    Level level =
        new Level(
            "ring",
            "generated",
            List.of(track.build("t.obj")),
            List.of(),
            List.of("t.obj"),
            LevelHints.NONE);
    return LevelCheck.check(level, CheckSettings.defaults(), Progress.none()).findings().stream()
        .filter(f -> f.message().contains("runs aground"))
        .toList();
  }

  private static MeshDraft ring(double radius, double width, int steps, double high) {
    MeshDraft track = new MeshDraft("track", SurfaceClass.ROAD);
    double half = width / 2;
    double[][] profile = {
      {-half - BORDER, high},
      {-half, high},
      {-half, 0},
      {half, 0},
      {half, high},
      {half + BORDER, high}
    };
    int[][] rings = new int[steps][profile.length];
    for (int i = 0; i < steps; i++) {
      double turn = 2 * StrictMath.PI * i / steps;
      for (int k = 0; k < profile.length; k++) {
        double r = radius + profile[k][0];
        rings[i][k] =
            track.vertex(r * StrictMath.cos(turn), profile[k][1], r * StrictMath.sin(turn));
      }
    }
    for (int i = 0; i < steps; i++) {
      int[] a = rings[i];
      int[] b = rings[(i + 1) % steps];
      for (int k = 0; k + 1 < a.length; k++) {
        track.quad(a[k], b[k], b[k + 1], a[k + 1], "asphalt");
      }
    }
    return track;
  }
}
