package org.trackwalk.course.road;

import java.util.BitSet;
import org.trackwalk.ground.reach.Walls;

/**
 * Rows of a road between two walls across its middle that stand close together and let nobody in
 * from either end: as of a road that leads through a house or a ball. What drives does not begin
 * there; it may well get there from elsewhere, round the ends of the walls.
 */
final class ShutIn {

  private ShutIn() {}

  /**
   * The rows that are shut in.
   *
   * @param hub height over the ground at which a wall stands in the way, metres
   * @param most so long a stretch between two walls is, at most, metres
   */
  static BitSet rows(Strand strand, Walls walls, double hub, double most) {
    int rows = strand.rows();
    BitSet shut = new BitSet(rows);
    // Around a lap once more, for what begins before its end.
    int gaps = strand.closed() ? 2 * rows : rows - 1;
    int in = -1;
    for (int row = 0; row < gaps; row++) {
      double[] here = raised(strand, row % rows, hub);
      double[] there = raised(strand, (row + 1) % rows, hub);
      if (in >= 0 && walls.stops(there, here)) {
        shut(strand, shut, in + 1, row + 1, most);
        in = -1;
      }
      if (walls.stops(here, there)) {
        in = row;
      }
    }
    return shut;
  }

  private static void shut(Strand strand, BitSet shut, int from, int to, double most) {
    double length = 0;
    for (int row = from; row < to - 1 && length <= most; row++) {
      length += distance(strand, row % strand.rows(), (row + 1) % strand.rows());
    }
    for (int row = from; row < to && length <= most; row++) {
      shut.set(row % strand.rows());
    }
  }

  private static double[] raised(Strand strand, int row, double hub) {
    return new double[] {strand.centre(row, 0), strand.centre(row, 1) + hub, strand.centre(row, 2)};
  }

  private static double distance(Strand strand, int row, int next) {
    double square = 0;
    for (int k = 0; k < 3; k++) {
      double d = strand.centre(next, k) - strand.centre(row, k);
      square += d * d;
    }
    return Math.sqrt(square);
  }
}
