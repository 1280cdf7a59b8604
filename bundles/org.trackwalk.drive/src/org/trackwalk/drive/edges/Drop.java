package org.trackwalk.drive.edges;

/**
 * A stretch beside the road where the ground vanishes and nothing holds a car.
 *
 * @param strand index of the strand
 * @param row where it begins
 * @param rows how many rows it goes on
 * @param worst position of the deepest place, three doubles
 * @param depth of the deepest place, metres; infinite where no ground is below
 * @param outside metres beside the road's border, at the nearest place
 * @param halfEdges the edges at which the ground ends
 */
public record Drop(
    int strand, int row, int rows, double[] worst, double depth, double outside, int[] halfEdges) {

  /** True where no ground is below: the end of the world. */
  public boolean bottomless() {
    return Double.isInfinite(depth);
  }
}
