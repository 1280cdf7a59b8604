package org.trackwalk.io.scene.stk;

import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.xml.XmlElement;

/**
 * Where an element stands, in the game's left-handed axes, as 12 doubles. Angles are degrees about
 * x, then y, then z, as the Irrlicht engine turns its nodes; the game calls them {@code hpr}, in
 * this order, whatever the letters suggest.
 */
final class StkPlacement {

  private static final double[] ONE = {1, 1, 1};

  private StkPlacement() {}

  /**
   * From {@code xyz hpr scale}, or of old files {@code x y z h p r}.
   *
   * @throws ImportException when one of them is no number
   */
  static double[] of(XmlElement element) throws ImportException {
    double[] turn = triple(element, "hpr", "h", "p", "r");
    double[] scale = element.numbers("scale", 3);
    return of(place(element), turn, scale == null ? ONE : scale);
  }

  /** The point {@code xyz}, or {@code x y z}. */
  static double[] place(XmlElement element) throws ImportException {
    return triple(element, "xyz", "x", "y", "z");
  }

  private static double[] triple(XmlElement element, String all, String a, String b, String c)
      throws ImportException {
    double[] numbers = element.numbers(all, 3);
    return numbers != null
        ? numbers
        : new double[] {element.number(a, 0), element.number(b, 0), element.number(c, 0)};
  }

  private static double[] of(double[] move, double[] turn, double[] scale) {
    double cx = cosine(turn[0]);
    double sx = cosine(turn[0] - 90);
    double cy = cosine(turn[1]);
    double sy = cosine(turn[1] - 90);
    double cz = cosine(turn[2]);
    double sz = cosine(turn[2] - 90);
    return new double[] {
      scale[0] * cy * cz,
      scale[1] * (sx * sy * cz - cx * sz),
      scale[2] * (cx * sy * cz + sx * sz),
      move[0],
      scale[0] * cy * sz,
      scale[1] * (sx * sy * sz + cx * cz),
      scale[2] * (cx * sy * sz - sx * cz),
      move[1],
      -scale[0] * sy + 0.0,
      scale[1] * sx * cy,
      scale[2] * cx * cy,
      move[2]
    };
  }

  /** Exact at quarter turns, so that a wall turned by 90 degrees stays where its grid is. */
  private static double cosine(double degrees) {
    double turn = degrees % 360;
    if (turn % 90 == 0) {
      int quarter = Math.floorMod((int) (turn / 90), 4);
      return quarter == 0 ? 1 : quarter == 2 ? -1 : 0;
    }
    return StrictMath.cos(StrictMath.toRadians(turn));
  }

  /**
   * The same placement in right-handed axes: S M S with S = diag(1, 1, -1).
   *
   * @return a new array without -0.0
   */
  static double[] mirrored(double[] rows) {
    double[] mirrored = new double[12];
    for (int i = 0; i < 12; i++) {
      boolean inZ = i / 4 == 2;
      boolean ofZ = i % 4 == 2;
      mirrored[i] = (inZ != ofZ ? -rows[i] : rows[i]) + 0.0;
    }
    return mirrored;
  }
}
