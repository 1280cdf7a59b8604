package org.trackwalk.report.probe;

import java.util.Arrays;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.weld.WeldedSurface;

/** From where to where a level reaches, in the axes and the unit of its file. */
final class LevelBounds {

  private final double[] least = new double[3];
  private final double[] most = new double[3];

  LevelBounds(WeldedSurface surface, Frame frame) {
    Arrays.fill(least, Double.POSITIVE_INFINITY);
    Arrays.fill(most, Double.NEGATIVE_INFINITY);
    float[] p = surface.positions();
    for (int i = 0; i < p.length; i += 3) {
      double[] at = frame.toFileAxes(p[i], p[i + 1], p[i + 2]);
      for (int k = 0; k < 3; k++) {
        // a coordinate that is no number bounds nothing
        least[k] = at[k] < least[k] ? at[k] : least[k];
        most[k] = at[k] > most[k] ? at[k] : most[k];
      }
    }
  }

  /** Whether there is anything. */
  boolean any() {
    return least[0] <= most[0] && least[1] <= most[1] && least[2] <= most[2];
  }

  double[] least() {
    return least.clone();
  }

  double[] most() {
    return most.clone();
  }
}
