package org.trackwalk.course.road;

/**
 * Which of the two ways along a line of points is the one in which a road is walked. It is a
 * property of the line as a whole: a mark that is gone, or a hole that makes a road with two ends
 * of a lap, turns a line around only where both ways enclose nearly as much.
 */
final class Sense {

  /**
   * The way from the first point to the last counts as a strip beside it, of this part of the
   * line's extent: a straight road encloses nothing. It sways by less; and what is missing of a lap
   * between its ends, a third of the extent at most, counts less than what the rest encloses.
   */
  private static final double STRIP = 0.1;

  /** Two to one, as a unit vector of x and z: roads seldom run square to that exactly. */
  private static final double[] ASKEW = {1 / Math.sqrt(5), -2 / Math.sqrt(5)};

  private Sense() {}

  /**
   * The surface that the line encloses, in square metres, with the strip beside the way between its
   * ends. What lies to one side of the line's middle weighs up to half more: the two eyes of an
   * eight that are equal do not cancel out.
   *
   * @param numbers so many per point, of which the first and third are x and z
   * @return negative for a line that runs backwards; its negative for the line turned around
   */
  static double of(double[] numbers, int stride, int count) {
    double[] box = {Double.MAX_VALUE, Double.MAX_VALUE, -Double.MAX_VALUE, -Double.MAX_VALUE};
    for (int at = 0; at < count * stride; at += stride) {
      box[0] = Math.min(box[0], numbers[at]);
      box[1] = Math.min(box[1], numbers[at + 2]);
      box[2] = Math.max(box[2], numbers[at]);
      box[3] = Math.max(box[3], numbers[at + 2]);
    }
    double cx = (box[0] + box[2]) / 2;
    double cz = (box[1] + box[3]) / 2;
    double extent = Math.max(box[2] - box[0], box[3] - box[1]);
    if (!(extent > 0)) {
      return 0;
    }
    double sum = 0;
    for (int i = 0; i < count; i++) {
      int at = i * stride;
      int next = (i + 1) % count * stride;
      double ax = numbers[at] - cx;
      double az = numbers[at + 2] - cz;
      double bx = numbers[next] - cx;
      double bz = numbers[next + 2] - cz;
      // Of the triangle that the middle of all has with two points: its surface, and where it is.
      double weight = 1 + ((ax + bx) - (az + bz) / 2) / (4 * extent);
      sum += weight * (ax * bz - bx * az) / 2;
    }
    int last = (count - 1) * stride;
    double ends =
        ASKEW[0] * (numbers[last] - numbers[0]) + ASKEW[1] * (numbers[last + 2] - numbers[2]);
    return sum + STRIP * extent * ends;
  }
}
