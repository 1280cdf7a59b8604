package org.trackwalk.course.corridor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.settings.CheckSettings;

/** Of all that is called road the ring is the road, whatever else has the name. */
class NamedRoadTest {

  private static final int SEEDS = 40;

  /** Pieces of a ring. */
  private static final int PIECES = 12;

  /** A place of its own for each seed: sizes, and how all of it is turned. */
  private static final class Place {

    private final Random random;
    private final double turn;
    private final double radius;
    private double width;
    private final List<Piece> pieces = new ArrayList<>();

    Place(int seed) {
      random = new Random(seed);
      turn = between(0, 2 * Math.PI);
      radius = between(60, 250);
      width = between(5, 18);
    }

    double between(double least, double most) {
      return least + random.nextDouble() * (most - least);
    }

    /** Adds triangles; coordinates are turned about the origin. */
    void add(String name, double[] xyz, int... triangles) {
      float[] p = new float[xyz.length];
      for (int i = 0; i < xyz.length; i += 3) {
        p[i] = (float) (Math.cos(turn) * xyz[i] + Math.sin(turn) * xyz[i + 2]);
        p[i + 1] = (float) xyz[i + 1];
        p[i + 2] = (float) (Math.cos(turn) * xyz[i + 2] - Math.sin(turn) * xyz[i]);
      }
      pieces.add(Piece.named(name, "level.obj").mesh(p, triangles).build());
    }

    /** A ring around (x, 0) in pieces, those of the given numbers left out. */
    void ring(String name, double x, double r, double... missing) {
      int steps = 8;
      for (int piece = 0; piece < PIECES; piece++) {
        int number = piece;
        if (Arrays.stream(missing).anyMatch(m -> m == number)) {
          continue;
        }
        double[] xyz = new double[6 * (steps + 1)];
        int[] triangles = new int[6 * steps];
        for (int i = 0; i <= steps; i++) {
          double angle = 2 * Math.PI * ((piece * steps + i) % (PIECES * steps)) / (PIECES * steps);
          for (int side = 0; side < 2; side++) {
            double far = r + (side - 0.5) * width;
            xyz[6 * i + 3 * side] = x + far * Math.cos(angle);
            xyz[6 * i + 3 * side + 2] = far * Math.sin(angle);
          }
          if (i < steps) {
            int[] quad = {2 * i, 2 * i + 2, 2 * i + 3, 2 * i, 2 * i + 3, 2 * i + 1};
            System.arraycopy(quad, 0, triangles, 6 * i, 6);
          }
        }
        add(name + piece, xyz, up(xyz, triangles));
      }
    }

    /** A level rectangle. */
    void sheet(String name, double x, double y, double z, double length, double wide) {
      double[] xyz = {
        x, y, z, x, y, z + wide, x + length, y, z + wide, x + length, y, z,
      };
      add(name, xyz, 0, 1, 2, 0, 2, 3);
    }

    /** A closed box that stands at a height. */
    void box(String name, double x, double y, double z, double length, double wide, double high) {
      double[] xyz = new double[24];
      for (int i = 0; i < 8; i++) {
        xyz[3 * i] = x + (i & 1) * length;
        xyz[3 * i + 1] = y + (i >> 1 & 1) * high;
        xyz[3 * i + 2] = z + (i >> 2) * wide;
      }
      add(
          name, xyz, 0, 1, 5, 0, 5, 4, 2, 6, 7, 2, 7, 3, 0, 4, 6, 0, 6, 2, 1, 3, 7, 1, 7, 5, 0, 2,
          3, 0, 3, 1, 4, 5, 7, 4, 7, 6);
    }

    private static int[] up(double[] p, int[] triangles) {
      int a = 3 * triangles[0];
      int b = 3 * triangles[1];
      int c = 3 * triangles[2];
      double y = (p[b + 2] - p[a + 2]) * (p[c] - p[a]) - (p[b] - p[a]) * (p[c + 2] - p[a + 2]);
      for (int i = 0; y < 0 && i < triangles.length; i += 3) {
        int keep = triangles[i + 1];
        triangles[i + 1] = triangles[i + 2];
        triangles[i + 2] = keep;
      }
      return triangles;
    }

    Corridor find() {
      return find(LevelHints.NONE, CheckSettings.defaults());
    }

    Corridor find(LevelHints hints, CheckSettings settings) {
      Level level = new Level("level", "", pieces, List.of(), List.of(), hints);
      WeldedSurface surface = ExactWeld.weld(level.pieces(), 1, Progress.none());
      Topology topology = Topology.of(surface, 1, Progress.none());
      return CorridorFinder.find(level, Land.of(surface), topology, settings);
    }

    /** Asserts that all of the names begin the same, and what is apart. */
    void assertRoad(Corridor corridor, int count, String... apart) {
      String words = corridor.facts().explanation();
      assertEquals(count, corridor.facts().pieces().size(), words);
      assertEquals(new TreeSet<>(List.of(apart)), new TreeSet<>(corridor.facts().apart()), words);
      for (String name : apart) {
        assertTrue(words.contains(name), words);
        assertFalse(corridor.facts().pieces().contains(name), words);
      }
      assertEquals(apart.length > 0, words.contains("manifest"), words);
    }
  }

  @RepeatedTest(SEEDS)
  void aSideRoadAndAYardLieApart(RepetitionInfo seed) {
    Place place = new Place(seed.getCurrentRepetition());
    place.ring("road_", 0, place.radius);
    double off = place.radius + place.width + place.between(3, 50);
    place.sheet("road_side", -off - 8, place.between(-2, 2), -30, 8, place.between(60, 200));
    place.sheet("asphalt_yard", off, 0, -20, place.between(10, 60), place.between(10, 60));
    place.sheet("terrain", -600, -3, -600, 1200, 1200);
    place.assertRoad(place.find(), PIECES, "road_side", "asphalt_yard");
  }

  @RepeatedTest(SEEDS)
  void anIslandInTheMiddleLiesApart(RepetitionInfo seed) {
    Place place = new Place(seed.getCurrentRepetition());
    place.ring("road_", 0, place.radius);
    double half = place.radius / 4;
    place.sheet("street_square", -half, 0, -half, 2 * half, 2 * half);
    place.assertRoad(place.find(), PIECES, "street_square");
  }

  @RepeatedTest(SEEDS)
  void whereAPieceIsMissingTheRoadGoesOn(RepetitionInfo seed) {
    Place place = new Place(seed.getCurrentRepetition());
    int first = place.random.nextInt(PIECES);
    int second = (first + 2 + place.random.nextInt(PIECES - 4)) % PIECES;
    place.ring("road_", 0, place.radius, first, second);
    place.sheet("terrain", -600, -place.between(0.1, 20), -600, 1200, 1200);
    place.assertRoad(place.find(), PIECES - 2);
  }

  @RepeatedTest(SEEDS)
  void aPieceThatWasMovedAsideIsRoadStill(RepetitionInfo seed) {
    Place place = new Place(seed.getCurrentRepetition());
    int moved = place.random.nextInt(PIECES);
    place.ring("road_", 0, place.radius, moved);
    IntStream others = IntStream.range(0, PIECES).filter(i -> i != moved);
    place.ring(
        "moved_road_", place.between(1, 30), place.radius, others.asDoubleStream().toArray());
    place.assertRoad(place.find(), PIECES);
  }

  @RepeatedTest(SEEDS)
  void aPitLaneThatTouchesTheRingBelongsToIt(RepetitionInfo seed) {
    Place place = new Place(seed.getCurrentRepetition());
    place.ring("road_", 0, place.radius);
    double x = place.radius + place.width / 2 - place.between(-0.2, 0.2);
    place.sheet("pitlane", x, place.between(-0.02, 0.02), -2, place.between(5, 40), 4);
    place.assertRoad(place.find(), PIECES + 1);
  }

  @RepeatedTest(SEEDS)
  void paintAndKerbsBelongToTheRingTheyLieOn(RepetitionInfo seed) {
    Place place = new Place(seed.getCurrentRepetition());
    place.ring("road_", 0, place.radius);
    place.sheet("track_paint", place.radius - 1, place.between(0.001, 0.02), -1, 2, 2);
    place.sheet("kerb", place.radius + place.width / 2 + 0.1, 0.05, -5, 1, 10);
    place.assertRoad(place.find(), PIECES + 2);
  }

  @RepeatedTest(SEEDS)
  void theTopOfAWallIsNotTheRoadHoweverLongItIs(RepetitionInfo seed) {
    Place place = new Place(seed.getCurrentRepetition());
    place.ring("road_", 0, place.radius);
    double length = 12 * place.radius;
    double wide = place.between(0.2, 1.5);
    place.box(
        "track_block",
        -length / 2,
        0,
        2 * place.radius,
        length,
        wide,
        wide + place.between(0.1, 3));
    place.assertRoad(place.find(), PIECES, "track_block");
  }

  @RepeatedTest(SEEDS)
  void wallsAloneAreNoRoadWhateverTheyAreCalled(RepetitionInfo seed) {
    Place place = new Place(seed.getCurrentRepetition());
    place.box("track_inner", 0, 0, 0, place.between(3, 10), 0.3, 3);
    place.box("track_outer", 0, 0, 12, 0.3, place.between(3, 10), 3);
    Corridor corridor = place.find();
    assertFalse(corridor.known(), corridor.facts().explanation());
  }

  @RepeatedTest(SEEDS)
  void ofTwoRingsOfOneSizeBothAreRoad(RepetitionInfo seed) {
    Place place = new Place(seed.getCurrentRepetition());
    place.ring("road_a_", 0, place.radius);
    place.ring("road_b_", 2.5 * place.radius + 60, place.between(0.8, 1.2) * place.radius);
    place.assertRoad(place.find(), 2 * PIECES);
  }

  @RepeatedTest(SEEDS)
  void aKitOfTilesIsRoadThroughout(RepetitionInfo seed) {
    Place place = new Place(seed.getCurrentRepetition());
    for (int i = 0; i < 6; i++) {
      double size = place.between(5, 25);
      place.sheet("road_tile_" + i, 40 * (i % 3), 0, 40 * (i / 3), size, size);
    }
    place.assertRoad(place.find(), 6);
  }

  @RepeatedTest(SEEDS)
  void buildingsRoofsAndBridgesAboveAreNone(RepetitionInfo seed) {
    Place place = new Place(seed.getCurrentRepetition());
    place.ring("road_", 0, place.radius);
    double beside = place.radius + place.width / 2 + place.between(0.1, 5);
    place.box("track_hall", beside, 0, -40, place.between(10, 60), 30, place.between(2, 30));
    place.box("road_gate", place.radius - place.width, 4.5, -4, 2 * place.width, 8, 1);
    place.sheet("road_tunnel_ceiling", -place.radius - 10, 6, -30, 20, 60);
    Corridor corridor = place.find();
    place.assertRoad(corridor, PIECES, "track_hall", "road_gate", "road_tunnel_ceiling");
    assertEquals(
        PIECES * 16, corridor.classes().count(SurfaceClass.ROAD), "nothing but the ring's faces");
  }

  @RepeatedTest(SEEDS)
  void wallsAreNoneAndFacesOfKerbsAre(RepetitionInfo seed) {
    Place place = new Place(seed.getCurrentRepetition());
    place.ring("road_", 0, place.radius);
    place.box("kerb", place.radius + place.width / 2 - 0.5, 0, -5, 1, 10, 0.2);
    place.box("racetrack_stand", place.radius + place.width, 0, -5, 10, 40, 8);
    Corridor corridor = place.find();
    // Of the kerb the top and four faces, not the underside.
    assertEquals(PIECES * 16 + 10, corridor.classes().count(SurfaceClass.ROAD));
  }

  @Test
  void groundThatIsWiderThanARoadDoesNotMakeATrackASideRoad() {
    Place place = new Place(3);
    place.width = 100;
    place.ring("track_ground_", 0, 300);
    place.sheet("road_loop", -50, 0, 0, 100, 5);
    place.assertRoad(place.find(), PIECES + 1);
    Place road = new Place(3);
    road.width = 30;
    road.ring("track_", 0, 300);
    road.sheet("road_loop", -50, 0, 0, 100, 5);
    road.assertRoad(road.find(), PIECES, "road_loop");
  }

  @Test
  void whatTheManifestNamesIsRoad() {
    Place place = new Place(1);
    place.ring("road_", 0, place.radius);
    place.sheet("road_side", 2 * place.radius, 0, 0, 10, 60);
    LevelHints hints = LevelHints.NONE.withRoad(List.of("road_*"));
    Corridor corridor = place.find(hints, CheckSettings.defaults());
    assertEquals("manifest", corridor.facts().how());
    assertEquals(PIECES + 1, corridor.facts().pieces().size());
    assertEquals(List.of(), corridor.facts().apart());
  }

  @RepeatedTest(SEEDS)
  void nobodyDrivesOnTheRoofOfATunnelThatTheManifestNames(RepetitionInfo seed) {
    Place place = new Place(seed.getCurrentRepetition());
    place.ring("road_", 0, place.radius);
    double high = place.between(4, 12);
    place.sheet("road_roof", place.radius - place.width / 3, high, -4, place.width / 2, 8);
    Corridor corridor =
        place.find(LevelHints.NONE.withRoad(List.of("road_*")), CheckSettings.defaults());
    int driven = 0;
    for (int t = 0; t < PIECES * 16 + 2; t++) {
      driven += corridor.driven(t) ? 1 : 0;
    }
    assertEquals(PIECES * 16, driven);
    assertEquals(PIECES * 16 + 2, corridor.classes().count(SurfaceClass.ROAD));
  }

  @Test
  void slabsUnderStartsAreDoubtful() {
    Place place = new Place(2);
    place.sheet("slab", 0, 0, 0, 10, 31.9);
    assertTrue(startsOn(place).facts().doubtful());
    Place wide = new Place(2);
    wide.sheet("slab", 0, 0, 0, 10, 32.1);
    assertFalse(startsOn(wide).facts().doubtful());
    Place model = new Place(2);
    model.sheet("slab", 0, 0, 0, 1, 30);
    assertFalse(startsOn(model).facts().doubtful());
  }

  private static Corridor startsOn(Place place) {
    double[] at = {
      0.5 * Math.cos(place.turn) + 0.5 * Math.sin(place.turn),
      0,
      0.5 * Math.cos(place.turn) - 0.5 * Math.sin(place.turn)
    };
    return place.find(LevelHints.NONE, CorridorFinderTest.startAt(at[0], at[1], at[2]));
  }
}
