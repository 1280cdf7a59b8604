package org.trackwalk.course.road;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.ExactWeld;

/** The middle of a straight road looks more like a ribbon than a place in one of its corners. */
class RibbonTest {

  private static final double LENGTH = 240;
  private static final int PLACES = 20;

  @ParameterizedTest
  @ValueSource(doubles = {5, 12, 25, 40, 60})
  void isNoCornerOfTheRoad(double width) {
    SplittableRandom random = new SplittableRandom((long) width);
    for (int i = 0; i < PLACES; i++) {
      double angle = 2 * StrictMath.PI * random.nextDouble();
      double c = StrictMath.cos(angle);
      double s = StrictMath.sin(angle);
      Ribbon ribbon = road(width, c, s);
      double middle = ribbon.clarity(LENGTH / 2 * c, 0, LENGTH / 2 * s);
      double along = 0.6 + 2 * random.nextDouble();
      double left = width / 2 - 0.6 - Math.min(2, width / 8) * random.nextDouble();
      double corner = ribbon.clarity(along * c + left * s, 0, along * s - left * c);
      String words = width + " wide, " + along + " from its end, " + left + " left";
      assertTrue(middle > corner, () -> words + ": " + middle + " and " + corner);
    }
  }

  private static Ribbon road(double width, double c, double s) {
    MeshDraft mesh = new MeshDraft("road", SurfaceClass.ROAD);
    for (double along : new double[] {0, LENGTH}) {
      for (double left : new double[] {-width / 2, width / 2}) {
        mesh.vertex(along * c + left * s, 0, along * s - left * c);
      }
    }
    mesh.quad(0, 2, 3, 1, "tarmac");
    Land land = Land.of(ExactWeld.weld(List.of(mesh.build("road.obj")), 1, Progress.none()));
    return new Ribbon(land.floor(t -> true).reader());
  }
}
