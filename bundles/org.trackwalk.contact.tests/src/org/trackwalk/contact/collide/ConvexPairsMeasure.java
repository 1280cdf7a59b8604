package org.trackwalk.contact.collide;

import java.util.Locale;

/**
 * Many random pairs of convex bodies: arguments are how many, and a seed. A fifth of them share
 * corners, edges or faces.
 */
public final class ConvexPairsMeasure {

  /** One pair of so many touches from outside, and one shares what it has in common. */
  private static final int DEGENERATE = 10;

  private ConvexPairsMeasure() {}

  /** Prints each pair that is not told as it is, and how many there were of each kind. */
  public static void main(String[] arguments) {
    int count = Integer.parseInt(arguments[0]);
    ConvexPairs pairs = new ConvexPairs(Long.parseLong(arguments[1]));
    int wrong = 0;
    for (int i = 0; i < count; i++) {
      try {
        if (i % DEGENERATE == 0) {
          pairs.touching("pair " + i);
        } else if (i % DEGENERATE == 1) {
          pairs.sharing("pair " + i);
        } else {
          pairs.any("pair " + i);
        }
      } catch (AssertionError | RuntimeException e) {
        wrong++;
        System.out.println(e.getMessage());
      }
    }
    int[] n = pairs.counts();
    System.out.printf(
        Locale.ROOT,
        "%d pairs: %d without a contour, %d with one, %d with more, %d degenerate; %d wrong%n",
        count,
        n[0],
        n[1],
        n[2],
        n[3],
        wrong);
  }
}
