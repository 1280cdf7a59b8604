package org.trackwalk.eclipse.viewer.gl;

/**
 * A small picture to be laid over the view: a label, a legend.
 *
 * @param key pictures with equal keys are equal; what is on the graphics card is reused
 * @param width of its place in the view, points; likewise height
 * @param columns pixels from left to right: more than points on a screen of high density
 * @param rgba four bytes per pixel, rows from the top
 */
public record Picture(String key, int width, int height, int columns, byte[] rgba) {

  /** Pixels from top to bottom. */
  public int rows() {
    return rgba.length / 4 / columns;
  }
}
