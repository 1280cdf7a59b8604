package org.trackwalk.drive.clearance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.model.profile.VehicleMesh;

/** A box of a car in a level of boxes: what is in reach, what is touched, what is one place. */
class ClearanceSurveyTest {

  private static final double CLOSE = 1e-5;
  private static final double HALF = 0.9;
  private static final double TOP = 1.2;
  private static final double LONG = 4;

  private static VehicleMesh car(double belly) {
    return new Cars().box("body", -HALF, belly, -LONG / 2, HALF, belly + TOP, LONG / 2).mesh();
  }

  private static Piece wall(double x, double z0, double z1) {
    double outer = x + Math.signum(x) * 0.2;
    return Swept.box("wall", Math.min(x, outer), -0.5, z0, Math.max(x, outer), 2, z1);
  }

  /** Beyond 2 m aside nothing is in reach; to the left one way is to the right the other way. */
  @ParameterizedTest
  @CsvSource({"0.0005, true", "0.5, true", "1.999, true", "2.001, false"})
  void aWallSoFarAside(double free, boolean reached) {
    for (int side = -1; side <= 1; side += 2) {
      Swept swept = Swept.of(car(0.2), List.of(wall(side * (HALF + free), 20, 30)));
      assertTrue(swept.clearances().fits());
      assertEquals(reached ? free : Double.NaN, swept.least(Side.LEFT), CLOSE);
      assertEquals(reached ? free : Double.NaN, swept.least(Side.RIGHT), CLOSE);
      assertEquals(Double.NaN, swept.least(Side.OVER));
      assertEquals(0.2, swept.least(Side.UNDER), CLOSE);
    }
  }

  @ParameterizedTest
  @CsvSource({"0.0005, true", "2.5, true", "4.999, true", "5.001, false"})
  void aBeamSoFarOver(double free, boolean reached) {
    double y = 0.2 + TOP + free;
    Swept swept = Swept.of(car(0.2), List.of(Swept.box("beam", -6, y, 25, 6, y + 0.3, 26)));
    assertTrue(swept.clearances().fits());
    assertEquals(reached ? free : Double.NaN, swept.least(Side.OVER), CLOSE);
    assertEquals(Double.NaN, swept.least(Side.LEFT));
  }

  /** The road itself is what is under a car. */
  @ParameterizedTest
  @CsvSource({"0.05, true", "0.5, true", "0.999, true", "1.001, false"})
  void aBellySoHigh(double belly, boolean reached) {
    Swept swept = Swept.of(car(belly), List.of());
    assertTrue(swept.clearances().fits());
    assertEquals(reached ? belly : Double.NaN, swept.least(Side.UNDER), CLOSE);
  }

  /** What reaches 1 mm into the car grazes it, what reaches farther is touched so deep. */
  @ParameterizedTest
  @CsvSource({"0.0001, false", "0.0009, false", "0.0011, true", "0.1, true", "0.4, true"})
  void aWallThatReachesIn(double depth, boolean touched) {
    Swept swept = Swept.of(car(0.2), List.of(wall(HALF - depth, 20, 30)));
    assertEquals(!touched, swept.clearances().fits());
    if (!touched) {
      return;
    }
    assertEquals(2, swept.clearances().touches().size());
    for (Touch touch : swept.clearances().touches()) {
      assertEquals(depth, touch.depth(), CLOSE);
      assertEquals(HALF - depth, touch.position()[0], CLOSE);
      // On the way forward along +z, +x is to the left.
      double forward = touch.reverse() ? -1 : 1;
      assertEquals(touch.side() == Side.LEFT ? 1 : -1, forward * heading(swept), touch.side().id());
      assertEquals(1, touch.ways());
      assertFalse(touch.line());
      // From the first sample that the nose is behind the wall's start to the last.
      assertEquals(10 + LONG, touch.length(), 0.2);
      double least = touch.side() == Side.LEFT ? swept.least(Side.LEFT) : swept.least(Side.RIGHT);
      assertEquals(-depth, least, CLOSE);
    }
  }

  private static double heading(Swept swept) {
    ClearanceWay way = swept.clearances().ways().get(0);
    assertFalse(way.reverse());
    return Math.signum(way.z()[1] - way.z()[0]);
  }

  /** The way out is the shortest of the four: over a sill, under a beam. */
  @ParameterizedTest
  @CsvSource({"0.05, UNDER", "0.3, UNDER", "-0.05, OVER", "-0.3, OVER"})
  void theWayOutIsTheShortest(double depth, Side side) {
    double[] across =
        depth > 0
            ? new double[] {-2, -0.5, 25, 2, 0.2 + depth, 25.5}
            : new double[] {-2, 0.2 + TOP + depth, 25, 2, 4, 25.5};
    Swept swept = Swept.of(car(0.2), List.of(Swept.box("bar", across)));
    assertEquals(1, swept.clearances().touches().size());
    Touch touch = swept.clearances().touches().get(0);
    assertEquals(side, touch.side());
    assertEquals(Math.abs(depth), touch.depth(), CLOSE);
    assertEquals(2, touch.ways());
    assertEquals(-Math.abs(depth), swept.least(side), CLOSE);
  }

  /**
   * Two posts of one piece: the car is free of both for so many metres. Samples lie 0.1 m apart, so
   * that the contacts before and behind are so far apart and up to 0.2 m more.
   */
  @ParameterizedTest
  @CsvSource({"1, 1", "4.75, 1", "5.05, 2", "8, 2"})
  void contactsWithinFiveMetresAreOnePlace(double free, int places) {
    double second = 20 + 0.1 + LONG + free;
    List<double[]> posts = new ArrayList<>(Cars.boxFaces(0.7, -0.5, 20, 1.2, 2, 20.1));
    posts.addAll(Cars.boxFaces(0.7, -0.5, second, 1.2, 2, second + 0.1));
    Swept swept = Swept.of(car(0.2), List.of(Swept.thing("posts", posts)));
    long left = swept.clearances().touches().stream().filter(t -> t.side() == Side.LEFT).count();
    assertEquals(places, left);
    assertEquals(2 * places, swept.clearances().touches().size());
    // The same posts as two pieces are two places however near.
    List<Piece> two =
        List.of(
            Swept.box("post1", 0.7, -0.5, 20, 1.2, 2, 20.1),
            Swept.box("post2", 0.7, -0.5, second, 1.2, 2, second + 0.1));
    assertEquals(4, Swept.of(car(0.2), two).clearances().touches().size());
  }

  /**
   * The left wheels are on a kerb, the right ones on the road that goes on under it: the floor
   * leans, and comes nearest to the kerb's inner edge.
   */
  @ParameterizedTest
  @ValueSource(doubles = {0.02, 0.05, 0.08, 0.149})
  void aKerbUnderTheWheelsOfOneSide(double high) {
    double track = 0.84 * HALF;
    double inner = 0.6;
    Piece kerb = Swept.box("kerb", inner, -0.05, 0, 4.9, high, Swept.LENGTH);
    Swept swept = Swept.of(car(0.1), List.of(kerb));
    assertTrue(swept.clearances().fits(), swept.clearances().touches().toString());
    double lean = high / (2 * track);
    double room = 0.1 - (track - inner) * lean / Math.sqrt(1 + lean * lean);
    assertEquals(room, swept.least(Side.UNDER), 1e-4);
  }

  @Test
  void theDeepestIsTheFirst() {
    List<Piece> posts = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      double in = new double[] {0.1, 0.4, 0.2, 0.3}[i];
      posts.add(Swept.box("post" + i, HALF - in, -0.5, 12 + 9 * i, 1.5, 2, 12.2 + 9 * i));
    }
    List<Touch> touches = Swept.of(car(0.2), posts).clearances().touches();
    assertEquals(8, touches.size());
    for (int i = 0; i < 8; i++) {
      assertEquals(0.4 - 0.1 * (i / 2), touches.get(i).depth(), CLOSE);
    }
  }
}
