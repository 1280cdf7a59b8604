package org.trackwalk.drive.clearance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.drive.edges.DrivenLevel;
import org.trackwalk.ground.reach.Floor;
import org.trackwalk.mesh.level.Piece;

/** Wheels of 0.3 m along the line x = 3 of a road that is 10 m wide and lies at y = 0. */
class FeetTest {

  private static final double CLOSE = 1e-5;
  private static final double RADIUS = 0.3;

  /** Metres of the line, in steps of a tenth. */
  private static final int SAMPLES = 400;

  private static double[] feet(double lane, boolean back, Piece... things) {
    List<Piece> pieces = new ArrayList<>(List.of(things));
    pieces.add(DrivenLevel.sheet("road", -5, 0, 5, 60, 0));
    Floor.Reader ground = DrivenLevel.of(pieces).roads().ground().reader();
    double[][][] at = new double[4][3][SAMPLES];
    for (double[][] wheel : at) {
      for (int k = 0; k < SAMPLES; k++) {
        wheel[0][k] = 3;
        wheel[1][k] = lane;
        wheel[2][k] = 10.05 + (back ? SAMPLES - 1 - k : k) / 10.0;
      }
    }
    double[] foot = Feet.of(ground, at, RADIUS, false)[0];
    double[] forward = new double[SAMPLES];
    for (int k = 0; k < SAMPLES; k++) {
      forward[k] = foot[back ? SAMPLES - 1 - k : k];
    }
    return forward;
  }

  private static double at(double[] feet, double z) {
    return feet[(int) Math.round(10 * (z - 10.05))];
  }

  /** The top of a kerb counts, whatever ground lies under it, however near to the lane's height. */
  @ParameterizedTest
  @ValueSource(doubles = {0.02, 0.05, 0.08, 0.12, 0.149})
  void aKerbOverLowerGround(double high) {
    for (double under : new double[] {0, -0.01, -0.05, -0.3}) {
      Piece kerb = Swept.box("kerb", 2.5, under, 20, 3.5, high, 40);
      for (int back = 0; back < 2; back++) {
        double[] feet = feet(0, back == 1, kerb);
        assertEquals(0, at(feet, 15), CLOSE);
        assertEquals(high, at(feet, 20.1), CLOSE, high + " over " + under);
        assertEquals(high, at(feet, 30), CLOSE);
        assertEquals(high, at(feet, 39.9), CLOSE);
        assertEquals(0, at(feet, 45), CLOSE);
      }
    }
  }

  /** An edge over half the radius holds a wheel back: its lane goes on where it was. */
  @ParameterizedTest
  @CsvSource({"0.151", "0.2", "0.29", "0.5", "0.7"})
  void aSillIsNoStep(double high) {
    double[] feet = feet(0, false, Swept.box("sill", 2.5, -0.1, 20, 3.5, high, 21));
    assertEquals(0, at(feet, 20.5), CLOSE);
  }

  /** What begins low and rises is rolled up as far as it goes, from its low end only. */
  @Test
  void aRampIsRolledUpFromItsLowEnd() {
    // 0.3 m over 15 m, a sheet over the road.
    double[] one = {2.5, 0, 20, 3.5, 0, 20, 3.5, 0.3, 35};
    double[] two = {2.5, 0, 20, 3.5, 0.3, 35, 2.5, 0.3, 35};
    Piece ramp = Swept.thing("ramp", List.of(one, two));
    assertEquals(0.298, at(feet(0, false, ramp), 34.95), 0.002);
    assertEquals(0, at(feet(0, true, ramp), 34.95), CLOSE);
    assertEquals(0.15, at(feet(0, false, ramp), 27.55), 0.002);
  }

  /** A wheel that has room where it is stays there, under a bridge and on it. */
  @ParameterizedTest
  @ValueSource(doubles = {0.61, 0.7, 2, 4.5})
  void aBridgeIsAnotherLevel(double high) {
    Piece deck = DrivenLevel.sheet("deck", 2, 20, 4, 40, high);
    for (double z = 15.55; z < 45; z += 1) {
      assertEquals(0, at(feet(0, false, deck), z), CLOSE);
      double[] over = feet(high, true, deck);
      assertEquals(z > 20 && z < 40 || high < 0.75, !Double.isNaN(at(over, z)), "" + z);
      assertTrue(!(z > 20 && z < 40) || Math.abs(at(over, z) - high) < CLOSE);
    }
  }

  /** A gap of a wheel's width is rolled over, a wider one is none of its own ground. */
  @ParameterizedTest
  @CsvSource({"0.3, true", "0.6, true", "0.8, false", "5, false"})
  void aGapIsSpanned(double wide, boolean spanned) {
    List<Piece> pieces = new ArrayList<>();
    pieces.add(DrivenLevel.sheet("road", -5, 0, 5, 20, 0));
    pieces.add(DrivenLevel.sheet("road2", -5, 20 + wide, 5, 60, 0.1));
    Floor.Reader ground = DrivenLevel.of(pieces).roads().ground().reader();
    double[][][] at = new double[4][3][SAMPLES];
    for (double[][] wheel : at) {
      for (int k = 0; k < SAMPLES; k++) {
        wheel[0][k] = 3;
        wheel[2][k] = 10.05 + k / 10.0;
      }
    }
    double middle = at(Feet.of(ground, at, RADIUS, false)[0], 20.05 + Math.floor(5 * wide) / 10);
    assertEquals(spanned, middle > 0 && middle < 0.1, "" + middle);
    assertEquals(!spanned, Double.isNaN(middle));
  }

  /** One floor alone is stood on however steep the bank and far from the lane's height. */
  @ParameterizedTest
  @ValueSource(doubles = {-0.7, -0.3, 0.3, 0.7})
  void aBankIsWhereItIs(double lane) {
    assertEquals(0, at(feet(-lane, false), 30), CLOSE);
  }
}
