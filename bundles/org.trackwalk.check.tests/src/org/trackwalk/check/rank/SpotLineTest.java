package org.trackwalk.check.rank;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.trackwalk.mesh.geometry.ClosestPoint;

class SpotLineTest {

  /** A long line is asked by a tree; its pieces, two points each, are asked one by one. */
  @Test
  void aLongLineIsNearWhereOneOfItsPiecesIs() {
    Random random = new Random(3);
    int near = 0;
    for (int round = 0; round < 60; round++) {
      double wide = new double[] {30, 300, 1e7}[round % 3];
      double[] line = random.doubles(3 * (33 + random.nextInt(200)), 0, wide).toArray();
      SpotLine whole = new SpotLine(line);
      for (int i = 0; i < 100; i++) {
        double[] p = beside(line, random);
        boolean one = false;
        for (int at = 0; at + 6 <= line.length; at += 3) {
          one |= new SpotLine(Arrays.copyOfRange(line, at, at + 6)).near(p[0], p[1], p[2]);
        }
        assertEquals(one, whole.near(p[0], p[1], p[2]));
        near += one ? 1 : 0;
      }
    }
    assertTrue(near > 1000 && near < 5000, "near and far ones: " + near);
  }

  /** About as far from a place on the line as what is near. */
  private static double[] beside(double[] line, Random random) {
    int at = 3 * random.nextInt(line.length / 3 - 1);
    double share = random.nextDouble();
    double far = random.nextDouble() * 2 * RankLimits.SAME_SPOT;
    double turn = random.nextDouble() * 2 * Math.PI;
    double[] p = new double[3];
    for (int k = 0; k < 3; k++) {
      p[k] = line[at + k] + share * (line[at + 3 + k] - line[at + k]);
    }
    p[0] += far * Math.cos(turn);
    p[1] += far * Math.sin(turn);
    return p;
  }

  @Test
  void aPieceIsNearAsFarAsItsClosestPoint() {
    Random random = new Random(4);
    double[] closest = new double[ClosestPoint.RESULT_LENGTH];
    for (int i = 0; i < 1000; i++) {
      double[] line = random.doubles(6, 0, 8).toArray();
      float[] corners = new float[9];
      for (int k = 0; k < 9; k++) {
        line[k % 6] = (float) line[k % 6];
        corners[k] = (float) line[k % 6];
      }
      double[] p = random.doubles(3, 0, 8).toArray();
      // Its third corner is its first one again.
      ClosestPoint.onTriangle(corners, 0, 1, 2, p[0], p[1], p[2], closest);
      double square = closest[6] / RankLimits.SAME_SPOT / RankLimits.SAME_SPOT;
      if (Math.abs(square - 1) > 1e-9) {
        assertEquals(square < 1, new SpotLine(line).near(p[0], p[1], p[2]));
      }
    }
  }

  @Test
  void whatHasNoPlaceIsNotNearAndNothingIsAlongAll() {
    double[] line = new double[300];
    Arrays.fill(line, 150, 300, 1e300);
    assertFalse(new SpotLine(line).near(Double.NaN, 0, 0));
    assertTrue(new SpotLine(line).near(1, 1, 1));
    assertFalse(new SpotLine(line).near(3, 0, 0));
    Arrays.fill(line, 150, 200, Double.NaN);
    Arrays.fill(line, 200, 300, Double.POSITIVE_INFINITY);
    assertTrue(new SpotLine(line).near(1, 1, 1));
    assertFalse(new SpotLine(line).near(3, 0, 0));
    assertFalse(new SpotLine(new double[0]).near(0, 0, 0));
    assertTrue(new SpotLine(new double[0]).along(new double[0]));
  }
}
