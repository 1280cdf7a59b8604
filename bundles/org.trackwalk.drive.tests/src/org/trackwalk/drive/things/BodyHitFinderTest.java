package org.trackwalk.drive.things;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.course.road.Road;
import org.trackwalk.drive.edges.DrivenLevel;
import org.trackwalk.ground.reach.Body;
import org.trackwalk.mesh.level.Piece;

/**
 * A car on a level road of 12 x 200 m with a ridge across it, of a triangle's section: where its
 * four wheels stand on the level, the ridge reaches over their plane by its height. It is so wide
 * that a row, which may lie half a metre off its crest, has 4 cm of it.
 */
final class BodyHitFinderTest {

  private static final double HALF = 6;
  private static final double LENGTH = 200;

  /** A ridge so high, its foot so far before and behind its crest, at so many metres. */
  private static Piece road(double degrees, double at, double height, double flank) {
    double[][] section = {{0, 0}, {at - flank, 0}, {at, height}, {at + flank, 0}, {LENGTH, 0}};
    double sin = Math.sin(Math.toRadians(degrees));
    double cos = Math.cos(Math.toRadians(degrees));
    float[] p = new float[6 * section.length];
    int[] t = new int[6 * (section.length - 1)];
    for (int i = 0; i < section.length; i++) {
      for (int k = 0; k < 2; k++) {
        double x = k == 0 ? HALF : -HALF;
        p[6 * i + 3 * k] = (float) (x * cos + section[i][0] * sin);
        p[6 * i + 3 * k + 1] = (float) section[i][1];
        p[6 * i + 3 * k + 2] = (float) (section[i][0] * cos - x * sin);
      }
      if (i > 0) {
        int a = 2 * i - 2;
        int[] square = {a, a + 1, a + 2, a + 2, a + 1, a + 3};
        System.arraycopy(square, 0, t, 6 * i - 6, 6);
      }
    }
    return Piece.named("road", "road.obj").mesh(p, t).build();
  }

  private static List<BodyHit> hits(Piece road, double clearance) {
    Road driven = DrivenLevel.of(List.of(road)).roads().reach().road();
    return BodyHitFinder.find(driven, Body.CAR, Body.CAR.length(), Body.CAR.width(), clearance);
  }

  @ParameterizedTest
  @CsvSource({
    "0, 80, 0.15, 0.7",
    "0, 80.3, 0.15, 0.7",
    "30, 80.5, 0.2, 0.65",
    "77, 91.7, 0.3, 0.9",
    "140, 60.9, 0.25, 1.2",
    "250, 120.2, 0.12, 0.8"
  })
  void aRidgeReachesOverThePlaneOfTheWheelsByItsHeight(
      double degrees, double at, double height, double flank) {
    Piece road = road(degrees, at, height, flank);
    List<BodyHit> hits = hits(road, 0.1);
    assertEquals(1, hits.size());
    BodyHit hit = hits.get(0);
    // It is looked for every 10 cm, so it may lie 5 cm down a flank.
    double coarse = 0.05 * height / flank;
    assertEquals(height - coarse / 2, hit.height(), coarse / 2 + 1e-3);
    double along =
        hit.position()[0] * Math.sin(Math.toRadians(degrees))
            + hit.position()[2] * Math.cos(Math.toRadians(degrees));
    assertEquals(at, along, 0.05 + 1e-3);
    assertEquals(height, hit.position()[1], coarse + 1e-3);
    assertTrue(hits(road, height + 0.01).isEmpty(), "a car of more clearance passes");
  }

  /** Steeper than 45 degrees is a face that a car runs against, which other rules tell. */
  @ParameterizedTest
  @CsvSource({"0, 80.2, 0.3, 0.1", "60, 80.2, 0.2, 0.05"})
  void whatStandsBehindAFaceIsNoGround(double degrees, double at, double height, double flank) {
    assertTrue(hits(road(degrees, at, height, flank), 0.1).isEmpty());
  }
}
