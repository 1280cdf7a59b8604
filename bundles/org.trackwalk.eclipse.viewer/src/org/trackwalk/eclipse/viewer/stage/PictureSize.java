package org.trackwalk.eclipse.viewer.stage;

import org.trackwalk.eclipse.viewer.gl.GlMissingException;

/** How large an exported picture may be, and how fine it is drawn. */
public final class PictureSize {

  /**
   * Pixels that are drawn at most: at four bytes each the picture takes 256 MB, and as much on the
   * graphics card for its colours and for its depths.
   */
  public static final int MOST_PIXELS = 64_000_000;

  private PictureSize() {}

  /** Whether a picture is not too large. */
  public static boolean fits(int width, int height) {
    return (long) width * height <= MOST_PIXELS;
  }

  /**
   * Pixels that are drawn for each of a picture, along each side: two where there is room.
   *
   * @param largest pixels of a side that the graphics card draws
   * @throws GlMissingException when the picture is too large; the message says for what
   */
  static int times(int width, int height, int largest) {
    int longer = Math.max(width, height);
    if (longer > largest) {
      throw new GlMissingException(
          "this graphics card draws " + largest + " pixels a side at most");
    }
    if (!fits(width, height)) {
      throw new GlMissingException(
          width + " x " + height + " are more than " + MOST_PIXELS + " pixels");
    }
    boolean room = longer <= largest / 2 && (long) width * height <= MOST_PIXELS / 4;
    return room ? 2 : 1;
  }
}
