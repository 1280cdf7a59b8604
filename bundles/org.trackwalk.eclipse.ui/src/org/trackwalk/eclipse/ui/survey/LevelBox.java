package org.trackwalk.eclipse.ui.survey;

import java.util.function.IntPredicate;
import org.trackwalk.mesh.weld.WeldedSurface;

/** The box around a level's triangles, metres, Y up. */
public final class LevelBox {

  private LevelBox() {}

  /**
   * Min then max corner, six numbers; zeros for a level without triangles.
   *
   * @param counts which triangles are looked at, by index
   */
  public static double[] of(WeldedSurface surface, IntPredicate counts) {
    double[] box = {
      Double.POSITIVE_INFINITY,
      Double.POSITIVE_INFINITY,
      Double.POSITIVE_INFINITY,
      Double.NEGATIVE_INFINITY,
      Double.NEGATIVE_INFINITY,
      Double.NEGATIVE_INFINITY
    };
    float[] at = surface.positions();
    int[] corners = surface.triangles();
    for (int i = 0; i < 3 * surface.triangleCount(); i++) {
      for (int k = 0; k < 3 && counts.test(i / 3); k++) {
        double value = at[3 * corners[i] + k];
        if (Double.isFinite(value)) {
          box[k] = Math.min(box[k], value);
          box[3 + k] = Math.max(box[3 + k], value);
        }
      }
    }
    return box[0] <= box[3] ? box : new double[6];
  }

  /** Metres along X, Y and Z. */
  public static double[] size(double[] box) {
    return new double[] {box[3] - box[0], box[4] - box[1], box[5] - box[2]};
  }
}
