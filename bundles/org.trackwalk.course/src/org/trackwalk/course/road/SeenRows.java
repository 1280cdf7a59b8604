package org.trackwalk.course.road;

import java.util.List;
import java.util.function.Function;
import org.trackwalk.ground.memory.Answers;
import org.trackwalk.ground.memory.Answers.Question;
import org.trackwalk.ground.memory.RowsRead;

/**
 * What is found at rows of a road, known where the rows that were read for it, and the ground and
 * walls that were looked at, are what they were in an earlier check of the level. Several threads
 * may ask.
 */
public final class SeenRows {

  /** Of a road that is walked once. */
  static final SeenRows NONE = new SeenRows(Answers.none(), List.of());

  /** Where there is no row. */
  private static final long NO_ROW = 0;

  /**
   * Work reads fewer rows than half of so many to each side. Around a shorter lap a row is so far
   * ahead and so far behind, and which of both was meant shows when the lap has more rows.
   */
  private static final int LONG_LAP = 256;

  private final Answers answers;

  /** Per strand and row the number of what is in it. */
  private final long[][] numbers;

  private SeenRows(Answers answers, List<Strand> strands) {
    this.answers = answers;
    numbers = new long[strands.size()][];
    for (int s = 0; s < numbers.length; s++) {
      numbers[s] = new long[strands.get(s).rows()];
      for (int row = 0; row < numbers[s].length; row++) {
        numbers[s][row] = answers.number(strands.get(s).numbers(row));
      }
    }
  }

  static SeenRows of(Answers answers, List<Strand> strands) {
    return answers.lasting() ? new SeenRows(answers, strands) : NONE;
  }

  /** For what is found elsewhere than at rows. */
  public Answers answers() {
    return answers;
  }

  /**
   * What stands for all that is in rows that follow each other: equal where the same is in them.
   *
   * @param strand that they are of, and its number
   * @param from the first one's distance from {@code row}, in rows; {@code to} the last one's
   * @return 0 where there is no row; a new array, empty where nothing is kept
   */
  public double[] contents(Strand strand, int number, int row, int from, int to) {
    double[] contents = new double[answers.lasting() ? to - from + 1 : 0];
    for (int i = 0; i < contents.length; i++) {
      int at = strand.row(row, from + i);
      contents[i] = at < 0 ? NO_ROW : numbers[number][at];
    }
    return contents;
  }

  /**
   * What some work finds at a row.
   *
   * @param question with all that the work depends on but the surface and the road
   * @param strand that the row is of, and its number
   * @param work on the strand that it is given, which notes what is read of it; no number of a row
   *     is in what it finds
   */
  public <T> T at(
      Question<T> question, Strand strand, int number, int row, Function<Strand, T> work) {
    if (!answers.lasting()) {
      return work.apply(strand);
    }
    long[] of = numbers[number];
    RowsRead read =
        new RowsRead(
            offset -> {
              int at = strand.row(row, offset);
              return at < 0 ? NO_ROW : of[at];
            });
    double[] in = {of[row], strand.closed() ? Math.min(of.length, LONG_LAP) : 0};
    return answers.of(question, in, read, () -> work.apply(strand.noting(read, row)));
  }
}
