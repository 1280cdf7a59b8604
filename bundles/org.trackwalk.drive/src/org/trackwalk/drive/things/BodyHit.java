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
    int strand, int row, int lane, double[] position, double height, int rows, boolean nose) {}
