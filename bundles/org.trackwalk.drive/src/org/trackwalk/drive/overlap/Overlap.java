package org.trackwalk.drive.overlap;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A pair of pieces that go through each other, or two bodies of one piece, in one place or in some.
 *
 * @param a index of a piece
 * @param b index of the other, not less; the same for two bodies of one piece
 * @param why it is told
 * @param contourLength metres along which they cross, where that is told
 * @param area square metres of each inside the other; NaN where both are open
 * @param depth metres that one goes through the other at most
 * @param volume cubic metres inside both; NaN where one is open
 * @param position xyz of the deepest point, level coordinates
 * @param places pairs of parts of the two pieces that this is so for
 * @param contours xyz triples each, that of the deepest point first, of bodies the longest
 * @param first triangles of the surface along the contours that are of one of the two
 * @param second those of the other
 * @param parts numbers of the parts, pair by pair
 * @param copy whether each is the other again, triangle by triangle
 */
public record Overlap(
    int a,
    int b,
    Why why,
    double contourLength,
    double area,
    double depth,
    double volume,
    double[] position,
    int places,
    List<double[]> contours,
    int[] first,
    int[] second,
    int[] parts,
    boolean copy) {

  /** Both as one: sums, and the deeper point. */
  Overlap and(Overlap other) {
    boolean deeper = other.depth > depth;
    List<double[]> all = new ArrayList<>(deeper ? other.contours : contours);
    all.addAll(deeper ? contours : other.contours);
    return new Overlap(
        a,
        b,
        why,
        contourLength + other.contourLength,
        sum(area, other.area),
        Math.max(depth, other.depth),
        sum(volume, other.volume),
        deeper ? other.position : position,
        places + other.places,
        List.copyOf(all),
        joined(first, other.first),
        joined(second, other.second),
        joined(parts, other.parts),
        copy && other.copy);
  }

  /** The same with another depth and the point that is so deep. */
  Overlap deep(double metres, double[] at) {
    return new Overlap(
        a,
        b,
        why,
        contourLength,
        area,
        metres,
        volume,
        at,
        places,
        contours,
        first,
        second,
        parts,
        copy);
  }

  private static int[] joined(int[] one, int[] other) {
    int[] all = Arrays.copyOf(one, one.length + other.length);
    System.arraycopy(other, 0, all, one.length, other.length);
    return all;
  }

  private static double sum(double one, double other) {
    return Double.isNaN(one) ? other : Double.isNaN(other) ? one : one + other;
  }
}
