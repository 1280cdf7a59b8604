package org.trackwalk.drive.ride;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.trackwalk.ground.reach.Floor;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.parallel.Budget;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.ExactWeld;

/** A lane that goes on is sampled as if at once, and costs what is new of it. */
class LaneProfileTest {

  private static final int SIDE = 60;

  /** Hills of squares of a metre with holes in them. */
  private static Floor hills(Random random) {
    float[] positions = new float[3 * SIDE * SIDE];
    for (int i = 0; i < SIDE * SIDE; i++) {
      positions[3 * i] = i % SIDE;
      positions[3 * i + 1] = (float) (0.3 * random.nextDouble());
      positions[3 * i + 2] = i / SIDE;
    }
    int[] triangles = new int[6 * SIDE * SIDE];
    int n = 0;
    for (int i = 0; i < SIDE * (SIDE - 1); i++) {
      if (i % SIDE < SIDE - 1 && random.nextInt(10) > 0) {
        for (int corner : new int[] {0, SIDE, 1, 1, SIDE, SIDE + 1}) {
          triangles[n++] = i + corner;
        }
      }
    }
    Piece piece = Piece.named("road", "a.obj").mesh(positions, Arrays.copyOf(triangles, n)).build();
    return Land.of(ExactWeld.weld(List.of(piece), 1, Progress.none())).floor();
  }

  /** The first corners of a path. */
  private static LanePath path(double[] xyz, int corners) {
    return path(Arrays.copyOf(xyz, 3 * corners));
  }

  private static LanePath path(double[] xyz) {
    int corners = xyz.length / 3;
    double[] along = new double[corners];
    Arrays.setAll(along, i -> i);
    double[] speed = new double[corners];
    Arrays.fill(speed, 30);
    return new LanePath(0, "", false, xyz, speed, along, Double.POSITIVE_INFINITY);
  }

  @Test
  void goesOnWhereItWasSampledBefore() {
    long[] spent = new long[50];
    long[] spentAlone = new long[50];
    for (long seed = 1; seed <= 20; seed++) {
      Random random = new Random(seed);
      Floor floor = hills(random);
      double[] xyz = new double[3 * 50];
      for (int i = 0; i < 50; i++) {
        // corners at whole samples too, where a part of the path ends at a sample
        xyz[3 * i] = 2 + (seed % 2 == 0 ? i : 0.1 * Math.rint(10 * i + 3 * random.nextGaussian()));
        xyz[3 * i + 2] = 30 + (seed % 4 < 2 ? random.nextDouble() : 0);
      }
      LaneProfile whole = LaneProfile.of(path(xyz, 50), floor.reader());
      for (int corners = 2; corners < 50; corners += 7) {
        LaneProfile before = LaneProfile.of(path(xyz, corners), floor.reader());
        Budget rest = new Budget(1_000_000);
        LaneProfile now = rest.within(() -> LaneProfile.of(path(xyz, 50), floor.reader(), before));
        assertArrayEquals(whole.y(), now.y(), "seed " + seed + ", " + corners + " corners");
        assertArrayEquals(whole.heading(), now.heading());
        double[] left = Arrays.copyOfRange(xyz, 3 * (corners - 1), xyz.length);
        Budget alone = new Budget(1_000_000);
        alone.within(() -> LaneProfile.of(path(left), floor.reader()));
        spent[corners] += rest.spent();
        spentAlone[corners] += alone.spent();
      }
    }
    for (int corners = 2; corners < 50; corners += 7) {
      assertTrue(
          spent[corners] < 1.05 * spentAlone[corners],
          spent[corners] + " units, what is left alone " + spentAlone[corners]);
    }
  }
}
