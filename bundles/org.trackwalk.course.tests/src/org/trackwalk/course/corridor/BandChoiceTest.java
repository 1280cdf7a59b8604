package org.trackwalk.course.corridor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
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

/** Verge, kerb, asphalt, kerb and verge all around, by names that say nothing. Metres. */
class BandChoiceTest {

  private static final int STEPS = 240;

  /** Radius of the middle of the asphalt, and half of its width. */
  private static final double RADIUS = 150;

  private static final double HALF = 5;

  /** A piece all around from pairs of distance from the middle of the asphalt, and height. */
  private static Piece around(int number, String material, double... section) {
    int n = section.length / 2;
    float[] p = new float[3 * n * STEPS];
    int[] t = new int[6 * (n - 1) * STEPS];
    int at = 0;
    for (int i = 0; i < STEPS; i++) {
      double angle = 2 * StrictMath.PI * i / STEPS;
      for (int j = 0; j < n; j++) {
        double r = RADIUS + section[2 * j];
        p[3 * (n * i + j)] = (float) (r * StrictMath.cos(angle));
        p[3 * (n * i + j) + 1] = (float) section[2 * j + 1];
        p[3 * (n * i + j) + 2] = (float) (r * StrictMath.sin(angle));
      }
      for (int j = 0; j + 1 < n; j++) {
        int a = n * i + j;
        int b = n * ((i + 1) % STEPS) + j;
        int[] quad = {a, b, b + 1, a, b + 1, a + 1};
        System.arraycopy(quad, 0, t, at, 6);
        at += 6;
      }
    }
    return Piece.named(String.format("Mesh.%03d", number), "level.obj")
        .mesh(p, t)
        .surfaces(List.of(material), null)
        .build();
  }

  /** Mesh.001 to Mesh.005: verge, kerb, asphalt, kerb, verge. */
  private static List<Piece> circuit(
      double inner, double outer, double kerb, double high, String... materials) {
    double out = HALF + kerb;
    return List.of(
        around(1, materials[0], -out - inner, 0, -out, 0),
        around(2, materials[1], raised(-out, -HALF, high)),
        around(3, materials[2], -HALF, 0, 0, 0, HALF, 0),
        around(4, materials[3], raised(HALF, out, high)),
        around(5, materials[4], out, 0, out + outer, 0));
  }

  private static double[] raised(double from, double to, double high) {
    return high == 0
        ? new double[] {from, 0, to, 0}
        : new double[] {from, 0, from, high, to, high, to, 0};
  }

  private static Corridor find(List<Piece> pieces) {
    Level level = new Level("l", "", pieces, List.of(), List.of(), LevelHints.NONE);
    WeldedSurface surface = ExactWeld.weld(level.pieces(), 1, Progress.none());
    Topology topology = Topology.of(surface, 1, Progress.none());
    return CorridorFinder.find(level, Land.of(surface), topology, CheckSettings.defaults());
  }

  private static String[] materials(String words) {
    String[] materials = words.split(" ");
    return Arrays.stream(materials).map(m -> m.equals("-") ? "" : m).toArray(String[]::new);
  }

  @ParameterizedTest
  @CsvSource({
    "15, 15, 1.5, 0, - - - - -",
    "15, 25, 1.5, 0, - - - - -",
    "6, 29, 1.5, 0, - - - - -",
    "6, 29, 1.5, 0.08, - - - - -", // the outer verge is the largest by far, and joined to nothing
    "15, 25, 2.5, 0.15, a b c b a",
    "15, 25, 1.5, 0, m m m m m",
    "15, 25, 1.5, 0.08, m m m m m",
    "45, 20, 1.5, 0, a b c d e",
    "45, 45, 1.5, 0, a b c d e"
  })
  void theBandWithKerbsOnBothSidesIsTheRoad(
      double inner, double outer, double kerb, double high, String materials) {
    Corridor corridor = find(circuit(inner, outer, kerb, high, materials(materials)));
    assertEquals(List.of("Mesh.003"), corridor.facts().pieces(), corridor.facts().explanation());
    assertFalse(corridor.facts().doubtful());
    assertEquals(0.5, corridor.facts().confidence());
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, 0.06, 0.3})
  void withoutKerbsEachBandMayBeIt(double lower) {
    Corridor corridor =
        find(
            List.of(
                around(1, "", -20, -lower, -HALF, -lower),
                around(2, "", -HALF, 0, HALF, 0),
                around(3, "", HALF, -lower, 28, -lower)));
    assertEquals(
        List.of("Mesh.001", "Mesh.002", "Mesh.003"),
        corridor.facts().pieces(),
        corridor.facts().explanation());
    assertTrue(corridor.facts().doubtful());
    assertEquals(0.2, corridor.facts().confidence());
    String words = corridor.facts().explanation();
    assertTrue(words.contains("DOUBTFUL: each of 3 closed bands (23 m, 15 m, 10 m wide)"), words);
    assertTrue(words.contains("--start X,Y,Z") && words.contains("manifest"), words);
  }

  /** A wall's flat top runs along the verge as a kerb does. */
  @Test
  void whereTheVergeHasStripsOnBothSidesTooItIsDoubtful() {
    List<Piece> pieces = new ArrayList<>(circuit(10, 29, 1.5, 0.08, "", "", "", "", ""));
    double rim = HALF + 1.5 + 29;
    pieces.add(around(6, "", raised(rim, rim + 0.6, 0.2)));
    Corridor corridor = find(pieces);
    assertTrue(corridor.facts().doubtful(), corridor.facts().explanation());
    assertTrue(corridor.facts().pieces().containsAll(List.of("Mesh.003", "Mesh.005")));
  }

  /** Two to four lanes that are not joined: apart, or one over the border of the other. */
  @ParameterizedTest
  @CsvSource({
    "2, 5.5, 0.1, a a, true",
    "2, 5.5, 0.4, a a, true",
    "2, 5.5, -0.2, a a, true",
    "3, 4.5, 0.3, a a a, true",
    "4, 7, 0.2, a a a a, true",
    "4, 9, 0.2, a a a a, false", // together wider than a road
    "2, 5.5, 0.8, a a, false", // as wide as a kerb, so it may be two roads
    "2, 5.5, 0.1, a b, false",
    "3, 5.5, 0.1, a a b, false"
  })
  void lanesOfOneMaterialAreOneRoad(
      int count, double width, double apart, String materials, boolean sure) {
    List<Piece> pieces = new ArrayList<>();
    List<String> names = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      double from = i * (width + apart);
      pieces.add(around(i, materials(materials)[i], from, 0, from + width, 0));
      names.add(String.format("Mesh.%03d", i));
    }
    // A wall's foot of another material: where all is of one, each piece is a material of its own.
    pieces.add(around(count, "w", -40, 0, -39, 0));
    Corridor corridor = find(pieces);
    String words = corridor.facts().explanation();
    assertEquals(names, corridor.facts().pieces(), words);
    assertEquals(sure, !corridor.facts().doubtful(), words);
    assertEquals(sure, words.contains("closed bands beside each other, together"), words);
  }

  /** A lane is not as wide as the verge beside it, though all is of one material. */
  @Test
  void aRoadBetweenVergesOfItsMaterialIsNotMadeALane() {
    Corridor corridor =
        find(
            List.of(
                around(1, "a", -17, 0, -5.2, 0),
                around(2, "a", -5, 0, 5, 0),
                around(3, "a", 5.2, 0, 20, 0),
                around(4, "w", -40, 0, -39, 0)));
    assertTrue(corridor.facts().doubtful(), corridor.facts().explanation());
  }

  /** Far from each other, one outside of the other: the larger is much larger. */
  @Test
  void aSmallLoopElsewhereIsNoRival() {
    Corridor corridor =
        find(List.of(around(1, "", -HALF, 0, HALF, 0), around(2, "", -100, 0, -95, 0)));
    assertEquals(List.of("Mesh.001"), corridor.facts().pieces());
    assertFalse(corridor.facts().doubtful());
  }

  @Test
  void allThatIsTakenForItIsRoadToTheRules() {
    Corridor corridor =
        find(List.of(around(1, "", -HALF, 0, HALF, 0), around(2, "", HALF, 0, 17, 0)));
    assertTrue(corridor.facts().doubtful());
    assertEquals(4 * STEPS, corridor.classes().count(SurfaceClass.ROAD));
  }
}
