package org.trackwalk.mesh.topology;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.testing.RandomMeshes;
import org.trackwalk.mesh.testing.RandomMeshes.Mesh;
import org.trackwalk.mesh.testing.RandomPieces;
import org.trackwalk.mesh.testing.Seeds;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;

class TopologyTest {

  static LongStream seeds() {
    return Seeds.first(300);
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void factsEqualTheDefinitionsSpelledOut(long seed) {
    Mesh mesh = RandomMeshes.faulty(new Random(seed));
    assertFacts(new NaiveTopology(mesh.triangles(), mesh.positions()), topology(mesh));
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void factsOfWeldedPiecesEqualTheDefinitionsSpelledOut(long seed) {
    WeldedSurface s = ExactWeld.weld(RandomPieces.pieces(new Random(seed)), 1, Progress.none());
    NaiveTopology expected = new NaiveTopology(s.triangles(), s.positions());
    Topology actual = Topology.of(s, 2, Progress.none());
    assertFacts(expected, actual);
    assertEquals(
        expected.boundaryEdgesPerPiece(s::pieceOf), actual.joinsWithinPieces(s).openCount());
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void withoutCopiesPiecesMayBeThereTwice(long seed) {
    List<Piece> pieces = RandomPieces.pieces(new Random(seed));
    List<Piece> twice = new ArrayList<>(pieces);
    twice.addAll(pieces);
    twice.add(pieces.get(0));
    WeldedSurface s = ExactWeld.weld(pieces, 1, Progress.none());
    WeldedSurface more = ExactWeld.weld(twice, 1, Progress.none());
    Topology expected = once(s);
    Topology actual = once(more);
    assertEquals(expected.boundaryEdgeCount(), actual.boundaryEdgeCount());
    assertEquals(expected.nonManifoldEdgeCount(), actual.nonManifoldEdgeCount());
    assertEquals(expected.windingMismatchCount(), actual.windingMismatchCount());
    assertEquals(firsts(s, expected), firsts(more, actual));
    assertArrayEquals(
        Topology.of(more, 1, Progress.none()).duplicateTriangles(), actual.duplicateTriangles());
  }

  private static Topology once(WeldedSurface s) {
    return Topology.of(s, 1, Progress.none()).withoutCopies(s, 2, Progress.none());
  }

  /** Of each triangle that is no copy the apices across its edges, or why there is none. */
  private static List<List<Integer>> firsts(WeldedSurface s, Topology topology) {
    List<List<Integer>> firsts = new ArrayList<>();
    for (int t = 0; t < s.triangleCount(); t++) {
      List<Integer> across = new ArrayList<>();
      for (int h = 3 * t; h < 3 * t + 3; h++) {
        int twin = topology.twin(h);
        across.add(twin < 0 ? twin : topology.apex(twin));
      }
      if (s.repeats(t) && !topology.degenerate(t)) {
        assertEquals(Collections.nCopies(3, Topology.IGNORED), across);
      } else if (!topology.degenerate(t)) {
        firsts.add(across);
      }
    }
    return firsts;
  }

  private static void assertFacts(NaiveTopology expected, Topology actual) {
    List<Integer> open = new ArrayList<>();
    List<Integer> nonManifold = new ArrayList<>();
    for (List<Integer> uses : expected.halfEdges.values()) {
      if (uses.size() == 1) {
        open.add(uses.get(0));
        assertEquals(Topology.OPEN, actual.twin(uses.get(0)));
      } else if (uses.size() == 2) {
        assertEquals(uses.get(1), actual.twin(uses.get(0)));
        assertEquals(uses.get(0), actual.twin(uses.get(1)));
        assertEquals(
            actual.from(uses.get(0)) == actual.from(uses.get(1)),
            actual.sameDirection(uses.get(0)));
      } else {
        nonManifold.add(uses.size());
        nonManifold.addAll(uses);
        uses.forEach(h -> assertEquals(Topology.NON_MANIFOLD, actual.twin(h)));
      }
    }
    assertArrayEquals(ints(open.stream().sorted().toList()), actual.openHalfEdges());
    assertArrayEquals(ints(nonManifold), actual.nonManifoldEdges());
    assertArrayEquals(ints(expected.duplicates), actual.duplicateTriangles());
    assertEquals(expected.boundary, actual.boundaryEdgeCount());
    assertEquals(expected.nonManifold, actual.nonManifoldEdgeCount());
    assertEquals(expected.mismatches, actual.windingMismatchCount());
    assertEquals(expected.degenerate, actual.degenerateCount());
    assertEquals(expected.collinear, actual.collinearCount());
    assertEquals(expected.duplicates.size(), actual.duplicateCount());
    assertEquals(expected.convex, actual.convexEdges());
    assertEquals(expected.flat, actual.flatEdges());
    assertEquals(expected.concave, actual.concaveEdges());
    int[] bends = new int[3];
    for (int h = 0; h < 3 * actual.triangleCount(); h++) {
      if (actual.twin(h) > h) {
        bends[1 + actual.bend(h)]++;
      } else if (actual.twin(h) < 0) {
        assertEquals(0, actual.bend(h), "no edge of two triangles");
      }
    }
    int[] counted = {expected.concave, expected.flat, expected.convex};
    assertArrayEquals(counted, bends);
    int degenerate = 0;
    int collinear = 0;
    for (int t = 0; t < actual.triangleCount(); t++) {
      collinear += actual.collinear(t) ? 1 : 0;
      if (actual.degenerate(t)) {
        degenerate++;
        assertEquals(Topology.IGNORED, actual.twin(3 * t));
      }
    }
    assertEquals(expected.degenerate, degenerate);
    assertEquals(expected.collinear, collinear);
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void theNumberOfThreadsChangesNothing(long seed) {
    Mesh mesh = RandomMeshes.faulty(new Random(seed));
    Topology one = topology(mesh);
    for (int threads = 2; threads <= 8; threads += 3) {
      Topology more =
          Topology.of(
              mesh.triangles(), mesh.vertexCount(), mesh.positions(), threads, Progress.none());
      for (int h = 0; h < mesh.triangles().length; h++) {
        assertEquals(one.twin(h), more.twin(h));
      }
      assertArrayEquals(one.nonManifoldEdges(), more.nonManifoldEdges());
      assertArrayEquals(one.duplicateTriangles(), more.duplicateTriangles());
      assertEquals(one.convexEdges(), more.convexEdges());
    }
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void aTorusIsClosedAndKeepsEulersNumber(long seed) {
    Mesh mesh = RandomMeshes.torus(new Random(seed));
    Topology topology = topology(mesh);
    assertEquals(0, topology.openHalfEdges().length);
    assertEquals(0, topology.nonManifoldEdgeCount());
    assertEquals(0, topology.windingMismatchCount());
    int edges = topology.convexEdges() + topology.flatEdges() + topology.concaveEdges();
    assertEquals(0, mesh.vertexCount() - edges + topology.triangleCount());
    assertEquals(1, Components.of(topology.joins()).count());
    for (int h = 0; h < mesh.triangles().length; h++) {
      assertEquals(topology.bend(h), topology.bend(topology.twin(h)));
    }
  }

  @Test
  void halfEdgesAreThreePerTriangleUpToTheLargestInt() {
    for (long at = 0; at <= Integer.MAX_VALUE; at += at < 100_000 ? 1 : 9_973) {
      assertEquals(at / 3, Topology.triangle((int) at));
    }
    assertEquals(Integer.MAX_VALUE / 3, Topology.triangle(Integer.MAX_VALUE));
    assertEquals(List.of(4, 5, 3), List.of(Topology.next(3), Topology.next(4), Topology.next(5)));
    assertEquals(
        List.of(5, 3, 4),
        List.of(Topology.previous(3), Topology.previous(4), Topology.previous(5)));
  }

  @Test
  void aCubeSeenFromOutsideIsConvexAlongItsTwelveEdges() {
    Topology outside = cube(false);
    assertEquals(12, outside.convexEdges());
    assertEquals(6, outside.flatEdges());
    assertEquals(0, outside.concaveEdges());
    assertEquals(12, cube(true).concaveEdges());
  }

  /** Twelve triangles; corner bits are z, y, x. */
  private static Topology cube(boolean insideOut) {
    float[] positions = new float[24];
    for (int v = 0; v < 8; v++) {
      positions[3 * v] = v & 1;
      positions[3 * v + 1] = v >> 1 & 1;
      positions[3 * v + 2] = v >> 2;
    }
    int[] quads = {0, 2, 3, 1, 4, 5, 7, 6, 0, 1, 5, 4, 2, 6, 7, 3, 0, 4, 6, 2, 1, 3, 7, 5};
    int[] triangles = new int[36];
    for (int q = 0; q < 6; q++) {
      int a = quads[4 * q];
      int b = quads[4 * q + (insideOut ? 3 : 1)];
      int c = quads[4 * q + 2];
      int d = quads[4 * q + (insideOut ? 1 : 3)];
      System.arraycopy(new int[] {a, b, c, a, c, d}, 0, triangles, 6 * q, 6);
    }
    return topology(new Mesh(positions, triangles));
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void bordersContinueAroundFans(long seed) {
    Mesh mesh = RandomMeshes.faulty(new Random(seed));
    Topology topology = topology(mesh);
    for (int h : topology.openHalfEdges()) {
      for (int vertex : new int[] {topology.from(h), topology.to(h)}) {
        int other = topology.nextOpen(h, vertex);
        if (other >= 0) {
          assertEquals(Topology.OPEN, topology.twin(other));
          assertTrue(topology.from(other) == vertex || topology.to(other) == vertex);
          assertEquals(h, topology.nextOpen(other, vertex), "walking back");
        }
      }
      assertEquals(topology.nextOpen(h, topology.to(h)), topology.nextOpen(h));
    }
  }

  @Test
  void twoFansThatTouchInAVertexKeepTheirOwnBorders() {
    // triangles 0 1 2 and 2 3 4 meet in vertex 2 alone
    float[] positions = {0, 0, 0, 1, 0, 0, 1, 0, 1, 1, 0, 2, 2, 0, 2};
    Topology topology = topology(new Mesh(positions, new int[] {0, 1, 2, 2, 3, 4}));
    assertEquals(2, topology.nextOpen(1), "from 1-2 on to 2-0");
    assertEquals(3, topology.nextOpen(5), "from 4-2 on to 2-3");
    assertEquals(2, Components.of(topology.joins()).count());
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void componentsAreWhatEdgesConnect(long seed) {
    Mesh mesh = RandomMeshes.faulty(new Random(seed));
    Topology topology = topology(mesh);
    NaiveTopology naive = new NaiveTopology(mesh.triangles(), mesh.positions());
    int[] labels = new int[topology.triangleCount()];
    java.util.Arrays.setAll(labels, t -> t);
    boolean changed = true;
    while (changed) {
      changed = false;
      for (List<Integer> uses : naive.halfEdges.values()) {
        int least = uses.stream().mapToInt(h -> labels[h / 3]).min().orElseThrow();
        for (int h : uses) {
          changed |= labels[h / 3] != least;
          labels[h / 3] = least;
        }
      }
    }
    Components components = Components.of(topology.joins());
    assertEquals(java.util.Arrays.stream(labels).distinct().count(), components.count());
    int seen = 0;
    for (int t = 0; t < labels.length; t++) {
      assertEquals(components.of(labels[t]), components.of(t));
      if (labels[t] == t) {
        assertEquals(seen++, components.of(t));
      }
    }
  }

  @Test
  void anEmptyMeshHasNoEdges() {
    Topology topology = topology(new Mesh(new float[0], new int[0]));
    assertEquals(0, topology.openHalfEdges().length);
    assertFalse(topology.triangleCount() > 0);
  }

  @Test
  void aFanOfAThousandTrianglesHasOneBorder() {
    int n = 1000;
    float[] positions = new float[3 * (n + 1)];
    int[] triangles = new int[3 * n];
    for (int i = 0; i < n; i++) {
      positions[3 * i + 3] = (float) Math.cos(2 * Math.PI * i / n);
      positions[3 * i + 5] = (float) Math.sin(2 * Math.PI * i / n);
      triangles[3 * i] = 0;
      triangles[3 * i + 1] = 1 + (i + 1) % n;
      triangles[3 * i + 2] = 1 + i;
    }
    Topology topology = topology(new Mesh(positions, triangles));
    assertEquals(n, topology.boundaryEdgeCount());
    assertEquals(n, topology.flatEdges());
    int h = topology.openHalfEdges()[0];
    int steps = 0;
    int at = h;
    do {
      assertEquals(topology.to(at), topology.from(topology.nextOpen(at)));
      at = topology.nextOpen(at);
      steps++;
    } while (at != h);
    assertEquals(n, steps);
  }

  private static Topology topology(Mesh mesh) {
    return Topology.of(mesh.triangles(), mesh.vertexCount(), mesh.positions(), 1, Progress.none());
  }

  private static int[] ints(List<Integer> list) {
    return list.stream().mapToInt(i -> i).toArray();
  }
}
