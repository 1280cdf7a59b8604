package org.trackwalk.eclipse.viewer.scene;

import org.trackwalk.contact.shape.Box;
import org.trackwalk.contact.shape.Pose;

/** A box somewhere in the level: its faces translucent, its edges as lines. */
public final class BoxSolid {

  /** Corners of the faces, by bits x, y, z. */
  private static final int[][] FACES = {
    {0, 2, 6, 4}, {1, 5, 7, 3}, {0, 4, 5, 1}, {2, 3, 7, 6}, {0, 1, 3, 2}, {4, 6, 7, 5}
  };

  private BoxSolid() {}

  /**
   * Adds it.
   *
   * @param colour {@code 0xRRGGBB}
   * @param opacity of its faces, 0 to 255
   */
  public static void add(
      Pose pose, Box box, int colour, int opacity, PatchSet patches, LineSet lines) {
    double[][] corners = new double[8][3];
    for (int c = 0; c < 8; c++) {
      pose.toLevel(
          (c & 1) == 0 ? -box.hx() : box.hx(),
          (c & 2) == 0 ? -box.hy() : box.hy(),
          (c & 4) == 0 ? -box.hz() : box.hz(),
          corners[c]);
    }
    for (int[] f : FACES) {
      patches.add(corners[f[0]], corners[f[1]], corners[f[2]], colour, opacity);
      patches.add(corners[f[0]], corners[f[2]], corners[f[3]], colour, opacity);
    }
    for (int c = 0; c < 8; c++) {
      for (int bit = 1; bit < 8; bit <<= 1) {
        if ((c & bit) == 0) {
          double[] a = corners[c];
          double[] b = corners[c | bit];
          lines.add(a[0], a[1], a[2], b[0], b[1], b[2], colour);
        }
      }
    }
  }
}
