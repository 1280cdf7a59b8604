package org.trackwalk.contact.collide;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.mesh.geometry.ClosestPoint;

/** Wavy sheets that cross: what hangs together and how far it reaches, against all triangles. */
class ReachTest {

  private static final int MOST = 2000;

  /** A grid of squares; flat ones have many vertices that are equally far. */
  private static Shell sheet(Random random, int n, double step, double high) {
    float[] p = new float[3 * (n + 1) * (n + 1)];
    double a = random.nextDouble(6);
    double tilt = random.nextDouble(-0.1, 0.1);
    double x0 = random.nextInt(5);
    for (int v = 0; v < p.length / 3; v++) {
      double x = x0 + v % (n + 1) * step;
      double z = v / (n + 1) * step;
      p[3 * v] = (float) x;
      p[3 * v + 1] = (float) (high * Math.sin(x / 3 + a) * Math.cos(z / 4) + tilt * x);
      p[3 * v + 2] = (float) z;
    }
    int[] corners = new int[6 * n * n];
    for (int i = 0; i < n * n; i++) {
      int v = i / n * (n + 1) + i % n;
      int[] square = {v, v + n + 1, v + 1, v + 1, v + n + 1, v + n + 2};
      System.arraycopy(square, 0, corners, 6 * i, 6);
    }
    return Shell.of(p, corners);
  }

  private static Hits hits(Shell surface, Shell other) {
    Hits hits = new Hits(surface, other, true);
    PairSigns signs = new PairSigns(surface, other);
    for (int t = 0; t < surface.size(); t++) {
      for (int s = 0; s < other.size(); s++) {
        for (int k = 0; signs.look(t, s) && k < 3; k++) {
          hits.find(t, k, s, signs);
        }
      }
    }
    return hits;
  }

  /** In the order of their steps from the start, those of one vertex ascending. */
  private static List<Integer> around(Shell surface, Hits hits, int start) {
    Set<Integer> seen = new LinkedHashSet<>(List.of(start));
    ArrayDeque<Integer> open = new ArrayDeque<>(seen);
    List<Integer> members = new ArrayList<>();
    while (!open.isEmpty() && members.size() < MOST) {
      int vertex = open.poll();
      members.add(vertex);
      Set<Integer> next = new TreeSet<>();
      for (int h = 0; h < 3 * surface.size(); h++) {
        for (int k = 1; k < 3 && surface.vertex(h / 3, h % 3) == vertex; k++) {
          next.add(surface.vertex(h / 3, (h + k) % 3));
        }
      }
      for (int end : next) {
        if (hits.of(vertex, end).isEmpty() && seen.add(end)) {
          open.add(end);
        }
      }
    }
    return members;
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12})
  void asAllTrianglesSay(int seed) {
    Random random = new Random(seed);
    // the last is so large that not all of it is looked at
    int n = seed == 12 ? 48 : random.nextInt(6, 20);
    Shell surface = sheet(random, n, 0.5, seed % 4 == 0 ? 0 : random.nextDouble(1.5));
    Shell other = sheet(random, random.nextInt(3, 9), 1.3, seed % 3 == 0 ? 0 : 0.8);
    Hits hits = hits(surface, other);
    Nearest nearest = new Nearest(other);
    for (int i = 0; i < 8; i++) {
      int start = random.nextInt((n + 1) * (n + 1));
      List<Integer> members = around(surface, hits, start);
      Reach reach = Reach.of(surface, other, hits, nearest, start);
      assertArrayEquals(members.stream().mapToInt(v -> v).toArray(), reach.members());
      compare(surface, other, members, reach);
    }
  }

  private static void compare(Shell surface, Shell other, List<Integer> members, Reach reach) {
    double[] greatest = new double[3];
    int[] at = {members.get(0), members.get(0), members.get(0)};
    double[] closest = new double[ClosestPoint.RESULT_LENGTH];
    for (int v : members) {
      int t = nearest(surface, other, v, closest);
      double depth = Math.sqrt(closest[6]);
      double[] m = Normals.area(other, t);
      double height = m[0] * closest[3] + m[1] * closest[4] + m[2] * closest[5];
      double over = Math.abs(height) / Normals.length(m[0], m[1], m[2]);
      for (int side = 0; side < 3; side++) {
        boolean counts = side == 2 || over > Math.sqrt(0.5) * depth && side == (height > 0 ? 0 : 1);
        if (counts && depth > greatest[side]) {
          greatest[side] = depth;
          at[side] = v;
        }
      }
    }
    int lesser = greatest[0] <= greatest[1] ? 0 : 1;
    for (double share : new double[] {0.1, 0.7, 1}) {
      double all = share * greatest[2];
      assertTrue(reach.farthest(all).depth() >= all, "enough is as much as asked for");
      assertTrue(reach.farthest(all).depth() <= greatest[2]);
      double side = share * greatest[lesser];
      assertTrue(reach.lesserSide(side).depth() >= side, "enough is as much as asked for");
      assertTrue(reach.lesserSide(side).depth() <= greatest[lesser]);
    }
    assertFar(surface, greatest[2], at[2], reach.farthest(Math.nextUp(greatest[2])));
    double more = Math.nextUp(greatest[lesser]);
    assertFar(surface, greatest[lesser], at[lesser], reach.lesserSide(more));
    assertTrue(greatest[2] > 0);
  }

  private static int nearest(Shell surface, Shell other, int v, double[] closest) {
    float[] p = surface.positions();
    double[] here = new double[ClosestPoint.RESULT_LENGTH];
    int nearest = -1;
    for (int t = 0; t < other.size(); t++) {
      ClosestPoint.onTriangle(
          other.positions(),
          other.vertex(t, 0),
          other.vertex(t, 1),
          other.vertex(t, 2),
          p[3 * v],
          p[3 * v + 1],
          p[3 * v + 2],
          here);
      if (nearest < 0 || here[6] < closest[6]) {
        nearest = t;
        System.arraycopy(here, 0, closest, 0, here.length);
      }
    }
    return nearest;
  }

  private static void assertFar(Shell surface, double depth, int vertex, Reach.Far far) {
    assertEquals(depth, far.depth());
    float[] p = surface.positions();
    assertArrayEquals(new double[] {p[3 * vertex], p[3 * vertex + 1], p[3 * vertex + 2]}, far.at());
  }
}
