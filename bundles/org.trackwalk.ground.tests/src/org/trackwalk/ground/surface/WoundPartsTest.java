package org.trackwalk.ground.surface;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;

/** Boards of triangles turned at random, against triangles that are joined until nothing moves. */
final class WoundPartsTest {

  private static Piece quads(String name, float... corners) {
    int[] triangles = new int[corners.length / 2];
    for (int q = 0; q < triangles.length / 6; q++) {
      int v = 4 * q;
      int[] two = {v, v + 1, v + 2, v, v + 2, v + 3};
      System.arraycopy(two, 0, triangles, 6 * q, 6);
    }
    return Piece.named(name, "f").mesh(corners, triangles).build();
  }

  /** A level square of a size with its corner at (x, z), facing up or down. */
  private static float[] square(float x, float z, float size, boolean up) {
    return up
        ? new float[] {x, 0, z, x, 0, z + size, x + size, 0, z + size, x + size, 0, z}
        : new float[] {x, 0, z, x + size, 0, z, x + size, 0, z + size, x, 0, z + size};
  }

  /** An upright square. */
  private static float[] wall(float x) {
    return new float[] {x, 0, 0, x, 0, 1, x, 1, 1, x, 1, 0};
  }

  private record Parts(WeldedSurface surface, Topology topology, WoundParts parts) {
    static Parts of(Piece... pieces) {
      WeldedSurface surface = ExactWeld.weld(List.of(pieces), 1, Progress.none());
      Topology topology = Topology.of(surface, 1, Progress.none());
      return new Parts(surface, topology, WoundParts.of(surface, topology));
    }

    /** The part of the first triangle of a piece. */
    int of(String piece) {
      for (int t = 0; ; t++) {
        if (surface.pieces().get(surface.pieceOf(t)).name().equals(piece)) {
          return parts.of(t);
        }
      }
    }
  }

  private static Piece board(Random random, int size) {
    float[] xyz = new float[3 * (size + 1) * (size + 1)];
    for (int v = 0; v < xyz.length / 3; v++) {
      xyz[3 * v] = v / (size + 1);
      xyz[3 * v + 1] = random.nextFloat();
      xyz[3 * v + 2] = v % (size + 1);
    }
    List<Integer> corners = new ArrayList<>();
    for (int cell = 0; cell < size * size; cell++) {
      int v = cell / size * (size + 1) + cell % size;
      int[] two = {v, v + 1, v + size + 1, v + 1, v + size + 2, v + size + 1};
      for (int t = 0; t < 6; t += 3) {
        boolean turned = random.nextInt(4) == 0;
        corners.add(two[t]);
        corners.add(two[turned ? t + 2 : t + 1]);
        corners.add(two[turned ? t + 1 : t + 2]);
      }
    }
    return Piece.named("board", "f")
        .mesh(xyz, corners.stream().mapToInt(Integer::intValue).toArray())
        .build();
  }

  @Test
  void partsHangTogetherOverSidesThatTheirTrianglesUseInOppositeDirections() {
    for (int seed = 0; seed < 40; seed++) {
      Parts all = Parts.of(board(new Random(seed), 2 + seed % 7));
      int[] c = all.surface.triangles();
      int n = c.length / 3;
      int[] part = new int[n];
      for (int t = 0; t < n; t++) {
        part[t] = t;
      }
      for (boolean moved = true; moved; ) {
        moved = false;
        for (int g = 0; g < 3 * n; g++) {
          for (int h = 0; h < 3 * n; h++) {
            boolean opposite = c[g] == c[Topology.next(h)] && c[Topology.next(g)] == c[h];
            if (opposite && part[h / 3] < part[g / 3]) {
              part[g / 3] = part[h / 3];
              moved = true;
            }
          }
        }
      }
      TreeMap<Integer, TreeSet<Integer>> expected = new TreeMap<>();
      for (int t = 0; t < n; t++) {
        assertEquals(part[t], all.parts.of(t));
        expected.computeIfAbsent(part[t], k -> new TreeSet<>()).add(t);
      }
      TreeMap<Integer, IntList> found = all.parts.triangles(expected.keySet());
      assertEquals(expected.keySet(), found.keySet());
      expected.forEach(
          (first, triangles) -> {
            int[] own = triangles.stream().mapToInt(Integer::intValue).toArray();
            assertArrayEquals(own, all.parts.triangles(first));
            assertArrayEquals(own, found.get(first).array());
            assertEquals(own.length, all.parts.size(first));
          });
      TreeMap<Integer, IntList> one = all.parts.triangles(new TreeSet<>(List.of(part[n - 1])));
      assertEquals(1, one.size());
    }
  }

  @Test
  void anAreaIsHalfOfBaseTimesHeight() {
    Piece p =
        Piece.named("p", "f")
            .mesh(new float[] {5, 1, 1, 5, 1, 7, 5, 5, 2}, new int[] {0, 1, 2})
            .build();
    Piece q =
        Piece.named("q", "f")
            .mesh(new float[] {0, 0, 0, 2, 0, 0, 0, 3, 0}, new int[] {0, 1, 2})
            .build();
    assertEquals(12, WoundParts.area(Parts.of(p).surface, 0), 1e-12);
    assertEquals(3, WoundParts.area(Parts.of(q).surface, 0), 1e-12);
  }

  @Test
  void ofTwoPartsTheOneThatFacesDownIsTurned() {
    Parts all =
        Parts.of(quads("small", square(0, 0, 1, true)), quads("large", square(5, 0, 9, false)));
    int up = all.of("small");
    int down = all.of("large");
    assertTrue(all.parts.down(down));
    assertFalse(all.parts.down(up));
    assertEquals(down, all.parts.culprit(up, down));
    assertEquals(down, all.parts.culprit(down, up));
    assertFalse(all.parts.alike(up, down));
  }

  @Test
  void aPartThatFacesDownWithHalfOfItsAreaOrLessMayBeABody() {
    // Down with a square of 1, and walls: with one of them two of three go down, then it is half.
    float[] floor = square(0, 0, 1, false);
    // The wall's foot is the side of the floor at x = 0, used in the other direction.
    float[] foot = {0, 0, 0, 0, 0, 1, 0, 1, 1, 0, 1, 0};
    float[] lowFoot = {0, 0, 0, 0, 0, 1, 0, 0.75f, 1, 0, 0.75f, 0};
    Parts half = Parts.of(quads("a", floor), quads("b", foot));
    assertEquals(half.of("a"), half.of("b"), "they hang together");
    assertFalse(half.parts.down(half.of("a")));
    Parts most = Parts.of(quads("a", floor), quads("b", lowFoot));
    assertEquals(most.of("a"), most.of("b"));
    assertTrue(most.parts.down(most.of("a")));
    BitSet both = new BitSet();
    both.set(0, 2);
    assertEquals(both, most.parts.pieces(most.parts.triangles(most.of("a"))));
  }

  @Test
  void amongWallsTheFewerAndThenTheFirstAreTurned() {
    Parts all =
        Parts.of(
            quads("one", wall(0)),
            quads("two", wall(1)),
            Piece.named("half", "f")
                .mesh(new float[] {2, 0, 0, 2, 0, 1, 2, 1, 1}, new int[] {0, 1, 2})
                .build());
    int one = all.of("one");
    int two = all.of("two");
    int half = all.of("half");
    assertEquals(half, all.parts.culprit(one, half));
    assertEquals(half, all.parts.culprit(half, one));
    assertFalse(all.parts.alike(one, half));
    assertEquals(Math.min(one, two), all.parts.culprit(one, two));
    assertEquals(Math.min(one, two), all.parts.culprit(two, one));
    assertTrue(all.parts.alike(one, two));
  }
}
