package org.trackwalk.contact.collide;

import java.util.List;

/**
 * How two surfaces go through each other.
 *
 * @param contours the lines, the deepest first
 * @param firstInside square metres of the first surface inside the second; NaN when that is open
 * @param secondInside the other way round
 * @param volume cubic metres inside both; NaN when one is open
 * @param contained metres that a surface lies deep inside the other without meeting it; 0 when none
 *     does
 */
public record Meeting(
    List<Contour> contours,
    double firstInside,
    double secondInside,
    double volume,
    double contained) {

  /** Metres along all contours. */
  public double length() {
    return contours.stream().mapToDouble(Contour::length).sum();
  }

  /** Metres that one goes through the other at most. */
  public double depth() {
    return contours.isEmpty() ? contained : Math.max(contained, contours.get(0).depth());
  }

  /** Square metres of each surface inside the other; NaN when both are open. */
  public double area() {
    if (Double.isNaN(firstInside)) {
      return secondInside;
    }
    return Double.isNaN(secondInside) ? firstInside : firstInside + secondInside;
  }
}
