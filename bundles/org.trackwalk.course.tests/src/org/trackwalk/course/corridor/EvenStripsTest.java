package org.trackwalk.course.corridor;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Which strips of a sheet are lanes, by their widths in metres. */
class EvenStripsTest {

  private static final double NARROWEST = 4;

  private static double[] widths(String words) {
    return Stream.of(words.split(" ")).mapToDouble(Double::parseDouble).toArray();
  }

  private static int[] lanes(String words) {
    return EvenStrips.lanes(widths(words), NARROWEST);
  }

  @ParameterizedTest
  @CsvSource({
    // Verge on both sides, and terrain beyond it.
    "5 14 5, 1, 2",
    "20 5 14 5 20, 2, 3",
    "20 5 7 7 5 20, 2, 4",
    // Kerbs of two strips.
    "5 0.5 0.5 14 0.5 0.5 5, 3, 4",
    "0.5 0.5 4.7 4.7 4.7 0.5 0.5, 2, 5",
    // Even lanes beside other ground on one side, or on none that is alike.
    "6 1.5 1.5 1.5 1.5, 1, 5",
    "20 6 1.5 1.5 1.5 1.5 4, 2, 6",
    // A lane was cut, in the middle, at the border, in two places.
    "6 1.5 1.5 1.5 0.7 0.8 1.5 6, 1, 7",
    "6 0.7 0.8 1.5 1.5 1.5 6, 1, 6",
    "6 1.5 1.5 1.5 1.3 1.7 6, 1, 6",
    "6 1.5 1.5 1.5 0.4 0.6 0.5 1.5 6, 1, 8",
    // Kerbs and verge that are two lanes wide together, on both sides.
    "3 0.5 0.5 2 2 2 0.5 0.5 3, 3, 6",
    // Terrain ends on the inner side of a bend where there is no more room.
    "2.9 6.9 12.5 6.9 20, 2, 3",
    // One wide lane was cut: what lies beside it tells all the same.
    "5 10 4 5, 1, 3"
  })
  void evenOnesAreLanes(String words, int from, int to) {
    assertArrayEquals(new int[] {from, to}, lanes(words), words);
    double[] widths = widths(words);
    double[] turned = new double[widths.length];
    Arrays.setAll(turned, i -> widths[widths.length - 1 - i]);
    int n = widths.length;
    assertArrayEquals(
        new int[] {n - to, n - from}, EvenStrips.lanes(turned, NARROWEST), words + " turned");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        // All lanes, or one, or two.
        "14",
        "7 7",
        "4.7 4.7 4.7",
        "1.5 1.5 1.5 1.5 1.5 1.5",
        // One of two lanes was cut; other ground on one side only.
        "7 3 4",
        "6 14",
        // A grid in which two rows are not as the others.
        "10 10 8.5 10 10 10 10 7.5",
        // Too narrow for a road.
        "8 3 8",
        "0.5 0.5 0.5 0.5"
      })
  void otherWidthsTellNothing(String words) {
    assertNull(lanes(words), words);
  }
}
