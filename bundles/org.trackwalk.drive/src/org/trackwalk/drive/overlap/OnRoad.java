package org.trackwalk.drive.overlap;

import org.trackwalk.contact.collide.Contour;
import org.trackwalk.ground.border.BorderLimits;

/** What of a contour comes up through the road: how long, and where. */
final class OnRoad {

  private final Contour contour;
  private final int first;
  private double metres;
  private double[] nearest;
  private double square = Double.POSITIVE_INFINITY;

  OnRoad(Contour contour) {
    this(contour, first(contour));
  }

  private OnRoad(Contour contour, int first) {
    this.contour = contour;
    this.first = first;
  }

  Contour contour() {
    return contour;
  }

  double metres() {
    return metres;
  }

  /** Sets how much of the contour has been found to count. */
  void metres(double found) {
    metres = found;
  }

  /** Takes a place that counts. */
  void at(double[] place) {
    double its = squared(place, 0);
    if (its < square) {
      square = its;
      nearest = place.clone();
    }
  }

  /** The stretch that is looked at after so many others: they go out from the deepest point. */
  int stretch(int after) {
    return outward(first, contour.triangles().length, after);
  }

  /** The part of a stretch that is looked at after so many others, likewise. */
  int part(int stretch, int parts, int after) {
    double from = StrictMath.sqrt(squared(contour.points(), 3 * stretch));
    double to = StrictMath.sqrt(squared(contour.points(), 3 * stretch + 3));
    double share = from + to > 0 ? from / (from + to) : 0;
    return outward((int) Math.min(parts - 1, share * parts), parts, after);
  }

  /** Of so many in a row one after the other, to both sides of the one to begin with. */
  static int outward(int begin, int count, int after) {
    int room = Math.min(begin, count - 1 - begin);
    if (after <= 2 * room) {
      return begin + (after % 2 == 1 ? (after + 1) / 2 : -after / 2);
    }
    return begin == room ? after : count - 1 - after;
  }

  private static int first(Contour contour) {
    OnRoad to = new OnRoad(contour, 0);
    int first = 0;
    for (int i = 1; i < contour.triangles().length; i++) {
      boolean nearer =
          to.squared(contour.points(), 3 * i) < to.squared(contour.points(), 3 * first);
      first = nearer ? i : first;
    }
    return first;
  }

  private double squared(double[] points, int at) {
    double[] deepest = contour.deepest();
    double sum = 0;
    for (int k = 0; k < 3; k++) {
      sum += (points[at + k] - deepest[k]) * (points[at + k] - deepest[k]);
    }
    return sum;
  }

  /** Of the places that were looked at until they were enough, the nearest to the deepest point. */
  double[] nearest() {
    return nearest.clone();
  }

  /** True of what is longer than a gap of a seam. */
  boolean enough() {
    return metres >= BorderLimits.DEFAULT.gapLimit();
  }
}
