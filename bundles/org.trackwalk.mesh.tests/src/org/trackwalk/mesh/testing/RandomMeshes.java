package org.trackwalk.mesh.testing;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Meshes over shared vertices: grids with planted faults, closed surfaces, noise. */
public final class RandomMeshes {

  /**
   * A mesh.
   *
   * @param positions xyz triples
   * @param triangles three vertex ids per triangle
   */
  public record Mesh(float[] positions, int[] triangles) {
    /** Number of vertices. */
    public int vertexCount() {
      return positions.length / 3;
    }
  }

  private RandomMeshes() {}

  /** A wavy or flat grid in which triangles are missing, doubled, turned around or collapsed. */
  public static Mesh faulty(Random random) {
    int nx = 2 + random.nextInt(8);
    int nz = 2 + random.nextInt(8);
    boolean flat = random.nextBoolean();
    float[] positions = new float[3 * nx * nz];
    for (int v = 0; v < nx * nz; v++) {
      positions[3 * v] = 0.5f * (v % nx);
      positions[3 * v + 1] = flat ? 0 : random.nextInt(3) * 0.1f;
      positions[3 * v + 2] = 0.5f * (v / nx);
    }
    List<int[]> triangles = new ArrayList<>();
    for (int z = 0; z + 1 < nz; z++) {
      for (int x = 0; x + 1 < nx; x++) {
        int v = z * nx + x;
        add(triangles, random, nx * nz, v, v + nx, v + nx + 1);
        add(triangles, random, nx * nz, v, v + nx + 1, v + 1);
      }
    }
    java.util.Collections.shuffle(triangles, random);
    return mesh(positions, triangles);
  }

  private static void add(
      List<int[]> triangles, Random random, int vertexCount, int a, int b, int c) {
    switch (random.nextInt(20)) {
      case 0 -> {}
      case 1 -> {
        triangles.add(new int[] {a, b, c});
        triangles.add(random.nextBoolean() ? new int[] {b, c, a} : new int[] {c, b, a});
      }
      case 2 -> triangles.add(new int[] {a, c, b});
      case 3 -> triangles.add(random.nextBoolean() ? new int[] {a, a, b} : new int[] {b, a, b});
      case 4 -> {
        triangles.add(new int[] {a, b, c});
        triangles.add(new int[] {a, b, random.nextInt(vertexCount)});
      }
      default -> triangles.add(new int[] {a, b, c});
    }
  }

  /** A closed torus of quads, all windings the same, its vertices numbered at random. */
  public static Mesh torus(Random random) {
    int n = 3 + random.nextInt(10);
    int m = 3 + random.nextInt(10);
    int[] names = new int[n * m];
    for (int i = 0; i < names.length; i++) {
      int j = random.nextInt(i + 1);
      names[i] = names[j];
      names[j] = i;
    }
    float[] positions = new float[3 * n * m];
    List<int[]> triangles = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < m; j++) {
        double u = 2 * Math.PI * i / n;
        double v = 2 * Math.PI * j / m;
        int at = 3 * names[i * m + j];
        positions[at] = (float) ((3 + Math.cos(v)) * Math.cos(u));
        positions[at + 1] = (float) Math.sin(v);
        positions[at + 2] = (float) ((3 + Math.cos(v)) * Math.sin(u));
        int a = names[i * m + j];
        int b = names[(i + 1) % n * m + j];
        int c = names[(i + 1) % n * m + (j + 1) % m];
        int d = names[i * m + (j + 1) % m];
        triangles.add(new int[] {a, c, b});
        triangles.add(new int[] {a, d, c});
      }
    }
    java.util.Collections.shuffle(triangles, random);
    return mesh(positions, triangles);
  }

  private static Mesh mesh(float[] positions, List<int[]> triangles) {
    return new Mesh(positions, triangles.stream().flatMapToInt(java.util.Arrays::stream).toArray());
  }
}
