package org.trackwalk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A device that never ends, named where a small file belongs: refused by name, at once. */
class DevicesTest {

  private static final Path ZERO = Path.of("/dev/zero");

  @TempDir private Path folder;
  private Path level;
  private Path link;

  @BeforeEach
  void anEndlessFile() throws IOException {
    assumeTrue(Files.exists(ZERO));
    level = Tracks.bad(folder);
    link = Files.createSymbolicLink(folder.resolve("endless.json"), ZERO);
  }

  /** Options of files, and what is said; the words of the file's kind or of what it is. */
  @ParameterizedTest
  @CsvSource({
    "2, check LEVEL --only seam.gap --baseline LINK, too large to be a baseline",
    "2, check LEVEL --only seam.gap --config LINK, too large for a file of options",
    "2, check LEVEL --only seam.gap --vehicle LINK, is not a file",
    "2, check LEVEL --only seam.gap --profile LINK, is not a file",
    "2, check LEVEL --only seam.gap --rules-of LINK, is not a file",
    "2, check LEVEL --shard 1/2 --part PART --shard-times LINK, it has more than",
    "3, convert LINK --report text=-, it has more than",
    "3, contacts LEVEL --probes LINK, without an end of line",
    "3, 'explain LEVEL --at 0,0,0 --shape parts:LINK', it has more than",
    "3, drive LEVEL --together LINK, it has more than",
    "2, profiles LINK, is not a file"
  })
  void isNoFileOfItsKind(int code, String command, String words) {
    List<String> args = new ArrayList<>();
    for (String word : command.split(" ")) {
      args.add(
          word.replace("LEVEL", level.toString())
              .replace("LINK", link.toString())
              .replace("PART", folder.resolve("part").toString()));
    }
    CliRun run = CliRun.of(args.toArray(String[]::new));
    assertEquals(code, run.code(), run.toString());
    assertTrue(run.err().contains(link.toString()), run.toString());
    assertTrue(run.err().contains(words), run.toString());
  }

  /** Before a level is read, what its files name is looked for. */
  @ParameterizedTest
  @ValueSource(strings = {"obj", "ac", "acc", "gltf", "glb", "GLTF"})
  void aMeshIsNoneEither(String ending) throws IOException {
    Path mesh = Files.createSymbolicLink(folder.resolve("endless." + ending), ZERO);
    CliRun run = CliRun.of("check", mesh.toString());
    assertEquals(3, run.code(), run.toString());
    assertTrue(run.err().contains(mesh + ": this is not a file"), run.toString());
  }

  /** A folder without a name of its own. */
  @Test
  void theRootIsNoLine() {
    CliRun run = CliRun.of("check", level.toString(), "--line", "/");
    assertEquals(2, run.code(), run.toString());
  }

  /** Whoever gives a level away names such files, too. */
  @Test
  void aManifestNamesNoneEither() throws IOException {
    Path manifest =
        Files.writeString(
            folder.resolve("hill.trackwalk.json"),
            "{\"pieces\": [{\"file\": \""
                + level.getFileName()
                + "\"}],"
                + " \"vehicle\": \"endless.json\"}");
    CliRun run = CliRun.of("check", manifest.toString());
    assertEquals(3, run.code(), run.toString());
    assertTrue(run.err().contains("endless.json"), run.toString());
  }
}
