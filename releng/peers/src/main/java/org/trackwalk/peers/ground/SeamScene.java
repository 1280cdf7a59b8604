package org.trackwalk.peers.ground;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.peers.engine.Ground;
import org.trackwalk.peers.engine.ProbeShape;
import org.trackwalk.peers.engine.Probes;

/** Two flat strips that meet at x = 0, joined as games join them. */
public enum SeamScene {
  /** One mesh, the strips share their vertices. */
  WELDED("welded mesh", true, 0, 0),
  /** One mesh, both strips have vertices of their own at the same places. */
  DUPLICATED("duplicated seam vertices, one mesh", true, 0, 0),
  /** Two meshes, end to end. */
  ABUTTING("two abutting meshes", false, 0, 0),
  /** Two meshes, the second a tenth of a millimetre lower. */
  STEP("two meshes, 0.1 mm step", false, 0.0001, 0),
  /** One mesh; the corners of one strip lie in the middle of the other's edges. */
  T_JUNCTION("T-junction in one mesh", true, 0, HeightField.QUAD / 2);

  private static final int QUADS_ALONG = 200;
  private static final int QUADS_ACROSS = 4;
  private static final long SEED = 20_260_507;

  /** Probes keep this far from the ends of the seam, metres. */
  private static final double ENDS = 2;

  /** Farthest that a probe's centre is from the seam, metres: half a quad. */
  private static final double NEAR = HeightField.QUAD / 2;

  private final String title;
  private final boolean oneMesh;
  private final double step;
  private final double shift;

  SeamScene(String title, boolean oneMesh, double step, double shift) {
    this.title = title;
    this.oneMesh = oneMesh;
    this.step = step;
    this.shift = shift;
  }

  /** The scene's name in tables. */
  public String title() {
    return title;
  }

  /** The strips. */
  public Ground ground() {
    if (this == WELDED) {
      return new Ground(title, List.of(piece("strips", 2 * QUADS_ACROSS, -QUADS_ACROSS, 0, 0)));
    }
    Piece left = piece("left", QUADS_ACROSS, -QUADS_ACROSS, 0, 0);
    Piece right = piece("right", QUADS_ACROSS, 0, step, shift);
    return new Ground(title, oneMesh ? List.of(joined(left, right)) : List.of(left, right));
  }

  /**
   * Probes upright over half a quad on each side of the seam, turned around at random.
   *
   * @param deepest most that their lowest point is under the surface, metres
   */
  public static Probes probes(ProbeShape shape, double deepest, int count) {
    SplittableRandom random = new SplittableRandom(SEED);
    double reach = HeightField.QUAD * QUADS_ALONG / 2 - ENDS;
    float[] poses = new float[7 * count];
    for (int i = 0; i < count; i++) {
      poses[7 * i] = (float) (NEAR * (2 * random.nextDouble() - 1));
      poses[7 * i + 1] = (float) (shape.y() - deepest * random.nextDouble());
      poses[7 * i + 2] = (float) (reach * (2 * random.nextDouble() - 1));
      double half = shape.round() ? 0 : Math.PI * random.nextDouble();
      poses[7 * i + 4] = (float) StrictMath.sin(half);
      poses[7 * i + 6] = (float) StrictMath.cos(half);
    }
    return Probes.of(shape, poses);
  }

  /**
   * Boxes upright on the left strip, turned around at random, of which a corner reaches over the
   * seam: where the seam's edge is a shorter way out than up.
   *
   * @param deepest most that their bottom is under the surface, metres
   * @param over most that the corner is beyond the seam, metres
   */
  public static Probes corners(ProbeShape shape, double deepest, double over, int count) {
    SplittableRandom random = new SplittableRandom(SEED);
    double reach = HeightField.QUAD * QUADS_ALONG / 2 - ENDS;
    float[] poses = new float[7 * count];
    for (int i = 0; i < count; i++) {
      double half = Math.PI * random.nextDouble();
      double wide = Math.abs(StrictMath.cos(2 * half)) * shape.x();
      double along = Math.abs(StrictMath.sin(2 * half)) * shape.z();
      poses[7 * i] = (float) (over * random.nextDouble() - wide - along);
      poses[7 * i + 1] = (float) (shape.y() - deepest * random.nextDouble());
      poses[7 * i + 2] = (float) (reach * (2 * random.nextDouble() - 1));
      poses[7 * i + 4] = (float) StrictMath.sin(half);
      poses[7 * i + 6] = (float) StrictMath.cos(half);
    }
    return Probes.of(shape, poses);
  }

  private static Piece piece(String name, int across, int first, double step, double shift) {
    int n = QUADS_ALONG + 1;
    float[] positions = new float[3 * n * (across + 1)];
    for (int v = 0; v < n * (across + 1); v++) {
      positions[3 * v] = (float) (HeightField.QUAD * (first + v / n));
      positions[3 * v + 1] = (float) (0 - step);
      positions[3 * v + 2] = (float) (HeightField.QUAD * (v % n - QUADS_ALONG / 2.0) + shift);
    }
    int[] corners = new int[6 * QUADS_ALONG * across];
    int k = 0;
    for (int quad = 0; quad < QUADS_ALONG * across; quad++) {
      int a = quad / QUADS_ALONG * n + quad % QUADS_ALONG;
      for (int corner : new int[] {a, a + 1, a + n, a + n, a + 1, a + n + 1}) {
        corners[k++] = corner;
      }
    }
    return Piece.named(name, name + ".obj").mesh(positions, corners).build();
  }

  private static Piece joined(Piece left, Piece right) {
    float[] positions = new float[left.positions().length + right.positions().length];
    System.arraycopy(left.positions(), 0, positions, 0, left.positions().length);
    System.arraycopy(
        right.positions(), 0, positions, left.positions().length, right.positions().length);
    List<Integer> corners = new ArrayList<>();
    for (int corner : left.triangles()) {
      corners.add(corner);
    }
    for (int corner : right.triangles()) {
      corners.add(left.vertexCount() + corner);
    }
    return Piece.named("strips", "strips.obj")
        .mesh(positions, corners.stream().mapToInt(Integer::intValue).toArray())
        .build();
  }
}
