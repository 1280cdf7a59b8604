package org.trackwalk.contact.shape;

/** What every probe shape can say of itself: where the midphase has to look for triangles. */
public interface Shape {

  /**
   * The box, in level coordinates (metres, Y up), that holds the shape inflated by the contact
   * distance; rounded outward, so that no triangle in reach is missed.
   *
   * @param contactDistance metres, not negative
   * @param out filled with the least x, y, z and the largest x, y, z; six floats
   */
  void bounds(double contactDistance, float[] out);
}
