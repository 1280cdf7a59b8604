package org.trackwalk.eclipse.viewer.stage;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.trackwalk.eclipse.viewer.camera.Projection;
import org.trackwalk.eclipse.viewer.scene.Glyph;

/**
 * Where lights would cover each other only the worst finding has a full one; the others are small
 * dots beside it, so that one sees that there are more.
 */
final class GlyphThinning {

  /** Lights nearer to each other than so many pixels cover each other. */
  static final double NEAR = 20;

  /** Size of a small dot as a share of the full light. */
  static final float SMALL = 0.42f;

  private final Map<Long, double[]> leaders = new HashMap<>();

  private GlyphThinning() {}

  /**
   * The sizes of lights.
   *
   * @param glyphs the worst first
   * @return per glyph 1 for a full light, {@link #SMALL} for a dot
   */
  static float[] of(List<Glyph> glyphs, Projection view) {
    GlyphThinning thinning = new GlyphThinning();
    float[] sizes = new float[glyphs.size()];
    double[] at = new double[3];
    for (int i = 0; i < sizes.length; i++) {
      Glyph glyph = glyphs.get(i);
      boolean seen = view.project(glyph.at(0), glyph.at(1), glyph.at(2), at);
      sizes[i] = seen && thinning.leads(at[0], at[1]) ? 1 : SMALL;
    }
    return sizes;
  }

  private boolean leads(double x, double y) {
    long column = (long) Math.floor(x / NEAR);
    long row = (long) Math.floor(y / NEAR);
    for (long c = column - 1; c <= column + 1; c++) {
      for (long r = row - 1; r <= row + 1; r++) {
        double[] other = leaders.get(key(c, r));
        if (other != null && Math.hypot(other[0] - x, other[1] - y) < NEAR) {
          return false;
        }
      }
    }
    leaders.put(key(column, row), new double[] {x, y});
    return true;
  }

  private static long key(long column, long row) {
    return column << 32 ^ row & 0xFFFFFFFFL;
  }
}
