package org.trackwalk.drive.effect;

/**
 * A contact of a box and a triangle of the ground.
 *
 * @param triangle its number
 * @param normal unit vector: along, up, aside
 * @param place the point of the triangle that is nearest to the box, seen from its middle
 * @param deep metres; below 0 where they are apart
 * @param corners of it, see {@link BoxHits#corners}
 */
record BoxHit(int triangle, double[] normal, double[] place, double deep, double[][] corners) {

  BoxHit with(double[] other) {
    return new BoxHit(triangle, other, place, deep, corners);
  }
}
