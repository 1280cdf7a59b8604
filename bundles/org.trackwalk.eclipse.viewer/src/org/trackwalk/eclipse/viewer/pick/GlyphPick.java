package org.trackwalk.eclipse.viewer.pick;

import java.util.List;
import java.util.Optional;
import org.trackwalk.eclipse.viewer.camera.Projection;
import org.trackwalk.eclipse.viewer.scene.Glyph;

/** The finding whose light is under a pixel. */
public final class GlyphPick {

  /** Pixels around the middle of a light that belong to it. */
  public static final double REACH = 11;

  /** Pixels from the middle of a full light to its rim, of an error's. */
  private static final double DISC = 7.5;

  private GlyphPick() {}

  /**
   * The light that is seen under a pixel: the worst finding's of those whose disc is there, since
   * it lies over the others; beside all discs the nearest in reach.
   *
   * @param glyphs the worst first
   * @param sizes of each, 1 for a full light
   */
  public static Optional<Glyph> at(
      List<Glyph> glyphs, float[] sizes, Projection view, double px, double py) {
    Glyph best = null;
    double least = REACH;
    double[] place = new double[3];
    for (int i = 0; i < sizes.length; i++) {
      Glyph glyph = glyphs.get(i);
      if (view.project(glyph.at(0), glyph.at(1), glyph.at(2), place)) {
        double away = Math.hypot(place[0] - px, place[1] - py);
        if (away < sizes[i] * DISC) {
          return Optional.of(glyph);
        }
        if (away < least) {
          least = away;
          best = glyph;
        }
      }
    }
    return Optional.ofNullable(best);
  }
}
