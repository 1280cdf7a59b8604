package org.trackwalk.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A nightly build with a baseline, as its engineer types it. */
class BaselineCommandTest {

  @TempDir private Path folder;

  /** Two levels of one file name have their paths for names, as typed; typed otherwise another. */
  @Test
  void levelsAreKnownByWhereTheyLieHoweverTheyAreNamed() throws IOException {
    Path first = Files.createDirectories(folder.resolve("a/x"));
    Path second = Files.createDirectories(folder.resolve("b/x"));
    Files.copy(Tracks.bad(folder), first.resolve("track.obj"));
    Files.copy(Tracks.bad(folder), second.resolve("track.obj"));
    Path known = folder.resolve("known.json");
    String one = first.resolve("track.obj").toString();
    String two = second.resolve("track.obj").toString();
    CliRun kept = CliRun.of("baseline", one, two, "--only", "seam", "--output", known.toString());
    assertEquals(0, kept.code(), kept.toString());
    String text = Files.readString(known);
    assertTrue(text.contains("\"path\": \"a/x/track.obj\""), text);
    assertTrue(text.contains("\"path\": \"b/x/track.obj\""), text);
    String otherwise = first.resolve("../x/../x/track.obj").toString();
    String[] check = {"check", otherwise, "--only", "seam", "--baseline", known.toString()};
    CliRun alone = CliRun.of(check);
    assertTrue(alone.out().contains("0 new, 0 worse, 0 better, 1 unchanged"), alone.out());
  }

  @Test
  void oldFindingsDoNotFailTheNightAndNewOnesDo() throws IOException {
    String bad = Tracks.bad(folder).toString();
    String known = folder.resolve("known.json").toString();
    CliRun kept = CliRun.of("baseline", bad, "--only", "seam", "--output", known);
    assertEquals(0, kept.code(), kept.toString());
    assertTrue(kept.err().contains("1 finding of 1 level kept in " + known), kept.err());
    assertEquals(1, CliRun.of("check", bad, "--only", "seam", "--baseline", known).code());
    CliRun night = CliRun.of("check", bad, "--only", "seam", "--baseline", known, "--fail-on-new");
    assertEquals(0, night.code(), night.toString());
    assertTrue(night.out().contains("0 new, 0 worse, 0 better, 1 unchanged, 0 fixed"), night.out());
    Files.copy(Tracks.good(folder), folder.resolve("bad.obj"), StandardCopyOption.REPLACE_EXISTING);
    CliRun fixed = CliRun.of("check", bad, "--only", "seam", "--baseline", known, "--fail-on-new");
    assertEquals(0, fixed.code(), fixed.toString());
    assertTrue(fixed.out().contains("  fixed  "), fixed.out());
    CliRun.of("baseline", bad, "--only", "seam", "--output", known);
    Tracks.bad(folder);
    CliRun broken = CliRun.of("check", bad, "--only", "seam", "--baseline", known, "--fail-on-new");
    assertEquals(1, broken.code(), broken.toString());
    assertTrue(broken.out().contains("ERROR   NEW: "), broken.out());
  }

  /** A road of two pieces of 40 m; what is left of it when the disk is full. */
  @Test
  void aLevelThatWasCutOffIsNotGreen() throws IOException {
    String whole = road("road_1", 0) + road("road_2", 40);
    Path level = Files.writeString(folder.resolve("track.obj"), whole);
    String known = folder.resolve("known.json").toString();
    assertEquals(0, CliRun.of("baseline", level.toString(), "--output", known).code());
    String[] night = {"check", level.toString(), "--baseline", known, "--fail-on-new"};
    assertEquals(0, CliRun.of(night).code());
    Files.writeString(level, whole.substring(0, whole.indexOf("o road_2")));
    CliRun cut = CliRun.of(night);
    assertEquals(1, cut.code(), cut.toString());
    // Rows lie a metre apart, one more or less at each end.
    String lengths = "(?s).*the road is (39|40|41) m long; it was (79|80|81) m in the.*";
    assertTrue(cut.out().matches(lengths), cut.out());
    assertTrue(cut.out().contains("a piece of the road of the baseline is gone: road_2"));
    // A file of an older version has findings only: it is read, and what it lacks is said.
    String older = Files.readString(Path.of(known)).replaceAll("(?s)\"extent\".*?\\n      },", "");
    Files.writeString(Path.of(known), older);
    CliRun unguarded = CliRun.of(night);
    assertEquals(0, unguarded.code(), unguarded.toString());
    assertTrue(unguarded.err().contains("does not say how large the levels were"));
  }

  /** A sheet of 12 x 40 m, a quad every four metres. */
  private static String road(String name, int z) {
    StringBuilder obj = new StringBuilder("o " + name + "\n");
    for (int row = 0; row <= 10; row++) {
      obj.append("v 0 0 " + (z + 4 * row) + "\nv 12 0 " + (z + 4 * row) + "\n");
    }
    for (int row = 0; row < 10; row++) {
      obj.append("f -" + (22 - 2 * row) + " -" + (20 - 2 * row));
      obj.append(" -" + (19 - 2 * row) + " -" + (21 - 2 * row) + "\n");
    }
    return obj.toString();
  }

  @Test
  void aNewLevelDoesNotPassForAnOldOneOfTheSameFileName() throws IOException {
    Path levels = Files.createDirectories(folder.resolve("levels"));
    Path monza = Files.createDirectories(levels.resolve("monza")).resolve("track.obj");
    Path aspen = Files.createDirectories(levels.resolve("aspen")).resolve("track.obj");
    String known = folder.resolve("known.json").toString();
    Files.copy(Tracks.bad(folder), monza);
    CliRun.of("baseline", levels.toString(), "--only", "seam", "--output", known);
    Files.copy(monza, aspen);
    Files.copy(Tracks.good(folder), monza, StandardCopyOption.REPLACE_EXISTING);
    String[] night = {
      "check", levels.toString(), "--only", "seam", "--baseline", known, "--fail-on-new"
    };
    assertEquals(1, CliRun.of(night).code(), "the gap of aspen is new");

    CliRun.of("baseline", levels.toString(), "--only", "seam", "--output", known);
    assertEquals(0, CliRun.of(night).code(), "both are known by their paths");
    Files.delete(monza);
    CliRun alone = CliRun.of(night);
    assertEquals(3, alone.code(), "monza is gone");
    assertTrue(
        alone.out().contains("0 new, 0 worse, 0 better, 1 unchanged"),
        "aspen is known by its path, though its name is clear now: " + alone.out());
  }

  /** Who names one level of many leaves the others out; who names their folder misses one. */
  @Test
  void aLevelThatIsGoneFromItsFolderIsNotGreen() throws IOException {
    Path levels = Files.createDirectories(folder.resolve("levels"));
    Path stays = Files.copy(Tracks.bad(folder), levels.resolve("stays.obj"));
    Path goes = Files.copy(stays, levels.resolve("goes.obj"));
    String known = folder.resolve("known.json").toString();
    CliRun kept = CliRun.of("baseline", levels.toString(), "--separate", "--output", known);
    assertEquals(0, kept.code(), kept.toString());
    Files.delete(goes);
    for (String asked : List.of(levels.toString(), levels + "/*.obj", folder + "/l*")) {
      CliRun run = since(known, asked);
      assertEquals(3, run.code(), run.toString());
      assertTrue(run.out().contains("goes.obj: it is not there any more"), run.out());
    }
    assertEquals(0, since(known, stays.toString()).code());
    assertEquals(0, since(known, levels + "/s*.obj").code());
    assertEquals(0, since(known, levels.toString(), "--exclude", "goes.*").code());
  }

  private static CliRun since(String known, String... asked) {
    List<String> args = new ArrayList<>(List.of("check", "--separate", "--fail-on-new"));
    args.addAll(List.of("--baseline", known));
    args.addAll(List.of(asked));
    return CliRun.of(args.toArray(new String[0]));
  }

  @Test
  void theConfigurationMayNameTheBaselineBesideIt() throws IOException {
    String bad = Tracks.bad(folder).toString();
    CliRun.of("baseline", bad, "--output", folder.resolve("known.json").toString());
    Files.writeString(
        folder.resolve("trackwalk.json"), "{\"baseline\": \"known.json\", \"failOnNew\": true}");
    assertEquals(0, CliRun.of("check", bad).code());
  }

  @Test
  void wrongFilesAreUsageErrorsThatNameThePlace() throws IOException {
    String bad = Tracks.bad(folder).toString();
    CliRun none = CliRun.of("check", bad, "--baseline", folder.resolve("none.json").toString());
    assertEquals(2, none.code());
    assertTrue(none.err().contains("none.json: there is no such file"), none.err());
    Path torn = folder.resolve("torn.json");
    Files.writeString(torn, "{\"schema\": \"trackwalk-baseline/1\",\n \"levels\": [{");
    CliRun cut = CliRun.of("check", bad, "--baseline", torn.toString());
    assertEquals(2, cut.code());
    assertTrue(cut.err().contains("torn.json, line 2, column 14: "), cut.err());
    assertEquals(2, CliRun.of("check", bad, "--fail-on-new").code());
    assertEquals(2, CliRun.of("baseline", bad).code());
    assertEquals(2, CliRun.of("baseline", bad, "--output", bad).code());
  }

  @Test
  void anInputThatCannotBeReadIsThreeAndTheOthersAreKept() throws IOException {
    String bad = Tracks.bad(folder).toString();
    CliRun run = CliRun.of("baseline", Tracks.broken(folder).toString(), bad, "--output", "-");
    assertEquals(3, run.code(), run.toString());
    assertTrue(run.out().contains("\"rule\":\"seam.step\""), run.out());
    assertTrue(run.err().contains("failed: "), run.err());
  }

  @Test
  void nothingIsLeftBehindBesideTheBaseline() throws IOException {
    CliRun.of(
        "baseline", Tracks.bad(folder).toString(), "--output", folder.resolve("k.json").toString());
    try (Stream<Path> files = Files.list(folder)) {
      List<String> names = files.map(f -> f.getFileName().toString()).sorted().toList();
      assertEquals(List.of("bad.obj", "k.json"), names);
    }
    assertFalse(Files.readString(folder.resolve("k.json")).contains(folder.toString()));
  }

  @Test
  void aTrackIsNotReplacedByABaseline() throws IOException {
    String bad = Tracks.bad(folder).toString();
    Path other = Tracks.good(folder);
    byte[] before = Files.readAllBytes(other);
    CliRun run = CliRun.of("baseline", bad, "--output", other.toString());
    assertEquals(2, run.code(), run.toString());
    assertTrue(run.err().contains("is there and no baseline"), run.err());
    assertArrayEquals(before, Files.readAllBytes(other));
    Path empty = Files.createFile(folder.resolve("known.json"));
    assertEquals(0, CliRun.of("baseline", bad, "--output", empty.toString()).code());
    assertEquals(0, CliRun.of("baseline", bad, "--output", empty.toString()).code());
  }
}
