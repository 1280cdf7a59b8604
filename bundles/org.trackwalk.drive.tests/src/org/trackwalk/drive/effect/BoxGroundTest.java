package org.trackwalk.drive.effect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.course.road.Road;
import org.trackwalk.drive.edges.DrivenLevel;
import org.trackwalk.io.engine.EngineBody;
import org.trackwalk.mesh.level.Piece;

/** The ground before an edge as it lies, of roads of level sheets. */
class BoxGroundTest {

  private static final double LENGTH = 60;
  private static final double QUAD = 4;

  /** The edge, metres along the road. */
  private static final double EDGE = 32;

  private static final double BEFORE = 10;

  /** A road 8 m wide that rises by a step somewhere before the edge. */
  private static BoxGround ground(double before, double step) {
    List<Piece> sheets = new ArrayList<>();
    for (double x = 0; x < LENGTH; x += QUAD) {
      boolean behind = x + QUAD / 2 > EDGE - before;
      sheets.add(DrivenLevel.sheet("road_" + (int) x, x, -4, x + QUAD, 4, behind ? step : 0));
    }
    Road road = DrivenLevel.of(sheets).roads().road();
    return BoxGround.of(road, new double[] {EDGE, step, 0}, 1, 0.9, BEFORE, t -> 0);
  }

  @Test
  void ofALevelRoadItIsOnePlane() {
    BoxGround ground = ground(8, 0);
    assertNotNull(ground);
    assertTrue(ground.isPlane());
    assertEquals(-BEFORE, ground.along()[4][0], 1e-9);
  }

  /** It is a step, and no ramp as long as the next triangle. */
  @ParameterizedTest
  @ValueSource(doubles = {0.002, 0.02, 0.05, -0.05, 0.2})
  void overAStepOfAnotherSeamItIsNotKnown(double step) {
    assertNull(ground(8, step));
    assertNull(ground(4, step));
  }

  @Test
  void aStepFartherOffDoesNotCount() {
    BoxGround ground = ground(16, 0.05);
    assertNotNull(ground);
    assertTrue(ground.isPlane());
  }

  /** The seam's own step and slit are taken out, and told, from whichever side one comes. */
  @ParameterizedTest
  @CsvSource({"0.0003, 0.0003", "0.004, 0", "0, 0.004", "0.02, 0.015", "0.05, -0.1"})
  void overTheSeamItselfTheGroundIsWhole(double slit, double step) {
    List<Piece> sheets = new ArrayList<>();
    for (double x = 0; x < LENGTH; x += QUAD) {
      double from = x == EDGE ? x + slit : x;
      double high = x < EDGE ? 0 : step;
      sheets.add(DrivenLevel.sheet("road_" + (int) x, from, -4, x + QUAD, 4, high));
    }
    Road road = DrivenLevel.of(sheets).roads().road();
    for (int sense = 1; sense >= -1; sense -= 2) {
      BoxGround ground = BoxGround.of(road, new double[] {EDGE, 0, 0}, sense, 0.9, BEFORE, t -> 0);
      assertNotNull(ground);
      assertTrue(ground.isPlane());
      assertEquals(step, Math.abs(ground.rise()) * Math.signum(step), 1e-6);
      BoxGround risen = ground.asItRises();
      for (int i = 0; i < BoxGround.PLACES; i++) {
        assertEquals(ground.height(4, 0), ground.edge()[i], 1e-6);
        assertEquals(ground.rise(), risen.edge()[i] - ground.edge()[i], 1e-6);
      }
    }
  }

  /** However far a triangle climbs from its one end to the other, either way along the road. */
  @ParameterizedTest
  @CsvSource({
    "1, 0.1",
    "4, 0.02",
    "4, 0.2",
    "6, 0.1",
    "6, -0.1",
    "9, 0.06",
    "9, -0.3",
    "14, 0.04",
    "14, -0.1",
    "25, 0.1",
    "25, -0.2"
  })
  void longTrianglesThatClimb(double quad, double climb) {
    double seam = quad * Math.ceil(30 / quad);
    for (int seed = 0; seed < 3; seed++) {
      Random random = new Random(seed);
      double[] bends = random.doubles(100, -0.02, 0.02).toArray();
      double bank = 0.04 * random.nextDouble();
      BentRoad bent =
          BentRoad.of(
              2 * seam,
              seam,
              quad,
              2,
              (x, z) -> climb * x + quad * bends[(int) Math.round(x / quad)] + bank * z);
      BoxGround told = bent.ground(0.13, 0.9, BEFORE);
      BoxGround found = found(bent);
      assertNotNull(found);
      for (int line = 0; line < told.across().length; line++) {
        for (double x = -BEFORE; x < 0; x += 0.1) {
          assertEquals(told.height(line, x), found.height(line, x), 2e-4);
        }
      }
    }
  }

  /**
   * A side of the box that hangs over the road's border has no ground there, and the rest is known;
   * without ground under half of its half width the box would tip over.
   */
  @ParameterizedTest
  @CsvSource({"0.5, 6", "0.6, 3", "0.7, 8.5", "0.85, 5"})
  void aSideOverTheBorderEndsThere(double border, double before) {
    for (int sense = 1; sense >= -1; sense -= 2) {
      for (int side = 1; side >= -1; side -= 2) {
        BoxGround ground = narrower(border, before, true, side, sense);
        assertNotNull(ground);
        for (int line = 0; line < 9; line++) {
          double aside = side * sense * ground.across()[line];
          assertEquals(aside > border ? -before : -BEFORE, ground.along()[line][0], 0.002);
          assertEquals(0, ground.height(line, -1), 1e-6);
        }
        assertNull(narrower(0.4, before, true, side, sense));
      }
    }
  }

  /** The road behind the seam is narrower than that before it. */
  @ParameterizedTest
  @ValueSource(doubles = {0.5, 0.6, 0.7, 0.85})
  void aSideMayBeginAtTheSeam(double border) {
    for (int side = 1; side >= -1; side -= 2) {
      BoxGround ground = narrower(border, 0, false, side, 1);
      assertNotNull(ground);
      for (int line = 0; line < 9; line++) {
        double[] along = ground.along()[line];
        assertEquals(-BEFORE, along[0], 1e-9);
        double end = along[along.length - 1];
        boolean over = side * ground.across()[line] > border;
        assertTrue(over ? end <= 0 && end > -0.13 : end == 0.2, line + ": " + end);
      }
    }
  }

  /**
   * A level road that becomes narrower, both borders alike, so far before the edge; the way lies
   * near one of them, so far from it where the road is narrow.
   *
   * @param nearer whether it is narrow where one comes from
   */
  private static BoxGround narrower(
      double border, double before, boolean nearer, int side, int sense) {
    double from = EDGE - sense * before;
    double way = 3.05;
    List<Piece> sheets = new ArrayList<>();
    for (int part = 0; part < 2; part++) {
      boolean comes = sense > 0 == (part == 0);
      double half = comes == nearer ? way + border : way + 0.95;
      double x0 = part == 0 ? 0 : from;
      double x1 = part == 0 ? from : LENGTH;
      sheets.add(DrivenLevel.sheet("road_" + part, x0, -half, x1, half, 0));
    }
    Road road = DrivenLevel.of(sheets).roads().road();
    return BoxGround.of(road, new double[] {EDGE, 0, side * way}, sense, 0.9, BEFORE, t -> 0);
  }

  /** As it is found before the seam, of two pieces. */
  private static BoxGround found(BentRoad bent) {
    List<Piece> pieces = new ArrayList<>();
    int last = bent.rows().length - 1;
    for (EngineBody body : List.of(bent.body(0, bent.seam()), bent.body(bent.seam(), last))) {
      String name = "road_" + pieces.size();
      pieces.add(Piece.named(name, "level.obj").mesh(body.points(), body.corners()).build());
    }
    Road road = DrivenLevel.of(pieces).roads().road();
    double[] at = {bent.seamAt(), bent.height(bent.seamAt(), 0.13), 0.13};
    return BoxGround.of(road, at, 1, 0.9, BEFORE, t -> 0);
  }
}
