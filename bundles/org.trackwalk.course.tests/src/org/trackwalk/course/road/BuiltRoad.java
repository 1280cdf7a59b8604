package org.trackwalk.course.road;

import org.trackwalk.course.line.RacingLine;
import org.trackwalk.ground.memory.Memory;
import org.trackwalk.ground.reach.Floor;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.WeldedSurface;

/** The road of a surface of which all is road, without a racing line. */
final class BuiltRoad {

  private BuiltRoad() {}

  static Road of(WeldedSurface surface) {
    return RoadBuilder.build(
        Land.of(surface),
        t -> true,
        Floor.Stack.NONE,
        RacingLine.none(),
        new SpeedLimits(50, 1.2),
        () -> "",
        Memory.none(),
        1,
        Progress.none());
  }
}
