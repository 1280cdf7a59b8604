package org.trackwalk.eclipse.viewer.pick;

import java.util.List;
import java.util.Optional;
import org.trackwalk.eclipse.viewer.camera.Projection;
import org.trackwalk.eclipse.viewer.scene.Glyph;

/** The finding whose light is under a pixel. */
public final class GlyphPick {

  /** Pixels around the middle of a light that belong to it. */
  public static final double REACH = 11;

  private GlyphPick() {}

  /** The nearest light in reach; of two that are equally near the worse finding. */
  public static Optional<Glyph> at(List<Glyph> glyphs, Projection view, double px, double py) {
    Glyph best = null;
    double least = REACH * REACH;
    double[] place = new double[3];
    for (Glyph glyph : glyphs) {
      if (view.project(glyph.at(0), glyph.at(1), glyph.at(2), place)) {
        double dx = place[0] - px;
        double dy = place[1] - py;
        double square = dx * dx + dy * dy;
        if (square < least) {
          least = square;
          best = glyph;
        }
      }
    }
    return Optional.ofNullable(best);
  }
}
