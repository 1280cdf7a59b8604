package org.trackwalk.contact.collide;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** A share of what {@link ConvexPairsMeasure} runs. */
class ConvexPairsTest {

  private static final int PAIRS = 2_000;

  @Test
  void pairsOfAnyShapeMeetAsPlanesCutThem() {
    ConvexPairs pairs = new ConvexPairs(61);
    for (int i = 0; i < PAIRS; i++) {
      pairs.any("pair " + i);
    }
    int[] n = pairs.counts();
    assertTrue(n[1] > PAIRS / 4 && n[2] > PAIRS / 20, n[0] + ", " + n[1] + ", " + n[2]);
  }

  @Test
  void whatTouchesFromOutsideIsToldAsWhatItIs() {
    ConvexPairs pairs = new ConvexPairs(62);
    for (int i = 0; i < PAIRS / 4; i++) {
      pairs.touching("pair " + i);
    }
  }

  @Test
  void sharedCornersEdgesAndFacesNeverFail() {
    ConvexPairs pairs = new ConvexPairs(63);
    for (int i = 0; i < PAIRS / 4; i++) {
      pairs.sharing("pair " + i);
    }
  }
}
