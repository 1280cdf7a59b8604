package org.trackwalk.check.seeded;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.examples.seeded.BankScenes;
import org.trackwalk.examples.seeded.GapScenes;

/**
 * On banks of 0 to 30 degrees what lies beside a road, or below what is missing of it, is as deep
 * as on a level road.
 */
class BanksTest {

  /** Each kind six times. */
  static LongStream seeds() {
    return LongStream.range(1, 37);
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void aBankChangesNothingOfWhatIsTold(long seed) {
    Heard heard = Heard.of(seed, BankScenes::of);
    assertTrue(heard.right(), heard.words(true));
  }

  /** Named pieces of 26 and 21 degrees: nothing of them is as flat as a street. */
  @ParameterizedTest
  @ValueSource(longs = {46, 149})
  void aRoadThatIsBankedAllAlongIsRoadByItsName(long seed) {
    Heard heard = Heard.of(seed, BankScenes::of);
    assertTrue(heard.right(), heard.words(true));
  }

  /** Parallel ground 0.56 m lower: what a bank hides between two cells is no hole. */
  @Test
  void lowerGroundBesideASteepBankIsADropAndNoHoles() {
    Heard heard = Heard.of(1029, BankScenes::of);
    assertTrue(heard.right(), heard.words(true));
  }

  /** Long holes across a bank, over ground 0.10 m and 0.13 m below. */
  @ParameterizedTest
  @ValueSource(longs = {520033, 520059})
  void groundBelowALongHoleOnABankIsNotOverIt(long seed) {
    Heard heard = Heard.of(seed, s -> GapScenes.of(s, false));
    assertTrue(heard.right(), heard.words(true));
  }

  /** 46 to 60 m wide, on 20 to 27 degrees: borders lie up to 15 m over and under the middle. */
  @ParameterizedTest
  @ValueSource(longs = {2229, 870111, 880065, 910059})
  void besideAWideBankIsADropToo(long seed) {
    Heard heard = Heard.of(seed, BankScenes::of);
    assertTrue(heard.right(), heard.words(true));
  }
}
