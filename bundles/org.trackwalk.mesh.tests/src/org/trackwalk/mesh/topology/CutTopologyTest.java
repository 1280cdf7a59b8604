package org.trackwalk.mesh.topology;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.IntPredicate;
import org.junit.jupiter.api.Test;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.testing.RandomMeshes;
import org.trackwalk.mesh.testing.RandomMeshes.Mesh;

/** Part of a mesh: what is open in it alone is cut where the rest of the mesh goes on. */
class CutTopologyTest {

  private static Topology topology(int[] triangles, Mesh mesh) {
    return Topology.of(triangles, mesh.vertexCount(), mesh.positions(), 1, Progress.none());
  }

  /** Whether a triangle that was left out uses the edge of a half-edge. */
  private static boolean used(List<int[]> left, int from, int to) {
    for (int[] t : left) {
      boolean corners = t[0] != t[1] && t[1] != t[2] && t[2] != t[0];
      for (int k = 0; corners && k < 3; k++) {
        int a = t[k];
        int b = t[(k + 1) % 3];
        if (a == from && b == to || a == to && b == from) {
          return true;
        }
      }
    }
    return false;
  }

  @Test
  void onlyWhatIsOpenInTheWholeIsOpenInAPart() {
    int cuts = 0;
    for (int seed = 0; seed < 60; seed++) {
      Random random = new Random(seed);
      Mesh mesh = RandomMeshes.faulty(random);
      List<Integer> kept = new ArrayList<>();
      List<int[]> left = new ArrayList<>();
      int share = 2 + random.nextInt(8);
      for (int t = 0; t < mesh.triangles().length; t += 3) {
        int[] triangle = Arrays.copyOfRange(mesh.triangles(), t, t + 3);
        if (random.nextInt(share) == 0) {
          left.add(triangle);
        } else {
          Arrays.stream(triangle).forEach(kept::add);
        }
      }
      Topology alone = topology(kept.stream().mapToInt(v -> v).toArray(), mesh);
      IntPredicate closed = h -> used(left, alone.from(h), alone.to(h));
      Topology part = alone.cutAt(closed);
      List<Integer> open = new ArrayList<>();
      for (int h = 0; h < kept.size(); h++) {
        boolean cut = alone.twin(h) == Topology.OPEN && closed.test(h);
        assertEquals(cut ? Topology.CUT : alone.twin(h), part.twin(h));
        cuts += cut ? 1 : 0;
        if (part.twin(h) == Topology.OPEN) {
          open.add(h);
        }
      }
      assertEquals(open, Arrays.stream(part.openHalfEdges()).boxed().toList());
      assertEquals(open.size(), part.boundaryEdgeCount());
      for (int h : open) {
        int next = part.nextOpen(h);
        assertTrue(next == -1 || part.twin(next) == Topology.OPEN, "a border ends at a cut");
      }
      assertArrayEquals(alone.nonManifoldEdges(), part.nonManifoldEdges());
      assertArrayEquals(alone.duplicateTriangles(), part.duplicateTriangles());
      assertEquals(alone.nonManifoldEdgeCount(), part.nonManifoldEdgeCount());
      assertEquals(alone.windingMismatchCount(), part.windingMismatchCount());
      assertEquals(alone.convexEdges(), part.convexEdges());
      assertEquals(alone.flatEdges(), part.flatEdges());
      assertEquals(alone.concaveEdges(), part.concaveEdges());
      assertEquals(alone.degenerateCount(), part.degenerateCount());
      assertEquals(alone.collinearCount(), part.collinearCount());
      for (int t = 0; t < alone.triangleCount(); t++) {
        assertEquals(alone.collinear(t), part.collinear(t));
        // one of both: a repeated corner, or three on a line
        assertTrue(!part.collinear(t) || !part.degenerate(t));
      }
      assertEquals(
          part.degenerateCount() + part.collinearCount() == 0, part.allHaveArea(), "seed " + seed);
      assertSame(alone, alone.cutAt(h -> false));
    }
    assertTrue(cuts > 500, cuts + " cuts");
  }
}
