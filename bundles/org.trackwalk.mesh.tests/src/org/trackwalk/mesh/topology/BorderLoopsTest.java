package org.trackwalk.mesh.topology;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.testing.RandomMeshes;
import org.trackwalk.mesh.testing.RandomMeshes.Mesh;
import org.trackwalk.mesh.testing.RandomPieces;
import org.trackwalk.mesh.testing.Seeds;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;

/** Loops of open edges against closed forms, and against labels that are spread until they rest. */
class BorderLoopsTest {

  private static final double SLACK = 1e-9;

  static LongStream seeds() {
    return Seeds.first(60);
  }

  private static Topology topology(int[] triangles, float[] positions) {
    return Topology.of(triangles, positions.length / 3, positions, 1, Progress.none());
  }

  /** A square of n x n squares of a metre each, without those that are taken out. */
  private static int[] squares(int n, boolean[] out) {
    List<Integer> corners = new ArrayList<>();
    for (int q = 0; q < n * n; q++) {
      int a = q / n * (n + 1) + q % n;
      if (!out[q]) {
        corners.addAll(List.of(a, a + 1, a + n + 1, a + n + 1, a + 1, a + n + 2));
      }
    }
    return corners.stream().mapToInt(c -> c).toArray();
  }

  private static float[] grid(int n) {
    float[] positions = new float[3 * (n + 1) * (n + 1)];
    for (int v = 0; v < positions.length / 3; v++) {
      positions[3 * v] = v % (n + 1);
      positions[3 * v + 2] = v / (n + 1);
    }
    return positions;
  }

  @Test
  void eachHoleOfASquareIsALoopAndItsRimTheLongest() {
    int n = 12;
    Random random = new Random(3);
    for (int round = 0; round < 40; round++) {
      boolean[] out = new boolean[n * n];
      int holes = 0;
      for (int i = 1; i < n - 1; i += 2) {
        for (int j = 1; j < n - 1; j += 2) {
          if (random.nextInt(3) == 0) {
            out[i * n + j] = true;
            holes++;
          }
        }
      }
      float[] positions = grid(n);
      Joins joins = topology(squares(n, out), positions).joins();
      BorderLoops loops = BorderLoops.of(joins, positions);
      assertEquals(1 + holes, loops.count());
      double[] lengths = IntStream.range(0, loops.count()).mapToDouble(loops::length).toArray();
      Arrays.sort(lengths);
      assertEquals(4 * n, lengths[holes], SLACK, "the rim");
      for (int i = 0; i < holes; i++) {
        assertEquals(4, lengths[i], SLACK, "a hole of a square metre");
      }
      assertEquals(1, Components.of(joins).count());
    }
  }

  @Test
  void twoSquaresThatMeetInACornerHaveABorderEach() {
    float[] positions = grid(2);
    Joins joins = topology(squares(2, new boolean[] {false, true, true, false}), positions).joins();
    BorderLoops loops = BorderLoops.of(joins, positions);
    assertEquals(2, loops.count());
    assertEquals(4, loops.length(0), SLACK);
    assertEquals(4, loops.length(1), SLACK);
    assertEquals(2, Components.of(joins).count());
  }

  @Test
  void threeLeavesOfABookHaveThreeBordersThatEndAtItsSpine() {
    // the spine from 0 to 1, a leaf of one triangle each to 2, 3 and 4
    float[] positions = {0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, -1};
    Joins joins = topology(new int[] {0, 1, 2, 0, 1, 3, 0, 1, 4}, positions).joins();
    BorderLoops loops = BorderLoops.of(joins, positions);
    assertEquals(3, loops.count());
    for (int i = 0; i < 3; i++) {
      assertEquals(1 + Math.sqrt(2), loops.length(i), SLACK);
    }
    assertEquals(1, Components.of(joins).count());
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void everyOpenEdgeIsOnOneLoopWithThoseThatFollowIt(long seed) {
    Mesh mesh = RandomMeshes.faulty(new Random(seed));
    Topology topology = topology(mesh.triangles(), mesh.positions());
    int[] open = topology.openHalfEdges();
    int[] labels = new int[mesh.triangles().length];
    Arrays.setAll(labels, h -> h);
    double sum = 0;
    for (boolean changed = true; changed; ) {
      changed = false;
      for (int h : open) {
        for (int vertex : new int[] {topology.from(h), topology.to(h)}) {
          int other = topology.nextOpen(h, vertex);
          if (other >= 0 && labels[other] != labels[h]) {
            labels[other] = Math.min(labels[other], labels[h]);
            labels[h] = labels[other];
            changed = true;
          }
        }
      }
    }
    for (int h : open) {
      sum += length(topology, h, mesh.positions());
    }
    BorderLoops loops = BorderLoops.of(topology.joins(), mesh.positions());
    assertEquals(Arrays.stream(open).map(h -> labels[h]).distinct().count(), loops.count());
    double told = 0;
    for (int i = 0; i < loops.count(); i++) {
      int label = labels[loops.halfEdge(i)];
      double own = 0;
      for (int h : open) {
        own += labels[h] == label ? length(topology, h, mesh.positions()) : 0;
      }
      assertEquals(own, loops.length(i), SLACK * (1 + own));
      told += loops.length(i);
    }
    assertEquals(sum, told, SLACK * (1 + sum));
  }

  private static double length(Topology topology, int h, float[] p) {
    double sum = 0;
    for (int axis = 0; axis < 3; axis++) {
      double d = (double) p[3 * topology.to(h) + axis] - p[3 * topology.from(h) + axis];
      sum += d * d;
    }
    return Math.sqrt(sum);
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void insideAPieceEverythingIsAsIfItWereAlone(long seed) {
    WeldedSurface s = ExactWeld.weld(RandomPieces.pieces(new Random(seed)), 1, Progress.none());
    Joins inside = Topology.of(s, 1, Progress.none()).joinsWithinPieces(s);
    Components parts = Components.of(inside);
    BorderLoops loops = BorderLoops.of(inside, s.positions());
    int open = 0;
    for (int piece = 0; piece < s.pieces().size(); piece++) {
      int own = piece;
      int[] members =
          IntStream.range(0, s.triangleCount()).filter(t -> s.pieceOf(t) == own).toArray();
      int[] corners =
          Arrays.stream(members)
              .flatMap(t -> Arrays.stream(s.triangles(), 3 * t, 3 * t + 3))
              .toArray();
      Joins alone = topology(corners, s.positions()).joins();
      BorderLoops rims = BorderLoops.of(alone, s.positions());
      assertEquals(
          Components.of(alone).count(), Arrays.stream(members).map(parts::of).distinct().count());
      assertEquals(
          sorted(rims, IntStream.range(0, rims.count())),
          sorted(
              loops,
              IntStream.range(0, loops.count())
                  .filter(i -> s.pieceOf(loops.halfEdge(i) / 3) == own)));
      open += alone.openCount();
    }
    assertEquals(open, inside.openCount());
    assertTrue(s.triangleCount() > 0);
  }

  private static List<Double> sorted(BorderLoops loops, IntStream some) {
    // to a micrometre: a sum may begin elsewhere
    return some.mapToObj(i -> Math.rint(loops.length(i) * 1e6)).sorted().toList();
  }
}
