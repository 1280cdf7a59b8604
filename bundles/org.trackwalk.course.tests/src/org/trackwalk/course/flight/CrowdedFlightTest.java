package org.trackwalk.course.flight;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.parallel.WorkTally;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.ExactWeld;

/**
 * A car that flies where much stands: as asked of each triangle alone, at the cost of what is near.
 */
class CrowdedFlightTest {

  private static Land land(float[] positions) {
    int[] corners = IntStream.range(0, positions.length / 3).toArray();
    Piece piece = Piece.named("x", "l.obj").mesh(positions, corners).build();
    return Land.of(ExactWeld.weld(List.of(piece), 1, Progress.none()));
  }

  /** Slanted triangles of up to so many metres, strewn below and beside an edge. */
  private static float[] strewn(SplittableRandom random, int count, double size, double deep) {
    float[] p = new float[9 * count];
    for (int t = 0; t < count; t++) {
      double[] middle = {
        random.nextDouble(-3, 5), random.nextDouble(-deep, 3), random.nextDouble(-4, 4)
      };
      for (int i = 0; i < 9; i++) {
        p[9 * t + i] = (float) (middle[i % 3] + random.nextDouble(-size, size));
      }
    }
    return p;
  }

  private static boolean reaches(Land land, double[] to, double slope) {
    Flight flight = new Flight(land);
    flight.from(0, 0, 0, slope);
    return flight.reaches(to[0], to[1], to[2]);
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.02, 0.1, 0.5})
  void whatStopsACarInACrowdStopsItAlone(double size) {
    SplittableRandom random = new SplittableRandom((long) (100 * size));
    int[] both = new int[2];
    for (int i = 0; i < 60; i++) {
      double deep = random.nextDouble(2, 150);
      double slope = random.nextDouble(-1, 1);
      float[] p = strewn(random, (int) (deep * random.nextDouble(2, 4) / (size + 0.2)), size, deep);
      double[] to = {random.nextDouble(0.1, 4), -random.nextDouble(deep), random.nextDouble(-1, 1)};
      boolean free = true;
      for (int t = 0; t < p.length / 9 && free; t++) {
        free = reaches(land(Arrays.copyOfRange(p, 9 * t, 9 * t + 9)), to, slope);
      }
      assertEquals(free, reaches(land(p), to, slope), "flight " + i);
      both[free ? 1 : 0]++;
    }
    assertTrue(both[0] > 5 && both[1] > 5, both[0] + " stopped and " + both[1] + " free");
  }

  /** An upright wall in rows of 0.1 m that faces a car, 0.6 m beside its edge, from 2 m over it. */
  private static long work(int rows) {
    float[] p = new float[18 * rows * 20];
    int at = 0;
    for (int r = 0; r < rows; r++) {
      for (int c = 0; c < 20; c++) {
        for (int[] corner : new int[][] {{0, 0}, {1, 1}, {0, 1}, {0, 0}, {1, 0}, {1, 1}}) {
          p[at++] = 0.6f;
          p[at++] = 2 - 0.1f * (r + corner[0]);
          p[at++] = -4 + 8f * (c + corner[1]) / 20;
        }
      }
    }
    Land land = land(p);
    land.tree();
    WorkTally tally = new WorkTally();
    double[] to = {4, -130, 0.5};
    assertFalse(tally.of("", Progress.none(), () -> reaches(land, to, 0)));
    return tally.total();
  }

  @Test
  void whatStopsACarAtTheEdgeIsFoundWhateverLiesBelow() {
    long few = work(160);
    long many = work(1_280);
    assertTrue(many <= 1.2 * few, few + " and, with eight times the triangles, " + many);
  }
}
