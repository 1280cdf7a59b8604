package org.trackwalk.ground.border;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.ExactWeld;

/** Edges that span a node from side to side are parted by where else they lie. */
final class StackOfEdgesTest {

  private static final double NEAR = 0.25;
  private static final double APART = 0.0078125;

  /** Square sheets over each other, turned a little each. */
  private static OpenEdges stack(int sheets, double side, double turn) {
    float[] xyz = new float[12 * sheets];
    int[] triangles = new int[6 * sheets];
    for (int i = 0; i < sheets; i++) {
      for (int k = 0; k < 4; k++) {
        double angle = turn * i + Math.PI / 4 + k * Math.PI / 2;
        xyz[12 * i + 3 * k] = (float) (side * StrictMath.sin(angle));
        xyz[12 * i + 3 * k + 1] = (float) (APART * i);
        xyz[12 * i + 3 * k + 2] = (float) (side * StrictMath.cos(angle));
      }
      int[] corners = {0, 1, 2, 0, 2, 3};
      for (int k = 0; k < 6; k++) {
        triangles[6 * i + k] = 4 * i + corners[k];
      }
    }
    Piece piece = Piece.named("stack", "f").mesh(xyz, triangles).build();
    return BorderScenes.edges(ExactWeld.weld(List.of(piece), 1, Progress.none()));
  }

  /** Nodes and parts that the search beside an edge looks at, in the mean. */
  private static double looked(OpenEdges edges) {
    OpposedEdges search = edges.opposed();
    IntList out = new IntList();
    long sum = 0;
    int asked = 0;
    for (int e = 0; e < edges.count(); e += 97) {
      search.beside(e, NEAR, -0.5, Integer.MAX_VALUE, out);
      sum += search.looked();
      asked++;
    }
    return (double) sum / asked;
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.3, 1, 10, 100, 2000})
  void aHigherStackIsNoMoreWork(double side) {
    for (double turn : new double[] {0, 0.0002, 0.01}) {
      double low = looked(stack(10_000, side, turn));
      double high = looked(stack(40_000, side, turn));
      assertTrue(high <= 2 * low + 10, side + " m, turned " + turn + ": " + low + ", " + high);
    }
  }
}
