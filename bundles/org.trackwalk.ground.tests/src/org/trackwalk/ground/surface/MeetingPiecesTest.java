package org.trackwalk.ground.surface;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * The squares of a board, dealt out to pieces: which pieces have a side of a triangle in common.
 */
final class MeetingPiecesTest {

  private static final int SIZE = 7;

  @Test
  void piecesMeetWhereTheyHaveASideInCommon() {
    Random random = new Random(1);
    int apart = 0;
    int met = 0;
    for (int round = 0; round < 60; round++) {
      int count = 2 + random.nextInt(8);
      List<List<Integer>> corners = new ArrayList<>();
      for (int i = 0; i < count; i++) {
        corners.add(new ArrayList<>());
      }
      Map<Set<Integer>, Set<Integer>> users = new HashMap<>();
      for (int cell = 0; cell < SIZE * SIZE; cell++) {
        if (random.nextInt(4) == 0) {
          continue; // a hole
        }
        int v = cell / SIZE * (SIZE + 1) + cell % SIZE;
        int[] two = {v, v + 1, v + SIZE + 1, v + 1, v + SIZE + 2, v + SIZE + 1};
        for (int t = 0; t < 6; t += 3) {
          int piece = random.nextInt(count);
          for (int k = 0; k < 3; k++) {
            corners.get(piece).add(two[t + k]);
            users
                .computeIfAbsent(Set.of(two[t + k], two[t + (k + 1) % 3]), e -> new HashSet<>())
                .add(piece);
          }
        }
      }
      MeetingPieces meeting = meeting(corners);
      for (int a = 0; a < count; a++) {
        for (int b = 0; b < count; b++) {
          Set<Integer> both = Set.copyOf(List.of(a, b).stream().distinct().toList());
          boolean expected = a != b && users.values().stream().anyMatch(u -> u.equals(both));
          assertEquals(expected, meeting.test("piece " + a, "piece " + b), "round " + round);
          met += expected ? 1 : 0;
          apart += expected || a == b ? 0 : 1;
        }
      }
    }
    assertTrue(met > 100 && apart > 100, met + " pairs met, " + apart + " are apart");
  }

  private static MeetingPieces meeting(List<List<Integer>> corners) {
    float[] xyz = new float[3 * (SIZE + 1) * (SIZE + 1)];
    for (int v = 0; v < xyz.length / 3; v++) {
      xyz[3 * v] = v / (SIZE + 1);
      xyz[3 * v + 2] = v % (SIZE + 1);
    }
    List<Piece> pieces = new ArrayList<>();
    for (int i = 0; i < corners.size(); i++) {
      int[] triangles = corners.get(i).stream().mapToInt(Integer::intValue).toArray();
      pieces.add(Piece.named("piece " + i, "f").mesh(xyz, triangles).build());
    }
    WeldedSurface surface = ExactWeld.weld(pieces, 1, Progress.none());
    return new MeetingPieces(surface, Topology.of(surface, 1, Progress.none()));
  }
}
