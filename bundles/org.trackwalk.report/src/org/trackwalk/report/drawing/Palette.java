package org.trackwalk.report.drawing;

import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.model.finding.Severity;

/**
 * Colours on a light page. Each class of surface has three tints, so that neighbouring pieces
 * differ; the two sides of a seam are blue and orange, which colour-blind readers tell apart.
 */
public final class Palette {

  public static final int TINTS = 3;
  public static final String SIDE_A = "#1d4ed8";
  public static final String SIDE_B = "#c2570c";
  public static final String OTHER = "#6b7280";
  public static final String MARK = "#d01c1c";
  public static final String INK = "#1f2933";
  public static final String FAINT_INK = "#52606d";
  public static final String OUTLINE = "#475569";
  public static final String PAPER = "#ffffff";
  public static final String FIELD = "#f4f6f8";

  private Palette() {}

  /** Fill of a surface class in one of its tints, 0 to 2. */
  public static String fill(SurfaceClass surface, int tint) {
    String[] tints =
        switch (surface) {
          case ROAD -> new String[] {"#98a2b0", "#88939f", "#a8b2bd"};
          case VERGE -> new String[] {"#c3dcb1", "#b4d19f", "#d0e5c1"};
          case BARRIER -> new String[] {"#e0b98a", "#d6aa76", "#e9c9a3"};
          case SCENERY -> new String[] {"#e6e3dc", "#dedad1", "#edebe6"};
          case UNKNOWN -> new String[] {"#ddd2ba", "#cbd8de", "#dacbd8"};
        };
    return tints[tint % TINTS];
  }

  /** Colour of a severity, dark enough for white text on it. */
  public static String severity(Severity severity) {
    return switch (severity) {
      case ERROR -> "#c81e1e";
      case WARNING -> "#9a5b00";
      case INFO -> "#3d5a73";
    };
  }

  /** A severity in the words of the text report. */
  public static String word(Severity severity) {
    return switch (severity) {
      case ERROR -> "Error";
      case WARNING -> "Warning";
      case INFO -> "Note";
    };
  }
}
