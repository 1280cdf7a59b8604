package org.trackwalk.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
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
