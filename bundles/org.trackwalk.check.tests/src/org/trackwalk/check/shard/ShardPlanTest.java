package org.trackwalk.check.shard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.io.source.LevelSource;
import org.trackwalk.mesh.names.ShownText;

/** How levels are shared out among runs. */
class ShardPlanTest {

  @TempDir private Path folder;

  private LevelSource level(String name, int bytes) throws IOException {
    Path file = Files.write(folder.resolve(name), new byte[bytes]);
    return new LevelSource(name, LevelSource.Status.FOUND, "", List.of(file), null);
  }

  private static LevelSource named(String name) {
    return new LevelSource(name, LevelSource.Status.FOUND, "", List.of(Path.of(name)), null);
  }

  @Test
  void everyInputIsInOnePart() throws IOException {
    List<LevelSource> sources = new ArrayList<>();
    for (int i = 0; i < 23; i++) {
      sources.add(level("level" + i, 1 + 37 * i % 11));
    }
    sources.add(new LevelSource("x.max", LevelSource.Status.SKIPPED, "not read", List.of(), null));
    for (int shards : new int[] {1, 4, 7, 30}) {
      ShardPlan plan = ShardPlan.of(sources, shards, LevelTimes.none());
      List<Integer> all = new ArrayList<>();
      for (int shard = 0; shard < shards; shard++) {
        all.addAll(plan.of(shard));
      }
      assertEquals(sources.size(), all.size());
      assertEquals(sources.size(), all.stream().distinct().count());
    }
  }

  /** Against every way to share out; Graham's bound is 4/3 - 1/(3 m) of the best. */
  @Test
  void theLongestPartIsNearTheBest() {
    Random random = new Random(5);
    for (int trial = 0; trial < 200; trial++) {
      int shards = 2 + random.nextInt(2);
      int levels = 1 + random.nextInt(8);
      List<LevelSource> sources = new ArrayList<>();
      Map<String, Double> seconds = new TreeMap<>();
      for (int i = 0; i < levels; i++) {
        sources.add(named("level" + i));
        seconds.put("level" + i, 0.1 + random.nextInt(100));
      }
      ShardPlan plan = ShardPlan.of(sources, shards, new LevelTimes(seconds));
      double longest = 0;
      for (int shard = 0; shard < shards; shard++) {
        double sum = 0;
        for (int place : plan.of(shard)) {
          sum += seconds.get(sources.get(place).displayName());
        }
        longest = Math.max(longest, sum);
      }
      double best = best(new ArrayList<>(seconds.values()), new double[shards], 0);
      assertTrue(longest <= (4.0 / 3 - 1.0 / (3 * shards)) * best + 1e-9, longest + " of " + best);
    }
  }

  private static double best(List<Double> weights, double[] loads, int next) {
    if (next == weights.size()) {
      double most = 0;
      for (double load : loads) {
        most = Math.max(most, load);
      }
      return most;
    }
    double best = Double.POSITIVE_INFINITY;
    for (int shard = 0; shard < loads.length; shard++) {
      loads[shard] += weights.get(next);
      best = Math.min(best, best(weights, loads, next + 1));
      loads[shard] -= weights.get(next);
    }
    return best;
  }

  @Test
  void theFingerprintIsThatOfNamesWeightsAndCount() throws IOException {
    List<LevelSource> sources = List.of(level("a", 10), level("b", 20));
    String plan = ShardPlan.of(sources, 2, LevelTimes.none()).fingerprint();
    assertEquals(16, plan.length());
    assertEquals(plan, ShardPlan.of(sources, 2, LevelTimes.none()).fingerprint());
    assertNotEquals(plan, ShardPlan.of(sources, 3, LevelTimes.none()).fingerprint());
    LevelTimes times = new LevelTimes(Map.of("a", 3.0));
    assertNotEquals(plan, ShardPlan.of(sources, 2, times).fingerprint());
    List<LevelSource> other = List.of(level("a", 11), level("b", 20));
    assertNotEquals(plan, ShardPlan.of(other, 2, LevelTimes.none()).fingerprint());
    List<LevelSource> renamed = List.of(level("a", 10), level("c", 20));
    assertNotEquals(plan, ShardPlan.of(renamed, 2, LevelTimes.none()).fingerprint());
  }

  /** Names of letters, controls, marks of direction, halves of pairs and what looks escaped. */
  @Test
  void everyNameStandsInOneHarmlessLine() throws IOException {
    Random random = new Random(25);
    String[] parts = {
      "a",
      "/",
      ",",
      "\\",
      "u001b",
      "\\u001b",
      "\033",
      "\007",
      "\n",
      "\r",
      "\u0085",
      "\u2028",
      "\u202e",
      "\ud83c\udfce",
      "\u00e9",
      "::",
      "$1",
      "\\\\u000a"
    };
    for (int round = 0; round < 2000; round++) {
      StringBuilder name = new StringBuilder("b");
      for (int i = random.nextInt(6); i >= 0; i--) {
        name.append(parts[random.nextInt(parts.length)]);
      }
      LevelTimes times = new LevelTimes(Map.of(name.toString(), 1.5));
      String text = times.text();
      assertEquals(2, text.lines().count(), text);
      for (String line : text.split("\n")) {
        assertEquals(ShownText.of(line), line);
      }
      Path file = Files.writeString(folder.resolve("times.csv"), text);
      assertEquals(times, LevelTimes.read(file));
    }
    Path old = Files.writeString(folder.resolve("old.csv"), "seconds,level\n1.5,a\\b.obj\n");
    assertEquals(Map.of("a\\b.obj", 1.5), LevelTimes.read(old).seconds());
  }

  @Test
  void timesAreReadAsTheyAreWritten() throws IOException {
    LevelTimes times = new LevelTimes(Map.of("a, b/c.obj", 1.25, "d", 1e-9));
    Path file = Files.writeString(folder.resolve("times.csv"), times.text());
    assertEquals(times, LevelTimes.read(file));
    assertEquals((1.25 + 1e-9) / 2, times.mean());
    Files.writeString(file, "seconds,level\n1,a\nsoon,b\n");
    IOException broken = assertThrows(IOException.class, () -> LevelTimes.read(file));
    assertTrue(broken.getMessage().startsWith("line 3: "), broken.getMessage());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"NaN", "-1", "Infinity", "-Infinity", "1e300", "1e400", "soon", "", "1,a"})
  void whatAreNoSecondsIsRefusedWithItsLine(String seconds) throws IOException {
    Path file = folder.resolve("times.csv");
    String text = seconds.equals("1,a") ? "1;a" : seconds + ",a";
    Files.writeString(file, "seconds,level\n1,b\n" + text + "\n");
    IOException broken = assertThrows(IOException.class, () -> LevelTimes.read(file));
    assertTrue(broken.getMessage().startsWith("line 3: "), broken.getMessage());
    assertTrue(
        broken.getMessage().contains("'" + seconds + "'") || seconds.equals("1,a"),
        broken.getMessage());
  }
}
