package org.trackwalk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What does not fit into the memory is named, whichever file it is. */
class MemoryWordsTest {

  /** Some hundred bytes of memory each, three in the file. */
  private static final int LISTS = 6_000_000;

  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource({
    "3, fix --undo LARGE",
    "2, check LEVEL --only import --baseline LARGE",
    "3, convert LARGE --report text=-"
  })
  void theFileIsNamed(int code, String command) throws Exception {
    Path large = folder.resolve("large.json");
    Files.writeString(large, "{\"a\":[[]" + ",[]".repeat(LISTS) + "]}");
    Path level = Tracks.bad(folder);
    List<String> words = new ArrayList<>();
    words.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    words.addAll(List.of("-Xmx64m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-cp"));
    words.add(String.join(File.pathSeparator, ToolClasses.path()));
    words.add(Main.class.getName());
    for (String word : command.split(" ")) {
      words.add(word.replace("LARGE", large.toString()).replace("LEVEL", level.toString()));
    }
    Path said = folder.resolve("said");
    Process process =
        new ProcessBuilder(words).redirectErrorStream(true).redirectOutput(said.toFile()).start();
    assertTrue(process.waitFor(5, TimeUnit.MINUTES));
    String text = Files.readString(said, StandardCharsets.UTF_8);
    assertEquals(code, process.exitValue(), text);
    assertTrue(text.contains(large + ": needs more than the 6"), text);
  }
}
