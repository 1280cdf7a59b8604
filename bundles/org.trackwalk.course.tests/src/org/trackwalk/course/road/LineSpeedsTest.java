package org.trackwalk.course.road;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.course.line.RacingLine;
import org.trackwalk.examples.draft.Sheet;
import org.trackwalk.ground.memory.Memory;
import org.trackwalk.ground.reach.Floor;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.settings.CheckSettings;

/** A straight of 200 m, whose line is driven at 10 m/s at its beginning and at 50 at its end. */
class LineSpeedsTest {

  private static final SpeedLimits CAR = new SpeedLimits(45, 1.2);

  private static LevelHints line(double aside, double over, double from, double to, int n) {
    double[] points = new double[3 * n];
    double[] speeds = new double[n];
    for (int i = 0; i < n; i++) {
      points[3 * i] = 6 + aside;
      points[3 * i + 1] = over;
      points[3 * i + 2] = -from - (to - from) * i / (n - 1);
      speeds[i] = 10 + 40 * (from + (to - from) * i / (n - 1)) / 200;
    }
    return LevelHints.NONE.withLine(points, false, speeds, null);
  }

  /**
   * Along the whole road, along its first half, beside it, on another level; drawn with a point for
   * each metre, or with few.
   */
  @ParameterizedTest
  @CsvSource({
    "0, 0, 200, 200, 201",
    "3, 0, 200, 200, 201",
    "0, 0, 100, 100, 201",
    "8, 0, 200, 0, 201",
    "0, 4, 200, 0, 201",
    "0, 0, 200, 200, 8",
    "3, 0, 200, 200, 3",
    "0, 0, 200, 200, 2",
    "0, 0, 100, 100, 3",
    "8, 0, 200, 0, 2",
    "0, 4, 200, 0, 2"
  })
  void rowsAreDrivenAsTheLineSays(double aside, double over, double to, double known, int n) {
    Sheet sheet = Sheet.flat("road", SurfaceClass.ROAD, 0, 0, 0, 6, 100, 2);
    WeldedSurface surface =
        ExactWeld.weld(List.of(sheet.mesh().build("a.obj")), 1, Progress.none());
    Level level =
        new Level("level", "", surface.pieces(), List.of(), List.of(), line(aside, over, 0, to, n));
    Road road =
        RoadBuilder.build(
            Land.of(surface),
            t -> true,
            Floor.Stack.NONE,
            RacingLine.of(level, CheckSettings.defaults()),
            CAR,
            () -> "",
            Memory.none(),
            1,
            Progress.none());
    Strand strand = road.strands().get(0);
    for (int row = 0; row < strand.rows(); row++) {
      double at = -strand.centre(row, 2);
      // The next point of the line is half a metre away at most, or as far as it reaches on.
      if (at < known) {
        assertEquals(Math.min(45, 10 + 40 * at / 200), strand.speed(row), 0.2, "row at " + at);
      } else if (at > known + 11) {
        assertEquals(45, strand.speed(row), 1e-9, "row at " + at);
      }
    }
  }
}
