package org.trackwalk.course.scale;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.ground.border.OpenEdges;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;

/** Which open edge lies where another would lie, held to a look at each of them. */
class EdgeTwinsTest {

  private static final double MEETS = 0.001;

  /** Triangles by themselves, some of them many times as large as others. */
  private static OpenEdges edges(Random random, int count, float size, float place) {
    List<Piece> pieces = new ArrayList<>();
    for (int t = 0; t < count; t++) {
      float[] xyz = new float[9];
      float each = size * (float) Math.pow(10, random.nextInt(3));
      for (int k = 0; k < 3; k++) {
        float at = place * (random.nextFloat() - 0.5f);
        for (int c = 0; c < 3; c++) {
          xyz[3 * c + k] = at + each * (random.nextFloat() - 0.5f);
        }
      }
      pieces.add(Piece.named("t" + t, "t").mesh(xyz, new int[] {0, 1, 2}).build());
    }
    WeldedSurface surface = ExactWeld.weld(pieces, 1, Progress.none());
    return OpenEdges.of(surface, Topology.of(surface, 1, Progress.none()), 1);
  }

  private static double[] end(OpenEdges edges, int edge, int end) {
    return new double[] {
      edges.point(edge, end, 0), edges.point(edge, end, 1), edges.point(edge, end, 2)
    };
  }

  private static double distance(double[] a, double[] b) {
    return Math.sqrt(
        (a[0] - b[0]) * (a[0] - b[0])
            + (a[1] - b[1]) * (a[1] - b[1])
            + (a[2] - b[2]) * (a[2] - b[2]));
  }

  /** A place so far from another at most, in any direction. */
  private static double[] near(Random random, double[] p, double most) {
    double[] way = new double[3];
    do {
      for (int k = 0; k < 3; k++) {
        way[k] = most * (2 * random.nextDouble() - 1);
      }
    } while (distance(way, new double[3]) > most);
    return new double[] {p[0] + way[0], p[1] + way[1], p[2] + way[2]};
  }

  private static double reach(double[] from) {
    double most = 0;
    for (double c : from) {
      most = Math.max(most, Math.abs(c));
    }
    return EdgeTwins.reach(MEETS, most);
  }

  private static int eachAsked(OpenEdges edges, int not, double[] from, double[] to) {
    double reach = reach(from);
    for (int f = 0; f < edges.count(); f++) {
      double[] a = end(edges, f, 0);
      double[] b = end(edges, f, 1);
      if (f != not
          && (distance(a, from) <= reach && distance(b, to) <= reach
              || distance(b, from) <= reach && distance(a, to) <= reach)) {
        return f;
      }
    }
    return -1;
  }

  @ParameterizedTest
  @CsvSource({"1, 1, 10", "2, 0.05, 1", "3, 0.001, 0.01", "4, 30, 100000", "5, 1e9, 1e12"})
  void aTwinIsFoundWhereALookAtEachFindsOne(int seed, float size, float place) {
    Random random = new Random(seed);
    OpenEdges edges = edges(random, 60, size, place);
    EdgeTwins twins = new EdgeTwins(edges);
    int met = 0;
    int missed = 0;
    for (int i = 0; i < 2000; i++) {
      int e = random.nextInt(edges.count());
      int turned = random.nextInt(2);
      double[] corner = end(edges, e, turned);
      // A little more than what meets, so that both happen.
      double off = 1.3 * reach(corner);
      double[] from = near(random, corner, off);
      double[] to = near(random, end(edges, e, 1 - turned), off);
      int not = random.nextInt(4) == 0 ? e : -1;

      int expected = eachAsked(edges, not, from, to);
      assertEquals(
          expected, twins.meeting(f -> f != not, from, to, MEETS, new IntList()), "case " + i);
      if (expected >= 0) {
        met++;
        assertTrue(twins.any(distance(from, to), reach(from)), "case " + i);
      } else {
        missed++;
      }
    }
    assertTrue(met > 100 && missed > 100, met + " met, " + missed + " missed");
  }

  @Test
  void endsThatAreBothAsFarOffAsTheyMayBeAreOfALengthThatIsThere() {
    OpenEdges edges = edges(new Random(6), 1, 1, 0);
    EdgeTwins twins = new EdgeTwins(edges);
    for (int e = 0; e < edges.count(); e++) {
      double length = edges.length(e);
      assertTrue(twins.any(length + 2 * MEETS, MEETS), length + " m");
      assertTrue(twins.any(length - 2 * MEETS, MEETS), length + " m");
    }
  }

  @Test
  void aLengthThatNoEdgeHasIsTold() {
    OpenEdges edges = edges(new Random(7), 20, 1, 10);
    EdgeTwins twins = new EdgeTwins(edges);
    double longest = 0;
    double shortest = Double.MAX_VALUE;
    for (int e = 0; e < edges.count(); e++) {
      longest = Math.max(longest, edges.length(e));
      shortest = Math.min(shortest, edges.length(e));
    }
    assertFalse(twins.any(longest + 3 * MEETS, MEETS));
    assertFalse(twins.any(shortest - 3 * MEETS, MEETS));
    assertTrue(twins.any(longest, 0));
    assertTrue(twins.any(shortest, 0));
  }
}
