package org.trackwalk.drive.things;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.course.road.Strand;
import org.trackwalk.drive.edges.DrivenLevel;

/** A straight road of 12 m and a thin wall askew on it, row by row. */
class PassageTest {

  private static final double HALF = 6;

  private static Strand road() {
    return DrivenLevel.of(List.of(DrivenLevel.sheet("road", -HALF, 0, HALF, 200, 0)))
        .roads()
        .road()
        .strands()
        .get(0);
  }

  /** From one border to the other, or as far as it reaches, so many metres across in each row. */
  @ParameterizedTest
  @CsvSource({
    "1, -6, 6, 0, 0, 0",
    "2.5, -6, 6, 0, 0, 0",
    "12, -6, 6, 0, 0, 0",
    "1, -6, 2, 4, 4, 0",
    "3, -2, 6, 4, 0, 4"
  })
  void aWallAskew(double slant, double from, double to, double free, double left, double right) {
    Strand strand = road();
    Map<Integer, List<double[]>> walls = new HashMap<>();
    int first = 60;
    int n = (int) Math.ceil((to - from) / slant);
    for (int i = 0; i < n; i++) {
      double begin = from + i * slant;
      walls.put(first + i, List.of(new double[] {begin, Math.min(to, begin + slant)}));
    }
    int[] rows = IntStream.range(first - 2, first + n + 2).toArray();
    Passage passage = Passage.along(Borders.of(strand), rows, walls, walls);
    assertEquals(free, passage.free(), 0.1);
    if (free == 0) {
      assertEquals(left, passage.left(), Sweep.BORDER);
      assertEquals(right, passage.right(), Sweep.BORDER);
    }
    assertEquals(0, passage.beside(), Sweep.BORDER);
  }
}
