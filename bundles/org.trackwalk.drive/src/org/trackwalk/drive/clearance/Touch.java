package org.trackwalk.drive.clearance;

/**
 * A place at which the vehicle goes into something.
 *
 * @param side on which it has to give way to be free again by the least
 * @param piece index of what it touches among the surface's pieces
 * @param triangle of the surface that it goes into the deepest
 * @param depth metres to that side; the deepest of all ways and samples
 * @param position xyz of the deepest point, level coordinates
 * @param strand of the road
 * @param lane on which it is deepest
 * @param reverse whether that is driven from its end
 * @param s metres from the lane's start
 * @param station metres along the road's centre line
 * @param speed of the vehicle there, m/s
 * @param length metres along the road that are touched
 * @param ways how many lanes and directions touch it
 * @param line whether the racing line does
 */
public record Touch(
    Side side,
    int piece,
    int triangle,
    double depth,
    double[] position,
    int strand,
    String lane,
    boolean reverse,
    double s,
    double station,
    double speed,
    double length,
    int ways,
    boolean line) {}
