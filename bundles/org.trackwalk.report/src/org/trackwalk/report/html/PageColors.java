package org.trackwalk.report.html;

import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.report.drawing.Palette;

/** The colours of surfaces as the page's style and its scripts know them. */
final class PageColors {

  private PageColors() {}

  /** Custom properties such as {@code --road-0}. */
  static String css() {
    StringBuilder css = new StringBuilder();
    for (SurfaceClass surface : SurfaceClass.values()) {
      for (int tint = 0; tint < Palette.TINTS; tint++) {
        css.append("--").append(surface.id()).append('-').append(tint).append(": ");
        css.append(Palette.fill(surface, tint)).append("; ");
      }
    }
    return css.toString();
  }
}
