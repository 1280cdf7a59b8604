package org.trackwalk.model.finding;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Where one name of a finding ends and the next begins. */
class FingerprintTextTest {

  private static final double HAIR = 1e-9;

  private static Fingerprint at(double x) {
    return Fingerprint.of(Samples.along(x, 0, 0, 0));
  }

  @ParameterizedTest
  @ValueSource(ints = {-9, -1, 0, 1, 400})
  void aCellIsAQuarterOfAMetreFromItsLowerEdgeOn(int cell) {
    double edge = cell * Fingerprint.CELL;
    assertEquals(List.of(cell, 0, 0), at(edge).cell());
    assertEquals(List.of(cell, 0, 0), at(edge + Fingerprint.CELL - HAIR).cell());
    assertEquals(List.of(cell - 1, 0, 0), at(edge - HAIR).cell());
    assertEquals(edge + Fingerprint.CELL / 2, at(edge).place()[0]);
  }

  /** Nobody drives there, and no number of the text overflows. */
  @ParameterizedTest
  @ValueSource(doubles = {1e8, 1e9, 1e30, -1e9, -1e30})
  void whatLiesFarOffIsInTheOutermostCell(double x) {
    Fingerprint far = at(x);
    assertEquals(400_000_000, Math.abs(far.cell().get(0)));
    assertEquals(far, Fingerprint.parse(far.toString()).orElseThrow());
  }

  @ParameterizedTest
  @CsvSource({
    "0, 1, true",
    "0, 1.001, false",
    "1.001, 4, true",
    "4, 4.001, false",
    "16, 17, false"
  })
  void lengthsAreOneFromAPowerOfFourToTheNext(double one, double other, boolean same) {
    // The middle stays where it is, only the length differs.
    String first = Fingerprint.of(Samples.along(-one / 2, 0, 0, one)).detail();
    String second = Fingerprint.of(Samples.along(-other / 2, 0, 0, other)).detail();
    assertEquals(same, first.equals(second));
  }

  @Test
  void whatIsAboutAWholeHasNoPlaceAndIsKnownByWhatItIsAbout() {
    Fingerprint here = Fingerprint.of(Samples.about("road_1", 0));
    assertNull(here.cell());
    assertNull(here.place());
    assertEquals(here, Fingerprint.of(Samples.about("road_1", 90)));
    assertNotEquals(here, Fingerprint.of(Samples.about("road_2", 0)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "9f2c61d0:1:2:7be",
        "9f2c61d0:1:2:3:7b",
        "9f2c61d0:1:2:3:7bE",
        "9f2c61d:1:2:3:7be",
        "9f2c61d0:1:2:1234567890:7be",
        "9f2c61d0:some:7be",
        " 9f2c61d0:all:7be"
      })
  void otherTextIsNone(String text) {
    assertTrue(Fingerprint.parse(text).isEmpty(), text);
  }
}
