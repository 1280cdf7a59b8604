package org.trackwalk.mesh.topology;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;

/** Quads that are there twice, with one diagonal and with the other. */
class CrossedCopiesTest {

  private static final int SEEDS = 30;

  private static Topology once(List<Piece> pieces) {
    WeldedSurface surface = ExactWeld.weld(pieces, 1, Progress.none());
    return Topology.of(surface, 1, Progress.none()).withoutCopies(surface, 1, Progress.none());
  }

  /** A grid of quads over heights; each takes a diagonal, or the other one where it is turned. */
  private static Piece grid(
      String name,
      float[] p,
      int wide,
      int length,
      boolean[] diagonal,
      boolean turned,
      boolean down) {
    int[] t = new int[6 * wide * length];
    for (int i = 0; i < wide * length; i++) {
      int a = i / length * (length + 1) + i % length;
      int[] quad = {a, a + 1, a + length + 2, a + length + 1};
      int first = diagonal[i] == turned ? 0 : 1;
      int[] corners = {0, 1, 2, 0, 2, 3};
      for (int c = 0; c < 6; c++) {
        int at = down ? 5 - c : c;
        t[6 * i + c] = quad[(corners[at] + first) % 4];
      }
    }
    return Piece.named(name, "level.obj").mesh(p, t).build();
  }

  @RepeatedTest(SEEDS)
  void aLayerCutTheOtherWayIsACopy(RepetitionInfo seed) {
    Random random = new Random(seed.getCurrentRepetition());
    int wide = 1 + random.nextInt(6);
    int length = 1 + random.nextInt(20);
    float[] p = new float[3 * (wide + 1) * (length + 1)];
    for (int v = 0; v < p.length / 3; v++) {
      p[3 * v] = v / (length + 1) + 0.3f * random.nextFloat();
      p[3 * v + 1] = 0.2f * random.nextFloat();
      p[3 * v + 2] = v % (length + 1) + 0.3f * random.nextFloat();
    }
    boolean[] diagonal = new boolean[wide * length];
    for (int i = 0; i < diagonal.length; i++) {
      diagonal[i] = random.nextBoolean();
    }
    Piece one = grid("a", p, wide, length, diagonal, false, false);
    Piece other = grid("b", p, wide, length, diagonal, true, false);
    Topology single = once(List.of(one));
    Topology twice = once(List.of(one, other));
    assertEquals(2 * wide * length, twice.crossedCopies().size());
    assertEquals(single.boundaryEdgeCount(), twice.boundaryEdgeCount());
    assertEquals(0, twice.nonManifoldEdgeCount());
    assertEquals(0, twice.windingMismatchCount());
    // The underside of a plate is no copy of its top, whatever its diagonals.
    Piece under = grid("c", p, wide, length, diagonal, random.nextBoolean(), true);
    assertEquals(Map.of(), once(List.of(one, under)).crossedCopies());
    // Nor is a layer with the same diagonals, which are triangles a second time.
    Piece same = grid("d", p, wide, length, diagonal, false, false);
    assertEquals(Map.of(), once(List.of(one, same)).crossedCopies());
    // Where both are there, what is left is one layer.
    Topology thrice = once(List.of(one, other, same));
    assertEquals(2 * wide * length, thrice.crossedCopies().size());
    assertEquals(single.boundaryEdgeCount(), thrice.boundaryEdgeCount());
    assertEquals(0, thrice.nonManifoldEdgeCount());
    assertEquals(0, thrice.windingMismatchCount());
  }

  /** Of each copy a triangle of the first quad is told, which shares three of its corners. */
  @Test
  void tellsWhatItRepeats() {
    float[] p = {0, 0, 0, 0, 0, 1, 1, 0, 1, 1, 0, 0};
    boolean[] diagonal = {true};
    List<Piece> pieces = new ArrayList<>();
    pieces.add(grid("a", p, 1, 1, diagonal, false, false));
    pieces.add(grid("b", p, 1, 1, diagonal, true, false));
    WeldedSurface surface = ExactWeld.weld(pieces, 1, Progress.none());
    Topology all = Topology.of(surface, 1, Progress.none());
    Map<Integer, Integer> copies = all.withoutCopies(surface, 1, Progress.none()).crossedCopies();
    assertEquals(2, copies.size());
    copies.forEach((copy, first) -> assertTrue(!copies.containsKey(first), copies::toString));
    assertEquals(Map.of(), all.crossedCopies());
  }

  /** Two quads that meet along three edges, as a folded sheet does, are no copies. */
  @Test
  void quadsOnOtherCornersAreNone() {
    float[] p = {0, 0, 0, 0, 0, 1, 1, 0, 1, 1, 0, 0, 1, 0.5f, 0};
    Piece one = Piece.named("a", "l").mesh(p, new int[] {0, 1, 2, 0, 2, 3}).build();
    Piece two = Piece.named("b", "l").mesh(p, new int[] {1, 2, 4, 1, 4, 0}).build();
    assertEquals(Map.of(), once(List.of(one, two)).crossedCopies());
  }
}
