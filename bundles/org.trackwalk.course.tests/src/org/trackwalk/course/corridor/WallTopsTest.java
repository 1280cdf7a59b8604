package org.trackwalk.course.corridor;

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
}
