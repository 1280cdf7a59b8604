package org.trackwalk.drive.overlap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.parallel.WorkTally;
import org.trackwalk.mesh.progress.Progress;

/**
 * Boards along a bend, each in the next ones: as an array of one mesh along a curve leaves them.
 */
class RowOfBoardsTest {

  /** Units for each pair that is told; over 600,000 when the depth of each was sought. */
  private static final long WORK = 40_000;

  @ParameterizedTest
  @CsvSource({"120, 12, 3, 0.5, 1.5, 300", "90, 30, 6.5, 2.4, 4, 120", "150, 6, 1, 0.2, 1, 80"})
  void manyAlikeAreAsDeepAsTheDeepestOfThem(
      int boards, double length, double height, double thick, double step, double radius) {
    Bodies level = Bodies.of(List.of(row(boards, length, height, thick, step, radius)));
    WorkTally tally = new WorkTally();
    Overlaps found =
        tally.of("boards", Progress.none(), () -> level.overlaps(Bodies.TOUCH).byPair(o -> true));
    assertEquals(1, found.told().size(), () -> found.told().toString());
    Overlap told = found.told().get(0);
    assertTrue(told.places() > 2 * boards, () -> "pairs " + told.places());
    assertEquals(thick / 2, told.depth(), 0.02 * thick, "half of a board");
    long each = tally.units().get("boards") / told.places();
    assertTrue(each < WORK, () -> each + " units a pair");
  }

  /** Closed boxes of one piece beside the road, each cut in eight along it and bent with it. */
  private static Piece row(
      int boards, double length, double height, double thick, double step, double radius) {
    int cuts = 8;
    float[] points = new float[boards * (cuts + 1) * 12];
    int[] corners = new int[boards * (cuts * 24 + 12)];
    int p = 0;
    int c = 0;
    for (int board = 0; board < boards; board++) {
      int first = p / 3;
      for (int i = 0; i <= cuts; i++) {
        double angle = (board * step + i * length / cuts) / radius;
        for (int k = 0; k < 4; k++) {
          double r = radius + (k % 2 == 0 ? -thick : thick) / 2;
          // beside the road, whose middle lies at x 0
          points[p++] = (float) (40 + radius - r * StrictMath.cos(angle));
          points[p++] = (float) ((k < 2 ? 0 : height) + 1e-4 * board);
          points[p++] = (float) (r * StrictMath.sin(angle));
        }
      }
      int[] ring = {0, 1, 3, 2};
      for (int i = 0; i < cuts; i++) {
        for (int k = 0; k < 4; k++) {
          int a = first + 4 * i + ring[k];
          int b = first + 4 * i + ring[(k + 1) % 4];
          c = quad(corners, c, a, b, b + 4, a + 4);
        }
      }
      c = quad(corners, c, first + 2, first + 3, first + 1, first);
      int last = first + 4 * cuts;
      c = quad(corners, c, last, last + 1, last + 3, last + 2);
    }
    return Piece.named("boards", "level.obj").mesh(points, corners).build();
  }

  private static int quad(int[] corners, int at, int a, int b, int c, int d) {
    int[] both = {a, b, c, a, c, d};
    System.arraycopy(both, 0, corners, at, both.length);
    return at + both.length;
  }
}
