package org.trackwalk.mesh.level;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NumbersTest {

  private static String refused(Executable asked) {
    return assertThrows(IllegalArgumentException.class, asked).getMessage();
  }

  @Test
  void countsAreNotBelowNone() {
    assertDoesNotThrow(() -> Numbers.requireCounts(0, 1, Integer.MAX_VALUE));
    assertEquals("a count is not -1", refused(() -> Numbers.requireCounts(3, -1)));
    assertEquals("a count is not -4", refused(() -> Numbers.requireCounts(List.of(0, -4))));
    assertDoesNotThrow(() -> Numbers.requireCounts(Arrays.asList(1, null)));
    assertDoesNotThrow(() -> Numbers.requireCounts((List<Integer>) null));
  }

  @ParameterizedTest
  @ValueSource(doubles = {Double.NaN, Double.POSITIVE_INFINITY, -Double.MIN_VALUE, -1e300})
  void sizesAreNumbersAndNoneIsBelowNothing(double odd) {
    assertDoesNotThrow(() -> Numbers.requireSizes(0, Double.MAX_VALUE));
    assertEquals("a size is not " + odd, refused(() -> Numbers.requireSizes(1, odd)));
  }

  @ParameterizedTest
  @ValueSource(doubles = {Double.NaN, -0.01, 1.01, Double.POSITIVE_INFINITY})
  void partsAreThoseOfAWhole(double odd) {
    assertDoesNotThrow(() -> Numbers.requireParts(0, 0.5, 1));
    assertEquals(
        "a part of a whole, 0 to 1, is not " + odd, refused(() -> Numbers.requireParts(1, odd)));
  }

  @ParameterizedTest
  @ValueSource(doubles = {Double.NaN, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY})
  void whatIsFiniteIsFinite(double odd) {
    assertDoesNotThrow(() -> Numbers.requireFinite(-Double.MAX_VALUE, 0));
    assertDoesNotThrow(() -> Numbers.requireFinite((double[]) null));
    assertEquals("a finite number is not " + odd, refused(() -> Numbers.requireFinite(odd)));
  }
}
