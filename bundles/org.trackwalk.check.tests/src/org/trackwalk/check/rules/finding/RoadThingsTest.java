package org.trackwalk.check.rules.finding;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.course.line.RacingLine;
import org.trackwalk.drive.things.Shadow;
import org.trackwalk.drive.things.Thing;
import org.trackwalk.ground.reach.Body;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.model.settings.CheckSettings;

/** Whether somebody gets past a thing: by the road's borders, and by where the race goes. */
class RoadThingsTest {

  private static final double WIDTH = 12;

  /** A thing at z of 0, past which the borders leave so much. */
  private static Thing thing(double free) {
    double[] places = {-1, 0, 0, 0, 0, 0, 1, 0, 0};
    return new Thing(
        new int[] {0},
        new Shadow(null, new int[] {0}),
        new double[3],
        places,
        places,
        places,
        1,
        0,
        2,
        0,
        0,
        true,
        true,
        0,
        free,
        4,
        WIDTH,
        25,
        false,
        false,
        false,
        false,
        false,
        false);
  }

  /** A line along x, so far beside the thing; none where that is not a number. */
  private static RacingLine line(double aside, double over) {
    if (Double.isNaN(aside)) {
      return RacingLine.none();
    }
    double[] points = {-50, over, aside, 50, over, aside};
    LevelHints hints =
        new LevelHints(
            List.of(), List.of(), points, false, null, null, null, List.of(), List.of(), List.of(),
            false, List.of(), null, Map.of(), List.of());
    return RacingLine.of(
        new Level("level", "", List.of(), List.of(), List.of("level.obj"), hints),
        CheckSettings.defaults());
  }

  /** A car is 1.8 m wide and wants 2.3 m. */
  @ParameterizedTest
  @CsvSource({
    "1, NaN, 0, true, true",
    "3, NaN, 0, false, false",
    "1, 0, 0, true, true",
    "3, 0, 0, false, true",
    "1, 1, 0, true, true",
    "1, 1.2, 0, false, false",
    "1, -3, 0.5, false, false",
    "1, 11, 0, false, false",
    "1, 13, 0, true, true",
    "1, 3, 6, true, true",
    "3, 13, 0, false, false"
  })
  void whoFollowsTheLineGetsPast(
      double free, double aside, double over, boolean shut, boolean blocks) {
    RoadThings.Found found =
        RoadThings.found(thing(free), RoadThings.Name.UNKNOWN, Body.CAR, line(aside, over));
    assertEquals(shut, found.shut());
    assertEquals(blocks, found.blocks());
  }

  /**
   * A thing as it is met: a step or not, a kerb, one to be left to one side, only come down from.
   */
  private static RoadThings.Found found(
      RoadThings.Name name,
      boolean blocks,
      boolean step,
      boolean kerb,
      boolean aside,
      boolean lee) {
    Thing plain = thing(5);
    Thing thing =
        new Thing(
            plain.triangles(),
            plain.body(),
            plain.position(),
            plain.places(),
            plain.outline(),
            plain.stops(),
            1,
            0,
            2,
            0,
            0,
            true,
            true,
            0,
            5,
            4,
            WIDTH,
            25,
            step,
            false,
            kerb,
            false,
            aside,
            lee);
    return new RoadThings.Found(thing, name, false, blocks, false);
  }

  /**
   * Name, on the line, a step, a kerb, aside, only come down from: step, kerb, in the way, told.
   */
  @ParameterizedTest
  @CsvSource({
    "UNKNOWN, false, false, false, false, false, false, false, true, true",
    "UNKNOWN, true, true, false, false, false, true, false, true, true",
    "UNKNOWN, true, true, false, false, true, true, false, false, true",
    "MEANT, true, false, false, false, false, false, false, false, true",
    "MEANT, false, true, true, false, false, true, true, false, true",
    "BESIDE, true, false, false, false, false, false, false, true, true",
    "BESIDE, false, false, false, false, false, false, false, false, true",
    "PLAIN, true, false, false, true, false, false, false, true, true",
    "PLAIN, false, true, false, true, false, true, true, false, true",
    "STATED, true, false, false, false, false, false, false, true, true",
    "STATED, false, false, false, false, false, false, false, false, false",
    "STATED, true, true, false, false, false, false, false, true, false",
    "STATED, false, true, true, true, true, false, true, false, false"
  })
  void whatIsSaidFollowsFromNameAndPlace(
      RoadThings.Name name,
      boolean blocks,
      boolean step,
      boolean kerb,
      boolean aside,
      boolean lee,
      boolean isStep,
      boolean isKerb,
      boolean isInTheWay,
      boolean isTold) {
    RoadThings.Found found = found(name, blocks, step, kerb, aside, lee);
    assertEquals(isStep, found.isStep(), "step");
    assertEquals(isKerb, found.isKerb(), "kerb");
    assertEquals(isInTheWay, found.isInTheWay(), "in the way");
    assertEquals(isTold, found.isTold(), "told");
  }
}
