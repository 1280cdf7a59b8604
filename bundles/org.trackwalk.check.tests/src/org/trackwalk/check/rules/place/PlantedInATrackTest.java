package org.trackwalk.check.rules.place;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.check.rules.RuleList;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.examples.SharedData;
import org.trackwalk.io.source.LevelFinder;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.settings.CheckSettings;

/**
 * Faults in a real track of two layouts, whose one finding of these rules is a pit lane beside the
 * road: each rule that it breaks tells it once (a gate whose poles have two numbers lacks two), and
 * nothing else is told. A mesh with children and one of too many vertices are planted by {@link
 * GameRulesTest}.
 */
final class PlantedInATrackTest {

  private static final String MARKERS = "pista_caudina_markers_cw.kn5";
  private static final String ROAD = "pista_caudina_road.kn5";

  /** Bytes of a recorded line: its head, a point, what is known of a point besides. */
  private static final int HEAD = 16;

  private static final int POINT = 20;
  private static final int MORE = 72;

  @TempDir Path folder;
  private Path track;

  @BeforeEach
  void copy() throws IOException {
    Optional<Path> shared = SharedData.folder().map(s -> s.resolve("games/assetto/pista_caudina"));
    assumeTrue(
        shared.isPresent() && Files.isDirectory(shared.get()), "the folder of games is not here");
    track = folder.resolve("pista_caudina");
    try (Stream<Path> files = Files.walk(shared.get())) {
      for (Path from : (Iterable<Path>) files::iterator) {
        Path to = track.resolve(shared.get().relativize(from).toString());
        if (Files.isDirectory(from)) {
          Files.createDirectories(to);
        } else {
          Files.write(to, Files.readAllBytes(from));
        }
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    ROAD + ", 2GRASS, 1GRASS, place.duplicate-name",
    ROAD + ", 2GRASS, 2GRAZZ, place.unknown-surface",
    MARKERS + ", AC_START_3, AC_START_8, place.spawn",
    MARKERS + ", AC_PIT_2, AC_Pit_2, 'place.spawn, place.unknown-marker'",
    MARKERS + ", AC_TIME_0_L, AC_TIME_5_L, 'place.gate, place.gate'",
    "cw/data/surfaces.ini, KEY=ROAD, KEY=ROA, place.ambiguous-surface"
  })
  void aNameThatIsAnother(String file, String from, String to, String rules) throws Exception {
    byte[] bytes = Files.readAllBytes(track.resolve(file));
    String text = new String(bytes, StandardCharsets.ISO_8859_1);
    assertTrue(text.contains(from), from);
    String planted = text.replaceFirst(from, to);
    Files.write(track.resolve(file), planted.getBytes(StandardCharsets.ISO_8859_1));
    told(rules);
  }

  /** Forty points of the racing line say 30 m of road to their left. */
  @Test
  void moreRoadThanThereIs() throws Exception {
    Path file = track.resolve("cw/ai/fast_lane.ai");
    ByteBuffer line = ByteBuffer.wrap(Files.readAllBytes(file)).order(ByteOrder.LITTLE_ENDIAN);
    int count = line.getInt(4);
    for (int i = 100; i < 140; i++) {
      line.putFloat(HEAD + POINT * count + 4 + MORE * i + 20, 30);
    }
    Files.write(file, line.array());
    told("place.room");
  }

  @Test
  void aTrackAsItIs() throws Exception {
    told("");
  }

  /** Besides the pit lane, which is there from the beginning. */
  private void told(String rules) throws Exception {
    List<String> expected = new ArrayList<>(List.of("place.room"));
    Stream.of(rules.split(", ")).filter(rule -> !rule.isEmpty()).forEach(expected::add);
    Set<String> asked =
        RuleList.all().stream()
            .map(rule -> rule.info().id())
            .filter(id -> id.startsWith("place."))
            .collect(Collectors.toSet());
    assertEquals(
        expected.stream().sorted().toList(),
        LevelCheck.check(
                LevelFinder.find(
                        List.of(track.resolve("models_cw.ini")),
                        LoadOptions.DEFAULT,
                        Progress.none())
                    .get(0)
                    .load(Progress.none()),
                CheckSettings.defaults().withOnly(asked),
                Progress.none())
            .findings()
            .stream()
            .map(finding -> finding.told().rule())
            .sorted()
            .toList());
  }
}
