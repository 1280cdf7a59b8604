package org.trackwalk.course.called;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.BitSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.trackwalk.course.corridor.Corridor;
import org.trackwalk.course.corridor.TurnedPlace;
import org.trackwalk.ground.reach.Body;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.mesh.parallel.Budget;
import org.trackwalk.mesh.parallel.OverBudgetException;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;

/** A street that goes on behind a barrier is not raced, whatever it hangs together with. */
class WalledStreetsTest {

  private static final int SEEDS = 40;

  /** Pieces of the street. */
  private static final int STREET = 8;

  /** Height of what a car rolls over, metres. */
  private static final double LOW = 0.1;

  /** What a car gets through at ease, metres: it is 1.8 m wide. */
  private static final double GATE = 4;

  /** Decks over a road. */
  private static final int DECKS = 16;

  private static final double HALF = 0.5;

  /** Side of a deck, metres. */
  private static final double SMALL = 3;

  /** Height of a deck over the road, metres: a car goes below it. */
  private static final double OVER = 3;

  /** What a road of some faces may cost where nothing is rolled over, units of work. */
  private static final long FEW = 10_000;

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

  /** Where the road is narrower than a car, nobody can say what a car does not get to. */
  @RepeatedTest(SEEDS)
  void onATrackForModelsNothingIsBehindAWall(RepetitionInfo seed) {
    TurnedPlace place = ringAndStreet(seed);
    wall(place, place.random.nextInt(STREET - 1), place.between(0.5, 3), 0);
    place.scale(place.between(0.05, 0.9 * Body.CAR.width() / place.width));
    place.assertParts(place.find(), TurnedPlace.PIECES + STREET);
  }

  /** Nor where it is a little wider than a car, which gets past nothing that stands there. */
  @RepeatedTest(SEEDS)
  void norWhereACarFitsBetweenTheBordersAndNothingMore(RepetitionInfo seed) {
    TurnedPlace place = ringAndStreet(seed);
    wall(place, place.random.nextInt(STREET - 1), place.between(0.5, 3), 0);
    place.scale(place.between(1.02 * Body.CAR.width(), 0.9 * Body.CAR.passage()) / place.width);
    place.assertParts(place.find(), TurnedPlace.PIECES + STREET);
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

  /** From each deck a car falls onto the ring, which is rolled over once more, and that counts. */
  @Test
  void eachRollOverARingIsCounted() {
    long few = work(DECKS, 1);
    long many = work(2 * DECKS, 1);
    TurnedPlace ring = new TurnedPlace(1);
    double area = 2 * Math.PI * ring.radius * ring.width;
    double cells = area / (Body.CAR.side() * Body.CAR.side());
    assertTrue(many - few > DECKS * cells, few + " units, then " + many + ", cells " + cells);
    Budget little = new Budget(few);
    assertThrows(OverBudgetException.class, () -> little.within(() -> streets(2 * DECKS, 1)));
  }

  /** Without a ring no street is behind a wall, and nothing is rolled over. */
  @Test
  void aRoadThatDoesNotGoAroundIsNotRolledOver() {
    long many = work(2 * DECKS, HALF);
    TurnedPlace road = new TurnedPlace(1);
    double area = HALF * 2 * Math.PI * road.radius * road.width;
    double cells = area / (Body.CAR.side() * Body.CAR.side());
    assertTrue(many < cells, many + " units, cells " + cells);
  }

  /** A face that no roll gets over to its end is not begun with, so that nothing is spent on it. */
  @RepeatedTest(SEEDS)
  void aFaceLargerThanWhatIsRolledOverCostsNothing(RepetitionInfo seed) {
    TurnedPlace place = ringAndStreet(seed);
    wall(place, 0, place.between(0.5, 3), 0);
    double side = Math.pow(10, place.between(4, 20));
    place.sheet("street_endless", borders[STREET], 0, -side / 2, side, side);
    WeldedSurface surface = ExactWeld.weld(place.pieces, 1, Progress.none());
    BitSet road = new BitSet();
    road.set(0, surface.triangleCount());
    Topology topology = Topology.of(surface, 1, Progress.none());
    Land land = Land.of(surface);
    Budget budget = new Budget(FEW);
    assertTrue(budget.within(() -> WalledStreets.of(land, topology, road)).isEmpty());
  }

  private static long work(int decks, double part) {
    Budget budget = new Budget(Long.MAX_VALUE);
    budget.within(() -> streets(decks, part));
    return budget.spent();
  }

  /** What is behind walls of a road with decks over it, from which a car falls onto it. */
  private static BitSet streets(int decks, double part) {
    TurnedPlace place = new TurnedPlace(1);
    double[] missing =
        IntStream.range((int) (part * TurnedPlace.PIECES), TurnedPlace.PIECES)
            .asDoubleStream()
            .toArray();
    place.ring("road_", 0, place.radius, missing);
    for (int i = 0; i < decks; i++) {
      double angle = 2 * Math.PI * part * (i + HALF) / decks;
      double x = place.radius * Math.cos(angle) - SMALL / 2;
      double z = place.radius * Math.sin(angle) - SMALL / 2;
      place.sheet("road_deck_" + i, x, OVER, z, SMALL, SMALL);
    }
    WeldedSurface surface = ExactWeld.weld(place.pieces, 1, Progress.none());
    BitSet road = new BitSet();
    road.set(0, surface.triangleCount());
    return WalledStreets.of(Land.of(surface), Topology.of(surface, 1, Progress.none()), road);
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
