package org.trackwalk.eclipse.viewer.theme;

import org.trackwalk.course.marker.MarkerKind;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.model.finding.LedgerClass;
import org.trackwalk.model.finding.Severity;

/** Colours that mean something, the same in every layer and legend: {@code 0xRRGGBB}. */
public final class Palette {

  /** What is selected. */
  public static final int SELECTED = 0x00C8FF;

  /** The racing line or the middle of the road. */
  public static final int LINE = 0xFF3DB5;

  private static final int START = 0x2FD65A;

  private static final int PIT = 0xFFE14D;

  private static final int GATE = 0x5CF2E3;

  private static final int OTHER_MARKER = 0xB0BEC5;

  /** An edge that an engine takes for a real, convex one. */
  public static final int ACTIVE_EDGE = 0x2F7BFF;

  /** An edge at which the surface ends for an engine. */
  public static final int LOOSE_EDGE = 0xFF8A1E;

  /** Unit normals. */
  public static final int NORMAL = 0x19B3A6;

  /** A side that stands higher, in exaggerated ribbons. */
  public static final int STEP = 0xE5383B;

  /** A slit between two sides, in exaggerated ribbons. */
  public static final int SLIT = 0xFFB703;

  /** Steps of hue between one piece and the next: golden section of the circle. */
  private static final double GOLDEN = 0.618033988749895;

  /** First hue, chosen so that the first pieces are neither red nor yellow. */
  private static final double FIRST_HUE = 0.55;

  private Palette() {}

  /** The colour of a severity. */
  public static int of(Severity severity) {
    return switch (severity) {
      case ERROR -> 0xFF2D2D;
      case WARNING -> 0xFFA800;
      case INFO -> 0x3D9BFF;
    };
  }

  /** The colour of a marked place. */
  public static int of(MarkerKind kind) {
    return switch (kind) {
      case START -> START;
      case PIT -> PIT;
      case GATE -> GATE;
      case OTHER -> OTHER_MARKER;
    };
  }

  /** The colour of a class of surface. */
  public static int of(SurfaceClass surfaceClass) {
    return switch (surfaceClass) {
      case ROAD -> 0x6A7480;
      case VERGE -> 0x7FA65A;
      case BARRIER -> 0xC9764F;
      case SCENERY -> 0xB9AF98;
      case UNKNOWN -> 0x9C86B8;
    };
  }

  /** The colour of open edges of a class; the faulty ones are loud, the others quiet. */
  public static int of(LedgerClass owner) {
    return switch (owner) {
      case SIGNED_ZERO -> 0xB5179E;
      case NEAR_MISS -> 0xFF006E;
      case T_JUNCTION -> 0xFF7A00;
      case STEP -> 0xE5383B;
      case GAP -> 0xFFB703;
      case OVERLAP -> 0x9D4EDD;
      case HOLE -> 0xD00000;
      case OPEN -> 0xF72585;
      case ABUTTING -> 0x2A9D8F;
      case STREAMED -> 0x48BFE3;
      case LEDGE -> 0x577590;
      case WALL -> 0x8D6E63;
      case SCENERY -> 0x8A8F94;
      case OUTER -> 0x5C6F82;
    };
  }

  /**
   * The colour of a piece: hues go round the circle in golden sections, so that neighbours in the
   * list differ; muted, so that findings stand out.
   *
   * @param piece index of the piece in its level
   */
  public static int piece(int piece) {
    double hue = FIRST_HUE + piece * GOLDEN;
    double saturation = 0.30 + 0.12 * (piece % 3);
    double value = 0.66 + 0.09 * (piece / 3 % 3);
    return hsv(hue - Math.floor(hue), saturation, value);
  }

  /** A little lighter or darker, so that pieces of one class can be told apart. */
  public static int shade(int colour, int piece) {
    int step = piece * 7 % 5 - 2;
    return mix(colour, step < 0 ? 0 : 0xFFFFFF, Math.abs(step) * 0.05);
  }

  /**
   * A mixture of two colours.
   *
   * @param share 0 for the first, 1 for the second
   */
  public static int mix(int first, int second, double share) {
    int mixed = 0;
    for (int shift = 0; shift <= 16; shift += 8) {
      double a = first >> shift & 0xFF;
      double b = second >> shift & 0xFF;
      mixed |= (int) Math.round(a + (b - a) * share) << shift;
    }
    return mixed;
  }

  /** Hue, saturation and value, each 0 to 1 (A. R. Smith, SIGGRAPH 1978). */
  private static int hsv(double hue, double saturation, double value) {
    double sixth = hue * 6;
    int sector = (int) sixth % 6;
    double f = sixth - Math.floor(sixth);
    double p = value * (1 - saturation);
    double q = value * (1 - saturation * f);
    double t = value * (1 - saturation * (1 - f));
    return switch (sector) {
      case 0 -> rgb(value, t, p);
      case 1 -> rgb(q, value, p);
      case 2 -> rgb(p, value, t);
      case 3 -> rgb(p, q, value);
      case 4 -> rgb(t, p, value);
      default -> rgb(value, p, q);
    };
  }

  private static int rgb(double r, double g, double b) {
    return (int) Math.round(r * 255) << 16
        | (int) Math.round(g * 255) << 8
        | (int) Math.round(b * 255);
  }
}
