package org.trackwalk.check.rules.probe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
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
 * A kerb rises from the road to its back, and begins and ends with a face across. Before and behind
 * it the road is wider, beside its back lies grass: rows end at the back, but the step goes on.
 */
class StepLengthTest {

  private static final Pattern ALONG = Pattern.compile("along ([\\d.]+) m");

  /** Where the kerb begins, metres along the road. */
  private static final double BEGIN = 100;

  /** From the road's middle to the kerb's foot, metres. */
  private static final double FOOT = 5;

  @ParameterizedTest
  @CsvSource({
    "kerb, 40, 1.3, 0.15, 0, 0",
    "kerb, 40, 1.3, 0.15, 0, 0.7",
    "t0LB2, 12, 2, 0.06, 0.1, 1.9",
    "Cube.004, 25, 1, 0.2, 0.05, -2.6",
    "rand, 60, 1.3, 0.1, 0.02, 3.1"
  })
  void theStepIsAsLongAsItsFace(
      String name, double length, double width, double high, double slant, double turn) {
    List<Finding> told = told(name, length, width, high, slant, turn, 0);
    assertFalse(told.isEmpty());
    double back = length * Math.sqrt(1 + slant * slant);
    double whole = back + 2 * width + slant * length;
    for (Finding step : told) {
      assertEquals(whole, along(step), 0.02 * whole, step.message());
      assertEquals(high, step.measure().value(), 0.001, step.message());
    }
  }

  /** Where no ground lies at the foot of the back, it is the side of a slab and no step. */
  @ParameterizedTest
  @CsvSource({"40, 1.3, 0.15", "25, 1, 0.2"})
  void whatStandsOverNothingIsNoPartOfIt(double length, double width, double high) {
    List<Finding> told = told("kerb", length, width, high, 0, 0, -3);
    assertFalse(told.isEmpty());
    told.forEach(step -> assertTrue(along(step) < length / 2, step.message()));
  }

  private static double along(Finding step) {
    Matcher along = ALONG.matcher(step.message());
    assertTrue(along.find(), step.message());
    return Double.parseDouble(along.group(1));
  }

  /**
   * The steps that are told.
   *
   * @param slant how much the kerb's back leaves the road, metres per metre
   * @param turn of the whole level, radians
   * @param grass height of the grass beside the kerb's back, metres
   */
  private static List<Finding> told(
      String name,
      double length,
      double width,
      double high,
      double slant,
      double turn,
      double grass) {
    double back = FOOT + width;
    double backEnd = back + slant * length;
    double far = backEnd + 6;
    double end = BEGIN + length;
    Plan plan = new Plan(turn);
    MeshDraft road = new MeshDraft("road", SurfaceClass.ROAD);
    for (double from : new double[] {0, end}) {
      for (double z = from; z < from + BEGIN; z += 5) {
        plan.floor(road, 0, -6, z, FOOT, z, FOOT, z + 5, -6, z + 5);
        plan.floor(road, 0, FOOT, z, far, z, far, z + 5, FOOT, z + 5);
      }
    }
    plan.floor(road, 0, -6, BEGIN, FOOT, BEGIN, FOOT, end, -6, end);
    MeshDraft kerb = new MeshDraft(name, SurfaceClass.ROAD);
    int a = plan.vertex(kerb, FOOT, 0, BEGIN);
    int[] before = back(plan, kerb, back, high, BEGIN);
    kerb.triangle(a, before[1], before[0], "");
    for (int i = 1; i <= length; i++) {
      int d = plan.vertex(kerb, FOOT, 0, BEGIN + i);
      int[] now = back(plan, kerb, back + slant * i, high, BEGIN + i);
      kerb.quad(a, d, now[1], before[1], "");
      kerb.quad(before[1], now[1], now[0], before[0], "");
      before = now;
      a = d;
    }
    kerb.triangle(a, before[0], before[1], "");
    MeshDraft verge = new MeshDraft("grass", SurfaceClass.VERGE);
    plan.floor(verge, grass, back, BEGIN, far, BEGIN, far, end, backEnd, end);
    Level level =
        new Level(
            "kerb",
            "generated",
            List.of(road.build("t.obj"), kerb.build("t.obj"), verge.build("t.obj")),
            List.of(),
            List.of("t.obj"),
            LevelHints.NONE);
    return LevelCheck.check(level, CheckSettings.defaults(), Progress.none()).findings().stream()
        .filter(f -> f.rule().equals("cliff.step-up"))
        .toList();
  }

  /** Foot and top of the kerb's back. */
  private static int[] back(Plan plan, MeshDraft kerb, double x, double high, double z) {
    return new int[] {plan.vertex(kerb, x, 0, z), plan.vertex(kerb, x, high, z)};
  }

  /** A level that is turned about its origin. */
  private record Plan(double turn) {

    int vertex(MeshDraft draft, double x, double y, double z) {
      double c = Math.cos(turn);
      double s = Math.sin(turn);
      return draft.vertex(c * x - s * z, y, s * x + c * z);
    }

    /** A level quad that faces up: x and z of its four corners. */
    void floor(MeshDraft draft, double y, double... corners) {
      int[] v = new int[4];
      for (int i = 0; i < 4; i++) {
        v[i] = vertex(draft, corners[2 * i], y, corners[2 * i + 1]);
      }
      draft.quad(v[0], v[3], v[2], v[1], "");
    }
  }
}
