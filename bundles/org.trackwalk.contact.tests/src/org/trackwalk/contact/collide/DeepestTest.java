package org.trackwalk.contact.collide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.mesh.parallel.WorkTally;
import org.trackwalk.mesh.progress.Progress;

/** The deepest point of one body in another. */
class DeepestTest {

  /** Triangles that the search for a depth may look at; in halls it came to millions before. */
  private static final long WORK = 40_000;

  /**
   * A body that stands half way up a hall, whose floor and ceiling are as far from all along its
   * sides: there nothing is deeper than anything else.
   */
  @ParameterizedTest
  @CsvSource({
    "152, 26, 487, 0",
    "40, 10, 400, 0.3",
    "12, 3, 90, 1",
    "30, 30, 30, 0",
    "8, 6, 900, 2"
  })
  void halfWayUpAHallIsFoundWithLittleWork(
      double width, double height, double length, double angle) {
    Shell hall = Bodies.turned(0, 0, 0, width, length, height, angle);
    Shell stands =
        Bodies.turned(
            width * 0.4,
            length * 0.02,
            height * 0.45,
            width * 0.6,
            length * 0.98,
            2 * height,
            angle);
    WorkTally tally = new WorkTally();
    Deepest.Found found = tally.of("depth", Progress.none(), () -> Deepest.ofBodies(stands, hall));
    // the sides of what stands, its lower side, and the ceiling in it
    double sides = Math.min(height / 2, width * 0.4);
    double below = Math.min(height * 0.45, width / 2);
    double ceiling = Math.min(height * 0.55, width * 0.1);
    double depth = Math.max(sides, Math.max(below, ceiling));
    assertEquals(depth, found.depth(), Math.max(5e-4, 3e-4 * depth));
    assertTrue(tally.units().get("depth") < WORK, tally.units()::toString);
  }

  /** Places all over the faces of both are no deeper, and the one that is told lies in both. */
  @Test
  void noPlaceOfAFaceIsDeeper() {
    Random random = new Random(41);
    for (int n = 0; n < 200; n++) {
      Shell one = Bodies.turned(-2, -1, -1, 2, 1, 1, 6 * random.nextDouble());
      double x = 3 * random.nextDouble() - 1;
      double y = 2 * random.nextDouble() - 1;
      Shell other =
          n % 2 == 0
              ? Bodies.box(x, y, 0, x + 1 + random.nextDouble(), y + 2, 0.5 + random.nextDouble())
              : Bodies.turned(x, y, -2, x + 1, y + 1, 0.5, 6 * random.nextDouble());
      Deepest.Found found = Deepest.ofBodies(one, other);
      double sampled = Math.max(sampled(one, other), sampled(other, one));
      assertTrue(found.depth() >= sampled - 5e-4, n + ": " + sampled + " > " + found.depth());
      if (found.depth() > 0) {
        double[] at = found.at();
        double of = Math.max(depth(one, at), depth(other, at));
        assertEquals(found.depth(), of, 1e-5, "where it is told, " + n);
      }
    }
  }

  /** The deepest of some places on each face. */
  private static double sampled(Shell surface, Shell body) {
    int cuts = 12;
    double most = 0;
    for (int t = 0; t < surface.size(); t++) {
      for (int i = 0; i <= cuts; i++) {
        for (int j = 0; i + j <= cuts; j++) {
          double[] p = new double[3];
          for (int k = 0; k < 3; k++) {
            p[k] =
                (i * (double) surface.positions()[surface.at(t, 0) + k]
                        + j * (double) surface.positions()[surface.at(t, 1) + k]
                        + (cuts - i - j) * (double) surface.positions()[surface.at(t, 2) + k])
                    / cuts;
          }
          most = Math.max(most, depth(body, p));
        }
      }
    }
    return most;
  }

  /** How far inside a body a place is, by all of its triangles; 0 outside. */
  private static double depth(Shell body, double[] p) {
    if (Inside.around(body, (float) p[0], (float) p[1], (float) p[2], 1) <= 0) {
      return 0;
    }
    Nearest of = new Nearest(body);
    double least = Double.POSITIVE_INFINITY;
    for (int t = 0; t < body.size(); t++) {
      least = Math.min(least, of.squared(t, p[0], p[1], p[2]));
    }
    return Math.sqrt(least);
  }

  @Test
  void theLeastOfTheLargestMeanIsNotMissed() {
    Random random = new Random(42);
    for (int n = 0; n < 1000; n++) {
      double[] a = random.doubles(3).toArray();
      double[] b = random.doubles(3).toArray();
      double least = Double.POSITIVE_INFINITY;
      for (int i = 0; i <= 400; i++) {
        double most = 0;
        for (int k = 0; k < 3; k++) {
          most = Math.max(most, i / 400.0 * a[k] + (1 - i / 400.0) * b[k]);
        }
        least = Math.min(least, most);
      }
      double found = WeighedMost.least(a, b);
      assertTrue(found <= least + 1e-12 && found >= least - 1.0 / 400, n + ": " + found);
    }
  }
}
