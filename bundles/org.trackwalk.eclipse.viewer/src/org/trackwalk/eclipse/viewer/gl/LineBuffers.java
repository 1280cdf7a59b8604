package org.trackwalk.eclipse.viewer.gl;

import org.trackwalk.eclipse.viewer.scene.LineSet;
import org.trackwalk.eclipse.viewer.scene.PatchSet;
import org.trackwalk.eclipse.viewer.scene.Ribbons;

/** Writes lines, patches and ribbons. */
final class LineBuffers {

  private static final int OPAQUE = 255;

  /** Ribbons let the surface behind them shine through. */
  private static final int GLASSY = 190;

  /** Offsets in the order of a ribbon's six corners: which foot, and whether its offset. */
  private static final int[][] CORNERS = {{0, 0}, {6, 0}, {6, 1}, {0, 0}, {6, 1}, {0, 1}};

  private LineBuffers() {}

  static void write(LineSet lines, VertexBuffer buffer) {
    buffer.begin(Math.max(1, 2 * lines.count()));
    for (int i = 0; i < lines.count(); i++) {
      int rgb = lines.colour(i);
      buffer.put(lines.point(i, 0), lines.point(i, 1), lines.point(i, 2), rgb, OPAQUE, 0, 0, 0);
      buffer.put(lines.point(i, 3), lines.point(i, 4), lines.point(i, 5), rgb, OPAQUE, 0, 0, 0);
    }
    buffer.end();
  }

  static void write(PatchSet patches, VertexBuffer buffer) {
    buffer.begin(Math.max(1, 3 * patches.count()));
    for (int i = 0; i < patches.count(); i++) {
      for (int k = 0; k < 9; k += 3) {
        buffer.put(
            patches.corner(i, k),
            patches.corner(i, k + 1),
            patches.corner(i, k + 2),
            patches.colour(i),
            patches.opacity(i),
            0,
            0,
            0);
      }
    }
    buffer.end();
  }

  static void write(Ribbons ribbons, VertexBuffer buffer) {
    buffer.begin(Math.max(1, 6 * ribbons.count()));
    for (int i = 0; i < ribbons.count(); i++) {
      for (int[] corner : CORNERS) {
        int foot = corner[0];
        int grown = corner[1];
        buffer.put(
            ribbons.value(i, foot),
            ribbons.value(i, foot + 1),
            ribbons.value(i, foot + 2),
            ribbons.colour(i),
            GLASSY,
            grown * ribbons.value(i, foot + 3),
            grown * ribbons.value(i, foot + 4),
            grown * ribbons.value(i, foot + 5));
      }
    }
    buffer.end();
  }
}
