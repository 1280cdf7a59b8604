package org.trackwalk.drive.edges;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Roads with bays: nothing is missing between two; a quad or a triangle of the road's rim is. */
class BaysTest {

  private static final int ROADS = 40;

  /**
   * Of 40 roads 25 were told before bays were known. Where bays on the other side begin and end
   * between these the width of the road says too little, and some are told still.
   */
  @Test
  void betweenTwoBaysNothingIsMissing() {
    List<BayRoad> told = new ArrayList<>();
    for (int seed = 0; seed < ROADS; seed++) {
      BayRoad road = new BayRoad(seed);
      if (missing(road, Set.of())) {
        told.add(road);
      }
    }
    assertTrue(told.size() <= ROADS / 5, () -> "" + told);
  }

  /** A quad, or a triangle with its edge on the border, anywhere from 60 m on. */
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void atTheRimItIs(boolean quad) {
    for (int seed = 0; seed < ROADS; seed++) {
      BayRoad road = new BayRoad(seed);
      // Far from the bays: there only what is missing can be told.
      int[] rim =
          IntStream.range(0, road.quads.size())
              .filter(q -> !road.quads.get(q).bay() && road.quads.get(q).from() > 50)
              .filter(q -> road.quads.get(q).to() < 85)
              .filter(q -> q == 0 || road.quads.get(q - 1).from() != road.quads.get(q).from())
              .filter(q -> road.quads.get(q + 1).from() == road.quads.get(q).from())
              .toArray();
      if (rim.length == 0) {
        continue; // its quads are as wide as the road
      }
      int q = rim[new SplittableRandom(seed).nextInt(rim.length)];
      Set<Integer> gone = quad ? Set.of(2 * q, 2 * q + 1) : Set.of(2 * q);
      int at = seed;
      assertTrue(near(road, gone, q), () -> at + " without " + q + ": " + road);
    }
  }

  private static boolean missing(BayRoad road, Set<Integer> gone) {
    return DrivenLevel.of(List.of(road.piece(gone))).gaps(60).stream().anyMatch(gap -> !gap.side());
  }

  /** Whether something is told within 15 m of a quad. */
  private static boolean near(BayRoad road, Set<Integer> gone, int quad) {
    double[] there = road.quads.get(quad).corners()[0];
    return DrivenLevel.of(List.of(road.piece(gone))).gaps(60).stream()
        .filter(gap -> !gap.side())
        .anyMatch(
            gap -> Math.hypot(gap.position()[0] - there[0], gap.position()[2] - there[2]) < 15);
  }
}
