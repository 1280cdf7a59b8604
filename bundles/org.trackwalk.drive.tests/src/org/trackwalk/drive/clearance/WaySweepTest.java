package org.trackwalk.drive.clearance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.profile.VehicleMesh;

/**
 * A hull of scattered triangles among scattered triangles: each sample of the way is measured again
 * by all pairs of triangles. On a level road a car lies as it was drawn, so that it is only moved.
 */
class WaySweepTest {

  private static final double CLOSE = 1e-5;

  /** Samples of a lane lie so far apart, and so many make one of the report. */
  private static final double SAMPLE = 0.1;

  private static final int HALF = 2;

  /** So near to the road's ends an axle may be beyond them, metres; no rock is there. */
  private static final double END = 5;

  /** Docs: room is looked for so far under, over, left and right of the car, metres. */
  private static final double[] REACH = {1, 5, 2, 2};

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4})
  void everySampleAgainstAllPairs(int seed) {
    Random random = new Random(seed);
    VehicleMesh car = Cars.scattered(random, 14, false);
    Swept swept = Swept.of(car, rocks(random));
    Brute brute = new Brute(car, swept.surface());
    int[] numbers = new int[3];
    Map<String, Double> deepest = new HashMap<>();
    for (ClearanceWay way : swept.clearances().ways()) {
      for (int k = 0; k < way.size(); k++) {
        if (way.z()[k] < END || way.z()[k] > Swept.LENGTH - END) {
          continue;
        }
        double[] here = brute.at(way, k, 0, deepest);
        for (Side side : Side.values()) {
          double told = way.room(side)[k];
          double upper = here[side.ordinal()];
          if (Double.isNaN(upper) && Double.isNaN(told)) {
            numbers[0]++;
            continue;
          }
          double lower = upper;
          for (int m = -HALF; m <= HALF; m++) {
            double there = brute.at(way, k, m, new HashMap<>())[side.ordinal()];
            lower =
                Double.isNaN(lower) ? there : Math.min(lower, Double.isNaN(there) ? lower : there);
          }
          String what = way.direction() + " " + k + " " + side;
          assertTrue(told >= lower - CLOSE, what + ": " + told + ", of all pairs " + lower);
          assertTrue(
              Double.isNaN(upper) || told <= upper + CLOSE,
              what + ": " + told + ", of all pairs " + upper);
          if (upper < 0.3 && side != Side.UNDER) {
            assertEquals(lower, told, CLOSE, what);
          }
          numbers[told < 0 ? 2 : 1]++;
        }
      }
    }
    assertTrue(numbers[0] > 50 && numbers[1] > 50 && numbers[2] > 5, Arrays.toString(numbers));
    Map<String, Double> told = new HashMap<>();
    for (Touch touch : swept.clearances().touches()) {
      told.merge(touch.triangle() + " " + touch.side(), touch.depth(), Math::max);
      assertTrue(touch.depth() > 0.001, "a graze is no touch");
    }
    for (Map.Entry<String, Double> one : deepest.entrySet()) {
      assertTrue(told.getOrDefault(one.getKey(), 0.0) >= one.getValue() - CLOSE, one + " " + told);
    }
  }

  private static List<Piece> rocks(Random random) {
    List<Piece> rocks = new ArrayList<>();
    while (rocks.size() < 9) {
      double[] from = {-3.5 + 5 * random.nextDouble(), 0.4, 15 + 25 * random.nextDouble()};
      double[] t = Cars.scatter(random, false, from, 2, 2, 2);
      if (!carries(t) || Math.min(t[1], Math.min(t[4], t[7])) > 1) {
        rocks.add(Swept.thing("rock" + rocks.size(), List.of(t)));
      }
    }
    return rocks;
  }

  /** Less steep than 60 degrees: no wall. */
  private static boolean carries(double[] t) {
    double[] n = new double[3];
    for (int k = 0; k < 3; k++) {
      int u = (k + 1) % 3;
      int v = (k + 2) % 3;
      n[k] = (t[3 + u] - t[u]) * (t[6 + v] - t[v]) - (t[3 + v] - t[v]) * (t[6 + u] - t[u]);
    }
    return Math.abs(n[1]) >= 0.5 * Math.sqrt(n[0] * n[0] + n[1] * n[1] + n[2] * n[2]);
  }

  /** All triangles of a level against all of a car. */
  private static final class Brute {

    private final PairOracle oracle;
    private final WeldedSurface surface;
    private final double middle;
    private final Map<String, double[]> known = new HashMap<>();

    Brute(VehicleMesh car, WeldedSurface surface) {
      oracle = new PairOracle(car);
      this.surface = surface;
      middle = (car.box()[2] + car.box()[5]) / 2;
    }

    /** The room some samples after one of the report. */
    double[] at(ClearanceWay way, int k, int samples, Map<String, Double> deepest) {
      double ahead = Math.signum(way.z()[1] - way.z()[0]);
      double z = way.z()[k] + SAMPLE * samples * ahead;
      String key = ahead + " " + Math.round(z * 1000);
      if (!known.containsKey(key) || samples == 0) {
        known.put(key, measured(way.x()[k], z, ahead, deepest));
      }
      return known.get(key);
    }

    private double[] measured(double x, double z, double ahead, Map<String, Double> deepest) {
      double[] free = REACH.clone();
      double[] depth = new double[4];
      for (int t = 0; t < surface.triangleCount(); t++) {
        double[] moved = new double[9];
        for (int c = 0; c < 3; c++) {
          int v = 3 * surface.triangles()[3 * t + c];
          moved[3 * c] = ahead * (surface.positions()[v] - x);
          moved[3 * c + 1] = surface.positions()[v + 1];
          moved[3 * c + 2] = ahead * (surface.positions()[v + 2] - z) + middle;
        }
        double shortest = Double.POSITIVE_INFINITY;
        Side out = null;
        for (Side side : Side.values()) {
          double room = oracle.room(side, moved);
          boolean lateral = side == Side.LEFT || side == Side.RIGHT;
          if (room > 0 && !(lateral && carries(moved))) {
            free[side.ordinal()] = Math.min(free[side.ordinal()], room);
          }
          if (-room < shortest) {
            shortest = -room;
            out = side;
          }
        }
        if (shortest > 0.001 && Double.isFinite(shortest) && oracle.pierced(moved)) {
          depth[out.ordinal()] = Math.max(depth[out.ordinal()], shortest);
          deepest.merge(t + " " + out, shortest, Math::max);
        }
      }
      double[] room = new double[4];
      for (int s = 0; s < 4; s++) {
        room[s] = depth[s] > 0 ? -depth[s] : free[s] < REACH[s] ? free[s] : Double.NaN;
      }
      return room;
    }
  }
}
