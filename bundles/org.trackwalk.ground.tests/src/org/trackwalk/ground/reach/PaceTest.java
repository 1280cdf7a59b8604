package org.trackwalk.ground.reach;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.ground.reach.Pace.Kind;

/** Row by row, a millimetre before and behind each border of the table, for bodies of all sizes. */
class PaceTest {

  private static final double MM = 1e-3;
  private static final double NOTHING = 0;
  private static final double OPEN = Double.POSITIVE_INFINITY;
  private static final double RUN = 0.5;

  private Body body;

  private void size(double wheel) {
    body = new Body(wheel, 15 * wheel, 6 * wheel, 4 * wheel, wheel / 3);
  }

  private Kind kind(double gap, double rise, double face, double room) {
    return Pace.of(body, RUN, gap, rise, face, room).kind();
  }

  private double size(double gap, double rise, double face, double room) {
    return Pace.of(body, RUN, gap, rise, face, room).size();
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.14, 0.3, 0.34, 0.6})
  void aFaceOverTheHubBlocks(double wheel) {
    size(wheel);
    assertEquals(Kind.ROLLS, kind(0, 0, wheel, OPEN));
    assertEquals(Kind.BLOCKED, kind(0, 0, wheel + MM, OPEN));
    assertEquals(wheel + MM, size(0, 0, wheel + MM, OPEN));
    // Whatever else there is: it is met first.
    assertEquals(Kind.BLOCKED, kind(0, Double.NaN, wheel + MM, 0));
    assertEquals(Kind.BLOCKED, kind(5, -10, wheel + MM, OPEN));
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.14, 0.3, 0.34, 0.6})
  void whatHangsLowerThanTheBodyCovers(double wheel) {
    size(wheel);
    assertEquals(Kind.ROLLS, kind(0, 0, NOTHING, body.height()));
    assertEquals(Kind.COVERED, kind(0, 0, NOTHING, body.height() - MM));
    assertEquals(body.height() - MM, size(0, 0, NOTHING, body.height() - MM));
    assertEquals(Kind.COVERED, kind(0, Double.NaN, NOTHING, body.height() - MM));
  }

  @Test
  void withoutGroundOrTooDeepItFallsForEver() {
    size(0.3);
    assertEquals(Kind.VOID, kind(0, Double.NaN, NOTHING, OPEN));
    assertEquals(Kind.VOID, kind(3, Double.NEGATIVE_INFINITY, NOTHING, OPEN));
    assertEquals(Kind.DROPS, kind(0, -Body.FALL, NOTHING, OPEN));
    assertEquals(Kind.VOID, kind(0, -Body.FALL - MM, NOTHING, OPEN));
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.14, 0.3, 0.34, 0.6})
  void anEdgeIsWhatRisesBeyondTheSlope(double wheel) {
    size(wheel);
    double slope = body.climb(RUN);
    assertEquals(Kind.ROLLS, kind(0, slope, NOTHING, OPEN));
    assertEquals(Kind.CLIMBS, kind(0, slope + MM, NOTHING, OPEN));
    assertEquals(MM, size(0, slope + MM, NOTHING, OPEN), 1e-12);
    assertEquals(Kind.CLIMBS, kind(0, slope + wheel - MM, NOTHING, OPEN));
    assertEquals(Kind.BLOCKED, kind(0, slope + wheel + MM, NOTHING, OPEN));
    assertEquals(wheel + MM, size(0, slope + wheel + MM, NOTHING, OPEN), 1e-12);
    // At the face itself there is no slope.
    assertEquals(Kind.CLIMBS, Pace.of(body, 0, 0, wheel - MM, NOTHING, OPEN).kind());
    assertEquals(Kind.BLOCKED, Pace.of(body, 0, 0, wheel + MM, NOTHING, OPEN).kind());
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.14, 0.3, 0.34, 0.6})
  void groundLowerThanSlopeAndEdgeIsADrop(double wheel) {
    size(wheel);
    double low = body.climb(RUN) + body.edge();
    assertEquals(Kind.ROLLS, kind(0, -low + MM, NOTHING, OPEN));
    assertEquals(Kind.DROPS, kind(0, -low - MM, NOTHING, OPEN));
    assertEquals(low + MM, size(0, -low - MM, NOTHING, OPEN), 1e-12);
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.14, 0.3, 0.34, 0.6})
  void aGapIsSpannedUpToTheWheelsWidth(double wheel) {
    size(wheel);
    assertEquals(Kind.ROLLS, kind(0, 0, NOTHING, OPEN));
    assertEquals(Kind.SPANS, kind(MM, 0, NOTHING, OPEN));
    assertEquals(Kind.SPANS, kind(2 * wheel, 0, NOTHING, OPEN));
    assertEquals(2 * wheel, size(2 * wheel, 0, NOTHING, OPEN));
    assertEquals(Kind.DROPS, kind(2 * wheel + MM, 0, NOTHING, OPEN));
    assertEquals(0, size(2 * wheel + MM, 0.1, NOTHING, OPEN));
    // A spanned gap has an edge behind it like any other ground.
    double high = body.climb(RUN) + body.hub();
    assertEquals(Kind.BLOCKED, kind(MM, high + MM, NOTHING, OPEN));
  }

  @Test
  void onlyWhatStopsItAndNoGroundKeepItFromArriving() {
    for (Kind kind : Kind.values()) {
      boolean stopped = kind == Kind.BLOCKED || kind == Kind.COVERED || kind == Kind.VOID;
      assertEquals(!stopped, kind.arrives(), kind.name());
    }
    size(0.3);
    assertTrue(Pace.of(body, RUN, 0, 0, NOTHING, OPEN).arrives());
    assertFalse(Pace.of(body, RUN, 0, 0, 1, OPEN).arrives());
  }
}
