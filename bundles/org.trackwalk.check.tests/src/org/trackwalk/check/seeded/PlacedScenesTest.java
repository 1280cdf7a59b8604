package org.trackwalk.check.seeded;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.examples.seeded.PlacedGaps;
import org.trackwalk.examples.seeded.PlacedThings;
import org.trackwalk.examples.seeded.PlacedThings.Where;

/**
 * Things, gaps and whole roads on laps, crests, near their ends, at cuts, in tunnels, under bridges
 * and at borders: some of those that {@link SeededMeasure} counts by the hundred.
 */
class PlacedScenesTest {

  /** Each kind of thing, each at another place. */
  static LongStream things() {
    return LongStream.range(0, PlacedThings.Kind.values().length).map(i -> 80 + 11 * i);
  }

  /** Each kind of gap, and no gap at each place but borders. */
  static Stream<Arguments> gaps() {
    Stream<Arguments> kinds =
        Stream.of(PlacedGaps.Kind.values())
            .map(kind -> Arguments.of(kind, Where.values()[kind.ordinal() % 7], 100));
    Stream<Arguments> none =
        Stream.of(Where.values())
            .filter(where -> where != Where.AT_BORDER)
            .map(where -> Arguments.of(PlacedGaps.Kind.NONE, where, 200 + where.ordinal()));
    return Stream.concat(kinds, none);
  }

  /** The last one from a start in a hairpin's tunnel, with kerbs, verges and terrain beside. */
  @ParameterizedTest
  @MethodSource("things")
  @ValueSource(longs = 1254)
  void aThingIsToldWhereverItStands(long seed) {
    Heard heard = Heard.of(seed, PlacedThings::of);
    assertTrue(!heard.scene().expected().silent(), heard.scene().told());
    assertTrue(heard.right(), heard.words(true));
  }

  @ParameterizedTest
  @MethodSource("gaps")
  void whatIsMissingIsToldWhereverItIs(PlacedGaps.Kind kind, Where where, long seed) {
    Heard heard = Heard.of(seed, s -> PlacedGaps.of(kind, where, s));
    assertEquals(kind == PlacedGaps.Kind.NONE, heard.scene().expected().silent());
    assertTrue(heard.right(), heard.words(true));
  }

  /** What is left of a wide road is 1.7 times as long as it is wide, and of a lap as little. */
  @ParameterizedTest
  @ValueSource(longs = {3, 2411})
  void beforeShortRemnantsOfWideRoadsALongPieceIsToldToo(long seed) {
    Heard heard = Heard.of(seed, PlacedGaps::of);
    assertTrue(heard.right(), heard.words(true));
  }
}
