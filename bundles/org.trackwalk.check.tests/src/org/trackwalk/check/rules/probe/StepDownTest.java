package org.trackwalk.check.rules.probe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
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

/**
 * A step across a road of 240 m along x and 10 m width, in its middle: an error for a race that
 * comes up to it, a note for one that comes down from it, an error where nobody has said which way
 * the race goes.
 */
class StepDownTest {

  private static final int LENGTH = 240;
  private static final double HALF = 5;
  private static final int QUADS = 24;

  private static final double[] FORWARD = {1, 0, LENGTH - 1, 0};
  private static final double[] BACK = {LENGTH - 1, 0, 1, 0};
  private static final double[] NONE = {};

  /**
   * The road, whose second half is so much higher or lower, with a riser.
   *
   * @param askew half of how far the ends of the step are apart along the road, metres
   * @param rise of both halves, metres per metre
   */
  private static MeshDraft road(double height, double askew, double rise) {
    MeshDraft mesh = new MeshDraft("track", SurfaceClass.UNKNOWN);
    int vertices = 0;
    for (int part = 0; part < 2; part++) {
      for (int i = 0; i <= QUADS; i++) {
        for (double z : new double[] {HALF, -HALF}) {
          double t = (double) i / QUADS;
          double e = LENGTH / 2.0 + askew * z / HALF;
          double x = part == 0 ? t * e : e + t * (LENGTH - e);
          mesh.vertex(x, part * height + rise * x, z);
        }
        if (i > 0) {
          mesh.quad(vertices - 2, vertices, vertices + 1, vertices - 1, "asphalt");
        }
        vertices += 2;
      }
    }
    int near = 2 * QUADS;
    int far = near + 2;
    mesh.quad(near, far, far + 1, near + 1, "asphalt");
    return mesh;
  }

  private static List<Finding> found(MeshDraft mesh, double... lineXz) {
    double[] line = new double[lineXz.length / 2 * 3];
    for (int i = 0; i < lineXz.length / 2; i++) {
      line[3 * i] = lineXz[2 * i];
      line[3 * i + 2] = lineXz[2 * i + 1];
    }
    LevelHints hints =
        new LevelHints(
            List.of("track"),
            List.of(),
            line.length == 0 ? null : line,
            false,
            null,
            null,
            null,
            List.of(),
            List.of(),
            List.of(),
            false,
            List.of(),
            null,
            Map.of(),
            List.of());
    Level level =
        new Level("level", "", List.of(mesh.build("level.obj")), List.of(), List.of(), hints);
    CheckSettings settings =
        CheckSettings.defaults().withOnly(Set.of("cliff.step-up", "probe.chassis-hit"));
    return LevelCheck.check(level, settings, Progress.none()).findings();
  }

  @ParameterizedTest
  @CsvSource({
    "0.03, 0, 0",
    "0.05, 2, 0",
    "0.08, 4, 0.03",
    "0.15, 0, -0.05",
    "0.15, 3, 0.1",
    "0.25, 1, 0",
    "0.4, 0, 0.02",
    "0.5, 2, -0.08"
  })
  void whoComesDownMeetsNothing(double height, double askew, double rise) {
    for (boolean up : new boolean[] {true, false}) {
      double step = up ? height : -height;
      List<Finding> meets = found(road(step, askew, rise), up ? FORWARD : BACK);
      assertEquals(1, meets.size(), "up " + up + meets);
      assertEquals(Severity.ERROR, meets.get(0).severity());
      List<Finding> falls = found(road(step, askew, rise), up ? BACK : FORWARD);
      assertEquals(1, falls.size(), "down " + up);
      assertEquals(Severity.INFO, falls.get(0).severity(), falls.get(0).message());
      // rows run as the line goes, so both are measured from rows of their own
      assertEquals(meets.get(0).measure().value(), falls.get(0).measure().value(), 1e-6);
      assertTrue(falls.get(0).effects().isEmpty());
    }
  }

  @Test
  void withoutALineItIsMetFromEitherSide() {
    assertEquals(Severity.ERROR, found(road(0.15, 0, 0), NONE).get(0).severity());
    assertEquals(Severity.ERROR, found(road(-0.15, 0, 0), NONE).get(0).severity());
  }

  /** A block that was pulled up from the road has a face towards each side. */
  @ParameterizedTest
  @CsvSource({"0.1, 1", "0.3, 3", "0.7, 2"})
  void aBlockIsMetWhicheverWayTheRaceGoes(double height, double length) {
    for (double[] line : new double[][] {FORWARD, BACK}) {
      MeshDraft mesh = road(0.5, 0, 0);
      int v = 4 * (QUADS + 1);
      for (double at : new double[] {60, 60 + length}) {
        for (double y : new double[] {0, height}) {
          mesh.vertex(at, y, 2);
          mesh.vertex(at, y, -2);
        }
      }
      mesh.quad(v, v + 2, v + 3, v + 1, "asphalt");
      mesh.quad(v + 2, v + 6, v + 7, v + 3, "asphalt");
      mesh.quad(v + 6, v + 4, v + 5, v + 7, "asphalt");
      assertTrue(
          found(mesh, line).stream()
              .anyMatch(f -> f.severity() != Severity.INFO && f.position()[0] < 70));
    }
  }
}
