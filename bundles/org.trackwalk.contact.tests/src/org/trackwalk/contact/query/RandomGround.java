package org.trackwalk.contact.query;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.DoubleUnaryOperator;
import org.trackwalk.mesh.level.Piece;

/** Rough ground with everything that real levels have: holes, folds, walls, slivers, layers. */
final class RandomGround {

  private final Random random;
  private final int cells;
  private final double size;

  private final DoubleUnaryOperator rounding;

  /**
   * Ground of a size.
   *
   * @param rounding applied to each coordinate before it becomes a float
   */
  RandomGround(long seed, int cells, double size, DoubleUnaryOperator rounding) {
    this.rounding = rounding;
    this.random = new Random(seed);
    this.cells = cells;
    this.size = size;
  }

  /**
   * A sheet of quads, cut along the middle into two pieces with their own vertices, shuffled, with
   * holes, plus a two-sided piece and a soup of single triangles.
   */
  List<Piece> pieces() {
    int n = cells + 1;
    float[] sheet = new float[3 * n * n];
    for (int i = 0; i < n * n; i++) {
      sheet[3 * i] = coordinate(size * (i / n + 0.3 * jitter()));
      sheet[3 * i + 1] = coordinate(0.4 * size * jitter());
      sheet[3 * i + 2] = coordinate(size * (i % n + 0.3 * jitter()));
    }
    List<Piece> pieces = new ArrayList<>();
    pieces.add(half("left", sheet, n, 0, cells / 2));
    pieces.add(half("right", sheet, n, cells / 2, cells));
    pieces.add(Scenes.twoSided(soup("fence", 3 * cells)));
    pieces.add(soup("soup", 3 * cells));
    return pieces;
  }

  private Piece half(String name, float[] sheet, int n, int from, int to) {
    List<int[]> triangles = new ArrayList<>();
    for (int i = from; i < to; i++) {
      for (int j = 0; j < cells; j++) {
        int a = i * n + j;
        if (random.nextInt(20) > 0) {
          triangles.add(new int[] {a, a + 1, a + n});
        }
        if (random.nextInt(20) > 0) {
          triangles.add(new int[] {a + n, a + 1, a + n + 1});
        }
      }
    }
    java.util.Collections.shuffle(triangles, random);
    int[] flat = triangles.stream().flatMapToInt(java.util.Arrays::stream).toArray();
    return Scenes.piece(name, sheet, flat);
  }

  private Piece soup(String name, int count) {
    float[] positions = new float[9 * count];
    int[] triangles = new int[3 * count];
    for (int t = 0; t < count; t++) {
      double x = size * cells * random.nextDouble();
      double z = size * cells * random.nextDouble();
      for (int k = 0; k < 3; k++) {
        positions[9 * t + 3 * k] = coordinate(x + size * jitter());
        positions[9 * t + 3 * k + 1] = coordinate(size * jitter());
        positions[9 * t + 3 * k + 2] = coordinate(z + size * jitter());
        triangles[3 * t + k] = 3 * t + k;
      }
    }
    return Scenes.piece(name, positions, triangles);
  }

  private double jitter() {
    return 2 * random.nextDouble() - 1;
  }

  private float coordinate(double value) {
    return (float) rounding.applyAsDouble(value);
  }
}
