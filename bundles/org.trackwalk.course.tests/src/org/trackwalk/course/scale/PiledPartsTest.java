package org.trackwalk.course.scale;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.ground.border.OpenEdges;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.parallel.WorkTally;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;

/** Parts that go through each other are tried in other units for little work. */
class PiledPartsTest {

  /** What one edge, read in one way, may cost besides the tree, units. */
  private static final int EACH = 12;

  /** Ways in which a part is read: units and axes. */
  private static final int WAYS = 30;

  /** Fans of random corners around places near the origin. */
  private static WeldedSurface pile(Random random, int fans, int corners, float size) {
    List<Piece> pieces = new ArrayList<>();
    for (int f = 0; f < fans; f++) {
      float[] xyz = new float[3 * (corners + 1)];
      for (int i = 0; i < xyz.length; i++) {
        xyz[i] = size * (random.nextFloat() - 0.5f) * (i % 3 == 1 ? 0.1f : 1);
      }
      int[] triangles = new int[3 * corners];
      for (int i = 0; i < corners; i++) {
        triangles[3 * i + 1] = 1 + (i + 1) % corners;
        triangles[3 * i + 2] = 1 + i;
      }
      pieces.add(Piece.named("fan" + f, "f").mesh(xyz, triangles).build());
    }
    return ExactWeld.weld(pieces, 1, Progress.none());
  }

  @ParameterizedTest
  @CsvSource({"1, 20, 40, 10", "2, 60, 40, 10", "3, 20, 120, 10", "4, 40, 40, 1000"})
  void aPileIsTriedEdgeByEdge(int seed, int fans, int corners, float size) {
    WeldedSurface surface = pile(new Random(seed), fans, corners, size);
    Topology topology = Topology.of(surface, 1, Progress.none());
    OpenEdges edges = OpenEdges.of(surface, topology, 1);
    WorkTally tally = new WorkTally();
    tally.of("", Progress.none(), () -> StrayParts.of(surface, edges));
    long most = (long) EACH * WAYS * edges.count();
    assertTrue(tally.total() < most, tally.total() + " units of " + most);
  }
}
