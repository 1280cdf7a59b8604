package org.trackwalk.course.road;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import org.trackwalk.ground.memory.Answers.Question;
import org.trackwalk.ground.reach.Walls;

/**
 * Rows of a road between two walls across its middle that stand close together and let nobody in
 * from either end: as of a road that leads through a house or a ball. What drives does not begin
 * there; it may well get there from elsewhere, round the ends of the walls.
 */
final class ShutIn {

  /** Rows that are looked at together, and known again together. */
  private static final int TOGETHER = 16;

  private ShutIn() {}

  /** The rows of each strand that are shut in, see {@link #rows}. */
  static List<BitSet> of(Road road, Walls walls, double hub, double most) {
    List<BitSet> all = new ArrayList<>();
    for (int s = 0; s < road.strands().size(); s++) {
      all.add(rows(road.strands().get(s), s, road.seen(), walls, hub, most));
    }
    return all;
  }

  /**
   * The rows that are shut in.
   *
   * @param number of the strand
   * @param seen knows before which rows walls stood where nothing has changed
   * @param hub height over the ground at which a wall stands in the way, metres
   * @param most so long a stretch between two walls is, at most, metres
   */
  private static BitSet rows(
      Strand strand, int number, SeenRows seen, Walls walls, double hub, double most) {
    int rows = strand.rows();
    BitSet shut = new BitSet(rows);
    BitSet before = beforeWalls(strand, number, seen, walls, hub);
    // Around a lap once more, for what begins before its end.
    int gaps = strand.closed() ? 2 * rows : rows - 1;
    int in = -1;
    for (int row = 0; row < gaps; row++) {
      if (in >= 0 && stops(walls, strand, (row + 1) % rows, row % rows, hub)) {
        shut(strand, shut, in + 1, row + 1, most);
        in = -1;
      }
      if (before.get(row % rows)) {
        in = row;
      }
    }
    return shut;
  }

  /**
   * What is asked of rows that follow each other.
   *
   * @param backs which walls stop from behind too
   */
  private record Asked(double hub, double backs) {}

  /** The rows from which a wall stops who goes to the next one. */
  private static BitSet beforeWalls(
      Strand strand, int number, SeenRows seen, Walls walls, double hub) {
    BitSet before = new BitSet(strand.rows());
    Question<int[]> question = Question.of(new Asked(hub, walls.backs().key()));
    int gaps = strand.closed() ? strand.rows() : strand.rows() - 1;
    for (int from = 0; from < gaps; from += TOGETHER) {
      int first = from;
      int count = Math.min(TOGETHER, gaps - from);
      double[] in = seen.contents(strand, number, from, 0, count);
      int[] stopped =
          seen.answers()
              .of(
                  question,
                  in,
                  null,
                  () ->
                      IntStream.range(0, count)
                          .filter(i -> stops(walls, strand, first + i, first + i + 1, hub))
                          .toArray());
      IntStream.of(stopped).forEach(i -> before.set(first + i));
    }
    return before;
  }

  private static boolean stops(Walls walls, Strand strand, int from, int to, double hub) {
    return walls.stops(
        raised(strand, from % strand.rows(), hub), raised(strand, to % strand.rows(), hub));
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
