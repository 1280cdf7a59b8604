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
 * What is round counts as road by its name: its crown, which is no steeper than a road, is the top
 * of a thing and no road, and the thing is told once and as high as it is.
 */
class BoulderOnRoadTest {

  private static final double Z = 120.3;

  private static List<Finding> told(MeshDraft road, MeshDraft thing) {
    Level level =
        new Level(
            "boulder",
            "generated",
            List.of(road.build("t.obj"), thing.build("t.obj")),
            List.of(),
            List.of("t.obj"),
            LevelHints.NONE);
    return LevelCheck.check(level, CheckSettings.defaults(), Progress.none()).findings().stream()
        .filter(
            f ->
                List.of("cliff.step-up", "probe.chassis-hit", "ride.kink", "ride.crest")
                    .contains(f.rule()))
        .toList();
  }

  /** A ball of rings and sectors whose axis leans; its centre may lie below the road. */
  private static MeshDraft ball(double radius, double centre, int sides, double lean) {
    MeshDraft ball = new MeshDraft("road_ramp", SurfaceClass.ROAD);
    int rings = sides / 2;
    int[][] at = new int[rings + 1][sides];
    for (int r = 0; r <= rings; r++) {
      double polar = Math.PI * r / rings;
      boolean pole = r == 0 || r == rings;
      for (int i = 0; i < sides; i++) {
        double angle = 2 * Math.PI * i / sides;
        double x = radius * StrictMath.sin(polar) * StrictMath.cos(angle);
        double y = radius * StrictMath.cos(polar);
        double z = radius * StrictMath.sin(polar) * StrictMath.sin(angle);
        double along = StrictMath.cos(lean) * x - StrictMath.sin(lean) * y;
        double up = StrictMath.sin(lean) * x + StrictMath.cos(lean) * y;
        at[r][i] = pole && i > 0 ? at[r][0] : ball.vertex(1.2 + along, centre + up, Z + z);
      }
    }
    for (int r = 0; r < rings; r++) {
      for (int i = 0; i < sides; i++) {
        int j = (i + 1) % sides;
        if (r > 0) {
          ball.triangle(at[r][i], at[r][j], at[r + 1][j], "");
        }
        if (r < rings - 1) {
          ball.triangle(at[r][i], at[r + 1][j], at[r + 1][i], "");
        }
      }
    }
    return ball;
  }

  @ParameterizedTest
  @CsvSource({
    "0.15, 0.1",
    "0.25, 0.133",
    "0.27, 0.17",
    "0.4, 0.1",
    "0.9, 0.5",
    "1.6, 1.1",
    "2.4, 2.1"
  })
  void isOneThingAndAsHighAsItsCrown(double radius, double centre) {
    for (int sides : new int[] {8, 12, 16, 24}) {
      for (double lean : new double[] {0, 0.05, 0.11, 0.2, 0.31}) {
        String scene = radius + " " + sides + " " + lean;
        List<Finding> told = told(RoadBlocks.road(), ball(radius, centre, sides, lean));
        assertEquals(1, told.stream().map(Finding::group).distinct().count(), scene + told);
        double top = 0;
        MeshDraft again = ball(radius, centre, sides, lean);
        float[] p = again.build("t.obj").positions();
        for (int i = 1; i < p.length; i += 3) {
          top = Math.max(top, p[i]);
        }
        assertEquals(top, told.get(0).measure().value(), 0.05 * top, scene + told);
      }
    }
  }
}
