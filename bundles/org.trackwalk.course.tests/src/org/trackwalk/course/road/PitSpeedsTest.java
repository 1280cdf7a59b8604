package org.trackwalk.course.road;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.course.line.RacingLine;
import org.trackwalk.examples.draft.Sheet;
import org.trackwalk.ground.memory.Memory;
import org.trackwalk.ground.reach.Floor;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.mesh.level.GameNames;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.PitLane;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.settings.CheckSettings;

/**
 * A straight of 200 m and 12 m wide along -z, raced along x = 6 at 40 m/s, with a pit lane along x
 * = 20 from 40 to 140 m at 10 to 20 m/s, for which there is ground of its own.
 */
class PitSpeedsTest {

  private static final SpeedLimits CAR = new SpeedLimits(45, 1.2);

  private static Road road(boolean line, double[] sides, double over) {
    return road(line, sides, over, false);
  }

  private static Road road(boolean line, double[] sides, double over, boolean back) {
    Sheet track = Sheet.flat("road", SurfaceClass.ROAD, 0, 0, 0, 6, 100, 2);
    Sheet pits = Sheet.flat("pits", SurfaceClass.ROAD, 17, 0, -40, 3, 50, 2);
    WeldedSurface surface =
        ExactWeld.weld(
            List.of(track.mesh().build("a.obj"), pits.mesh().build("a.obj")), 1, Progress.none());
    double from = back ? -140 : -40;
    double[] lane = {20, over, from, 20, over, -180 - from};
    LevelHints hints =
        LevelHints.NONE.withGame(
            GameNames.NONE.withPitLane(new PitLane(lane, new double[] {10, 20}, sides)));
    if (line) {
      double[] raced = {6, 0, -1, 6, 0, -199};
      hints = hints.withLine(raced, false, new double[] {40, 40}, null);
    }
    Level level = new Level("level", "", surface.pieces(), List.of(), List.of(), hints);
    return RoadBuilder.build(
        Land.of(surface),
        t -> true,
        Floor.Stack.NONE,
        RacingLine.of(level, CheckSettings.defaults()),
        CAR,
        () -> "",
        Memory.none(),
        1,
        Progress.none());
  }

  /** Its speed changes evenly along it; 6 m to each side are its own where the file says none. */
  @ParameterizedTest
  @CsvSource({
    "20, -40, 10",
    "20, -90, 15",
    "22.9, -115, 17.5",
    "14.5, -90, 15",
    "12.9, -90, 40",
    "6, -90, 40",
    "20, -35, 10"
  })
  void whatLiesInThePitLaneIsMetAtItsSpeed(double x, double z, double speed) {
    assertEquals(speed, road(true, null, 0).speedAt(x, 0, z), 1e-6);
  }

  /** Of who drives along -z smaller x lies to the left, of who drives back to the right. */
  @ParameterizedTest
  @CsvSource({"6, 1, false, 15", "5, 9, false, 40", "9, 5, true, 40", "1, 6, true, 15"})
  void theRoomThatItSaysCounts(double left, double right, boolean back, double speed) {
    double[] sides = {left, right, left, right};
    assertEquals(speed, road(true, sides, 0, back).speedAt(14.4, 0, -90), 1e-6);
  }

  @Test
  void aLaneOnABridgeIsNotMeantBelow() {
    assertEquals(40, road(true, null, 6).speedAt(14.4, 0, -90), 1e-6);
  }

  /** The stretch itself is driven so, with or without a racing line, and the race is not. */
  @ParameterizedTest
  @CsvSource({"true, 40", "false, 45"})
  void itsRowsAreDrivenAtItsSpeed(boolean line, double race) {
    Road road = road(line, null, 0);
    assertEquals(2, road.strands().size());
    for (Strand strand : road.strands()) {
      boolean pits = strand.centre(0, 0) > 15;
      for (int row = 0; row < strand.rows(); row++) {
        double along = -strand.centre(row, 2);
        double expected = pits ? 10 + (along - 40) / 10 : race;
        assertEquals(expected, strand.speed(row), 0.2, "row at " + along);
      }
    }
  }
}
