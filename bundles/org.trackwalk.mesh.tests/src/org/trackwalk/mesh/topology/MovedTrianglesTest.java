package org.trackwalk.mesh.topology;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.testing.RandomMeshes;
import org.trackwalk.mesh.testing.RandomMeshes.Mesh;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;

/** The topology of a faulty mesh whose vertices are moved, against that of the mesh as it is. */
class MovedTrianglesTest {

  @Test
  void countsWhatTheMovedMeshHas() {
    int moves = 0;
    int bent = 0;
    for (int seed = 0; seed < 200; seed++) {
      Random random = new Random(seed);
      Mesh mesh = RandomMeshes.faulty(random);
      Piece piece = Piece.named("p", "f").mesh(mesh.positions(), mesh.triangles()).build();
      WeldedSurface before = ExactWeld.weld(List.of(piece), 1, Progress.none());
      Topology all = Topology.of(before, 1, Progress.none());
      Topology once = all.withoutCopies(before, 1, Progress.none());
      float[] p = mesh.positions().clone();
      int moved = random.nextInt(p.length);
      p[moved] += 1e-3f * (random.nextFloat() - 0.5f);
      Piece next = piece.toBuilder().mesh(p, piece.triangles()).build();
      WeldedSurface now = ExactWeld.again(before, List.of(next), 1, Progress.none());
      if (!now.sameNumbers(before)) {
        continue;
      }
      moves++;
      int[] changed =
          IntStream.range(0, now.triangleCount()).filter(t -> isOther(before, now, t)).toArray();
      Topology again = all.moved(now, changed);
      Topology wanted = Topology.of(now, 1, Progress.none());
      assertSameTopology(wanted, again, "seed " + seed);
      assertSame(all.joins(), again.joins());
      assertSameTopology(
          wanted.withoutCopies(now, 1, Progress.none()),
          once.moved(now, changed),
          "seed " + seed + ", without copies");
      bent +=
          all.convexEdges() != again.convexEdges() || all.flatEdges() != again.flatEdges() ? 1 : 0;
    }
    assertTrue(moves > 50, moves + " moves");
    assertTrue(bent > 10, bent + " of " + moves + " bend otherwise");
  }

  private static boolean isOther(WeldedSurface before, WeldedSurface now, int t) {
    for (int c = 3 * t; c < 3 * t + 3; c++) {
      for (int k = 0; k < 3; k++) {
        int at = 3 * now.triangles()[c] + k;
        if (before.positions()[at] != now.positions()[at]) {
          return true;
        }
      }
    }
    return false;
  }

  private static void assertSameTopology(Topology wanted, Topology found, String what) {
    assertEquals(wanted.convexEdges(), found.convexEdges(), what);
    assertEquals(wanted.flatEdges(), found.flatEdges(), what);
    assertEquals(wanted.concaveEdges(), found.concaveEdges(), what);
    assertEquals(wanted.boundaryEdgeCount(), found.boundaryEdgeCount(), what);
    assertEquals(wanted.nonManifoldEdgeCount(), found.nonManifoldEdgeCount(), what);
    assertEquals(wanted.windingMismatchCount(), found.windingMismatchCount(), what);
    assertEquals(wanted.degenerateCount(), found.degenerateCount(), what);
    assertEquals(wanted.crossedCopies(), found.crossedCopies(), what);
    assertArrayEquals(wanted.nonManifoldEdges(), found.nonManifoldEdges(), what);
    assertArrayEquals(wanted.duplicateTriangles(), found.duplicateTriangles(), what);
    for (int t = 0; t < wanted.triangleCount(); t++) {
      assertEquals(wanted.collinear(t), found.collinear(t), what);
      for (int h = 3 * t; h < 3 * t + 3; h++) {
        assertEquals(wanted.twin(h), found.twin(h), what);
        assertEquals(wanted.bend(h), found.bend(h), what);
      }
    }
  }
}
