package org.trackwalk.drive.things;

/**
 * A place where the floor of a car touches the road, between its wheels or before and behind them.
 *
 * @param strand index of the strand
 * @param row of the car's middle where it is worst
 * @param lane of the car's middle where it is worst
 * @param position three doubles, where the road reaches highest into the car
 * @param height of the road over the plane of the wheels there, metres
 * @param rows along which it touches
 * @param nose whether it touches with its nose or its tail, beyond the axles
 */
public record BodyHit(
    int strand, int row, int lane, double[] position, double height, int rows, boolean nose) {

  /** The same at another row: where it lies among the rows is no part of what is felt there. */
  BodyHit at(int otherStrand, int otherRow) {
    return new BodyHit(otherStrand, otherRow, lane, position, height, rows, nose);
  }
}
