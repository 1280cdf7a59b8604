package org.trackwalk.check.cache;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.check.kept.PackedRecord;
import org.trackwalk.check.levels.CheckRun;
import org.trackwalk.check.levels.LevelEnd;
import org.trackwalk.check.levels.RunOptions;
import org.trackwalk.check.levels.RunWatch;
import org.trackwalk.examples.planted.PlantedCircuit;
import org.trackwalk.examples.writer.ObjFile;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.report.CheckReport;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.model.report.LevelSketch;
import org.trackwalk.model.settings.CheckSettings;

class LevelCacheTest {

  private static final long SEED = 62;

  private static final String FLOOR = "o a\nv 0 0 0\nv 0 0 4\nv 4 0 4\nv 4 0 0\nf 1 2 3\nf 1 3 4\n";

  @TempDir private Path folder;
  private Path levels;
  private Path kept;
  private CheckSettings settings = CheckSettings.defaults();

  @BeforeEach
  void folders() throws IOException {
    levels = Files.createDirectory(folder.resolve("levels"));
    kept = folder.resolve("kept");
  }

  /** Writes a file as if it had been there for long: fresh ones are not trusted. */
  private static void old(Path file, byte[] bytes) throws IOException {
    Files.write(file, bytes);
    Files.setLastModifiedTime(file, FileTime.from(Instant.now().minusSeconds(100)));
  }

  private Path floor(String name, String text) throws IOException {
    Path file = levels.resolve(name);
    old(file, text.getBytes(StandardCharsets.UTF_8));
    return file;
  }

  private LevelCache cache() throws IOException {
    return LevelCache.open(kept, "test", List.of("page"), List.of(), List.of());
  }

  /** One run; which levels were taken from the cache is added to {@code known}. */
  private CheckReport run(LevelCache cache, List<String> known, Path... paths) {
    RunWatch watch =
        new RunWatch() {
          @Override
          public void found(int count, long need) {}

          @Override
          public void began(String name) {}

          @Override
          public synchronized void ended(LevelEnd end) {
            if (end.how() == LevelEnd.How.KNOWN) {
              known.add(Path.of(end.name()).getFileName().toString());
            }
          }
        };
    RunOptions options =
        RunOptions.of("test", LevelCacheTest::sketched).withKnown(cache).watchedBy(watch);
    return CheckRun.run(List.of(paths), LoadOptions.DEFAULT, settings, options, Progress.none());
  }

  private static LevelReport sketched(LevelReport level) {
    byte[] part = {1, 2, (byte) level.facts().triangles()};
    return level.sketched(new LevelSketch(Map.of("page/mesh", part))).withoutSurface();
  }

  private List<String> knownOf(Path... paths) throws IOException {
    List<String> known = new ArrayList<>();
    run(cache(), known, paths);
    return known;
  }

  private static byte[] bytes(LevelReport level) throws IOException {
    return PackedRecord.bytes(level);
  }

  private List<Path> entries() throws IOException {
    try (Stream<Path> walk = Files.walk(kept)) {
      return walk.filter(Files::isRegularFile).sorted().toList();
    }
  }

  @Test
  void whatIsTakenIsBitByBitWhatWasFound() throws IOException {
    Path file = levels.resolve("planted.obj");
    old(file, ObjFile.bytes(PlantedCircuit.example().pieces("planted.obj")));
    List<String> known = new ArrayList<>();
    LevelReport fresh = run(cache(), known, file).levels().get(0);
    assertEquals(List.of(), known);
    CheckReport again = run(cache(), known, file);
    assertEquals(List.of("planted.obj"), known);
    assertTrue(fresh.findings().size() > 10, "a level with something to say");
    assertArrayEquals(bytes(fresh), bytes(again.levels().get(0)));
    assertEquals(List.of("generic"), again.profiles());
    byte[] part = again.levels().get(0).sketch().parts().get("page/mesh");
    assertArrayEquals(new byte[] {1, 2, (byte) fresh.facts().triangles()}, part);
  }

  @Test
  void anotherContentOrSettingOrNameIsAnotherLevel() throws IOException {
    Path file = floor("a.obj", FLOOR);
    knownOf(file);
    assertEquals(List.of("a.obj"), knownOf(file));
    settings = settings.withParameters(Map.of("seam.gap.threshold", 0.5));
    assertEquals(List.of(), knownOf(file));
    settings = CheckSettings.defaults().withJobs(7);
    assertEquals(List.of("a.obj"), knownOf(file), "threads change nothing");
    assertEquals(List.of(), knownOf(floor("b.obj", FLOOR)));
    floor("a.obj", FLOOR.replace("4", "5"));
    assertEquals(List.of(), knownOf(file));
    floor("a.obj", FLOOR);
    assertEquals(List.of("a.obj"), knownOf(file), "the first answer is still there");
  }

  @Test
  void anotherToolOrOtherSketchesHaveNoAnswer() throws IOException {
    Path file = floor("a.obj", FLOOR);
    knownOf(file);
    List<String> known = new ArrayList<>();
    run(LevelCache.open(kept, "test 2", List.of("page"), List.of(), List.of()), known, file);
    run(LevelCache.open(kept, "test", List.of(), List.of(), List.of()), known, file);
    Path profile = floor("own.json", "{}");
    run(LevelCache.open(kept, "test", List.of("page"), List.of(), List.of(profile)), known, file);
    assertEquals(List.of(), known);
  }

  /** The manifest is as it was; the mesh, the line or the folder that it speaks of is not. */
  @Test
  void everyFileOfALevelCounts() throws IOException {
    floor("a.obj", FLOOR);
    floor("line.csv", "x,y,z\n0,0,1\n4,0,1\n");
    Path named =
        floor(
            "named.trackwalk.json",
            "{\"schema\": \"trackwalk-manifest/1\", \"pieces\": [{\"file\": \"a.obj\"}],"
                + " \"line\": {\"file\": \"line.csv\"}}");
    Path all = floor("all.trackwalk.json", "{\"schema\": \"trackwalk-manifest/1\"}");
    Files.setLastModifiedTime(levels, FileTime.from(Instant.now().minusSeconds(100)));
    knownOf(named, all);
    assertEquals(
        List.of("all.trackwalk.json", "named.trackwalk.json"),
        knownOf(named, all).stream().sorted().toList());
    floor("line.csv", "x,y,z\n0,0,1\n4,0,2\n");
    assertEquals(List.of("all.trackwalk.json"), knownOf(named, all));
    floor("b.obj", FLOOR.replace("o a", "o b"));
    assertEquals(List.of("named.trackwalk.json"), knownOf(named, all));
    floor("a.obj", FLOOR.replace("4", "3"));
    assertEquals(List.of(), knownOf(named, all));
  }

  @Test
  void whatWasWrittenDuringTheCheckIsNotKept() throws IOException {
    Path file = floor("a.obj", FLOOR);
    Files.setLastModifiedTime(file, FileTime.from(Instant.now().plusSeconds(5)));
    knownOf(file);
    assertEquals(List.of(), entries());
  }

  @Test
  void brokenAndForeignEntriesAreCheckedAgain() throws IOException {
    Path file = floor("a.obj", FLOOR);
    Path other = floor("b.obj", FLOOR.replace("4", "6"));
    CheckReport fresh = run(cache(), new ArrayList<>(), file);
    Path entry = entries().get(0);
    byte[] good = Files.readAllBytes(entry);
    knownOf(other);
    Path foreign = entries().stream().filter(p -> !p.equals(entry)).findFirst().orElseThrow();
    SplittableRandom random = new SplittableRandom(SEED);
    List<byte[]> poison = new ArrayList<>();
    poison.add(new byte[0]);
    poison.add(Files.readAllBytes(foreign)); // whole and true, but of another level
    for (int i = 0; i < 6; i++) {
      poison.add(Arrays.copyOf(good, random.nextInt(good.length)));
      byte[] flipped = good.clone();
      flipped[random.nextInt(good.length)] ^= (byte) (1 << random.nextInt(8));
      poison.add(flipped);
    }
    for (int i = 0; i < poison.size(); i++) {
      Files.write(entry, poison.get(i));
      List<String> known = new ArrayList<>();
      CheckReport again = run(cache(), known, file);
      String which = "poison " + i + " of seed " + SEED;
      assertEquals(List.of(), known, which);
      assertEquals(fresh.levels().get(0).facts().triangles(), triangles(again), which);
      assertEquals(List.of("a.obj"), knownOf(file), which + ": it is replaced");
    }
  }

  private static int triangles(CheckReport report) {
    return report.levels().get(0).facts().triangles();
  }

  @Test
  void aFolderThatTakesNothingCostsNoReport() throws IOException {
    Path file = floor("a.obj", FLOOR);
    knownOf(file);
    Path shard = entries().get(0).getParent();
    Files.delete(entries().get(0));
    Files.delete(shard);
    Files.writeString(shard, "in the way");
    LevelCache cache = cache();
    CheckReport report = run(cache, new ArrayList<>(), file);
    assertEquals(1, report.levels().size());
    assertTrue(cache.trouble().isPresent());
  }

  @Test
  void aFileWhereTheFolderShouldBeIsSaidAtOnce() throws IOException {
    Files.writeString(kept, "in the way");
    assertThrows(IOException.class, this::cache);
  }

  @Test
  void theOldestGoFirst() throws IOException {
    Path[] files = new Path[4];
    for (int i = 0; i < files.length; i++) {
      files[i] = floor(i + ".obj", FLOOR.replace("4", "4" + i));
    }
    knownOf(files);
    List<Path> entries = entries();
    assertEquals(4, entries.size());
    long sum = 0;
    for (int i = 0; i < 4; i++) {
      Instant used = Instant.now().minusSeconds(i == 3 ? 40L * 24 * 3600 : 1000L * i);
      Files.setLastModifiedTime(entries.get(i), FileTime.from(used));
      sum += i < 2 ? Files.size(entries.get(i)) : 0;
    }
    Path whole = entries.get(0);
    Path part = whole.resolveSibling(".trackwalk-" + "0123456789abcdef".repeat(2) + ".part");
    Files.writeString(part, "of a run that was killed");
    Files.setLastModifiedTime(part, FileTime.from(Instant.now().minusSeconds(7200)));
    Path stranger = Files.writeString(kept.resolve("README"), "not ours");
    LevelCache cache = cache();
    cache.evict(sum);
    assertEquals(Stream.of(entries.get(0), entries.get(1), stranger).sorted().toList(), entries());
    assertFalse(cache.trouble().isPresent());
  }

  /** A game may have files with our endings, and somebody may name their folder. */
  @Test
  void filesOfOthersStayHoweverOldTheyAre() throws IOException {
    List<Path> strangers = new ArrayList<>();
    for (String name : List.of("monza.level", "film.part", "ab/monza.level", "ab/film.part")) {
      Path stranger = kept.resolve(name);
      Files.createDirectories(stranger.getParent());
      Files.writeString(stranger, "not ours");
      Files.setLastModifiedTime(stranger, FileTime.from(Instant.EPOCH));
      strangers.add(stranger);
    }
    cache().evict(0);
    assertEquals(strangers.stream().sorted().toList(), entries());
  }
}
