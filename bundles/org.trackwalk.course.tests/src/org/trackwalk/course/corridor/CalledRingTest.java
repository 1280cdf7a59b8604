package org.trackwalk.course.corridor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.trackwalk.mesh.level.Piece;

/** A ring that is called after the road among ground that only wears the material of one. */
class CalledRingTest {

  private static final int SEEDS = 20;

  private static final String[] OBJECTS = {
    "Track", "racetrack", "Road_Main", "Pista", "TrackMesh."
  };

  private static final String[] RINGS = {"Asphalt", "Asfalto2", "Material.003", ""};

  private static final String[] PAVED = {"Road1", "street_tiles", "asphalt_light"};

  private static final String[] MADE = {"Cube.00", "Circle.0", "pPlane", "Object_"};

  /** Pavements all around, on both sides, with gaps between them. */
  @RepeatedTest(SEEDS)
  void pavementsAreNoRoad(RepetitionInfo seed) {
    TurnedPlace place = place(seed);
    double wide = place.width;
    pavements(place, pick(PAVED, place));
    place.width = wide;
    Corridor corridor = place.find();
    assertEquals(TurnedPlace.PIECES, corridor.facts().pieces().size(), words(corridor));
    assertTrue(words(corridor).contains("apart"), words(corridor));
    assertTrue(!words(corridor).contains("DOUBTFUL"), words(corridor));
  }

  /** Kerbs and lines without a name of their own belong to the ring. */
  @RepeatedTest(SEEDS)
  void narrowStripsAre(RepetitionInfo seed) {
    TurnedPlace place = place(seed);
    double wide = place.width;
    place.width = place.between(0.15, 1.5);
    place.ring("Cube.00", 0, place.radius + (wide + place.width) / 2);
    dress(place, TurnedPlace.PIECES, pick(PAVED, place));
    Corridor corridor = place.find();
    assertEquals(2 * TurnedPlace.PIECES, corridor.facts().pieces().size(), words(corridor));
  }

  /**
   * A road that leads away from a roundabout meets it with its end, and is road by its material.
   */
  @RepeatedTest(SEEDS)
  void aRoadThatLeadsAwayIsRoad(RepetitionInfo seed) {
    TurnedPlace place = place(seed);
    int steps = 60;
    double[] xyz = new double[6 * (steps + 1)];
    int[] triangles = new int[6 * steps];
    double from = (place.radius + place.width / 2) * Math.cos(Math.PI / (8 * TurnedPlace.PIECES));
    for (int i = 0; i <= steps; i++) {
      for (int side = 0; side < 2; side++) {
        xyz[6 * i + 3 * side] = from + 10 * i;
        xyz[6 * i + 3 * side + 2] = (side - 0.5) * place.width;
      }
      if (i < steps) {
        int[] quad = {2 * i, 2 * i + 2, 2 * i + 3, 2 * i, 2 * i + 3, 2 * i + 1};
        System.arraycopy(quad, 0, triangles, 6 * i, 6);
      }
    }
    place.add(pick(MADE, place), xyz, TurnedPlace.up(xyz, triangles));
    dress(place, TurnedPlace.PIECES, pick(PAVED, place));
    Corridor corridor = place.find();
    assertEquals(TurnedPlace.PIECES + 1, corridor.facts().pieces().size(), words(corridor));
  }

  /** Where the material alone goes around too, the object's name is no better. */
  @RepeatedTest(SEEDS)
  void anotherRingIsRoadToo(RepetitionInfo seed) {
    TurnedPlace place = place(seed);
    place.ring("Cube.00", 0, place.radius + place.width);
    dress(place, TurnedPlace.PIECES, pick(PAVED, place));
    Corridor corridor = place.find();
    assertEquals(2 * TurnedPlace.PIECES, corridor.facts().pieces().size(), words(corridor));
  }

  /** A piece of the ring that nobody named is road: there the named ones do not go around. */
  @RepeatedTest(SEEDS)
  void aPieceThatNobodyNamedIsRoad(RepetitionInfo seed) {
    TurnedPlace place = new TurnedPlace(seed.getCurrentRepetition());
    place.ring(pick(OBJECTS, place), 0, place.radius);
    dress(place, 0, "asphalt");
    Piece last = place.pieces.removeLast();
    place.pieces.add(
        Piece.named("Cube.007", "level.obj")
            .mesh(last.positions(), last.triangles())
            .surfaces(List.of("asphalt"), null)
            .build());
    Corridor corridor = place.find();
    assertEquals(TurnedPlace.PIECES, corridor.facts().pieces().size(), words(corridor));
  }

  private static TurnedPlace place(RepetitionInfo seed) {
    TurnedPlace place = new TurnedPlace(seed.getCurrentRepetition());
    place.ring(pick(OBJECTS, place), 0, place.radius);
    dress(place, 0, pick(RINGS, place));
    return place;
  }

  private static void pavements(TurnedPlace place, String material) {
    int first = place.pieces.size();
    double wide = place.width;
    for (int side = -1; side <= 1; side += 2) {
      place.width = place.between(2.5, 15);
      int gap = place.random.nextInt(TurnedPlace.PIECES);
      place.ring(
          pick(MADE, place),
          0,
          place.radius + side * (wide + place.width) / 2,
          gap,
          (gap + 3 + place.random.nextInt(5)) % TurnedPlace.PIECES);
    }
    dress(place, first, material);
  }

  private static void dress(TurnedPlace place, int from, String material) {
    for (int i = from; i < place.pieces.size(); i++) {
      Piece piece = place.pieces.get(i);
      place.pieces.set(
          i,
          Piece.named(piece.name(), "level.obj")
              .mesh(piece.positions(), piece.triangles())
              .surfaces(material.isEmpty() ? List.of() : List.of(material), null)
              .build());
    }
  }

  private static String pick(String[] of, TurnedPlace place) {
    return of[place.random.nextInt(of.length)];
  }

  private static String words(Corridor corridor) {
    return corridor.facts().explanation();
  }
}
