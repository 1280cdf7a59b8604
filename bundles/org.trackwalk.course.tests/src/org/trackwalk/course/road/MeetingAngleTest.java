package org.trackwalk.course.road;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.trackwalk.course.line.RacingLine;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.ground.memory.Memory;
import org.trackwalk.ground.reach.Floor;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;

/** At which angle lanes meet a line: on a straight road that points anywhere. */
class MeetingAngleTest {

  private static final double HALF_WIDTH = 6;

  /** A straight road of 200 m through the origin, in quads of 5 m. */
  private static Road straight(double heading) {
    MeshDraft mesh = new MeshDraft("road", SurfaceClass.ROAD);
    double hx = StrictMath.cos(heading);
    double hz = StrictMath.sin(heading);
    for (int i = -20; i <= 20; i++) {
      for (double aside : new double[] {-HALF_WIDTH, HALF_WIDTH}) {
        mesh.vertex(5 * i * hx - aside * hz, 0, 5 * i * hz + aside * hx);
      }
    }
    for (int i = 0; i < 40; i++) {
      mesh.quad(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2, "asphalt");
    }
    WeldedSurface surface = ExactWeld.weld(List.of(mesh.build("straight.obj")), 1, Progress.none());
    return RoadBuilder.build(
        Land.of(surface),
        t -> true,
        Floor.Stack.NONE,
        RacingLine.none(),
        new SpeedLimits(200 / 3.6, 1.2),
        () -> "",
        Memory.none(),
        1,
        Progress.none());
  }

  @Test
  void onTheRoadItIsTheAngleToTheLanes() {
    for (double heading : new double[] {0, 0.4, 1.3, 2.2}) {
      Road road = straight(heading);
      assertEquals(1, road.strands().size());
      for (double degrees : new double[] {0, 1, 5, 30, 60, 90, 150, 179}) {
        double line = heading + StrictMath.toRadians(degrees);
        for (double length : new double[] {0.01, 3}) {
          double sine =
              MeetingAngle.sine(
                  road,
                  new double[3],
                  length * StrictMath.cos(line),
                  length * StrictMath.sin(line));
          assertEquals(StrictMath.sin(StrictMath.toRadians(degrees)), sine, 0.01, degrees + "");
        }
      }
    }
  }

  @Test
  void besideTheRoadACarRunsOffAt20DegreesMore() {
    Road road = straight(0);
    double[] beside = {0, 0, HALF_WIDTH + 3};
    for (double degrees : new double[] {0, 10, 45}) {
      double line = StrictMath.toRadians(degrees);
      double sine = MeetingAngle.sine(road, beside, StrictMath.cos(line), StrictMath.sin(line));
      assertEquals(StrictMath.sin(StrictMath.toRadians(degrees + 20)), sine, 0.01);
    }
    assertEquals(1, MeetingAngle.sine(road, beside, 0.1, 1));
  }

  @Test
  void whereNoRoadIsItIsCrossedSquare() {
    Road road = straight(0);
    assertEquals(1, MeetingAngle.sine(road, new double[] {0, 0, 500}, 1, 0));
    assertEquals(1, MeetingAngle.sine(road, new double[3], 0, 0));
    assertTrue(MeetingAngle.sine(road, new double[3], 1, 0) < 0.01);
  }
}
