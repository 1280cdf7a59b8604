package org.trackwalk.io.b3d;

import java.util.Arrays;
import java.util.List;
import org.trackwalk.io.buffer.ChunkInput;

/**
 * Vertices of a mesh.
 *
 * @param positions xyz triples as stored
 * @param normals xyz triples, one per position; null when there are none
 */
record B3dVertices(float[] positions, float[] normals) {

  /**
   * Reads vertices.
   *
   * @param first byte of the first
   * @param stride bytes from one to the next
   * @param withNormals whether a normal follows each position
   */
  static B3dVertices read(ChunkInput input, int first, int count, int stride, boolean withNormals) {
    float[] positions = new float[3 * count];
    float[] normals = withNormals ? new float[3 * count] : null;
    for (int i = 0; i < count; i++) {
      int at = first + i * stride;
      for (int k = 0; k < 3; k++) {
        positions[3 * i + k] = input.floatAt(at + 4 * k);
        if (withNormals) {
          normals[3 * i + k] = input.floatAt(at + 12 + 4 * k);
        }
      }
    }
    return new B3dVertices(positions, normals);
  }

  /** Several lists of one mesh, behind each other; normals only when all have them. */
  static B3dVertices joined(List<B3dVertices> lists) {
    if (lists.size() == 1) {
      return lists.get(0);
    }
    int length = 0;
    boolean normals = !lists.isEmpty();
    for (B3dVertices list : lists) {
      length += list.positions.length; // they were in one file, so the sum is no larger
      normals &= list.normals != null;
    }
    float[] allPositions = new float[length];
    float[] allNormals = normals ? new float[length] : null;
    int at = 0;
    for (B3dVertices list : lists) {
      int part = list.positions.length;
      System.arraycopy(list.positions, 0, allPositions, at, part);
      if (normals) {
        System.arraycopy(list.normals, 0, allNormals, at, part);
      }
      at += part;
    }
    return new B3dVertices(allPositions, allNormals);
  }

  int count() {
    return positions.length / 3;
  }

  /** Some of them, in the order given. */
  B3dVertices picked(int[] which, int count) {
    float[] somePositions = new float[3 * count];
    float[] someNormals = normals == null ? null : new float[3 * count];
    for (int i = 0; i < count; i++) {
      System.arraycopy(positions, 3 * which[i], somePositions, 3 * i, 3);
      if (normals != null) {
        System.arraycopy(normals, 3 * which[i], someNormals, 3 * i, 3);
      }
    }
    return new B3dVertices(somePositions, someNormals);
  }

  /** A position as the list that problems carry; empty below 0. */
  List<Float> near(int vertex) {
    return vertex < 0
        ? List.of()
        : List.of(positions[3 * vertex], positions[3 * vertex + 1], positions[3 * vertex + 2]);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof B3dVertices v
        && Arrays.equals(positions, v.positions)
        && Arrays.equals(normals, v.normals);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(positions) + Arrays.hashCode(normals);
  }
}
