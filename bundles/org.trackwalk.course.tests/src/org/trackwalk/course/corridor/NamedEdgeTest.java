package org.trackwalk.course.corridor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.trackwalk.mesh.level.Piece;

/** Rings of one mesh in rows along the lap, each of a material; one of them is called road. */
class NamedEdgeTest {

  private static final int SEEDS = 40;

  private static final int STEPS = 120;

  private static final String[] CALLED = {"Track", "Road.001", "asphalt", "Pista"};

  private static final String[] OTHERS = {"Concrete", "Material.003", "Grey", "Mat.1"};

  private static final String[] OBJECTS = {"Plane.010", "Cube", "Mesh_4", "Torus.002"};

  /**
   * A ring of rows, from the inside out.
   *
   * @param widths of each, metres
   * @param falls how far each leads down outwards, metres; negative ones lead up
   * @param materials of each; two with a stroke between them are chequers
   */
  private static TurnedPlace rows(
      RepetitionInfo seed, String object, double[] widths, double[] falls, String... materials) {
    TurnedPlace place = new TurnedPlace(seed.getCurrentRepetition());
    int rows = widths.length;
    double[] xyz = new double[3 * (rows + 1) * STEPS];
    int[] triangles = new int[6 * rows * STEPS];
    int[] surfaces = new int[2 * rows * STEPS];
    List<String> names = new ArrayList<>();
    for (int i = 0; i < STEPS; i++) {
      double angle = 2 * Math.PI * i / STEPS;
      double r = place.radius;
      double y = 0;
      for (int k = 0; k <= rows; k++) {
        int v = 3 * ((rows + 1) * i + k);
        xyz[v] = r * Math.cos(angle);
        xyz[v + 1] = y;
        xyz[v + 2] = 1.4 * r * Math.sin(angle);
        if (k < rows) {
          r += widths[k];
          y -= falls[k];
          int a = (rows + 1) * i + k;
          int b = (rows + 1) * ((i + 1) % STEPS) + k;
          int[] quad = {a, b, b + 1, a, b + 1, a + 1};
          System.arraycopy(quad, 0, triangles, 6 * (rows * i + k), 6);
          String[] worn = materials[k].split("/");
          String own = worn[i % worn.length];
          if (!names.contains(own)) {
            names.add(own);
          }
          surfaces[2 * (rows * i + k)] = names.indexOf(own);
          surfaces[2 * (rows * i + k) + 1] = names.indexOf(own);
        }
      }
    }
    place.add(object, xyz, TurnedPlace.up(xyz, triangles));
    Piece piece = place.pieces.removeLast();
    place.pieces.add(
        Piece.named(object, "level.obj")
            .mesh(piece.positions(), piece.triangles())
            .surfaces(names, surfaces)
            .build());
    return place;
  }

  private static String one(String[] of, RepetitionInfo seed) {
    return of[seed.getCurrentRepetition() % of.length];
  }

  /** How many triangles of the first piece are road. */
  private static long road(Corridor corridor) {
    return corridor.classes().road().cardinality();
  }

  private static String words(Corridor corridor) {
    return corridor.facts().explanation();
  }

  /** The whole of the first piece is road at least. */
  private static Corridor byShape(TurnedPlace place) {
    Corridor corridor = place.find();
    assertEquals("geometry", corridor.facts().how(), words(corridor));
    assertTrue(road(corridor) >= 2L * STEPS, words(corridor));
    return corridor;
  }

  /** One row is road, and no more. */
  private static void assertByName(TurnedPlace place) {
    Corridor corridor = place.find();
    assertEquals("names", corridor.facts().how(), words(corridor));
    assertEquals(2L * STEPS, road(corridor), words(corridor));
  }

  private static double narrow(RepetitionInfo seed) {
    return 0.25 + 0.025 * seed.getCurrentRepetition(); // 1.75 m where the ring is stretched
  }

  /** A slope on one side wears the material, the other side another one, as the middle does. */
  @RepeatedTest(SEEDS)
  void whatASlopeEdgesIsRoad(RepetitionInfo seed) {
    String called = one(CALLED, seed);
    String other = one(OTHERS, seed);
    double edge = narrow(seed);
    boolean inner = seed.getCurrentRepetition() % 2 == 0;
    TurnedPlace place =
        rows(
            seed,
            one(OBJECTS, seed),
            new double[] {edge, 5 + edge * 4, edge},
            new double[] {-0.2 * edge, 0, 0.2 * edge},
            inner ? called : "Rubber",
            other,
            inner ? "Rubber" : called);
    Corridor corridor = byShape(place);
    assertTrue(words(corridor).contains("no car fits"), words(corridor));
  }

  /** Kerbs on both sides are chequered with it. */
  @RepeatedTest(SEEDS)
  void whatChequersEdgeIsRoad(RepetitionInfo seed) {
    String chequers = one(CALLED, seed) + "/Rubber";
    double edge = narrow(seed);
    TurnedPlace place =
        rows(
            seed,
            one(OBJECTS, seed),
            new double[] {edge, 5 + edge * 4, edge},
            new double[] {-0.1 * edge, 0, 0.1 * edge},
            chequers,
            one(OTHERS, seed),
            chequers);
    byShape(place);
  }

  /** The object's name says what a thing is for: a road for models is one. */
  @RepeatedTest(SEEDS)
  void aNarrowRoadThatItsObjectIsCalledAfterIsRoad(RepetitionInfo seed) {
    double edge = narrow(seed);
    TurnedPlace place =
        rows(
            seed,
            "Road_" + one(OBJECTS, seed),
            new double[] {edge},
            new double[] {0},
            one(CALLED, seed));
    TurnedPlace field =
        rows(seed, "Cube", new double[] {5 + edge}, new double[] {0}, one(OTHERS, seed));
    place.pieces.addAll(field.pieces);
    assertEquals("names", place.find().facts().how(), words(place.find()));
  }

  /** Between fields on both sides a narrow road is no edge: what hangs together with it is wide. */
  @RepeatedTest(SEEDS)
  void aNarrowRoadBetweenFieldsIsRoad(RepetitionInfo seed) {
    double edge = narrow(seed);
    TurnedPlace place =
        rows(
            seed,
            one(OBJECTS, seed),
            new double[] {3 + edge, edge, 6 + 3 * edge},
            new double[] {0, 0, 0},
            "lawn",
            one(CALLED, seed),
            one(OTHERS, seed));
    assertByName(place);
  }

  /** Where a car fits on what is called road, that is the road, whatever lies beside it. */
  @RepeatedTest(SEEDS)
  void aRoadOnWhichACarFitsIsRoad(RepetitionInfo seed) {
    double wide = 1.9 + 0.1 * seed.getCurrentRepetition();
    TurnedPlace place =
        rows(
            seed,
            one(OBJECTS, seed),
            new double[] {wide, 2 * wide + 2},
            new double[] {0, 0},
            one(CALLED, seed),
            one(OTHERS, seed));
    assertByName(place);
  }
}
