package org.trackwalk.drive.things;

/**
 * Something in the way of a body: it stands on the road or hangs low over it, or is a step in it.
 *
 * @param triangles that are met, the one that is highest over the road first
 * @param position three doubles, on the road under its highest place
 * @param places xyz triples on the road all over what is met, half a metre apart across the road
 * @param height of its top over the road, along the road's normal, metres
 * @param foot height of its lowest place that is met, metres
 * @param length of what is met, seen from above, metres
 * @param left metres of road between it and the left border where it leaves least; likewise {@code
 *     right}
 * @param free width of the widest way past it between the road's borders, metres
 * @param blocked how much of the road's width is blocked, where that is most, metres
 * @param width of the road there, metres
 * @param speed of the vehicle there, m/s
 * @param step whether a wheel gets over it, so that its height is what counts
 * @param kerb whether it is a kerb, or as good as one
 */
public record Thing(
    int[] triangles,
    double[] position,
    double[] places,
    double height,
    double foot,
    double length,
    double left,
    double right,
    double free,
    double blocked,
    double width,
    double speed,
    boolean step,
    boolean kerb) {}
