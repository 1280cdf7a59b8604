package org.trackwalk.course.road;

import java.util.List;
import java.util.Map;
import org.trackwalk.course.line.RacingLine;
import org.trackwalk.ground.memory.Memory;
import org.trackwalk.ground.reach.Floor;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.settings.CheckSettings;

/** The road of a surface of which all is road, without a racing line or along one. */
final class BuiltRoad {

  private BuiltRoad() {}

  static Road of(WeldedSurface surface) {
    return of(surface, RacingLine.none());
  }

  static Road of(WeldedSurface surface, RacingLine line) {
    return RoadBuilder.build(
        Land.of(surface),
        t -> true,
        Floor.Stack.NONE,
        line,
        new SpeedLimits(50, 1.2),
        () -> "",
        Memory.none(),
        1,
        Progress.none());
  }

  /**
   * The racing line of a level that has one.
   *
   * @param points xyz triples, as a game has them
   */
  static RacingLine line(List<Piece> pieces, double[] points) {
    LevelHints hints =
        new LevelHints(
            List.of(), List.of(), points, false, null, null, null, List.of(), List.of(), List.of(),
            false, List.of(), null, Map.of(), List.of());
    Level level = new Level("road", "", pieces, List.of(), List.of("road.obj"), hints);
    return RacingLine.of(level, CheckSettings.defaults());
  }
}
