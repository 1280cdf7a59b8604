package org.trackwalk.course.corridor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.trackwalk.mesh.level.Piece;

/**
 * The tops of the walls along a road have the road's name, as in a level of one mesh, and the outer
 * one is longer than the road: the road is what a car fits on.
 */
class WallTopsTest {

  private static final int SEEDS = 40;

  private static final List<String> SIDES = List.of("track_wall_in_", "track_wall_out_");

  /** A ring's top alone, as wide as a wall, beside the road's border. */
  private static void top(TurnedPlace place, String name, double side, double wide, double high) {
    double road = place.width;
    List<Piece> before = new ArrayList<>(place.pieces);
    place.width = wide;
    place.ring(name, 0, place.radius + side * (road + wide + 0.02) / 2);
    place.width = road;
    List<Piece> raised = new ArrayList<>(before);
    for (Piece piece : place.pieces.subList(before.size(), place.pieces.size())) {
      float[] p = piece.positions().clone();
      for (int i = 1; i < p.length; i += 3) {
        p[i] += (float) high;
      }
      raised.add(Piece.named(piece.name(), "level.obj").mesh(p, piece.triangles()).build());
    }
    place.pieces.clear();
    place.pieces.addAll(raised);
  }

  private static TurnedPlace walled(RepetitionInfo seed, boolean linked) {
    TurnedPlace place = new TurnedPlace(seed.getCurrentRepetition());
    place.ring("track_", 0, place.radius);
    double wide = place.between(0.3, 1.6);
    double high = place.between(0.6, 3);
    top(place, SIDES.get(0), -1, wide, high);
    top(place, SIDES.get(1), 1, wide, high);
    if (linked) {
      // A beam from one top to the other: both are one part, twice as long as the road.
      double x = place.radius - place.width / 2 - wide / 2;
      place.sheet("track_wall_beam", x, high, -0.2, place.width + wide, 0.4);
    }
    return place;
  }

  private static Stream<String> tops() {
    return SIDES.stream()
        .flatMap(side -> IntStream.range(0, TurnedPlace.PIECES).mapToObj(i -> side + i));
  }

  @RepeatedTest(SEEDS)
  void theTopsOfWallsAlongTheRoadAreNotTheRoad(RepetitionInfo seed) {
    TurnedPlace place = walled(seed, false);
    place.assertParts(place.find(), TurnedPlace.PIECES, tops().toArray(String[]::new));
  }

  @RepeatedTest(SEEDS)
  void norAreTheyWhereABeamJoinsThem(RepetitionInfo seed) {
    TurnedPlace place = walled(seed, true);
    place.assertParts(
        place.find(),
        TurnedPlace.PIECES,
        Stream.concat(tops(), Stream.of("track_wall_beam")).toArray(String[]::new));
  }

  /** A road and a raised ribbon, too narrow for a car and about as long, so far beside it. */
  private static TurnedPlace ribbons(RepetitionInfo seed, double own, double metres) {
    TurnedPlace place = new TurnedPlace(seed.getCurrentRepetition());
    double length = place.between(60, 200);
    double wide = place.between(3.5, 5);
    double narrow = place.between(0.4, 1.6);
    place.sheet("road_wide", 0, 0, 0, length, wide);
    double x = place.between(-0.1, 0.1) * length;
    double z = wide + own * narrow + metres;
    double high = place.between(0.6, 3);
    place.sheet("road_narrow", x, high, z, place.between(0.9, 1.3) * length, narrow);
    return place;
  }

  @RepeatedTest(SEEDS)
  void norIsTheTopOfAWallAlongARoadThatDoesNotGoAround(RepetitionInfo seed) {
    double own = seed.getCurrentRepetition() / 100.0; // from no gap to 0.4 of its width
    ribbons(seed, own, 0.01).assertParts(ribbons(seed, own, 0.01).find(), 1, "road_narrow");
  }

  /** A road for models is no edging of a yard that lies elsewhere, however narrow it is. */
  @RepeatedTest(SEEDS)
  void aNarrowRoadElsewhereIsARoad(RepetitionInfo seed) {
    double metres = 2 * seed.getCurrentRepetition();
    ribbons(seed, 1, metres).assertParts(ribbons(seed, 1, metres).find(), 2);
  }

  /** A wall of one mesh around, beside the road's border: its top first, then both of its faces. */
  private static void wall(TurnedPlace place, String name, double side, double wide, double high) {
    double near = place.radius + side * (place.width / 2 + 0.02);
    double[] across = {near, near, near + side * wide, near + side * wide};
    double[] up = {0, high, high, 0};
    int steps = 96;
    double[] xyz = new double[12 * steps];
    int[] triangles = new int[18 * steps];
    for (int i = 0; i < steps; i++) {
      double angle = 2 * Math.PI * i / steps;
      for (int k = 0; k < 4; k++) {
        xyz[12 * i + 3 * k] = across[k] * Math.cos(angle);
        xyz[12 * i + 3 * k + 1] = up[k];
        xyz[12 * i + 3 * k + 2] = across[k] * Math.sin(angle);
      }
      int next = 4 * ((i + 1) % steps);
      int[] order = {1, 0, 2};
      for (int q = 0; q < order.length; q++) {
        int a = 4 * i + order[q];
        int b = next + order[q];
        int[] quad = {a, b, b + 1, a, b + 1, a + 1};
        System.arraycopy(quad, 0, triangles, 18 * i + 6 * q, 6);
      }
    }
    place.add(name, xyz, TurnedPlace.up(xyz, triangles));
  }

  private static void assertWallsAreApart(TurnedPlace place) {
    double high = place.between(0.6, 3);
    double wide = place.between(1.9, place.width / 2.5);
    place.ring("track_", 0, place.radius);
    wall(place, SIDES.get(0), -1, wide, high);
    wall(place, SIDES.get(1), 1, wide, high);
    Corridor corridor = place.find();
    String words = corridor.facts().explanation();
    assertEquals(TurnedPlace.PIECES, corridor.facts().pieces().size(), words);
    assertFalse(words.contains("DOUBTFUL"), words);
  }

  /** On a wall that a car fits on it still gets up nowhere. */
  @RepeatedTest(SEEDS)
  void norIsTheTopOfAWallThatIsWiderThanACar(RepetitionInfo seed) {
    TurnedPlace place = new TurnedPlace(seed.getCurrentRepetition());
    place.width = Math.max(place.width, 6);
    assertWallsAreApart(place);
  }

  /** A ring that is wider than any road goes around all the same, and its walls are walls. */
  @RepeatedTest(SEEDS)
  void norAreThoseAlongARingThatIsWiderThanAnyRoad(RepetitionInfo seed) {
    TurnedPlace place = new TurnedPlace(seed.getCurrentRepetition());
    place.width = Math.max(32, place.radius / 3);
    assertWallsAreApart(place);
  }

  /** What a car gets onto is road beside the road: a step lower than its hubs. */
  @RepeatedTest(SEEDS)
  void aTerraceThatIsLowIsRoad(RepetitionInfo seed) {
    TurnedPlace place = new TurnedPlace(seed.getCurrentRepetition());
    place.width = Math.max(place.width, 6);
    double high = place.between(0.05, 0.25);
    double wide = place.between(1.9, place.width / 1.6);
    place.ring("track_", 0, place.radius);
    wall(place, SIDES.get(1), 1, wide, high);
    place.assertParts(place.find(), TurnedPlace.PIECES + 1);
  }
}
