package org.trackwalk.ground.surface;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Fans of random triangles over few places, against corners that are joined until nothing moves.
 */
final class FansTest {

  private static final int ROUNDS = 600;

  @Test
  void fansAreTheCornersThatHangTogetherOverEdges() {
    int several = 0;
    for (int seed = 0; seed < ROUNDS; seed++) {
      WeldedSurface surface = ExactWeld.weld(pieces(new Random(seed)), 1, Progress.none());
      Topology topology = Topology.of(surface, 1, Progress.none());
      List<String> expected = expected(surface, topology);
      several += expected.isEmpty() ? 0 : 1;
      for (int threads = 1; threads <= 3; threads++) {
        List<String> found = new ArrayList<>();
        Fans.all(surface, topology, threads)
            .forEach(f -> found.add(f.vertex() + " " + f.triangle() + " " + f.fans()));
        assertEquals(expected, found, "seed " + seed);
      }
    }
    assertTrue(several > ROUNDS / 4 && several < ROUNDS, several + " have several fans");
  }

  /** Closed grids, some with a hole, and loose triangles that touch them or are turned. */
  private static List<Piece> pieces(Random random) {
    List<Piece> pieces = new ArrayList<>();
    int count = 1 + random.nextInt(2);
    for (int i = 0; i < count; i++) {
      int size = 2 + random.nextInt(4);
      float[] xyz = new float[3 * size * size];
      List<Integer> corners = new ArrayList<>();
      for (int v = 0; v < size * size; v++) {
        xyz[3 * v] = v / size;
        xyz[3 * v + 2] = v % size;
        if (v / size + 1 < size && v % size + 1 < size && random.nextInt(6) > 0) {
          corners.addAll(List.of(v, v + 1, v + size, v + 1, v + size + 1, v + size));
        }
      }
      for (int loose = random.nextInt(4); loose > 0; loose--) {
        for (int k = 0; k < 3; k++) {
          corners.add(random.nextInt(size * size));
        }
      }
      int[] triangles = corners.stream().mapToInt(Integer::intValue).toArray();
      pieces.add(Piece.named("piece " + i, "file").mesh(xyz, triangles).build());
    }
    return pieces;
  }

  private static List<String> expected(WeldedSurface surface, Topology topology) {
    List<String> all = new ArrayList<>();
    for (int v = 0; v < surface.vertexCount(); v++) {
      List<Integer> around = new ArrayList<>();
      for (int c = 0; c < surface.triangles().length; c++) {
        if (surface.triangles()[c] == v && !topology.degenerate(c / 3)) {
          around.add(c);
        }
      }
      int[] fan = joined(topology, around);
      Map<Integer, List<Integer>> fansOf = new TreeMap<>();
      Map<Integer, Integer> second = new TreeMap<>();
      for (int i = 0; i < fan.length; i++) {
        int triangle = around.get(i) / 3;
        int piece = surface.pieceOf(triangle);
        List<Integer> own = fansOf.computeIfAbsent(piece, p -> new ArrayList<>());
        if (!own.contains(fan[i])) {
          own.add(fan[i]);
          if (own.size() == 2) {
            second.put(piece, triangle);
          }
        }
      }
      for (Map.Entry<Integer, Integer> entry : second.entrySet()) {
        all.add(v + " " + entry.getValue() + " " + fansOf.get(entry.getKey()).size());
      }
    }
    return all;
  }

  /** For each corner the first of those that it hangs together with. */
  private static int[] joined(Topology topology, List<Integer> around) {
    int[] fan = new int[around.size()];
    for (int i = 0; i < fan.length; i++) {
      fan[i] = i;
    }
    for (boolean moved = true; moved; ) {
      moved = false;
      for (int i = 0; i < fan.length; i++) {
        for (int j = 0; j < fan.length; j++) {
          int c = around.get(i);
          int d = around.get(j);
          boolean edge =
              topology.to(c) == topology.to(d)
                  || topology.to(c) == topology.apex(d)
                  || topology.apex(c) == topology.to(d)
                  || topology.apex(c) == topology.apex(d);
          if (edge && fan[j] < fan[i]) {
            fan[i] = fan[j];
            moved = true;
          }
        }
      }
    }
    return fan;
  }
}
