package org.trackwalk.course.scale;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.trackwalk.examples.SharedData;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.source.LevelFinder;
import org.trackwalk.io.source.LevelSource;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.UpAxis;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Real tracks read in a wrong unit or with a wrong axis up, whole and piece by piece: how often
 * that is said, whether the right reading is among those proposed, and that nothing is said of any
 * level as it is.
 */
class MisreadTracksTest {

  private static final long SEED = 70_707;

  /** Pieces that are misread alone, per track and misreading. */
  private static final int PIECES = 2;

  /** Larger levels, a hundred times too small, are heaps that take seconds each; triangles. */
  private static final int HEAP = 20_000;

  private static final double INCHES = 1 / 0.0254;
  private static final double FEET = 1 / 0.3048;

  private static final TreeMap<String, int[]> TALLY = new TreeMap<>();

  /** Sound levels of which something was said, and how many there were. */
  private static final List<String> LOUD = new ArrayList<>();

  private static Path root() {
    return Path.of(System.getProperty("trackwalk.root", "../.."));
  }

  /** All that is read once, with each level in all its misreadings before the next one. */
  @BeforeAll
  static void lookAtAll() throws IOException {
    TALLY.clear();
    LOUD.clear();
    List<Path> folders = new ArrayList<>(folders(root().resolve("examples/circuit")));
    if (SharedData.folder().isPresent()) {
      folders.addAll(folders(SharedData.folder().get().resolve("data/tracks")));
      folders.addAll(folders(SharedData.folder().get().resolve("data/levels")));
    }
    Random random = new Random(SEED);
    for (LevelSource source : LevelFinder.find(folders, LoadOptions.DEFAULT, Progress.none())) {
      Level level;
      try {
        if (source.status() != LevelSource.Status.FOUND) {
          continue;
        }
        level = source.load(Progress.none());
      } catch (ImportException | IllegalArgumentException e) {
        continue; // not every file of the folder is sound
      }
      Misreading.Said said = Misreading.Said.of(level);
      note("sound levels", said.silent());
      if (!said.silent()) {
        LOUD.add(level.name() + ": " + said.doubts() + said.strays());
      }
      if (!level.name().endsWith(".acc")) { // the track of the same name once more
        whole(level, said);
        pieces(level, said, random);
      }
    }
  }

  /** Every folder and file is looked at as a designer would name it. */
  private static List<Path> folders(Path folder) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(Files::isDirectory).sorted().toList();
    }
  }

  private static void note(String what, boolean hit) {
    int[] counts = TALLY.computeIfAbsent(what, k -> new int[2]);
    counts[0] += hit ? 1 : 0;
    counts[1]++;
  }

  private static String told() {
    StringBuilder out = new StringBuilder();
    TALLY.forEach((what, n) -> out.append(String.format("%n%-40s %d of %d", what, n[0], n[1])));
    return out.toString();
  }

  private static void atLeast(String what, double share) {
    int[] n = TALLY.getOrDefault(what, new int[] {0, 1});
    assertTrue(n[0] >= share * n[1], what + told());
  }

  @Test
  void nothingIsSaidOfALevelAsItIs() {
    // Z is up in the stadium of Bullet, whose OBJ files cannot say so: all of it stands on its
    // edge.
    assertEquals(
        List.of(),
        LOUD.stream().filter(said -> !said.matches("(part[012]|stadium)\\.obj: .*Z up.*")).toList(),
        told());
  }

  @Test
  void tracksThatAreMisreadAsAWhole() {
    for (String what : List.of("x 100", "x 1000", "x 39.37", "x 0.01", "turned")) {
      atLeast(what, 1);
      atLeast(what + ", right reading named", 1);
    }
  }

  @Test
  void aRoadThatIsTooLargeOrSmallIsNotSaidToStandUpright() {
    assertEquals(0, TALLY.get("x other: an axis is doubted")[0], told());
  }

  @Test
  void piecesThatAreMisreadAlone() {
    assertEquals(0, TALLY.get("piece: wrong words")[0], told());
    for (String what : TALLY.keySet()) {
      if (what.startsWith("piece ")) {
        atLeast(what, 0.9);
      }
    }
  }

  private static void whole(Level level, Misreading.Said asItIs) {
    RoadMeasure road = asItIs.road();
    if (road == null || !road.slender() || road.width() < SizeLimits.ROAD_LEAST) {
      return; // no road, a part of one, or one for model cars
    }
    for (double factor : new double[] {100, 1000, INCHES, FEET, 0.01}) {
      if (factor < 1 && asItIs.surface().triangleCount() > HEAP) {
        continue;
      }
      List<Doubt> doubts = Misreading.Said.of(misread(level, factor)).doubts();
      String what = String.format(Locale.ROOT, "x %.4g", factor);
      List<Doubt> units = doubts.stream().filter(d -> d.kind() == Doubt.Kind.UNIT).toList();
      boolean right =
          units.stream()
              .flatMap(d -> d.readings().stream())
              .anyMatch(r -> Math.abs(r.factor() * factor - 1) < 1e-3);
      what =
          what.replace("100.0", "100").replace("0.01000", "0.01").replace("x 1.000e+03", "x 1000");
      note(what, !units.isEmpty());
      note(what + ", right reading named", right);
      note("x other: an axis is doubted", doubts.size() > units.size());
    }
    List<Doubt> turned =
        Misreading.Said.of(new Misreading(1, true).of(level, p -> true)).doubts().stream()
            .filter(d -> d.kind() == Doubt.Kind.AXIS)
            .toList();
    UpAxis up = level.pieces().get(0).frame().up();
    note("turned", !turned.isEmpty());
    note(
        "turned, right reading named",
        turned.stream().anyMatch(d -> d.readings().get(0).up() == up));
  }

  private static Level misread(Level level, double factor) {
    return new Misreading(factor, false).of(level, p -> true);
  }

  /** Only tracks of TORCS and circuits: their pieces meet each other. */
  private static void pieces(Level level, Misreading.Said asItIs, Random random) {
    String file = level.pieces().isEmpty() ? "" : level.pieces().get(0).file();
    boolean meets = file.endsWith(".ac") || level.name().startsWith("circuit");
    List<Piece> left = meets ? seamed(asItIs) : new ArrayList<>();
    for (int i = 0; i < PIECES && left.size() > 2; i++) {
      Piece one = left.remove(random.nextInt(left.size()));
      for (double factor : new double[] {100, INCHES, FEET, 0.01, 1}) {
        Misreading wrong = new Misreading(factor, factor == 1);
        Misreading.Said said = Misreading.Said.of(wrong.of(level, p -> p == one));
        String what = String.format(Locale.ROOT, factor == 1 ? "turned" : "x %.4g", factor);
        boolean named = false;
        for (StrayParts.Stray stray : said.strays()) {
          boolean right =
              stray.pieces().size() == 1
                  && said.surface().pieces().get(stray.pieces().get(0)).name().equals(one.name())
                  && Math.abs(stray.factor() * factor - 1) < 1e-3
                  && (stray.turn() == null || stray.turn() == one.frame().up());
          named |= right;
          note("piece: wrong words", !right);
        }
        note("piece " + what, named);
      }
    }
  }

  /** Pieces that share at least three edges with others: only these can be known by a seam. */
  private static List<Piece> seamed(Misreading.Said said) {
    WeldedSurface surface = said.surface();
    Topology topology = said.topology();
    int[] shared = new int[surface.pieces().size()];
    for (int h = 0; h < 3 * surface.triangleCount(); h++) {
      int twin = topology.twin(h);
      if (twin >= 0 && surface.pieceOf(h / 3) != surface.pieceOf(twin / 3)) {
        shared[surface.pieceOf(h / 3)]++;
      }
    }
    List<Piece> pieces = new ArrayList<>();
    for (int p = 0; p < shared.length; p++) {
      if (shared[p] >= 3) {
        pieces.add(surface.pieces().get(p));
      }
    }
    return pieces;
  }
}
