package org.trackwalk.drive.judge.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.drive.judge.JudgedLevel;
import org.trackwalk.examples.circuit.Circuit;
import org.trackwalk.examples.circuit.CircuitShape;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.model.profile.ProfileList;

/** The sample of clean edges is one of places: how a level is stored does not matter. */
class EngineSampleTest {

  private static List<EngineEffect> effects(Level level) {
    return JudgedLevel.of(level, ProfileList.shipped("jolt")).judge().engineEffects();
  }

  /** The same pieces, each with its vertices and triangles in another order, in another order. */
  private static Level shuffled(Level level, Random random) {
    List<Piece> pieces = new ArrayList<>();
    for (Piece piece : level.pieces()) {
      List<Integer> vertices = shuffle(piece.vertexCount(), random);
      List<Integer> triangles = shuffle(piece.triangleCount(), random);
      float[] p = new float[piece.positions().length];
      int[] now = new int[vertices.size()];
      for (int i = 0; i < now.length; i++) {
        now[vertices.get(i)] = i;
        System.arraycopy(piece.positions(), 3 * vertices.get(i), p, 3 * i, 3);
      }
      int[] c = new int[piece.triangles().length];
      for (int i = 0; i < triangles.size(); i++) {
        int turn = random.nextInt(3);
        for (int k = 0; k < 3; k++) {
          c[3 * i + k] = now[piece.triangles()[3 * triangles.get(i) + (k + turn) % 3]];
        }
      }
      pieces.add(
          Piece.named(piece.name(), piece.file())
              .frame(piece.frame())
              .mesh(p, c)
              .surfaceClass(piece.surfaceClass())
              .build());
    }
    Collections.shuffle(pieces, random);
    return Circuit.level(level.name(), pieces);
  }

  private static List<Integer> shuffle(int n, Random random) {
    List<Integer> order = new ArrayList<>(IntStream.range(0, n).boxed().toList());
    Collections.shuffle(order, random);
    return order;
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void aLevelStoredInAnotherOrderGivesTheSameNumbers(long seed) {
    Level level = Circuit.generate(CircuitShape.SMALL).level();
    EngineEffect first = effects(level).get(0);
    EngineEffect again = effects(shuffled(level, new Random(seed))).get(0);
    assertTrue(first.worst().worst() > 0, first.toString());
    assertEquals(first.halfEdge(), again.halfEdge(), "seed " + seed);
    assertEquals(first.probed(), again.probed(), "seed " + seed);
    assertEquals(first.felt(), again.felt(), "seed " + seed);
    assertEquals(first.worst(), again.worst(), "seed " + seed);
    assertEquals(first.sliding(), again.sliding(), "seed " + seed);
  }
}
