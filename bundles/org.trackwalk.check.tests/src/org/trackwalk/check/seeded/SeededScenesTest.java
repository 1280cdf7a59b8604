package org.trackwalk.check.seeded;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.trackwalk.examples.seeded.CleanScenes;
import org.trackwalk.examples.seeded.Expected;
import org.trackwalk.examples.seeded.GapScenes;
import org.trackwalk.examples.seeded.SeededScene;

/** Some of the scenes that {@link SeededMeasure} counts by the hundred. */
class SeededScenesTest {

  /** Each kind of clean road twice. */
  static LongStream clean() {
    return LongStream.range(21, 51);
  }

  /** What looks like a gap and is none. */
  static LongStream noGaps() {
    return LongStream.range(0, 60).filter(seed -> seed % 12 > 6);
  }

  /** Pieces gone from roads of any width, with ground below. */
  static LongStream gaps() {
    return LongStream.range(0, 60).filter(seed -> seed % 12 == 1);
  }

  @ParameterizedTest
  @MethodSource("clean")
  void nothingIsToldOfACleanRoad(long seed) {
    Heard heard = Heard.of(seed, s -> CleanScenes.of(s, false));
    assertTrue(heard.right(), heard.words(true));
  }

  @ParameterizedTest
  @MethodSource("noGaps")
  void nothingIsToldOfWhatIsNoGap(long seed) {
    Heard heard = Heard.of(seed, s -> GapScenes.of(s, false));
    assertTrue(heard.scene().expected().silent(), heard.scene().told());
    assertTrue(heard.right(), heard.words(true));
  }

  @ParameterizedTest
  @MethodSource("gaps")
  void aPieceThatIsGoneIsAnError(long seed) {
    Heard heard = Heard.of(seed, s -> GapScenes.of(s, false));
    assertTrue(heard.scene().expected().least() == Expected.Told.ERROR, heard.scene().told());
    assertTrue(heard.right(), heard.words(true));
  }

  /** What is told of a road without a fault is wrong for one that has some. */
  @Test
  void aSceneWithoutItsThingDoesNotPass() {
    SeededScene gap = GapScenes.of(1, false);
    SeededScene clean = CleanScenes.of(30, false);
    SeededScene mixed =
        new SeededScene(
            gap.kind(),
            gap.told(),
            clean.pieces(),
            clean.hints(),
            clean.start(),
            clean.line(),
            gap.expected());
    assertTrue(!Heard.of(1, s -> mixed).told(), "silence is no answer");
  }
}
