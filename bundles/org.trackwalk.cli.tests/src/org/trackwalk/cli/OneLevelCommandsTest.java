package org.trackwalk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What is wrong with a level's manifest is one line in every command about one level. */
class OneLevelCommandsTest {

  @TempDir private Path folder;

  @BeforeEach
  void write() throws IOException {
    Files.writeString(
        folder.resolve("road.obj"),
        "o road_1\nv -5 0 0\nv 5 0 0\nv -5 0 90\nv 5 0 90\nf 1 3 2\nf 2 3 4\n");
  }

  private static final List<List<String>> COMMANDS =
      List.of(
          List.of("ride"),
          List.of("drive", "--shape", "sphere:0.3", "--from", "0,1,9", "--steps", "9"),
          List.of("overlaps"));

  static Stream<Arguments> mistakes() {
    return COMMANDS.stream()
        .flatMap(
            words ->
                Stream.of(
                    Arguments.of(words, "\"rules\": {\"seam.stop\": 1}", "'seam.step'"),
                    Arguments.of(words, "\"profiles\": [\"bulet\"]", "bullet"),
                    Arguments.of(words, "\"vehicle\": \"cart\"", "car")));
  }

  @ParameterizedTest
  @MethodSource("mistakes")
  void theManifestNamesWhatDoesNotExist(List<String> command, String mistake, String nearest)
      throws IOException {
    Path manifest = folder.resolve("level.trackwalk.json");
    Files.writeString(
        manifest,
        "{\"name\": \"Hill\", \"pieces\": [{\"file\": \"road.obj\", \"class\": \"road\"}], "
            + mistake
            + "}");
    CliRun run = run(command, manifest.toString());
    assertEquals(3, run.code(), run.toString());
    assertEquals(1, run.err().strip().lines().count(), run.err());
    assertTrue(run.err().contains(nearest), run.err());
    assertTrue(run.err().contains("level.trackwalk.json"), "the file is named: " + run.err());
  }

  @ParameterizedTest
  @MethodSource("commands")
  void aConfigThatCanBeNoPathIsWrongUsage(List<String> command) throws IOException {
    CliRun run = run(command, folder.resolve("road.obj").toString(), "--config", "a\0b");
    assertEquals(2, run.code(), run.toString());
    assertTrue(run.err().contains("--config: "), run.err());
  }

  static Stream<List<String>> commands() {
    return COMMANDS.stream();
  }

  private static CliRun run(List<String> command, String... more) throws IOException {
    List<String> words = new ArrayList<>(command);
    words.addAll(List.of(more));
    return CliRun.of(words.toArray(String[]::new));
  }
}
