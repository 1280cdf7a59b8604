package org.trackwalk.check.scale;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.trackwalk.examples.SharedData;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.source.LevelFinder;
import org.trackwalk.io.source.LevelSource;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
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

  private static final double INCHES = 1 / 0.0254;
  private static final double FEET = 1 / 0.3048;

  private final TreeMap<String, int[]> tally = new TreeMap<>();

  private static Path root() {
    return Path.of(System.getProperty("trackwalk.root", "../.."));
  }

  /** Every folder and file is looked at as a designer would name it. */
  private static List<Level> levels(Path folder) throws IOException {
    List<Path> folders = new ArrayList<>();
    try (Stream<Path> all = Files.walk(folder)) {
      all.filter(Files::isDirectory).sorted().forEach(folders::add);
    }
    List<Level> levels = new ArrayList<>();
    for (LevelSource source : LevelFinder.find(folders, LoadOptions.DEFAULT, Progress.none())) {
      try {
        if (source.status() == LevelSource.Status.FOUND) {
          levels.add(source.load(Progress.none()));
        }
      } catch (ImportException | IllegalArgumentException e) {
        // not every file of the folder is sound
      }
    }
    return levels;
  }

  private void note(String what, boolean hit) {
    int[] counts = tally.computeIfAbsent(what, k -> new int[2]);
    counts[0] += hit ? 1 : 0;
    counts[1]++;
  }

  private String told() {
    StringBuilder out = new StringBuilder();
    tally.forEach((what, n) -> out.append(String.format("%n%-40s %d of %d", what, n[0], n[1])));
    return out.toString();
  }

  private void atLeast(String what, double share) {
    int[] n = tally.getOrDefault(what, new int[] {0, 1});
    assertTrue(n[0] >= share * n[1], what + told());
  }

  @Test
  void nothingIsSaidOfALevelAsItIs() throws IOException {
    List<Level> all = new ArrayList<>(levels(root().resolve("examples/circuit")));
    if (SharedData.folder().isPresent()) {
      all.addAll(levels(SharedData.folder().get().resolve("data/tracks")));
      all.addAll(levels(SharedData.folder().get().resolve("data/levels")));
    }
    List<String> loud = new ArrayList<>();
    for (Level level : all) {
      Misreading.Said said = Misreading.Said.of(level);
      if (!said.silent()) {
        loud.add(level.name() + ": " + said.doubts() + said.strays());
      }
    }
    assertEquals(List.of(), loud, all.size() + " levels");
  }

  @Test
  void tracksThatAreMisreadAsAWhole() throws IOException {
    List<Level> all = new ArrayList<>(levels(root().resolve("examples/circuit")));
    if (SharedData.folder().isPresent()) {
      all.addAll(levels(SharedData.folder().get().resolve("data/tracks")));
    }
    int tracks = 0;
    for (Level level : all) {
      if (whole(level)) {
        tracks++;
      }
    }
    assertTrue(tracks > 0);
    for (String what : List.of("x 100", "x 1000", "x 39.37", "x 0.01", "turned")) {
      atLeast(what, 0.9);
      atLeast(what + ", right reading named", 0.9);
    }
  }

  private boolean whole(Level level) {
    RoadMeasure road = Misreading.Said.road(level);
    if (road == null || !road.slender() || road.width() < SizeLimits.ROAD_LEAST) {
      return false; // no road, a part of one, or one for model cars
    }
    for (double factor : new double[] {100, 1000, INCHES, FEET, 0.01}) {
      Misreading.Said said = Misreading.Said.of(new Misreading(factor, false).of(level, p -> true));
      String what = String.format(Locale.ROOT, "x %.4g", factor);
      List<Doubt> units = said.doubts().stream().filter(d -> d.kind() == Doubt.Kind.UNIT).toList();
      boolean right =
          units.stream()
              .flatMap(d -> d.readings().stream())
              .anyMatch(r -> Math.abs(r.factor() * factor - 1) < 1e-3);
      what =
          what.replace("100.0", "100").replace("0.01000", "0.01").replace("x 1.000e+03", "x 1000");
      note(what, !units.isEmpty());
      note(what + ", right reading named", right);
      note("x other: an axis is doubted", said.doubts().size() > units.size());
    }
    Misreading.Said said = Misreading.Said.of(new Misreading(1, true).of(level, p -> true));
    boolean right =
        said.doubts().stream()
            .filter(d -> d.kind() == Doubt.Kind.AXIS)
            .anyMatch(d -> d.readings().get(0).up() == level.pieces().get(0).frame().up());
    note("turned", said.doubts().stream().anyMatch(d -> d.kind() == Doubt.Kind.AXIS));
    note("turned, right reading named", right);
    return true;
  }

  @Test
  void piecesThatAreMisreadAlone() throws IOException {
    List<Level> all = new ArrayList<>(levels(root().resolve("examples/circuit")));
    if (SharedData.folder().isPresent()) {
      all.addAll(levels(SharedData.folder().get().resolve("data/tracks/torcs")));
    }
    Random random = new Random(SEED);
    for (Level level : all) {
      List<Piece> seamed = seamed(level);
      for (int i = 0; i < PIECES && seamed.size() > 2; i++) {
        Piece one = seamed.remove(random.nextInt(seamed.size()));
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
    int[] wrong = tally.remove("piece: wrong words");
    assertTrue(wrong != null && wrong[0] == 0, () -> "a wrong piece is named" + told());
    for (String what : tally.keySet()) {
      atLeast(what, 0.9);
    }
  }

  /** Pieces that share at least three edges with others: only these can be known by a seam. */
  private static List<Piece> seamed(Level level) {
    WeldedSurface surface = Misreading.Said.of(level).surface();
    org.trackwalk.mesh.topology.Topology topology =
        org.trackwalk.mesh.topology.Topology.of(surface, 1, Progress.none());
    int[] shared = new int[surface.pieces().size()];
    for (int h = 0; h < 3 * surface.triangleCount(); h++) {
      int twin = topology.twin(h);
      if (twin >= 0 && surface.pieceOf(h / 3) != surface.pieceOf(twin / 3)) {
        shared[surface.pieceOf(h / 3)]++;
      }
    }
    BitSet taken = new BitSet();
    List<Piece> pieces = new ArrayList<>();
    for (int p = 0; p < shared.length; p++) {
      if (shared[p] >= 3 && !taken.get(p)) {
        pieces.add(surface.pieces().get(p));
      }
    }
    return pieces;
  }
}
