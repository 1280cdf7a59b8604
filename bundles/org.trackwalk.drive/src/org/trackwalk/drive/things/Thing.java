package org.trackwalk.drive.things;

import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Something in the way of a body: it stands on the road or hangs low over it, or is a step in it.
 *
 * @param triangles that are met, the one that is highest over the road first
 * @param body the same, and all else of the bodies that are met, seen from above
 * @param position three doubles, on the road under its highest place
 * @param places xyz triples on the road all over what is met, half a metre apart across the road
 * @param outline a closed line around it, xyz triples, the first one twice
 * @param stops those of them where no wheel gets over it; all of a step's
 * @param height of its top over the road, along the road's normal, metres
 * @param foot least room between what is met and what lies under it, metres
 * @param length of what is met, seen from above, metres
 * @param left metres of road between it and the left border where its widest gap is the narrowest,
 *     {@link Sweep#BORDER} where it is at the border; likewise {@code right}
 * @param endsLeft whether the road ends so far to the left; else it was looked at no farther, and
 *     goes on; likewise {@code endsRight}
 * @param beside least metres of road between it and a border anywhere
 * @param free width of the widest way past it between the road's borders, metres
 * @param blocked how much of the road's width is blocked, where that is most, metres
 * @param width of the road there, metres
 * @param speed of the vehicle there, m/s
 * @param step whether a wheel gets over it, so that its height is what counts
 * @param ramp whether a wheel rolls up on it somewhere: it begins on the road and is no steeper
 * @param kerb whether it is a kerb
 * @param border whether the border of a sheet is met, that ends in the air over the road
 * @param aside whether it lies where no vehicle fits between it and one border, but one gets past
 * @param lee whether the race only comes down from it: who drives the other way meets it
 */
public record Thing(
    int[] triangles,
    Shadow body,
    double[] position,
    double[] places,
    double[] outline,
    double[] stops,
    double height,
    double foot,
    double length,
    double left,
    double right,
    boolean endsLeft,
    boolean endsRight,
    double beside,
    double free,
    double blocked,
    double width,
    double speed,
    boolean step,
    boolean ramp,
    boolean kerb,
    boolean border,
    boolean aside,
    boolean lee) {

  /** Whether it reaches to a border, or beyond it, by its distance to it, metres. */
  public static boolean isAt(double border) {
    return border <= Sweep.BORDER + Met.SAME;
  }

  /** Whether the way past leads between parts of it rather than between it and a border. */
  public boolean isParted() {
    return !step && free > Math.max(left, right) + Met.SAME;
  }

  /** Whether a triangle is of the same pieces, and no farther than what is met of them. */
  public boolean has(WeldedSurface surface, int triangle) {
    int piece = surface.pieceOf(triangle);
    float[] box = {
      Float.POSITIVE_INFINITY, Float.POSITIVE_INFINITY, Float.POSITIVE_INFINITY,
      Float.NEGATIVE_INFINITY, Float.NEGATIVE_INFINITY, Float.NEGATIVE_INFINITY
    };
    for (int t : triangles) {
      for (int c = 0; c < 3 && surface.pieceOf(t) == piece; c++) {
        for (int k = 0; k < 3; k++) {
          float x = surface.positions()[3 * surface.triangles()[3 * t + c] + k];
          box[k] = Math.min(box[k], x);
          box[3 + k] = Math.max(box[3 + k], x);
        }
      }
    }
    for (int c = 0; c < 3; c++) {
      for (int k = 0; k < 3; k++) {
        float x = surface.positions()[3 * surface.triangles()[3 * triangle + c] + k];
        if (x < box[k] || x > box[3 + k]) {
          return false;
        }
      }
    }
    return true;
  }

  /** Whether a triangle is of the bodies that are met, also where nobody meets them. */
  public boolean isOfBody(int triangle) {
    return body.has(triangle);
  }

  /** Whether all corners of a line, xyz triples, lie over, under or at its body. */
  public boolean isAround(double[] line) {
    return body.covers(line);
  }

  /** Whether something of a piece is met. */
  public boolean isOf(WeldedSurface surface, int piece) {
    for (int t : triangles) {
      if (surface.pieceOf(t) == piece) {
        return true;
      }
    }
    return false;
  }
}
