package org.trackwalk.eclipse.viewer.theme;

/** How well colours stand out from each other (WCAG 2.2, 1.4.3). Colours are {@code 0xRRGGBB}. */
public final class Contrast {

  /** What text must have to its ground. */
  public static final double TEXT = 4.5;

  /** Linear part of sRGB (IEC 61966-2-1). */
  private static final double LINEAR = 0.04045;

  private static final double[] WEIGHTS = {0.2126, 0.7152, 0.0722};

  /** Light that is everywhere, in relative luminance. */
  private static final double FLARE = 0.05;

  /** From a colour to black or white in so many steps. */
  private static final int STEPS = 20;

  private static final int BLACK = 0x101418;
  private static final int WHITE = 0xFFFFFF;

  private Contrast() {}

  /** 1 for equal colours, 21 for black and white. */
  public static double of(int a, int b) {
    double lighter = Math.max(luminance(a), luminance(b));
    double darker = Math.min(luminance(a), luminance(b));
    return (lighter + FLARE) / (darker + FLARE);
  }

  /** The nearest to a colour, darker or lighter, in which text can be read on a ground. */
  public static int readable(int colour, int ground) {
    int end = onto(ground);
    int step = 0;
    int mixed = colour;
    while (of(mixed, ground) < TEXT && step < STEPS) {
      step++;
      mixed = Palette.mix(colour, end, step / (double) STEPS);
    }
    return mixed;
  }

  /** Black or white, whichever can be read better on a ground. */
  public static int onto(int ground) {
    return of(WHITE, ground) > of(BLACK, ground) ? WHITE : BLACK;
  }

  private static double luminance(int rgb) {
    double sum = 0;
    for (int i = 0; i < 3; i++) {
      double v = (rgb >> 16 - 8 * i & 0xFF) / 255.0;
      sum += WEIGHTS[i] * (v <= LINEAR ? v / 12.92 : Math.pow((v + 0.055) / 1.055, 2.4));
    }
    return sum;
  }
}
