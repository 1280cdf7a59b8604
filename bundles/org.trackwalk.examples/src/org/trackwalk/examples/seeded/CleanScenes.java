package org.trackwalk.examples.seeded;

import java.util.Random;

/** Roads on which nothing is wrong, with what stands beside and over real ones. */
public final class CleanScenes {

  private CleanScenes() {}

  /** A scene of a seed. */
  public static SeededScene of(long seed, boolean onGrid) {
    Random random = new Random(seed * 7919 + 3);
    Base base = new Base(random, onGrid);
    Deck deck = base.deck(new double[0], new double[0]);
    LevelPieces pieces = new LevelPieces(base).deck(deck);
    return pieces.scene("road", "nothing", Expected.silence());
  }
}
