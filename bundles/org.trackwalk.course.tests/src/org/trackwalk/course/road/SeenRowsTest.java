package org.trackwalk.course.road;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.api.Test;
import org.trackwalk.ground.memory.Answers;
import org.trackwalk.ground.memory.Answers.Question;
import org.trackwalk.ground.memory.SurfaceChange;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;

/** Whatever work reads of a strand, a change of it is seen, and a change elsewhere is not. */
class SeenRowsTest {

  private static final int ROWS = 12;
  private static final int ROW = 6;
  private static final double WIDE = 2;

  private static final Question<Double> ASKED = Question.of("asked");

  /** A straight road of which one row is as much to the side, and as much wider, as is told. */
  private static Strand strand(boolean closed, int other, double by) {
    return strand(ROWS, closed, other, by);
  }

  private static Strand strand(int rows, boolean closed, int other, double by) {
    double[] centre = new double[3 * rows];
    double[] heading = new double[2 * rows];
    double[] left = new double[rows];
    double[] right = new double[rows];
    double[] radius = new double[rows];
    double[] speed = new double[rows];
    int lanes = (int) (2 * WIDE / Strand.LANE) + 1;
    float[] heights = new float[rows * lanes];
    BitSet open = new BitSet();
    for (int row = 0; row < rows; row++) {
      double change = row == other ? by : 0;
      centre[3 * row] = row;
      centre[3 * row + 1] = 100 * row + change;
      centre[3 * row + 2] = change;
      heading[2 * row] = 1 - change;
      heading[2 * row + 1] = change;
      left[row] = WIDE - change;
      right[row] = WIDE - change;
      radius[row] = 100 * row + change;
      speed[row] = 100 * row + change;
      open.set(2 * row, change != 0);
      open.set(2 * row + 1, change != 0);
      for (int lane = 0; lane < lanes; lane++) {
        heights[row * lanes + lane] = (float) (100 * row + lane + change);
      }
    }
    int most = (int) (WIDE / Strand.LANE);
    return new Strand(
        closed, centre, heading, left, right, open, radius, speed, most, most, heights);
  }

  private static Map<String, ToDoubleFunction<Strand>> readings(int row) {
    Map<String, ToDoubleFunction<Strand>> all = new LinkedHashMap<>();
    all.put("height of the centre", s -> s.centre(row, 1));
    all.put("z of the centre", s -> s.centre(row, 2));
    all.put("heading x", s -> s.headingX(row));
    all.put("heading z", s -> s.headingZ(row));
    all.put("left", s -> s.left(row));
    all.put("right", s -> s.right(row));
    all.put("width", s -> s.width(row));
    all.put("ends left", s -> s.endsLeft(row) ? 1 : 0);
    all.put("ends right", s -> s.endsRight(row) ? 1 : 0);
    all.put("radius", s -> s.radius(row));
    all.put("speed", s -> s.speed(row));
    all.put("height", s -> s.height(row, 2));
    all.put("x of a lane", s -> s.laneX(row, 2));
    all.put("z of a lane", s -> s.laneZ(row, 2));
    all.put("spacing", s -> s.spacing(row - 1, 0));
    all.put("evenness", s -> s.even(row, 1, 1, 1) ? 1 : 0);
    return all;
  }

  private static SurfaceChange nothing() {
    Piece piece =
        Piece.named("one", "l.obj")
            .mesh(new float[] {0, 0, 0, 0, 0, 1, 1, 0, 0}, new int[] {0, 1, 2})
            .build();
    WeldedSurface surface = ExactWeld.weld(List.of(piece), 1, Progress.none());
    return SurfaceChange.between(surface, surface, 1);
  }

  /** What is answered about a row after another one has changed. */
  private static double again(
      ToDoubleFunction<Strand> reading, boolean closed, int other, Answers answers) {
    Strand before = strand(closed, -1, 0);
    SeenRows.of(answers, List.of(before))
        .at(ASKED, before, 0, ROW, noted -> reading.applyAsDouble(noted));
    Strand now = strand(closed, other, 0.125);
    return SeenRows.of(answers.after(nothing()), List.of(now))
        .at(ASKED, now, 0, ROW, noted -> reading.applyAsDouble(noted));
  }

  @Test
  void aRowThatWasReadAndIsAnotherOneIsReadAnew() {
    for (boolean closed : new boolean[] {true, false}) {
      for (int row = ROW - 3; row <= ROW + 3; row++) {
        int read = row;
        readings(row)
            .forEach(
                (name, reading) ->
                    assertEquals(
                        reading.applyAsDouble(strand(closed, read, 0.125)),
                        again(reading, closed, read, Answers.empty()),
                        name + " of row " + read));
      }
    }
  }

  @Test
  void aRowThatWasNotReadDoesNotMatter() {
    int[] works = {0};
    ToDoubleFunction<Strand> counted = s -> s.height(ROW + 1, 0) + ++works[0];
    again(counted, true, ROW + 2, Answers.empty());
    assertEquals(1, works[0]);
    again(counted, true, ROW + 1, Answers.empty());
    assertEquals(3, works[0]);
  }

  @Test
  void whatIsOfAllRowsIsReadEachTime() {
    int[] works = {0};
    List<ToDoubleFunction<Strand>> ofAll =
        List.of(
            Strand::rows,
            Strand::length,
            Strand::leftmost,
            Strand::rightmost,
            s -> s.stations().length);
    for (ToDoubleFunction<Strand> reading : ofAll) {
      again(s -> reading.applyAsDouble(s) + ++works[0], true, 0, Answers.empty());
    }
    assertEquals(2 * ofAll.size(), works[0]);
  }

  /** So far ahead on a short lap is as well so far behind, until the lap has a row more. */
  @Test
  void aRowBeyondHalfOfALapIsCountedTheWayItIsRead() {
    for (int further = -2 * ROWS; further <= 2 * ROWS; further++) {
      int by = further;
      ToDoubleFunction<Strand> ahead = s -> s.centre(s.row(ROW, by), 1);
      Answers answers = Answers.empty();
      Strand before = strand(true, -1, 0);
      SeenRows.of(answers, List.of(before)).at(ASKED, before, 0, ROW, ahead::applyAsDouble);
      Strand now = strand(ROWS + 1, true, -1, 0);
      assertEquals(
          100 * Math.floorMod(ROW + by, ROWS + 1),
          SeenRows.of(answers.after(nothing()), List.of(now))
              .at(ASKED, now, 0, ROW, ahead::applyAsDouble),
          "further " + by);
    }
  }

  @Test
  void anEndThatMovesIsSeen() {
    int[] works = {0};
    ToDoubleFunction<Strand> beyond = s -> s.row(ROW, ROWS) + ++works[0];
    again(beyond, false, 0, Answers.empty());
    assertEquals(1, works[0]);
    Answers answers = Answers.empty();
    Strand open = strand(false, -1, 0);
    SeenRows.of(answers, List.of(open)).at(ASKED, open, 0, ROW, beyond::applyAsDouble);
    Strand lap = strand(true, -1, 0);
    SeenRows.of(answers.after(nothing()), List.of(lap))
        .at(ASKED, lap, 0, ROW, beyond::applyAsDouble);
    assertEquals(3, works[0]);
  }
}
