package org.trackwalk.contact.query;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.trackwalk.mesh.level.Piece;

/** The same piece, stored otherwise. */
final class Permutation {

  private Permutation() {}

  /** The same triangles in another order, over vertices in another order, each turned by one. */
  static Piece of(Piece p, Random random) {
    List<Integer> vertices = numbers(p.vertexCount(), random);
    float[] positions = new float[p.positions().length];
    for (int v = 0; v < p.vertexCount(); v++) {
      System.arraycopy(p.positions(), 3 * v, positions, 3 * vertices.get(v), 3);
    }
    List<Integer> order = numbers(p.triangleCount(), random);
    int[] triangles = new int[p.triangles().length];
    for (int t = 0; t < p.triangleCount(); t++) {
      for (int k = 0; k < 3; k++) {
        triangles[3 * order.get(t) + (k + 1) % 3] = vertices.get(p.triangles()[3 * t + k]);
      }
    }
    return p.toBuilder().mesh(positions, triangles).build();
  }

  private static List<Integer> numbers(int count, Random random) {
    List<Integer> numbers = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      numbers.add(i);
    }
    Collections.shuffle(numbers, random);
    return numbers;
  }
}
