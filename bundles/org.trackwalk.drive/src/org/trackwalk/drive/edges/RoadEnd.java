package org.trackwalk.drive.edges;

/**
 * Where the road ends across its way.
 *
 * @param middle three doubles, between its borders
 * @param outX unit direction away from the road, seen from above; likewise {@code outZ}
 * @param width metres across that direction
 * @param mostMissing before it, metres: infinite where the road comes straight to it
 * @param slope how much the road rises per metre towards it, just before it
 * @param before the same some metres before
 * @param step how far the ground goes down behind most of it, metres; infinite where none lies
 *     there
 * @param speed of the vehicle before it, m/s
 * @param halfEdges the edges at which the ground ends
 */
record RoadEnd(
    double[] middle,
    double outX,
    double outZ,
    double width,
    double mostMissing,
    double slope,
    double before,
    double step,
    double speed,
    int[] halfEdges) {

  /** Whether the road comes to it by a bend, and not straight. */
  boolean isBent() {
    return mostMissing < Double.POSITIVE_INFINITY;
  }

  /** Cosine between the way out and the way to another end, seen from above. */
  double towards(RoadEnd other) {
    double x = other.middle[0] - middle[0];
    double z = other.middle[2] - middle[2];
    double length = Math.sqrt(x * x + z * z);
    return length == 0 ? -1 : (outX * x + outZ * z) / length;
  }

  /** Metres to another end, seen from above. */
  double far(RoadEnd other) {
    double x = other.middle[0] - middle[0];
    double z = other.middle[2] - middle[2];
    return Math.sqrt(x * x + z * z);
  }
}
