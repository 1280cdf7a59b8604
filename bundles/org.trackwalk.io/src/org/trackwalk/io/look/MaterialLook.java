package org.trackwalk.io.look;

/**
 * How a material looks.
 *
 * @param name as designers know it
 * @param rgb base colour where no picture is drawn, {@code 0xRRGGBB}
 * @param tint by which a picture is multiplied; white leaves it as it is
 * @param picture of the base colour; null for none, or when it was not found
 * @param notFound the picture as the file names it, when it was not found; else empty
 * @param cutout whether what is transparent in the picture is left out
 */
public record MaterialLook(
    String name, int rgb, int tint, PictureSource picture, String notFound, boolean cutout) {

  /** The colour of what has none. */
  public static final int GREY = 0xCCCCCC;

  /** A tint that changes nothing. */
  public static final int WHITE = 0xFFFFFF;

  private static final int MOST = 255;

  /** A material without a picture. */
  public static MaterialLook plain(String name, int rgb) {
    return new MaterialLook(name, rgb, rgb, null, "", false);
  }

  /** A colour from shares of 0 to 1 as screens take them; what is no number is 0. */
  public static int rgb(double r, double g, double b) {
    return octet(r) << 16 | octet(g) << 8 | octet(b);
  }

  /**
   * A colour from shares of light (IEC 61966-2-1, sRGB), 0 to 1.
   *
   * @return {@code 0xRRGGBB}
   */
  public static int ofLight(double r, double g, double b) {
    return rgb(encoded(r), encoded(g), encoded(b));
  }

  private static double encoded(double light) {
    return light <= 0.0031308 ? 12.92 * light : 1.055 * Math.pow(light, 1 / 2.4) - 0.055;
  }

  private static int octet(double share) {
    return (int) Math.round(MOST * Math.max(0, Math.min(1, share)));
  }
}
