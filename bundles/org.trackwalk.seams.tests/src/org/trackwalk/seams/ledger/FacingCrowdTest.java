package org.trackwalk.seams.ledger;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.trackwalk.ground.border.BorderLimits;
import org.trackwalk.ground.border.OpenEdges;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.parallel.WorkTally;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;

/** What faces edges in crowds is what looking at each of them finds, for little more work. */
class FacingCrowdTest {

  /** Triangles that lie in each other's boxes, each with three vertices of its own. */
  enum Scene {
    /** Around an edge of a metre, off by less than half a millimetre, in sixteen directions. */
    SPOKES {
      @Override
      void place(double[] p, SplittableRandom random) {
        int way = random.nextInt(16);
        double angle = Math.PI * way / 8;
        double off = random.nextDouble(0.0005);
        int from = way / 8; // what lies opposite runs the other way and so faces it
        set(p, from, 0, off, 0);
        set(p, 1 - from, 1, off, 0);
        set(p, 2, 0.5, off + StrictMath.sin(angle), StrictMath.cos(angle));
      }
    },
    /** Needles through one place. */
    NEEDLES {
      @Override
      void place(double[] p, SplittableRandom random) {
        double angle = random.nextDouble(2 * Math.PI);
        double x = StrictMath.cos(angle);
        double z = StrictMath.sin(angle);
        double y = random.nextDouble(-0.2, 0.2);
        set(p, 0, -5 * x, y, -5 * z);
        set(p, 1, 5 * x, y, 5 * z);
        set(p, 2, 5 * x - 0.01 * z, y, 5 * z + 0.01 * x);
      }
    },
    /** Anywhere in one plane. */
    SHEETS {
      @Override
      void place(double[] p, SplittableRandom random) {
        for (int k = 0; k < 3; k++) {
          set(p, k, random.nextDouble(2), 0, random.nextDouble(2));
        }
      }
    },
    /** Halves of squares of half a metre to two, off by less than two millimetres. */
    JUNCTIONS {
      @Override
      void place(double[] p, SplittableRandom random) {
        double side = 0.5 * (1 << random.nextInt(3));
        double x = side * random.nextInt(2);
        double z = side * random.nextInt(2);
        double far = 0.001 * random.nextInt(3);
        for (int k = 0; k < 3; k++) {
          double off = far * random.nextDouble();
          boolean right = random.nextBoolean();
          set(p, k, x + off + (k == 2 || right && k == 1 ? side : 0), off, z + (k == 1 ? side : 0));
        }
      }
    };

    abstract void place(double[] p, SplittableRandom random);

    static void set(double[] p, int corner, double x, double y, double z) {
      p[3 * corner] = x;
      p[3 * corner + 1] = y;
      p[3 * corner + 2] = z;
    }

    /** So many, tilted and moved. */
    OpenEdges of(int triangles) {
      SplittableRandom random = new SplittableRandom(26);
      float[] positions = new float[9 * triangles];
      int[] corners = new int[3 * triangles];
      double[] p = new double[9];
      for (int t = 0; t < triangles; t++) {
        place(p, random);
        for (int v = 0; v < 3; v++) {
          positions[9 * t + 3 * v] = (float) (300 + 0.8 * p[3 * v] - 0.6 * p[3 * v + 2]);
          positions[9 * t + 3 * v + 1] = (float) (p[3 * v + 1] + 0.1 * p[3 * v]);
          positions[9 * t + 3 * v + 2] = (float) (0.6 * p[3 * v] + 0.8 * p[3 * v + 2]);
          corners[3 * t + v] = 3 * t + v;
        }
      }
      Piece piece = Piece.named("heap", "l.obj").mesh(positions, corners).build();
      WeldedSurface surface = ExactWeld.weld(List.of(piece), 1, Progress.none());
      return OpenEdges.of(surface, Topology.of(surface, 1, Progress.none()), 1);
    }
  }

  private static Facing facing(OpenEdges edges, int crowd) {
    return FacingPairs.find(edges, BorderLimits.DEFAULT, crowd, 2, Progress.none());
  }

  /** Looked for from each point; gathered where few of them are turned that way; as it is. */
  @ParameterizedTest
  @EnumSource
  void aCrowdIsAnsweredAsEachByItself(Scene scene) {
    OpenEdges edges = scene.of(300);
    Facing each = facing(edges, Integer.MAX_VALUE);
    for (int crowd : new int[] {0, 1, 8, 60}) {
      assertSame(each, facing(edges, crowd));
    }
    assertTrue(Arrays.stream(each.facing()).filter(f -> f >= 0).count() >= 100);
    if (scene == Scene.JUNCTIONS) {
      assertTrue(Arrays.stream(each.nearMiss()).filter(f -> f >= 0).count() > 20);
      assertTrue(Arrays.stream(each.junction()).filter(f -> f >= 0).count() > 20);
    }
  }

  private static void assertSame(Facing each, Facing crowd) {
    assertArrayEquals(each.facing(), crowd.facing());
    assertArrayEquals(each.share(), crowd.share());
    assertArrayEquals(each.normalPart(), crowd.normalPart());
    assertArrayEquals(each.inPlanePart(), crowd.inPlanePart());
    assertArrayEquals(each.worstNormal(), crowd.worstNormal());
    assertArrayEquals(each.worstInPlane(), crowd.worstInPlane());
    assertArrayEquals(each.worstAt(), crowd.worstAt());
    assertArrayEquals(each.signedZero(), crowd.signedZero());
    assertArrayEquals(each.nearMiss(), crowd.nearMiss());
    assertArrayEquals(each.nearDistance(), crowd.nearDistance());
    assertArrayEquals(each.junction(), crowd.junction());
    assertArrayEquals(each.junctionVertex(), crowd.junctionVertex());
  }

  private static long work(Scene scene, int triangles) {
    OpenEdges edges = scene.of(triangles);
    WorkTally tally = new WorkTally();
    tally.of("", Progress.none(), () -> facing(edges, FacingSearch.CROWD));
    return tally.total();
  }

  /** Not of spokes: what faces each other there grows with the square, and is looked at. */
  @ParameterizedTest
  @EnumSource(names = {"NEEDLES", "SHEETS"})
  void aCrowdOfTwiceTheSizeIsTwiceTheWork(Scene scene) {
    long once = work(scene, 500);
    long twice = work(scene, 1000);
    assertTrue(twice < 2.5 * once, once + " units, then " + twice);
  }
}
