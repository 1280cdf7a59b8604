package org.trackwalk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.examples.SharedData;

/**
 * docs/real-tracks.md says what {@code check} says today: every line of each first screen with its
 * place, rule, severity and numbers, and the findings per rule. The verdicts are a human's: where a
 * line is another one, its geometry is to be looked at anew.
 */
class RealTracksPageTest {

  private static final Pattern SECTION = Pattern.compile("(?ms)^### (\\S+)\\n(.*?)(?=^##|\\z)");

  private static final Pattern TOTAL =
      Pattern.compile("(?m)^\\| ([A-Za-z0-9_-]+) \\| (\\d+) \\| (\\d+) \\| (\\d+) \\| (\\d+) \\|$");

  private static final Pattern COUNT = Pattern.compile("([a-z.-]+)\\s(\\d+)");

  /** Tracks of which all files of their folder are one level. */
  private static final Set<String> FOLDERS =
      Set.of("2022_april_pro", "Monaco", "Singapore", "caecer_loop");

  /** Tracks of which a game's own files say what belongs to them, in the folder of games. */
  private static final Map<String, String> GAMES =
      Map.of(
          "circleville", "games/assetto/circleville",
          "models_ccw", "games/assetto/pista_caudina/models_ccw.ini",
          "models_cw", "games/assetto/pista_caudina/models_cw.ini");

  @TempDir private Path folder;

  private static String page() throws IOException {
    for (Path p = Path.of("").toAbsolutePath(); p != null; p = p.getParent()) {
      Path file = p.resolve("docs/real-tracks.md");
      if (Files.isRegularFile(file)) {
        return Files.readString(file);
      }
    }
    throw new IOException("docs/real-tracks.md is in no folder above this one");
  }

  private static Map<String, String> sections() throws IOException {
    Map<String, String> sections = new TreeMap<>();
    Matcher m = SECTION.matcher(page());
    while (m.find()) {
      sections.put(m.group(1), m.group(2));
    }
    return sections;
  }

  @Test
  void theTotalsAreThoseOfTheTables() throws IOException {
    Map<String, String> sections = sections();
    // the first table stands before the first section
    Matcher m = TOTAL.matcher(page().substring(0, page().indexOf("\n### ")));
    int[] all = new int[4];
    int rows = 0;
    while (m.find()) {
      String section = sections.get(m.group(1));
      assertTrue(section != null, "a row of the first table has no section: " + m.group());
      int[] counted = {
        FirstScreen.written(section).size(),
        count(section, "true"),
        count(section, "weak"),
        count(section, "false")
      };
      for (int i = 0; i < 4; i++) {
        assertEquals(counted[i], Integer.parseInt(m.group(2 + i)), m.group());
        all[i] += counted[i];
      }
      rows++;
    }
    assertEquals(sections.size(), rows, "tracks in the first table of docs/real-tracks.md");
    String sum = "| **all** |";
    for (int n : all) {
      sum += " " + n + " |";
    }
    assertTrue(page().contains(sum), "docs/real-tracks.md should have the line " + sum);
  }

  private static int count(String section, String verdict) {
    return section.split("\\| " + verdict + " \\|", -1).length - 1;
  }

  @TestFactory
  Stream<DynamicTest> everyTrackSaysWhatThePageSays() throws IOException {
    Optional<Path> shared = SharedData.folder();
    assumeTrue(
        shared.isPresent() && Files.isDirectory(shared.get().resolve("data/tracks")),
        "no folder ../shared with real tracks: docs/real-tracks.md is not compared with them");
    List<DynamicTest> tests = new ArrayList<>();
    for (Map.Entry<String, String> e : sections().entrySet()) {
      Path file =
          GAMES.containsKey(e.getKey())
              ? shared.get().resolve(GAMES.get(e.getKey()))
              : find(shared.get().resolve("data/tracks"), e.getKey());
      tests.add(DynamicTest.dynamicTest(e.getKey(), () -> compare(e.getKey(), e.getValue(), file)));
    }
    return tests.stream();
  }

  private static Path find(Path tracks, String name) throws IOException {
    try (Stream<Path> files = Files.walk(tracks)) {
      return files
          .filter(
              f ->
                  FOLDERS.contains(name)
                      ? f.endsWith(name)
                      : f.endsWith(name + ".ac")
                          || f.endsWith(name + ".glb")
                          || f.endsWith(name + ".dae") && !FOLDERS.contains(folderOf(f))
                          || f.endsWith(name + "/track.xml"))
          .findFirst()
          .orElseThrow(() -> new IOException("docs/real-tracks.md: no file of track " + name));
    }
  }

  private static String folderOf(Path file) {
    return file.getParent().getFileName().toString();
  }

  private void compare(String track, String section, Path file) throws IOException {
    assumeTrue(Files.exists(file), file + " is not here: its section is compared with nothing");
    Path json = folder.resolve(track + ".json");
    String level = file.endsWith("track.xml") ? imported(track, file) : file.toString();
    CliRun run = CliRun.of("check", level, "--report", "text=-", "--report", "json=" + json);
    List<FirstScreen> printed = FirstScreen.printed(run.out());
    List<FirstScreen> written = FirstScreen.written(section);
    assertTrue(!printed.isEmpty(), run.toString());
    for (int i = 0; i < Math.max(printed.size(), written.size()); i++) {
      String page = i < written.size() ? written.get(i).toString() : "nothing";
      String tool = i < printed.size() ? printed.get(i).toString() : "nothing";
      assertEquals(tool, page, "docs/real-tracks.md, " + track + ", line " + (i + 1));
    }
    String counts = section.substring(section.indexOf("Findings per rule."));
    counts = counts.substring(0, counts.indexOf("\n\n"));
    Map<String, Map<String, Integer>> told = counts(json);
    assertEquals(
        told.get("error"),
        counted(counts, "Errors: ", "Warnings: "),
        "docs/real-tracks.md, " + track + ", errors per rule");
    assertEquals(
        told.get("warning"),
        counted(counts, "Warnings: ", "Notes: "),
        "docs/real-tracks.md, " + track + ", warnings per rule");
    assertEquals(
        told.get("info"),
        counted(counts, "Notes: ", "\0"),
        "docs/real-tracks.md, " + track + ", notes per rule");
  }

  /** A track of a game's scene file, as {@code import} makes a level of it. */
  private String imported(String track, Path scene) throws IOException {
    Path copy = Files.createDirectory(folder.resolve(track));
    try (Stream<Path> files = Files.list(scene.getParent())) {
      for (Path f : files.filter(Files::isRegularFile).toList()) {
        Files.copy(f, copy.resolve(f.getFileName()));
      }
    }
    CliRun run = CliRun.of("import", copy.toString());
    Path manifest = copy.resolve(track + ".trackwalk.json");
    assertTrue(Files.isRegularFile(manifest), run.toString());
    return manifest.toString();
  }

  private static Map<String, Integer> counted(String counts, String from, String to) {
    int start = counts.replace('\n', ' ').indexOf(from) + from.length();
    int end = counts.replace('\n', ' ').indexOf(to);
    Map<String, Integer> byRule = new TreeMap<>();
    Matcher m = COUNT.matcher(counts.substring(start, end < 0 ? counts.length() : end));
    while (m.find()) {
      byRule.put(m.group(1), Integer.parseInt(m.group(2)));
    }
    return byRule;
  }

  private static Map<String, Map<String, Integer>> counts(Path json) throws IOException {
    Map<String, Map<String, Integer>> counts =
        Map.of("error", new TreeMap<>(), "warning", new TreeMap<>(), "info", new TreeMap<>());
    JsonObject report = JsonParser.parseString(Files.readString(json)).getAsJsonObject();
    JsonObject level = report.getAsJsonArray("levels").get(0).getAsJsonObject();
    for (JsonElement e : level.getAsJsonArray("findings")) {
      JsonObject finding = e.getAsJsonObject();
      counts
          .get(finding.get("severity").getAsString())
          .merge(finding.get("rule").getAsString(), 1, Integer::sum);
    }
    return counts;
  }
}
