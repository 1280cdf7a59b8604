package org.trackwalk.drive.ride;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.function.DoubleUnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.course.road.SpeedLimits;
import org.trackwalk.drive.shape.Roads;

/** Steps and jumps by which one sense is shaken, and hills that are alike both ways. */
class OneWayFinderTest {

  private static List<OneWay> found(DoubleUnaryOperator height) {
    return OneWayFinder.find(Roads.straight(height), 1.5, 3);
  }

  /** A step between two rows: up it a car is thrown, down it falls. */
  @ParameterizedTest
  @ValueSource(doubles = {0.1, 0.2, 0.4})
  void aStepIsFeltByWhoComesFromBelow(double height) {
    List<OneWay> places = found(x -> x < 150.5 ? 0 : height);
    assertEquals(1, places.size(), places.toString());
    OneWay place = places.get(0);
    double slope = StrictMath.atan(height);
    assertEquals(Roads.SPEED * StrictMath.sin(slope), place.blow(), 0.02 * place.blow());
    // Who falls from it comes down at the speed of a stone that has fallen as far.
    assertEquals(
        StrictMath.sqrt(2 * SpeedLimits.GRAVITY * height), place.other(), 0.2 * place.other());
  }

  @ParameterizedTest
  @CsvSource({"0.05, 8", "0.1, 20", "0.3, 4"})
  void aHillThatIsAlikeBothWaysIsSilent(double height, double half) {
    assertEquals(List.of(), found(x -> height * Math.max(0, 1 - Math.abs(x - 150) / half)));
  }

  @Test
  void whatIsSmoothIsSilent() {
    assertEquals(List.of(), found(x -> 0.03 * x));
    assertEquals(List.of(), found(x -> 0.5 * StrictMath.sin(x / 60)));
  }

  /** A jump is flown by one sense; the other meets its end as a wall. */
  @Test
  void theHardSideOfARampIsToldOnce() {
    List<OneWay> places =
        found(x -> x < 100 ? Math.max(0, 0.03 * (x - 70)) : 0.9 * Math.max(0, 1 - (x - 100) / 2));
    assertEquals(1, places.size(), places.toString());
    assertTrue(places.get(0).blow() > 3 * places.get(0).other());
    assertEquals(0, places.get(0).flown());
  }
}
