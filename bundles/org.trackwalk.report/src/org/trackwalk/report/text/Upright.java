package org.trackwalk.report.text;

import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.UpAxis;
import org.trackwalk.report.format.Numbers;

/** Doubts that the right axis points up: a track that stands on its edge like a picture. */
final class Upright {

  /** As many times higher than deep: no track is, most pictures are. */
  private static final double HIGHER_THAN_DEEP = 10;

  /** Lower than this share of its length it may be a wall that was exported alone. */
  private static final double HIGHER_THAN_A_WALL = 0.25;

  private Upright() {}

  /**
   * A question with the option that answers it, or nothing.
   *
   * @param axes and unit as they were taken
   * @param b least and greatest corner in the file's axes; empty without triangles
   */
  static String words(Frame axes, double[] b) {
    if (b.length != 6) {
      return "";
    }
    double[] size = {b[3] - b[0], b[4] - b[1], b[5] - b[2]};
    int height = axes.up().ordinal();
    int flat = (height + 1) % 3;
    int wide = (height + 2) % 3;
    if (size[wide] < size[flat]) {
      int swap = flat;
      flat = wide;
      wide = swap;
    }
    if (size[height] <= HIGHER_THAN_DEEP * size[flat]
        || size[height] <= HIGHER_THAN_A_WALL * size[wide]) {
      return "";
    }
    UpAxis better = UpAxis.values()[flat];
    return "it stands on its edge, "
        + Numbers.rounded(size[height])
        + " high and "
        + Numbers.rounded(size[flat])
        + " "
        + axes.unit().id()
        + " deep; if "
        + better.name()
        + " points up, say --up "
        + better.id();
  }
}
