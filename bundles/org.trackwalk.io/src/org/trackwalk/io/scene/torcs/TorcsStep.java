package org.trackwalk.io.scene.torcs;

/**
 * A part of the road of one radius, in the game's axes (Z up).
 *
 * @param x of the middle of the road where it begins
 * @param y likewise
 * @param heading angle of the direction of travel there, from the x axis towards the y axis
 * @param turn 1 for a curve to the left, -1 to the right, 0 for a straight
 * @param radius of the road's middle; of no meaning for a straight
 * @param length of the road's middle
 * @param heights of the road's edges: left and right at the start, left and right at the end
 * @param width of the road
 */
record TorcsStep(
    double x,
    double y,
    double heading,
    int turn,
    double radius,
    double length,
    double[] heights,
    double width) {

  /** The angle by which the road turns. */
  double arc() {
    return turn == 0 ? 0 : length / radius;
  }

  /** The direction of travel at the end. */
  double endHeading() {
    return heading + turn * arc();
  }

  /**
   * A point.
   *
   * @param share 0 at the start, 1 at the end
   * @param left metres to the left of the middle
   * @param to gets x and y
   */
  void at(double share, double left, double[] to) {
    double nx = -StrictMath.sin(heading);
    double ny = StrictMath.cos(heading);
    if (turn == 0) {
      to[0] = x + share * length * ny + left * nx;
      to[1] = y - share * length * nx + left * ny;
      return;
    }
    double angle = heading + turn * share * arc();
    double reach = turn * radius - left;
    to[0] = x + turn * radius * nx + reach * StrictMath.sin(angle);
    to[1] = y + turn * radius * ny - reach * StrictMath.cos(angle);
  }

  /** Height of the middle: the right edge rises evenly, and so does the bank's angle. */
  double height(double share) {
    double right = heights[1] + share * (heights[3] - heights[1]);
    double bank = bank(0) + share * (bank(1) - bank(0));
    return right + width / 2 * StrictMath.tan(bank);
  }

  /** The angle by which the road's left edge is higher, at the start (0) or the end (1). */
  double bank(int where) {
    return StrictMath.atan2(heights[2 * where] - heights[2 * where + 1], width);
  }
}
