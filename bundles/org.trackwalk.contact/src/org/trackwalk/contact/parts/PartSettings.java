package org.trackwalk.contact.parts;

/**
 * What is wanted of a decomposition.
 *
 * @param most parts at most, at least 1
 * @param error part of the mesh's volume that the hulls may have too much; fewer parts are made as
 *     long as it is kept
 */
public record PartSettings(int most, double error) {

  /** Parts at most, unless said. */
  public static final int MOST = 16;

  /** Part of the volume, unless said: 3 %. */
  public static final double ERROR = 0.03;

  /**
   * Checks them.
   *
   * @throws IllegalArgumentException when one is not in its bounds
   */
  public PartSettings {
    if (most < 1 || !(error >= 0) || !(error <= 1)) {
      throw new IllegalArgumentException("parts " + most + ", error " + error);
    }
  }
}
