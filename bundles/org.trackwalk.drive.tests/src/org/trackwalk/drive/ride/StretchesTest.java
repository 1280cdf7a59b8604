package org.trackwalk.drive.ride;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Stations put together by hand. */
class StretchesTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "''                 | 100      | ",
        "3                  | 100      | 3",
        "3 8 13             | 100      | 3 8 13",
        "3 8.1 13           | 100      | 3; 8.1 13",
        "1 2 50 97 99       | 100      | 50; 97 99 1 2",
        "1 2 50 97 99       | 104.1    | 1 2; 50; 97 99",
        "1 2 50 97 99       | Infinity | 1 2; 50; 97 99",
        "1 5 9              | 10       | 1 5 9"
      })
  void whatIsNearIsTogetherOverTheStartToo(String stations, double lap, String expected) {
    List<Double> sorted =
        stations.isEmpty()
            ? List.of()
            : Arrays.stream(stations.split(" ")).map(Double::valueOf).toList();
    List<List<Double>> found = Stretches.of(sorted, s -> s, 5, lap);
    List<List<Double>> wanted =
        expected == null
            ? List.of()
            : Arrays.stream(expected.split("; "))
                .map(one -> Arrays.stream(one.split(" ")).map(Double::valueOf).toList())
                .toList();
    assertEquals(wanted, found);
  }

  @ParameterizedTest
  @CsvSource({"97, 2, 100, 5", "2, 97, 100, 95", "3, 3, 100, 0", "3, 4, Infinity, 1"})
  void aLengthOverTheStart(double first, double last, double lap, double length) {
    assertEquals(length, Stretches.length(first, last, lap), 1e-12);
  }
}
