package org.trackwalk.io.studio;

import org.trackwalk.io.placement.Placement;

/**
 * What a node does to the vertices of its object. The file has them where the object stood when it
 * was saved; the object's matrix turns them back to its own axes, a matrix with a mirror in it also
 * changes the sign of their x, and the node with its pivot puts them where they are shown (lib3ds,
 * Assimp). For most objects that is where they stood before.
 */
final class StudioPlacement {

  /**
   * How far from the truth a turn in a file can be. An angle is a float of up to 2 pi, whose half
   * step is 2.4e-7; the axis, the scale and the numbers of the matrix have steps of half as much.
   */
  private static final double TURN_SLACK = 1e-6;

  /**
   * Float steps of the file's largest coordinate that are no move where nothing is turned. The
   * vertices and the origin of the object's matrix are rounded to half a step each, and who wrote
   * them added a few such numbers in floats. In files written by 3ds Max up to 1.3 were met.
   */
  private static final int STEPS_AT_REST = 4;

  /**
   * The same where something is turned a little: a corner is at most 2 sqrt(3) times the largest
   * coordinate away from its pivot, a float step at least 6e-8 of it, so {@link #TURN_SLACK} makes
   * at most 58 of them.
   */
  private static final int STEPS_AT_REST_TURNED = 64;

  private StudioPlacement() {}

  /**
   * How the stored vertices stand: from an object's own axes to where they are in the file.
   *
   * @param axes 12 doubles
   * @param pivot three numbers in the object's own axes that stand where {@code axes} move to
   * @param slack how far that place may be from the truth, for the floats of the file
   */
  record Stand(double[] axes, double[] pivot, double slack) {

    /**
     * As the object's matrix says.
     *
     * @param matrix 12 doubles; null when the file does not say, so that the vertices stand in the
     *     object's own axes
     */
    static Stand of(double[] matrix) {
      double[] axes = matrix == null ? Placement.identity() : matrix.clone();
      if (determinant(axes, cofactors(axes)) < 0) {
        axes[0] = -axes[0];
        axes[4] = -axes[4];
        axes[8] = -axes[8];
      }
      return new Stand(axes, new double[3], step(axes[3], axes[7], axes[11]));
    }

    /** Where a pivot of the object's own axes is among the stored vertices. */
    private double[] stored(double[] other) {
      double[] stored = new double[3];
      for (int row = 0; row < 3; row++) {
        stored[row] =
            axes[4 * row] * (other[0] - pivot[0])
                + axes[4 * row + 1] * (other[1] - pivot[1])
                + axes[4 * row + 2] * (other[2] - pivot[2])
                + axes[4 * row + 3];
      }
      return stored;
    }

    /** A float step of the ways along the axes, one after the other, from the stand to a pivot. */
    private double pivotSlack(double[] other) {
      double most = 0;
      for (int row = 0; row < 3; row++) {
        double way = 0;
        for (int k = 0; k < 3; k++) {
          way += Math.abs(axes[4 * row + k] * (other[k] - pivot[k]));
        }
        most = Math.max(most, way);
      }
      return step(most);
    }
  }

  /**
   * From stored vertices to shown ones.
   *
   * @param world the node's place, 12 doubles
   * @param pivot three numbers in the object's own axes
   * @return 12 doubles, perhaps not finite; null when the axes on which the vertices stand are so
   *     flat that they cannot be turned back
   */
  static double[] of(double[] world, double[] pivot, Stand from) {
    double[] back = inverse(from.axes);
    if (back == null) {
      return null;
    }
    double[] rows = rounded(Placement.compose(withoutMove(world), back));
    double[] stored = from.stored(pivot);
    for (int row = 0; row < 3; row++) {
      // The pivot goes to the very place of the node, whatever was rounded.
      rows[4 * row + 3] =
          world[4 * row + 3]
              - (rows[4 * row] * stored[0]
                  + rows[4 * row + 1] * stored[1]
                  + rows[4 * row + 2] * stored[2]);
    }
    return rows;
  }

  /**
   * How far the place of a node may be from the truth, for the floats of the file.
   *
   * @param world the node's place, 12 doubles
   * @param above the parent's place, 12 doubles; null for none
   * @param slack the parent's; 0 for none
   */
  static double slack(double[] world, double[] above, double slack) {
    double own = step(world[3], world[7], world[11]);
    if (above == null) {
      return own;
    }
    double[] arm = {world[3] - above[3], world[7] - above[7], world[11] - above[11]};
    // Along each axis a turned arm can be off by what its three parts are.
    double turned =
        isWhole(withoutMove(above))
            ? 0
            : TURN_SLACK * (Math.abs(arm[0]) + Math.abs(arm[1]) + Math.abs(arm[2]));
    return slack + own + step(arm) + turned;
  }

  /** A float step of the largest of some numbers; 0 when one of them is not finite. */
  private static double step(double... numbers) {
    float largest = 0;
    for (double number : numbers) {
      largest = Math.max(largest, Math.abs((float) number));
    }
    return Float.isFinite(largest) ? Math.ulp(largest) : 0;
  }

  /**
   * Whether a placement moves vertices by more than the floats of a file can say.
   *
   * @param placement 12 doubles, as {@link #of} says
   * @param slack of the node's place
   * @param pivot of the node
   * @param from as for {@link #of}
   * @param positions xyz triples; what is not finite does not count
   * @param largest coordinate of the file
   */
  static boolean moves(
      double[] placement,
      double slack,
      double[] pivot,
      Stand from,
      float[] positions,
      float largest) {
    int steps = isWhole(withoutMove(placement)) ? STEPS_AT_REST : STEPS_AT_REST_TURNED;
    double most = steps * (double) Math.ulp(largest) + slack + from.slack + from.pivotSlack(pivot);
    float[] box = box(positions);
    for (int corner = 0; corner < 8 && box[0] <= box[3]; corner++) {
      double x = box[(corner & 1) == 0 ? 0 : 3];
      double y = box[(corner & 2) == 0 ? 1 : 4];
      double z = box[(corner & 4) == 0 ? 2 : 5];
      for (int row = 0; row < 3; row++) {
        double moved =
            placement[4 * row] * x
                + placement[4 * row + 1] * y
                + placement[4 * row + 2] * z
                + placement[4 * row + 3];
        if (!(Math.abs(moved - (row == 0 ? x : row == 1 ? y : z)) <= most)) {
          return true;
        }
      }
    }
    return false;
  }

  private static float[] box(float[] positions) {
    float inf = Float.POSITIVE_INFINITY;
    float[] box = {inf, inf, inf, -inf, -inf, -inf};
    for (int i = 0; i + 2 < positions.length; i += 3) {
      boolean finite =
          Float.isFinite(positions[i])
              && Float.isFinite(positions[i + 1])
              && Float.isFinite(positions[i + 2]);
      for (int k = 0; finite && k < 3; k++) {
        box[k] = Math.min(box[k], positions[i + k]);
        box[3 + k] = Math.max(box[3 + k], positions[i + k]);
      }
    }
    return box;
  }

  private static double[] withoutMove(double[] rows) {
    double[] linear = rows.clone();
    linear[3] = 0;
    linear[7] = 0;
    linear[11] = 0;
    return linear;
  }

  /** The inverse without the move; null when there is none. */
  private static double[] inverse(double[] m) {
    double[] cofactors = cofactors(m);
    double determinant = determinant(m, cofactors);
    if (!isSolid(m, determinant)) {
      return null;
    }
    for (int i = 0; i < 12; i++) {
      cofactors[i] /= determinant;
    }
    return cofactors;
  }

  private static double determinant(double[] m, double[] cofactors) {
    return m[0] * cofactors[0] + m[1] * cofactors[4] + m[2] * cofactors[8];
  }

  /** The adjugate, in rows of four. */
  private static double[] cofactors(double[] m) {
    return new double[] {
      m[5] * m[10] - m[6] * m[9], m[2] * m[9] - m[1] * m[10], m[1] * m[6] - m[2] * m[5], 0,
      m[6] * m[8] - m[4] * m[10], m[0] * m[10] - m[2] * m[8], m[2] * m[4] - m[0] * m[6], 0,
      m[4] * m[9] - m[5] * m[8], m[1] * m[8] - m[0] * m[9], m[0] * m[5] - m[1] * m[4], 0
    };
  }

  /** Whether the axes are of lengths, and span a room, that are more than what floats round off. */
  private static boolean isSolid(double[] m, double determinant) {
    double shortest = Double.POSITIVE_INFINITY;
    double longest = 0;
    double product = 1;
    for (int k = 0; k < 3; k++) {
      double length = Math.sqrt(m[k] * m[k] + m[4 + k] * m[4 + k] + m[8 + k] * m[8 + k]);
      shortest = Math.min(shortest, length);
      longest = Math.max(longest, length);
      product *= length;
    }
    return Placement.isFinite(m)
        && shortest > TURN_SLACK * longest
        && Math.abs(determinant) > TURN_SLACK * product;
  }

  /** What is a quarter turn, a mirror or nothing but for the floats of the file is exactly that. */
  private static double[] rounded(double[] rows) {
    if (!isWhole(rows)) {
      return rows;
    }
    double[] whole = rows.clone();
    for (int i = 0; i < 12; i++) {
      whole[i] = StrictMath.rint(rows[i]) + 0.0;
    }
    return whole;
  }

  private static boolean isWhole(double[] rows) {
    for (double number : rows) {
      double whole = StrictMath.rint(number);
      if (!(Math.abs(whole - number) <= TURN_SLACK) || Math.abs(whole) > 1) {
        return false;
      }
    }
    return true;
  }
}
