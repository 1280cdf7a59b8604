package org.trackwalk.check.seeded;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.trackwalk.examples.seeded.Expected;
import org.trackwalk.examples.seeded.SeededScene;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;

/**
 * A road that is a body, taken from both sides, half sunk into the ground, rises out of it: where
 * its underside comes out no car rolls, as the body itself lies over that place. Where its top does
 * a car rolls onto it.
 */
class DippedBodyTest {

  /** Metres of the level parts. */
  private static final double LEVEL = 40;

  /** Metres that a body is thinner than a car is high, at least. */
  private static final double THICKEST = 1.1;

  static LongStream seeds() {
    return LongStream.rangeClosed(6001, 6016);
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void nobodyRollsOntoAnUnderside(long seed) {
    assertEquals(List.of(), told(scene(seed, false), Severity.ERROR));
  }

  /** Where it leads into the ground it is told all the same, less what folds away there. */
  @Test
  void mostCrossingsAreToldStill() {
    long told =
        seeds().filter(seed -> !told(scene(seed, false), Severity.WARNING).isEmpty()).count();
    assertTrue(told >= 14, told + " of 16");
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void butOntoATopThatComesOut(long seed) {
    assertTrue(!told(scene(seed, true), Severity.ERROR).isEmpty(), "silent");
  }

  private static List<String> told(SeededScene scene, Severity severity) {
    return Heard.check(scene).findings().stream()
        .filter(f -> f.rule().equals("topology.intersection") && f.severity() == severity)
        .map(Finding::message)
        .toList();
  }

  /**
   * A road of a seed.
   *
   * @param under whether its level part lies under the ground
   */
  private static SeededScene scene(long seed, boolean under) {
    Random random = new Random(seed);
    double thick = 0.3 + (THICKEST - 0.3) * random.nextDouble();
    double top =
        under ? -0.05 - 0.1 * random.nextDouble() : thick * (0.2 + 0.6 * random.nextDouble());
    double degrees = 5 + 9 * random.nextDouble();
    double half = 2.5 + 5 * random.nextDouble();
    double turn = 2 * Math.PI * random.nextDouble();
    double high = 4 + 4 * random.nextDouble();
    double run = high / Math.tan(Math.toRadians(degrees));
    double[][] stations = {
      {-LEVEL - run / 2, top}, {-run / 2, top}, {run / 2, top + high}, {run / 2 + LEVEL, top + high}
    };
    List<Piece> pieces =
        List.of(
            piece("road", body(stations, thick, half), bodyFaces(stations.length), turn),
            piece("terrain", sheet(LEVEL + run), new int[] {0, 1, 2, 0, 2, 3}, turn));
    double[] on = {0, top, -LEVEL / 2 - run / 2};
    return new SeededScene(
        "dipped", "", pieces, LevelHints.NONE, on, null, null, Expected.silence());
  }

  private static double[] body(double[][] stations, double thick, double half) {
    double[] p = new double[12 * stations.length];
    for (int i = 0; i < stations.length; i++) {
      for (int k = 0; k < 4; k++) {
        p[12 * i + 3 * k] = k % 2 == 0 ? -half : half;
        p[12 * i + 3 * k + 1] = stations[i][1] - (k < 2 ? 0 : thick);
        p[12 * i + 3 * k + 2] = stations[i][0];
      }
    }
    return p;
  }

  /** Top, bottom, sides and ends of a body: 0 and 1 of four corners are those above. */
  private static int[] bodyFaces(int stations) {
    int[][] around = {{0, 1}, {1, 3}, {3, 2}, {2, 0}};
    int[] faces = new int[24 * (stations - 1) + 12];
    int at = 0;
    for (int i = 0; i + 1 < stations; i++) {
      for (int[] edge : around) {
        int a = 4 * i + edge[0];
        int b = 4 * i + edge[1];
        int[] quad = {a, a + 4, b + 4, a, b + 4, b};
        System.arraycopy(quad, 0, faces, at, 6);
        at += 6;
      }
    }
    int e = 4 * (stations - 1);
    int[] ends = {0, 1, 3, 0, 3, 2, e, e + 3, e + 1, e, e + 2, e + 3};
    System.arraycopy(ends, 0, faces, at, 12);
    return faces;
  }

  private static double[] sheet(double half) {
    return new double[] {-half, 0, -half, -half, 0, half, half, 0, half, half, 0, -half};
  }

  private static Piece piece(String name, double[] xyz, int[] faces, double turn) {
    float[] p = new float[xyz.length];
    for (int i = 0; i < xyz.length; i += 3) {
      p[i] = (float) (Math.cos(turn) * xyz[i] + Math.sin(turn) * xyz[i + 2]);
      p[i + 1] = (float) xyz[i + 1];
      p[i + 2] = (float) (Math.cos(turn) * xyz[i + 2] - Math.sin(turn) * xyz[i]);
    }
    return Piece.named(name, "level.obj").mesh(p, faces).twoSided(true).build();
  }
}
