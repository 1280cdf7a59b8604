package org.trackwalk.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Levels checked by Spark in this process, two at a time. */
class CheckOnClusterTest {

  private static final Map<String, String> LOCAL = Map.of("spark.master", "local[2]");

  @TempDir private Path folder;

  /** The levels, and one more that cannot be read. */
  private List<String> levels() throws IOException {
    List<String> levels = new ArrayList<>(Examples.levels());
    levels.add(
        Files.writeString(folder.resolve("broken.stl"), "solid cut\nfacet normal 0 0").toString());
    return levels;
  }

  @Test
  void reportsAreThoseOfOneRunToTheByte() throws IOException {
    List<String> levels = levels();
    Path one = folder.resolve("one");
    Path many = folder.resolve("many");
    Run expected = Run.whole(levels, SameReports.options(one, ""));
    assertEquals(3, expected.code(), "one cannot be read");
    List<String> options = new ArrayList<>(SameReports.options(many, ""));
    options.addAll(List.of("--tasks", "5"));
    Run run = Run.cluster(LOCAL, levels, options);
    assertEquals(3, run.code(), run.err());
    SameReports.check(one, many);
    assertTrue(run.err().contains("5 of 5 parts"), run.err());
  }

  /** Of the first all is kept, and of the other what is wrong lies far off the road. */
  @ParameterizedTest
  @CsvSource({"false, 4", "true, 9"})
  void tilesOfOneLevelAreJoinedAsOnOneMachine(boolean wide, int count) throws IOException {
    Path tiles = folder.resolve("tiles");
    String level = wide ? Hills.write(folder.resolve("hills.obj")).toString() : Examples.level();
    Run cut =
        Run.command("tiles", "cut", level, "--into", "" + count, "--output", tiles.toString());
    assertEquals(0, cut.code(), cut.err());
    assertEquals(0, Run.command("tiles", "check", tiles.toString()).code());
    Path one = folder.resolve("one");
    Path many = folder.resolve("many");
    List<String> join = new ArrayList<>(List.of("tiles", "join", "-", tiles.toString()));
    join.addAll(SameReports.options(one, ""));
    Run expected = Run.command(join.toArray(new String[0]));
    assertEquals(wide ? 0 : 1, expected.code(), "a warning, an error");
    Run run = Run.cluster(LOCAL, List.of(tiles.toString()), SameReports.options(many, ""));
    assertEquals(expected.code(), run.code(), run.err());
    assertTrue(run.err().contains(2 * count + " of " + 2 * count + " parts"), run.err());
    assertEquals(expected.out(), run.out());
    SameReports.check(one, many);
    String told = Files.readString(many.resolve("r.json"));
    assertEquals(wide, told.contains("\"topology.winding\""), "sheets that were left out count");
    refused("--cache: not for tiles", List.of(tiles.toString()), "--cache", "x");
    List<String> two = List.of(tiles.toString(), Examples.level());
    refused("name them alone", two);
  }

  @Test
  void optionsOfTheWholeRunCountForTheWholeRun() throws IOException {
    List<String> levels = Examples.levels();
    Path known = folder.resolve("known.json");
    Run.whole(levels, List.of("--report", "baseline=" + known));
    List<String> since =
        List.of("--baseline", known.toString(), "--fail-on-new", "--fail-on", "info");
    Run expected = Run.whole(levels, since);
    Run run = Run.cluster(LOCAL, levels, since);
    assertEquals(0, expected.code(), expected.err());
    assertEquals(0, run.code(), run.err());
    assertEquals(expected.out(), run.out());
  }

  @Test
  void reportsGoToAFileSystemOfHadoops() throws IOException {
    List<String> levels = Examples.levels().subList(0, 2);
    Path one = folder.resolve("one");
    Path many = folder.resolve("many");
    Run.whole(levels, SameReports.options(one, ""));
    List<String> options = SameReports.options(many, "file://");
    Files.writeString(many.resolve("r.json"), "of yesterday");
    Run run = Run.cluster(LOCAL, levels, options);
    assertEquals(1, run.code(), run.err());
    SameReports.check(one, many);
  }

  @Test
  void whatCannotBeDoneIsSaidBeforeAnyWork() {
    List<String> levels = Examples.levels().subList(0, 1);
    Path nowhere = folder.resolve("nowhere").resolve("r.json");
    refused("the folder does not exist", levels, "--report", "json=file://" + nowhere);
    refused("the folder does not exist", levels, "--report", "json=" + nowhere);
    refused("--only", levels, "--only", "no.such.rule");
    refused("draws the level itself", levels, "--report", "svg=" + folder.resolve("r.svg"));
    refused("--tasks: at least 1", levels, "--tasks", "0");
    refused("Unknown option: '--shard'", levels, "--shard", "1/2");
    refused("no mesh file", List.of(folder + "/*.obj"));
    Run relative =
        Run.cluster(Map.of("spark.master", "spark://127.0.0.1:1"), List.of("pom.xml"), List.of());
    assertEquals(2, relative.code(), relative.err());
    assertTrue(relative.err().contains("say the whole path"), relative.err());
  }

  @Test
  void aClusterThatIsNoneIsSaidInOneLine() {
    List<String> levels = Examples.levels().subList(0, 1);
    Run run = Run.cluster(Map.of("spark.master", "nonsense"), levels, List.of());
    assertEquals(4, run.code(), run.err());
    assertTrue(run.err().startsWith("trackwalk: the cluster cannot be used: "), run.err());
    assertEquals(1, run.err().lines().count(), run.err());
  }

  private static void refused(String why, List<String> levels, String... options) {
    Run run = Run.cluster(LOCAL, levels, List.of(options));
    assertEquals(2, run.code(), run.err());
    assertTrue(run.err().contains(why), run.err());
    assertEquals("", run.out());
  }

  @Test
  void aPartThatTheDiskDoesNotTakeIsTriedElsewhere() {
    ShardWork task = new ShardWork(Examples.levels().subList(0, 1), 2);
    assertThrows(IOException.class, () -> task.answer(1, folder.resolve("full")));
  }

  @Test
  void aTaskLeavesNothingBehind() throws IOException {
    ShardWork task = new ShardWork(Examples.levels().subList(0, 1), 2);
    Path disk = Files.createDirectory(folder.resolve("disk"));
    PartAnswer answer = task.answer(2, disk);
    assertTrue(answer.part().length > 0, answer.said());
    try (var files = Files.list(disk)) {
      assertFalse(files.findAny().isPresent());
    }
    PartAnswer beyond = task.answer(3, disk);
    assertEquals(0, beyond.part().length, "there is no third part of two");
    assertTrue(beyond.said().contains("--shard"), beyond.said());
  }
}
