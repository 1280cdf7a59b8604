package org.trackwalk.drive.confirm;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.trackwalk.course.road.Road;
import org.trackwalk.drive.ride.RideSurvey;
import org.trackwalk.drive.shape.Roads;
import org.trackwalk.io.engine.EnginePass;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.CancelledException;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Effect;
import org.trackwalk.model.finding.Evidence;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Place;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.finding.Standing;
import org.trackwalk.model.finding.Told;
import org.trackwalk.model.profile.VehicleList;

/** Lines to seams that a chassis comes down to behind breaks of a road that ends at 300 m. */
class NosePassesTest {

  private static final double STEP = 1 / 60.0;

  private static final double SLOPE = 0.05;

  private static final Probe CAR = Probe.of(VehicleList.shipped("car"));

  private static double height(double x, double breaks) {
    return SLOPE * Math.max(0, x - breaks);
  }

  private static NosePasses passes(Road road, Progress progress) {
    return new NosePasses(road, new Under(road.ground()), CAR, STEP, progress);
  }

  /** It goes on for some steps behind the seam, and the road does not. */
  @Test
  void aLineEndsWithItsLane() {
    for (double before : new double[] {0.5, 1.5, 2.5}) {
      double seam = 300 - before;
      double breaks = seam - 4;
      Road road = Roads.straight(x -> height(x, breaks));
      List<NosePasses.Run> runs =
          passes(road, Progress.none()).runs(List.of(jolt(seam, height(seam, breaks)))).get(0);
      assertFalse(runs.isEmpty(), "none at " + seam);
      for (NosePasses.Run run : runs) {
        EnginePass pass =
            run.way().pass(new Under(road.ground()), CAR, 1, run.speed(), run.steps(), STEP);
        double[] line = pass.line();
        for (int i = 2; i < line.length; i += 2) {
          double way = Math.hypot(line[i] - line[i - 2], line[i + 1] - line[i - 1]);
          assertTrue(way > 0.05, "a part of " + way + " at " + line[i]);
        }
        assertTrue(line[line.length - 2] > seam, "it comes to " + line[line.length - 2]);
      }
    }
  }

  /** Each has the ways that it has alone, and the lanes are sampled once. */
  @Test
  void manyJoltsAreOneSurvey() {
    Road road = Roads.straight(x -> height(x, 150) + height(x, 250));
    Confirmed one = jolt(154.03, height(154.03, 150));
    Confirmed other = jolt(254.03, height(254.03, 150) + height(254.03, 250));
    Confirmed none = jolt(100.03, 0);
    AtomicInteger asked = new AtomicInteger();
    Progress counting =
        Progress.unsaid(
            () -> {
              asked.incrementAndGet();
              return false;
            });
    List<List<NosePasses.Run>> together = passes(road, counting).runs(List.of(one, none, other));
    int crossings = 3 * 2 * RideSurvey.LANES;
    assertEquals(RideSurvey.LANES + crossings, asked.get());
    NosePasses passes = passes(road, Progress.none());
    assertEquals(List.of(), together.get(1));
    for (int i = 0; i < 3; i += 2) {
      List<NosePasses.Run> alone = passes.runs(List.of(i == 0 ? one : other)).get(0);
      assertFalse(alone.isEmpty());
      assertEquals(alone.size(), together.get(i).size());
      for (int k = 0; k < alone.size(); k++) {
        assertEquals(alone.get(k).runUp(), together.get(i).get(k).runUp());
        assertArrayEquals(line(road, alone.get(k)), line(road, together.get(i).get(k)));
      }
    }
  }

  private static double[] line(Road road, NosePasses.Run run) {
    return run.way().pass(new Under(road.ground()), CAR, 0, run.speed(), run.steps(), STEP).line();
  }

  @Test
  void itIsCancelled() {
    Road road = Roads.straight(x -> 0);
    NosePasses passes = passes(road, Progress.unsaid(() -> true));
    List<Confirmed> jolts = List.of(jolt(100, 0));
    assertThrows(CancelledException.class, () -> passes.runs(jolts));
  }

  private static Confirmed jolt(double x, double y) {
    Effect effect = new Effect("physx", CAR.labels().get(1), Roads.SPEED, 0, 10, 0, 1, false);
    double[] path = {x, y, -4, x, y, 4};
    Finding finding =
        new Finding(
            new Told(
                "seam.body-boundary", Severity.ERROR, "a seam", "mend it", null, null, 1, false),
            new Place(
                SurfaceClass.ROAD,
                new double[] {x, y, 0},
                path,
                8,
                path,
                List.of("road"),
                Map.of()),
            new Evidence(null, 1, null, List.of(effect), null, List.of()),
            Standing.none());
    return new Confirmed(finding, null, effect, null, Unmeasured.LEFT_OUT);
  }
}
