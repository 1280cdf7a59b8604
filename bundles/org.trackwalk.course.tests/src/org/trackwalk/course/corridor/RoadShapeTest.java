package org.trackwalk.course.corridor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.examples.SharedData;
import org.trackwalk.examples.circuit.Circuit;
import org.trackwalk.examples.circuit.CircuitShape;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.source.LevelFinder;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;

/** The road by its shape, on levels whose names say nothing. Metres. */
class RoadShapeTest {

  private static Corridor find(Level level) {
    return FoundCorridor.of(level);
  }

  private static Corridor find(Piece... pieces) {
    return FoundCorridor.of(List.of(pieces));
  }

  /** A ring amid land in one object, the land a material of its own. */
  private static Piece whole(String name, String road, String land, double width) {
    Piece ring = Rings.ring("a", 100, 100 + width, road);
    Piece inside = Rings.ring("b", 30, 100, land);
    Piece outside = Rings.ring("c", 100 + width, 300, land);
    float[] p = new float[3 * ring.positions().length];
    int[] t = new int[3 * ring.triangles().length];
    int[] each = new int[t.length / 3];
    List<Piece> parts = List.of(ring, inside, outside);
    for (int i = 0; i < 3; i++) {
      System.arraycopy(parts.get(i).positions(), 0, p, i * p.length / 3, p.length / 3);
      for (int c = 0; c < t.length / 3; c++) {
        t[i * t.length / 3 + c] = parts.get(i).triangles()[c] + i * p.length / 9;
      }
      for (int k = 0; i > 0 && k < each.length / 3; k++) {
        each[i * each.length / 3 + k] = 1;
      }
    }
    return Piece.named(name, "level.obj").mesh(p, t).surfaces(List.of(road, land), each).build();
  }

  /** What the name of the whole says of no part of it. */
  @ParameterizedTest
  @CsvSource({
    "terrain, Material.001, Material.002, 10, true",
    "Terrain, m, water, 20, true",
    "Ground_mesh, a, b, 6, true",
    "lawn, Material, Material.001, 28, true",
    "grass.004, x, sand, 12, true",
    "terrain, m, m, 10, false",
    "terrain, grass, m, 10, false",
    "terrain, m, n, 40, false",
    "house, m, n, 10, false"
  })
  void anObjectCalledAfterItsGroundMayHaveARoad(
      String name, String road, String land, double width, boolean found) {
    Corridor corridor = find(whole(name, road, land, width));
    String words = corridor.facts().explanation();
    assertEquals(found, corridor.known(), words);
    if (found) {
      assertEquals(2 * Rings.STEPS, corridor.classes().count(SurfaceClass.ROAD), words);
      assertTrue(!corridor.facts().doubtful(), words);
    }
  }

  /** A square ring of quads so many metres apart, turned by an angle. */
  private static Piece square(double half, double width, double apart, double degrees) {
    double cos = StrictMath.cos(StrictMath.toRadians(degrees));
    double sin = StrictMath.sin(StrictMath.toRadians(degrees));
    int n = (int) Math.round(2 * half / apart);
    float[] p = new float[24 * n];
    int[] t = new int[24 * n];
    for (int i = 0; i < 4 * n; i++) {
      for (int side = 0; side < 2; side++) {
        double r = half + side * width;
        double at = r * (2.0 * (i % n) / n - 1);
        double[][] ways = {{at, -r}, {r, at}, {-at, r}, {-r, -at}};
        double x = ways[i / n][0];
        double z = ways[i / n][1];
        p[6 * i + 3 * side] = (float) (cos * x - sin * z);
        p[6 * i + 3 * side + 2] = (float) (sin * x + cos * z);
      }
      int a = 2 * i;
      int b = 2 * ((i + 1) % (4 * n));
      int[] quad = {a, b, b + 1, a, b + 1, a + 1};
      System.arraycopy(quad, 0, t, 6 * i, 6);
    }
    return Piece.named("a", "level.obj").mesh(p, t).surfaces(List.of("m"), null).build();
  }

  /** Its borders differ by just eight widths, give or take how they are rounded. */
  @ParameterizedTest
  @ValueSource(doubles = {0, 1, 7, 13, 30, 33, 45, 61, 77})
  void aShortSquareIsTheRoadHoweverItIsTurned(double degrees) {
    assertTrue(find(square(15, 10, 2.5, degrees)).known());
  }

  /** A closed block of a ring from one of its steps to another. */
  private static Piece block(String name, double inner, double outer, int from, int to) {
    float[] p = new float[24];
    for (int end = 0; end < 2; end++) {
      double x = StrictMath.cos(2 * StrictMath.PI * (end == 0 ? from : to) / Rings.STEPS);
      double z = StrictMath.sin(2 * StrictMath.PI * (end == 0 ? from : to) / Rings.STEPS);
      for (int k = 0; k < 4; k++) {
        double r = k < 2 ? inner : outer;
        p[12 * end + 3 * k] = (float) (r * x);
        p[12 * end + 3 * k + 1] = k % 2;
        p[12 * end + 3 * k + 2] = (float) (r * z);
      }
    }
    // Corners: 0 inner low, 1 inner high, 2 outer low, 3 outer high; then those of the other end.
    int[] quads = {1, 5, 7, 3, 0, 2, 6, 4, 0, 4, 5, 1, 2, 3, 7, 6, 0, 1, 3, 2, 4, 6, 7, 5};
    int[] t = new int[36];
    for (int q = 0; q < 6; q++) {
      int[] corners = {0, 1, 2, 0, 2, 3};
      for (int c = 0; c < 6; c++) {
        t[6 * q + c] = quads[4 * q + corners[c]];
      }
    }
    return Piece.named(name, "level.obj").mesh(p, t).surfaces(List.of("m"), null).build();
  }

  @ParameterizedTest
  @CsvSource({
    "60, 6, 1, 0, closed blocks end to end",
    "60, 6, 1, 1, the last one is the first one again",
    "60, 6, 1, 7, seven of them are there twice",
    "100, 12, 4, 2, longer ones on a wider road"
  })
  void closedBlocksEndToEndAreARoad(double inner, double width, int steps, int again, String why) {
    List<Piece> blocks = new ArrayList<>();
    int count = Rings.STEPS / steps;
    for (int i = 0; i < count + again; i++) {
      int from = i % count * steps;
      blocks.add(block("m" + i, inner, inner + width, from, (from + steps) % Rings.STEPS));
    }
    Corridor corridor = find(blocks.toArray(Piece[]::new));
    assertEquals("geometry", corridor.facts().how(), why);
    assertTrue(!corridor.facts().doubtful(), why);
    assertEquals(count + again, corridor.facts().pieces().size(), why);
  }

  /** Blocks that end some millimetres before the next one begins, or within it. Metres. */
  @ParameterizedTest
  @CsvSource({
    "60, 6, 1, 0.001, true",
    "60, 6, 1, 0.02, true",
    "60, 6, 2, 0.045, true",
    "60, 6, 1, -0.03, true",
    "100, 12, 4, 0.01, true",
    "100, 12, 4, -0.045, true",
    "60, 6, 1, 0.2, false"
  })
  void closedBlocksThatDoNotQuiteMeetAreARoad(
      double inner, double width, int steps, double gap, boolean road) {
    List<Piece> blocks = new ArrayList<>();
    for (int from = 0; from < Rings.STEPS; from += steps) {
      Piece block = block("m" + from, inner, inner + width, from, (from + steps) % Rings.STEPS);
      blocks.add(shortened(block, gap));
    }
    Corridor corridor = find(blocks.toArray(Piece[]::new));
    assertEquals(road, corridor.known(), corridor.facts().explanation());
    if (road) {
      assertEquals(blocks.size(), corridor.facts().pieces().size());
    }
  }

  /** The block with its last end moved back. */
  private static Piece shortened(Piece block, double by) {
    float[] p = block.positions().clone();
    double x = p[12] - p[0];
    double z = p[14] - p[2];
    double length = StrictMath.sqrt(x * x + z * z);
    for (int v = 12; v < 24; v += 3) {
      p[v] -= (float) (by * x / length);
      p[v + 2] -= (float) (by * z / length);
    }
    return block.toBuilder().mesh(p, block.triangles()).build();
  }

  @ParameterizedTest
  @CsvSource({
    "10, 10, true, the land has half as many vertices as the ring",
    "10, 2000, true, a plain to the horizon has no more",
    "60, 1, false, most of the level is elsewhere"
  })
  void aRingWithLittleOfTheLevelAroundItIsDoubtful(
      int quads, double apart, boolean sure, String why) {
    Corridor corridor = find(Rings.ring("a", 100, 110, "m"), Rings.land(quads, apart, -20));
    assertEquals("geometry", corridor.facts().how(), why);
    assertEquals(List.of("a"), corridor.facts().pieces(), why);
    assertEquals(!sure, corridor.facts().doubtful(), corridor.facts().explanation());
  }

  @Test
  void theRingBetweenTwoOfOneMaterialIsTheRoad() {
    Corridor corridor =
        find(
            Rings.ring("in", 90, 100, "soft"),
            Rings.ring("mid", 100, 110, "hard"),
            Rings.ring("out", 110, 120, "soft"));
    assertEquals(List.of("mid"), corridor.facts().pieces());
  }

  @ParameterizedTest
  @CsvSource({
    "5, narrow beside wide: the wide one may be grass",
    "10, two alike",
    "3, too narrow for a road but a strip"
  })
  void oneOfTwoRingsSideBySideIsNotGuessed(double width, String why) {
    Corridor corridor =
        find(Rings.ring("a", 100, 100 + width, "m"), Rings.ring("b", 100 + width, 120, "n"));
    assertTrue(corridor.facts().doubtful(), why);
    assertEquals(List.of("a", "b"), corridor.facts().pieces(), why);
  }

  @ParameterizedTest
  @CsvSource({"35, too wide", "-30, a disc"})
  void otherRingsAreNoRoad(double width, String why) {
    Corridor corridor =
        width > 0
            ? find(Rings.ring("a", 300, 300 + width, "m"), Rings.land(80, 5, 0))
            : find(Rings.ring("a", 0.001, -width, "m"));
    assertEquals("none", corridor.facts().how(), why);
  }

  @Test
  void whatANameCallsGrassIsNoRoad() {
    assertEquals("none", find(Rings.ring("grass", 100, 110, "m")).facts().how());
  }

  @Test
  void aCircuitWithoutNamesHasItsRoadLinesAndKerbs() {
    Level named = Circuit.generate(CircuitShape.SMALL).level();
    Corridor corridor = find(HiddenNames.of(named));
    Set<String> expected = new TreeSet<>();
    for (int i = 0; i < named.pieces().size(); i++) {
      String name = named.pieces().get(i).name();
      if (name.startsWith("road") || name.startsWith("kerb")) {
        expected.add("p" + i);
      }
    }
    assertEquals(expected, new TreeSet<>(corridor.facts().pieces()));
  }

  @Test
  void onRealTracksWithoutNamesWhatIsFoundIsRoad() throws IOException, ImportException {
    Optional<Path> shared = SharedData.folder();
    assumeTrue(shared.isPresent(), "the folder of real tracks is not here");
    List<Path> files;
    try (Stream<Path> all = Files.walk(shared.get().resolve("data/tracks/torcs"))) {
      files = all.filter(p -> p.toString().endsWith(".ac")).sorted().toList();
    }
    int found = 0;
    List<String> wrong = new ArrayList<>();
    for (Path file : files) {
      Level named =
          LevelFinder.find(List.of(file), LoadOptions.DEFAULT, Progress.none())
              .get(0)
              .load(Progress.none());
      Set<String> roads = new TreeSet<>(find(named).facts().pieces());
      Level hidden = HiddenNames.of(named);
      Corridor corridor = find(hidden);
      found += corridor.known() && !corridor.facts().doubtful() ? 1 : 0;
      boolean main = !corridor.known();
      for (String piece : corridor.facts().pieces()) {
        String name = named.pieces().get(Integer.parseInt(piece.substring(1))).name();
        main |= name.startsWith("tkMn");
        // Where nothing says that a strip between road and barrier is grass, it is road.
        boolean side = name.matches("tk[LR](S|tSd).*");
        if (!corridor.facts().doubtful() && !roads.contains(name) && !side) {
          wrong.add(file.getFileName() + ": " + name);
        }
      }
      assertTrue(main, file + ": what lies beside the road was taken for it");
      assertTrue(
          corridor.known() || corridor.classes().count(SurfaceClass.ROAD) == 0, file.toString());
    }
    assertEquals(List.of(), wrong);
    assertTrue(found >= 7, found + " of " + files.size());
  }
}
