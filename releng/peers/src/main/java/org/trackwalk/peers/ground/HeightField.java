package org.trackwalk.peers.ground;

import java.util.List;
import java.util.SplittableRandom;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.peers.engine.Ground;

/** A square field of half-metre quads, two triangles each, around the origin. */
public final class HeightField {

  /** Edge of a quad, metres. */
  static final double QUAD = 0.5;

  private static final long SEED = 20_260_311;

  private final String name;
  private final int side;
  private final float[] heights;

  private HeightField(String name, int side, float[] heights) {
    this.name = name;
    this.side = side;
    this.heights = heights;
  }

  /** Long waves across and short ones along, as a track has them. */
  public static HeightField wavy(int triangles) {
    int side = side(triangles);
    float[] heights = new float[(side + 1) * (side + 1)];
    for (int v = 0; v < heights.length; v++) {
      double x = QUAD * (v / (side + 1));
      double z = QUAD * (v % (side + 1));
      heights[v] =
          (float) (0.15 * StrictMath.sin(0.35 * x) + 0.05 * StrictMath.cos(0.9 * z + 0.1 * x));
    }
    return new HeightField("wavy track", side, heights);
  }

  /**
   * Heights without any order.
   *
   * @param span metres between the lowest and the highest that a vertex may be
   */
  public static HeightField rough(int triangles, double span) {
    int side = side(triangles);
    SplittableRandom random = new SplittableRandom(SEED);
    float[] heights = new float[(side + 1) * (side + 1)];
    for (int v = 0; v < heights.length; v++) {
      heights[v] = (float) (span * random.nextDouble());
    }
    return new HeightField("rough ground " + span + " m", side, heights);
  }

  /** A plane. */
  public static HeightField flat(int triangles) {
    int side = side(triangles);
    return new HeightField("flat ground", side, new float[(side + 1) * (side + 1)]);
  }

  /** As one piece with shared vertices. */
  public Ground ground() {
    int n = side + 1;
    float[] positions = new float[3 * n * n];
    for (int v = 0; v < n * n; v++) {
      positions[3 * v] = (float) coordinate(v / n);
      positions[3 * v + 1] = heights[v];
      positions[3 * v + 2] = (float) coordinate(v % n);
    }
    int[] corners = new int[6 * side * side];
    int k = 0;
    for (int quad = 0; quad < side * side; quad++) {
      int a = quad / side * n + quad % side;
      for (int corner : new int[] {a, a + 1, a + n, a + n, a + 1, a + n + 1}) {
        corners[k++] = corner;
      }
    }
    return new Ground(
        name, List.of(Piece.named("ground", "ground.obj").mesh(positions, corners).build()));
  }

  /** Metres from the middle to each border. */
  double reach() {
    return QUAD * side / 2;
  }

  /** Height of the surface over a place, metres. */
  double height(double x, double z) {
    double u = x / QUAD + side / 2.0;
    double v = z / QUAD + side / 2.0;
    int i = Math.max(0, Math.min(side - 1, (int) u));
    int j = Math.max(0, Math.min(side - 1, (int) v));
    int a = i * (side + 1) + j;
    double p = u - i;
    double q = v - j;
    double near = heights[a + 1];
    double far = heights[a + side + 1];
    if (p + q <= 1) {
      return heights[a] + q * (near - heights[a]) + p * (far - heights[a]);
    }
    double last = heights[a + side + 2];
    return last + (1 - q) * (far - last) + (1 - p) * (near - last);
  }

  private double coordinate(int step) {
    return QUAD * (step - side / 2.0);
  }

  private static int side(int triangles) {
    return (int) StrictMath.round(StrictMath.sqrt(triangles / 2.0));
  }
}
