package org.trackwalk.course.band;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Locale;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * A ring around which little of its level lies: a level is modelled around its road, so it may be
 * the path around a pond, or a plain that is called metres and is none. Counted are vertices: a
 * ground plane to the horizon has few of them.
 *
 * @param share part of the level's vertices that lie within and around it, as far as half its size
 */
public record SmallRing(double share) {

  /** Part of a level's vertices that lie around its road at least. */
  private static final double LEAST = 0.1;

  /** Around the ring is what is no farther from it than this part of its size. */
  private static final double AROUND = 0.5;

  /** A ring that was found by its shape, if little of the level lies around it; else null. */
  public static SmallRing of(WeldedSurface surface, BitSet ring) {
    float[] p = surface.positions();
    double[] box = new double[4];
    Arrays.fill(box, Double.NEGATIVE_INFINITY);
    for (int t = ring.nextSetBit(0); t >= 0; t = ring.nextSetBit(t + 1)) {
      for (int i = 3 * t; i < 3 * t + 3; i++) {
        int v = 3 * surface.triangles()[i];
        for (int k = 0; k < 2; k++) {
          box[2 * k] = Math.max(box[2 * k], p[v + 2 * k]);
          box[2 * k + 1] = Math.max(box[2 * k + 1], -p[v + 2 * k]);
        }
      }
    }
    double x = AROUND * (box[0] + box[1]);
    double z = AROUND * (box[2] + box[3]);
    int around = 0;
    int n = surface.vertexCount();
    for (int v = 0; v < 3 * n; v += 3) {
      boolean in =
          p[v] <= box[0] + x
              && -p[v] <= box[1] + x
              && p[v + 2] <= box[2] + z
              && -p[v + 2] <= box[3] + z;
      around += in ? 1 : 0;
    }
    return around < LEAST * n ? new SmallRing((double) around / n) : null;
  }

  /** Why it is doubtful, to stand before how it was found. */
  public String words() {
    return String.format(
        Locale.ROOT,
        "DOUBTFUL: only %.1f %% of the level lie around it, so the road may be another one or the"
            + " unit not the metre; ",
        100 * share);
  }
}
