package org.trackwalk.contact.shape;

/**
 * How large a convex hull is.
 *
 * @param volume cubic metres
 * @param area square metres, of its surface
 */
public record HullSize(double volume, double area) {

  /** Of points that are all in one plane. */
  static final HullSize FLAT = new HullSize(0, 0);
}
