package org.trackwalk.drive.edges;

/**
 * A stretch beside the road where the ground vanishes and nothing holds a car.
 *
 * @param strand index of the strand
 * @param row where it begins, about
 * @param rows how many rows it goes on, about
 * @param length of the edges at which the ground ends, metres
 * @param worst position of the deepest place, three doubles
 * @param depth of the deepest place, metres; infinite where no ground is below
 * @param outside metres beside the road's border, at the nearest place
 * @param deepest the edge of the deepest place
 * @param halfEdges the edges at which the ground ends
 */
public record Drop(
    int strand,
    int row,
    int rows,
    double length,
    double[] worst,
    double depth,
    double outside,
    int deepest,
    int[] halfEdges) {

  /** True where no ground is below: the end of the world. */
  public boolean bottomless() {
    return Double.isInfinite(depth);
  }
}
