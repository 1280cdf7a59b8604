package org.trackwalk.course.corridor;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.IntStream;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;

/** A street that goes on behind a barrier is not raced, whatever it hangs together with. */
class WalledStreetsTest {

  private static final int SEEDS = 40;

  /** Pieces of the street. */
  private static final int STREET = 8;

  /** Height of what a car rolls over, metres. */
  private static final double LOW = 0.1;

  /** What a car gets through at ease, metres: it is 1.8 m wide. */
  private static final double GATE = 4;

  private final double[] borders = new double[STREET + 1];

  @RepeatedTest(SEEDS)
  void whatIsBehindTheWallLiesApart(RepetitionInfo seed) {
    TurnedPlace place = ringAndStreet(seed);
    int first = place.random.nextInt(STREET - 1);
    wall(place, first, place.between(0.5, 3), 0);
    place.assertParts(place.find(), TurnedPlace.PIECES + first, names(first));
  }

  @RepeatedTest(SEEDS)
  void aStreetInFacesSmallerThanACarIsFoundToo(RepetitionInfo seed) {
    TurnedPlace place = ringAndStreet(seed);
    double from = borders[STREET];
    double size = place.between(0.2, 0.6);
    for (int i = 0; i < 40; i++) {
      for (int k = 0; k < 16; k++) {
        place.sheet("street_fine", from + i * size, 0, (k - 8) * size, size, size);
      }
    }
    int first = place.random.nextInt(STREET - 1);
    wall(place, first, place.between(0.5, 3), 0);
    Corridor corridor = place.find();
    assertTrue(corridor.facts().apart().contains("street_fine"), corridor.facts().explanation());
    assertFalse(corridor.facts().pieces().contains("street_fine"));
  }

  @RepeatedTest(SEEDS)
  void overGrassAWayRoundTheWallIsNoRoad(RepetitionInfo seed) {
    TurnedPlace place = ringAndStreet(seed);
    int first = place.random.nextInt(STREET - 1);
    wall(place, first, place.between(0.5, 3), 0);
    place.sheet("terrain", -900, -place.between(0, 0.3), -900, 1800, 1800);
    place.assertParts(place.find(), TurnedPlace.PIECES + first, names(first));
  }

  @RepeatedTest(SEEDS)
  void throughAGateOrOverAKerbAStreetIsReached(RepetitionInfo seed) {
    TurnedPlace gate = ringAndStreet(seed);
    wall(gate, gate.random.nextInt(STREET - 1), gate.between(0.5, 3), GATE);
    gate.assertParts(gate.find(), TurnedPlace.PIECES + STREET);
    TurnedPlace kerb = ringAndStreet(seed);
    wall(kerb, kerb.random.nextInt(STREET - 1), LOW, 0);
    kerb.assertParts(kerb.find(), TurnedPlace.PIECES + STREET);
  }

  @RepeatedTest(SEEDS)
  void wallsAcrossTheRingItselfStandOnTheRoad(RepetitionInfo seed) {
    TurnedPlace place = ringAndStreet(seed);
    double from = place.radius - place.width / 2 - 1;
    for (double x : new double[] {from, -from - place.width - 2}) {
      if (x < 0 || place.random.nextBoolean()) {
        place.box("barrier", x, 0, -0.3, place.width + 2, 0.6, place.between(0.5, 3));
      }
    }
    place.box("barrier", -0.3, 0, from, 0.6, place.width + 2, place.between(0.5, 3));
    place.assertParts(place.find(), TurnedPlace.PIECES + STREET);
  }

  /** A street that begins on the outer border of a ring, in pieces. */
  private TurnedPlace ringAndStreet(RepetitionInfo seed) {
    TurnedPlace place = new TurnedPlace(seed.getCurrentRepetition());
    place.ring("road_", 0, place.radius);
    double wide = place.between(5, 12);
    borders[0] = place.radius + place.width / 2 - 0.5;
    for (int i = 0; i < STREET; i++) {
      double length = place.between(4, 12);
      borders[i + 1] = borders[i] + length;
      place.sheet("street_" + i, borders[i], 0, -wide / 2, length, wide);
    }
    return place;
  }

  /** A wall across the street where a piece of it begins, with a gate in its middle. */
  private void wall(TurnedPlace place, int piece, double high, double gate) {
    double thick = place.between(0.05, 0.5);
    double x = borders[piece] - (piece == 0 ? 0 : thick);
    double half = 8;
    place.box("barrier_a", x, 0, -half, thick, half - gate / 2, high);
    place.box("barrier_b", x, 0, gate / 2, thick, half - gate / 2, high);
  }

  private static String[] names(int first) {
    return IntStream.range(first, STREET).mapToObj(i -> "street_" + i).toArray(String[]::new);
  }
}
