package org.trackwalk.mesh.topology;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.testing.RandomMeshes;
import org.trackwalk.mesh.testing.RandomMeshes.Mesh;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Faulty grids over each other, which share edges: each edge's uses in each piece by themselves.
 */
class JoinsWithinPiecesTest {

  @Test
  void eachPieceByItself() {
    int crowded = 0;
    for (int seed = 0; seed < 40; seed++) {
      Random random = new Random(seed);
      List<Piece> pieces = new ArrayList<>();
      for (int i = 0; i < 1 + seed % 4; i++) {
        Mesh mesh = RandomMeshes.faulty(random);
        pieces.add(Piece.named("p" + i, "f").mesh(mesh.positions(), mesh.triangles()).build());
      }
      WeldedSurface s = ExactWeld.weld(pieces, 1, Progress.none());
      Joins inside = Topology.of(s, 1, Progress.none()).joinsWithinPieces(s);
      List<Integer> groups = new ArrayList<>();
      int open = 0;
      for (List<Integer> uses :
          new NaiveTopology(s.triangles(), s.positions()).halfEdges.values()) {
        Map<Integer, List<Integer>> parts =
            uses.stream().sorted().collect(Collectors.groupingBy(h -> s.pieceOf(h / 3)));
        List<List<Integer>> ordered = new ArrayList<>(parts.values());
        ordered.sort(Comparator.comparing(part -> part.get(0)));
        for (List<Integer> part : ordered) {
          if (part.size() == 1) {
            open++;
            assertEquals(Topology.OPEN, inside.twin(part.get(0)));
          } else if (part.size() == 2) {
            assertEquals(part.get(1), inside.twin(part.get(0)));
            assertEquals(part.get(0), inside.twin(part.get(1)));
          } else {
            part.forEach(h -> assertEquals(Topology.NON_MANIFOLD, inside.twin(h)));
            groups.add(part.size());
            groups.addAll(part);
            crowded += pieces.size() > 1 ? 1 : 0;
          }
        }
      }
      assertEquals(open, inside.openCount(), "seed " + seed);
      assertArrayEquals(groups.stream().mapToInt(h -> h).toArray(), inside.nonManifoldEdges());
    }
    assertTrue(crowded > 100, crowded + " edges of more than two triangles of one piece");
  }
}
