package org.trackwalk.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A level in tiles, from the command line. */
class TilesCommandTest {

  @TempDir private Path folder;

  private CliRun cut(Path level, String... how) {
    Stream<String> first = Stream.of("tiles", "cut", level.toString());
    return CliRun.of(Stream.concat(first, Stream.of(how)).toArray(String[]::new));
  }

  private String tiles() {
    return folder.resolve("tiles").toString();
  }

  @Test
  void theReportIsThatOfTheLevelInOnePieceToTheByte() throws IOException {
    Path level = Tracks.bad(folder);
    Path whole = folder.resolve("whole.json");
    CliRun check = CliRun.of("check", level.toString(), "--report", "json=" + whole);
    assertEquals(1, check.code(), check.err());
    CliRun cut = cut(level, "--into", "4", "--output", tiles());
    assertEquals(0, cut.code(), cut.err());
    assertTrue(cut.err().contains(" in 4 tiles of up to "), cut.err());
    String parts = folder.resolve("parts").toString();
    for (int i = 1; i <= 4; i++) {
      String tile = folder.resolve("tiles/tile-000" + i + ".trackwalk-tile").toString();
      CliRun run = CliRun.of("tiles", "check", tile, "--output", parts);
      assertEquals(0, run.code(), run.err());
    }
    Path joined = folder.resolve("joined.json");
    CliRun join = CliRun.of("tiles", "join", joined.toString(), parts);
    assertEquals(1, join.code(), join.err());
    assertArrayEquals(Files.readAllBytes(whole), Files.readAllBytes(joined));
  }

  @Test
  void aFolderStandsForItsTiles() throws IOException {
    cut(Tracks.good(folder), "--size", "10", "--output", tiles());
    CliRun check = CliRun.of("tiles", "check", tiles());
    assertEquals(0, check.code(), check.err());
    CliRun join = CliRun.of("tiles", "join", "-", tiles(), "--only", "weld");
    assertEquals(0, join.code(), join.err());
    assertTrue(join.out().contains("good.obj"), join.out());
  }

  @Test
  void aMissingPartIsNamedAndNothingIsWritten() throws IOException {
    cut(Tracks.good(folder), "--into", "4", "--output", tiles());
    CliRun.of("tiles", "check", tiles() + "/tile-0001.trackwalk-tile");
    Path out = folder.resolve("out.html");
    CliRun join = CliRun.of("tiles", "join", out.toString(), tiles());
    assertEquals(3, join.code());
    assertTrue(join.err().contains("the part of tile-0002.trackwalk-tile is missing"), join.err());
    assertFalse(Files.exists(out));
  }

  @Test
  void aPartThatIsNotThereIsSaidToBeNotThere() throws IOException {
    cut(Tracks.good(folder), "--into", "1", "--output", tiles());
    String part = Path.of(tiles(), "tile-0001.trackwalk-tile-part").toString();
    CliRun join = CliRun.of("tiles", "join", folder.resolve("out.html").toString(), part);
    assertEquals(3, join.code());
    assertTrue(join.err().contains(part + ": it is not there"), join.err());
    assertEquals(1, join.err().lines().count(), join.err());
  }

  /** What the team says of a finding is said of it in tiles, too, on whatever machine. */
  @Test
  void statesBesideTheLevelAreThoseOfTheReport() throws IOException {
    Path level = Tracks.bad(folder);
    Path whole = folder.resolve("whole.json");
    CliRun.of("check", level.toString(), "--report", "json=" + whole);
    Matcher first =
        Pattern.compile("\"fingerprint\": *\"([^\"]+)\"").matcher(Files.readString(whole));
    assertTrue(first.find());
    Path states = folder.resolve("trackwalk-states.json");
    Files.writeString(
        states,
        "{\"format\": \"trackwalk-states\", \"states\": [{\"fingerprint\": \""
            + first.group(1)
            + "\", \"state\": \"in work\", \"by\": \"Ann\", \"note\": \"in art/7\"}]}");
    CliRun.of("check", level.toString(), "--report", "json=" + whole);
    assertTrue(Files.readString(whole).contains("in art/7"));
    cut(level, "--into", "2", "--output", tiles());
    Files.delete(states);
    CliRun.of("tiles", "check", tiles());
    Path joined = folder.resolve("joined.json");
    CliRun join = CliRun.of("tiles", "join", joined.toString(), tiles());
    assertEquals(1, join.code(), join.err());
    assertArrayEquals(Files.readAllBytes(whole), Files.readAllBytes(joined));
  }

  @Test
  void statesThatCannotBeReadAreNamed() throws IOException {
    Path level = Tracks.bad(folder);
    Files.writeString(folder.resolve("trackwalk-states.json"), "{\"format\": 7}");
    CliRun cut = cut(level, "--into", "2", "--output", tiles());
    assertEquals(3, cut.code());
    assertTrue(cut.err().contains("trackwalk-states.json"), cut.err());
    assertEquals(1, cut.err().lines().count(), cut.err());
  }

  /** The options beside the level count, not those beside the report. */
  @Test
  void optionsBesideTheLevelCount() throws IOException {
    Path level = Tracks.bad(folder);
    cut(level, "--into", "1", "--output", tiles());
    CliRun told = CliRun.of("tiles", "check", tiles());
    assertTrue(told.err().contains("1 tile of "), told.err());
    Path elsewhere = Files.createDirectory(folder.resolve("elsewhere"));
    Files.writeString(elsewhere.resolve("trackwalk.json"), "{\"failOn\": \"nobody\"}");
    Files.writeString(folder.resolve("trackwalk.json"), "{\"failOn\": \"never\"}");
    String out = elsewhere.resolve("out.json").toString();
    CliRun join = CliRun.of("tiles", "join", out, tiles());
    assertEquals(0, join.code(), join.err());
    assertTrue(join.err().contains("1 tile, "), join.err());
    Files.delete(level);
    CliRun away = CliRun.of("tiles", "join", out, tiles());
    assertEquals(0, away.code(), away.err());
  }

  @Test
  void aTileThatCannotBeReadIsThree() throws IOException {
    cut(Tracks.good(folder), "--into", "2", "--output", tiles());
    Path tile = Path.of(tiles(), "tile-0002.trackwalk-tile");
    Files.write(tile, Arrays.copyOf(Files.readAllBytes(tile), 200));
    CliRun broken = CliRun.of("tiles", "check", tile.toString());
    assertEquals(3, broken.code());
    assertTrue(broken.err().contains(tile + ": it is cut off"), broken.err());
    Files.delete(tile);
    CliRun gone = CliRun.of("tiles", "check", tile.toString());
    assertEquals(3, gone.code());
    assertTrue(gone.err().contains(tile + ": it is not there"), gone.err());
  }

  @Test
  void aPartThatCannotBeWrittenIsFive() throws IOException {
    cut(Tracks.good(folder), "--into", "1", "--output", tiles());
    Path part = Path.of(tiles(), "tile-0001.trackwalk-tile-part");
    Files.createDirectories(part.resolve("in the way"));
    CliRun run = CliRun.of("tiles", "check", tiles() + "/tile-0001.trackwalk-tile");
    assertEquals(5, run.code());
    assertTrue(run.err().contains(part.toString()), run.err());
    assertEquals(1, run.err().lines().count(), run.err());
  }

  @Test
  void partsOfAnotherCutAreNotPutBesideEachOther() throws IOException {
    Path level = Tracks.good(folder);
    cut(level, "--into", "1", "--output", tiles());
    String second = folder.resolve("second").toString();
    cut(level, "--into", "2", "--output", second);
    String parts = folder.resolve("parts").toString();
    assertEquals(0, CliRun.of("tiles", "check", tiles(), "--output", parts).code());
    assertEquals(0, CliRun.of("tiles", "check", tiles(), "--output", parts).code(), "again");
    CliRun other = CliRun.of("tiles", "check", second, "--output", parts);
    assertEquals(3, other.code());
    assertTrue(
        other.err().contains(Path.of(parts, "level.trackwalk-tiles") + ": it is of another"),
        other.err());
    try (Stream<Path> left = Files.list(Path.of(parts))) {
      assertEquals(2, left.count(), "the book and one part, nothing half");
    }
  }

  @Test
  void whatIsWrongOnTheCommandLineIsOneLine() throws IOException {
    String level = Tracks.good(folder).toString();
    String out = folder.resolve("nothing").toString();
    List<String[]> wrong =
        List.of(
            new String[] {"tiles", "cut", level, "--output", out},
            new String[] {"tiles", "cut", level, "--into", "4"},
            new String[] {"tiles", "cut", level, "--into", "0", "--output", out},
            new String[] {"tiles", "cut", level, "--size", "-3", "--output", out},
            new String[] {"tiles", "cut", level, "--size", "0.0001", "--output", out},
            new String[] {"tiles", "cut", level, "--into", "4", "--size", "3", "--output", out},
            new String[] {"tiles", "chek", level},
            new String[] {"tiles", "check", level, "--into", "4"},
            new String[] {"tiles", "check", level, "--units", "cm"},
            new String[] {"tiles", "check", level, "--baseline", "b.json"},
            new String[] {"tiles", "check", level, "--only", "weld"},
            new String[] {"tiles", "cut", level, "--into", "4", "--output", out, "--set", "a.b=1"},
            new String[] {"tiles", "cut", level, "--into", "4", "--output", out, "--skip", "weld"},
            new String[] {"tiles", "join", "report.html", level, "--up", "z"},
            new String[] {"tiles", "join", "report.html"},
            new String[] {"tiles", "join", "svg=x.svg", level},
            new String[] {"tiles", "check", folder.toString()});
    for (String[] line : wrong) {
      CliRun run = CliRun.of(line);
      assertEquals(2, run.code(), String.join(" ", line) + ": " + run.err());
      assertEquals(1, run.err().lines().count(), run.err());
    }
    assertFalse(Files.exists(Path.of(out)), "nothing was cut");
    CliRun none = CliRun.of("tiles", "check", level);
    assertEquals(3, none.code());
    assertTrue(none.err().contains("tiles need the file level.trackwalk-tiles"), none.err());
  }
}
