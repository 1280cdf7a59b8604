package org.trackwalk.io.picture;

/** A picture, row by row from the top. */
public interface PixelRows {

  /** Pixels from left to right. */
  int width();

  /** Pixels from top to bottom. */
  int height();

  /**
   * Fills a row.
   *
   * @param y from the top
   * @param argb {@code 0xAARRGGBB} each, at least as many as the picture is wide
   */
  void row(int y, int[] argb);
}
