package org.trackwalk.seams.ledger;

/**
 * What faces each open edge: one slot per edge in parallel arrays, -1 where there is no partner.
 *
 * @param signedZero the edge with the same placed ends but other source bits
 * @param nearMiss the edge whose ends are nearest to this edge's, mutually
 * @param nearDistance largest distance of matched ends, metres
 * @param junction an edge on the same line that is longer or shorter
 * @param junctionVertex the vertex without a partner on the other border
 * @param facing the edge that faces the worst measured point
 * @param share of measured points that something faces, 0 to 1
 * @param normalPart mean distance along the surface normal, metres
 * @param inPlanePart mean distance along the conormal, metres; ahead positive
 * @param worstNormal largest distance along the normal at one point
 * @param worstInPlane largest distance along the conormal at one point, with its sign
 * @param worstAt where along the edge (0 to 1) the larger of the two is largest
 */
record Facing(
    int[] signedZero,
    int[] nearMiss,
    double[] nearDistance,
    int[] junction,
    int[] junctionVertex,
    int[] facing,
    float[] share,
    double[] normalPart,
    double[] inPlanePart,
    double[] worstNormal,
    double[] worstInPlane,
    float[] worstAt) {

  static Facing ofSize(int n) {
    return new Facing(
        new int[n],
        new int[n],
        new double[n],
        new int[n],
        new int[n],
        new int[n],
        new float[n],
        new double[n],
        new double[n],
        new double[n],
        new double[n],
        new float[n]);
  }
}
