package org.trackwalk.drive.effect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.course.road.Road;
import org.trackwalk.drive.edges.DrivenLevel;
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
}
