package org.trackwalk.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code fix}: dry, in place with undo, and as a copy that is a level of its own. */
final class FixCommandTest {

  @TempDir private Path folder;
  private Path level;

  /** Two strips of road whose vertices are 0.5 mm apart, with a material library. */
  @BeforeEach
  void write() throws Exception {
    StringBuilder obj = new StringBuilder("mtllib road.mtl\r\n");
    for (int strip = 0; strip < 2; strip++) {
      obj.append("o road_").append(strip).append("\r\nusemtl tar\r\n");
      for (int i = 0; i <= 6; i++) {
        double x = strip == 0 ? 0 : 4.0005;
        obj.append("v ").append(x).append(" 0.0 ").append(4.0 * i).append("\r\n");
        obj.append("v ").append(4.0 * (strip + 1)).append(" 0.0 ").append(4.0 * i).append("\r\n");
      }
      for (int i = 0; i < 6; i++) {
        int a = 14 * strip + 2 * i + 1;
        obj.append("f ").append(a).append(' ').append(a + 2).append(' ').append(a + 3);
        obj.append("\r\nf ").append(a).append(' ').append(a + 3).append(' ').append(a + 1);
        obj.append("\r\n");
      }
    }
    level = folder.resolve("in").resolve("track.obj");
    Files.createDirectories(level.getParent());
    Files.writeString(level, obj);
    Files.writeString(level.resolveSibling("road.mtl"), "newmtl tar\nmap_Kd tar.png\n");
    Files.writeString(level.resolveSibling("tar.png"), "no picture");
  }

  private CliRun fix(String... args) {
    List<String> all = new ArrayList<>(List.of("fix"));
    all.addAll(List.of(args));
    // Strips in the void end everywhere.
    all.addAll(List.of("--no-progress", "--skip", "cliff"));
    return CliRun.of(all.toArray(new String[0]));
  }

  @Test
  void aDryRunSaysWhatItWouldDoAndChangesNothing() throws Exception {
    byte[] before = Files.readAllBytes(level);
    CliRun run = fix(level.toString(), "--dry-run");
    assertTrue(run.out().contains("snap 7 vertices, at most 0.50 mm"), run.toString());
    // One finding of check, about one place; neither is left.
    assertTrue(run.out().matches("(?s).*weld.near-miss +1 +0 +1 +0\\R.*"), run.toString());
    assertFalse(run.out().contains("no fix is known"), run.toString());
    assertEquals(0, run.code(), run.toString());
    assertArrayEquals(before, Files.readAllBytes(level));
  }

  @Test
  void whatHasNoFixIsNamed() throws Exception {
    Path planted = Path.of("examples/circuit-planted/circuit-planted.obj");
    Path root = Path.of(System.getProperty("trackwalk.root", System.getProperty("user.dir")));
    for (Path p = root.toAbsolutePath(); p != null; p = p.getParent()) {
      if (Files.exists(p.resolve(planted))) {
        CliRun run = fix(p.resolve(planted).toString(), "--dry-run");
        String line =
            run.out().lines().filter(l -> l.contains("no fix is known")).findFirst().orElse("");
        assertTrue(line.contains("seam.step (2 places)"), run.toString());
        assertFalse(line.contains("seam.gap"), "it has a fixer, which says why not: " + run);
        CliRun one = fix(p.resolve(planted).toString(), "--dry-run", "--only", "seam.gap");
        assertFalse(one.out().contains("no fix is known"), one.toString());
      }
    }
  }

  @Test
  void inPlaceOnlyTheSeamsLinesChangeAndUndoRestoresThem() throws Exception {
    byte[] before = Files.readAllBytes(level);
    String[] lines = Files.readString(level).split("\r\n", -1);

    CliRun run = fix(level.toString(), "--in-place");

    assertEquals(0, run.code(), run.toString());
    assertTrue(run.err().contains("checked again: 0 findings"), run.toString());
    String[] after = Files.readString(level).split("\r\n", -1);
    assertEquals(lines.length, after.length);
    int changed = 0;
    for (int i = 0; i < lines.length; i++) {
      changed += lines[i].equals(after[i]) ? 0 : 1;
    }
    assertEquals(7, changed);
    Path undo = level.resolveSibling("track.trackwalk-undo.json");
    CliRun back = fix("--undo", undo.toString());
    assertEquals(0, back.code(), back.toString());
    assertArrayEquals(before, Files.readAllBytes(level));
    assertFalse(Files.exists(undo));
  }

  @Test
  void filesOfOneLevelAreCheckedAgainAsOne() throws Exception {
    String[] objects = Files.readString(level).split("(?=o road_)");
    Path parts = Files.createDirectories(folder.resolve("parts"));
    Files.writeString(parts.resolve("left.obj"), objects[1]);
    Files.writeString(
        parts.resolve("right.obj"), objects[2].replaceAll("(?m)^f .*\\R", "") + faces());
    CliRun run = fix(parts.toString(), "--in-place");
    assertTrue(run.out().contains("snap 7 vertices"), run.toString());
    assertTrue(run.err().contains("checked again: 0 findings"), run.toString());
    assertEquals(0, run.code(), run.toString());
  }

  /** Triangles of a strip that stands alone in its file. */
  private static String faces() {
    StringBuilder faces = new StringBuilder();
    for (int a = 1; a < 13; a += 2) {
      faces.append("f ").append(a).append(' ').append(a + 2).append(' ').append(a + 3);
      faces.append("\nf ").append(a).append(' ').append(a + 3).append(' ').append(a + 1);
      faces.append('\n');
    }
    return faces.toString();
  }

  @Test
  void aFixThatWasStoppedBeforeItChangedAFileIsTakenBackToo() throws Exception {
    byte[] before = Files.readAllBytes(level);
    fix(level.toString(), "--in-place");
    Files.write(level, before);
    Path undo = level.resolveSibling("track.trackwalk-undo.json");
    CliRun back = fix("--undo", undo.toString());
    assertEquals(0, back.code(), back.toString());
    assertArrayEquals(before, Files.readAllBytes(level));
    assertFalse(Files.exists(undo));
  }

  @Test
  void aFileOfTwoLevelsIsFixedOnce() throws Exception {
    for (String name : List.of("day", "night")) {
      Files.writeString(
          level.resolveSibling(name + ".trackwalk.json"),
          "{\"schema\":\"trackwalk-manifest/1\",\"pieces\":[{\"file\":\"track.obj\"}]}");
    }
    CliRun run = fix(level.getParent().toString(), "--in-place");
    assertEquals(0, run.code(), run.toString());
    assertTrue(run.err().contains("checked again: 0 findings"), run.toString());
    assertEquals(1, run.err().split("to take it back", -1).length - 1, run.toString());
  }

  /** The one leaves the seam alone and deletes a copy only: its patch fits the old file. */
  @Test
  void aLevelThatCannotBeFixedKeepsNoOtherOneFromBeingChecked() throws Exception {
    Files.writeString(level, Files.readString(level) + "f 15 17 18\r\n");
    String pieces = "{\"schema\":\"trackwalk-manifest/1\",\"pieces\":[{\"file\":\"track.obj\"}]";
    Files.writeString(level.resolveSibling("day.trackwalk.json"), pieces + "}");
    String accepted =
        ",\"suppress\":[{\"rule\":\"weld.near-miss\",\"box\":[-9,-9,-9,99,99,99],"
            + "\"reason\":\"meant\",\"by\":\"me\"}]}";
    Files.writeString(level.resolveSibling("night.trackwalk.json"), pieces + accepted);

    CliRun run = fix(level.getParent().toString(), "--in-place");

    assertEquals(3, run.code(), run.toString());
    assertTrue(run.err().contains("night.trackwalk.json: not changed: "), run.toString());
    assertTrue(
        run.err().matches("(?s).*checked again: 0 findings in \\S*day.trackwalk.json\\R.*"),
        run.toString());
    Path undo = level.resolveSibling("day.trackwalk-undo.json");
    assertTrue(Files.exists(undo), run.toString());
    assertFalse(Files.exists(level.resolveSibling("night.trackwalk-undo.json")), run.toString());
  }

  @Test
  void anEditedFileIsSaidToHaveChangedSinceItWasFixed() throws Exception {
    fix(level.toString(), "--in-place");
    Files.writeString(level, Files.readString(level) + "# edited");
    CliRun back = fix("--undo", level.resolveSibling("track.trackwalk-undo.json").toString());
    assertEquals(3, back.code(), back.toString());
    assertTrue(back.err().contains("has changed since it was fixed"), back.toString());
  }

  @Test
  void whatIsInTheWayOfACopyIsNoticedBeforeTheWork() throws Exception {
    Path out = Files.createDirectories(folder.resolve("out"));
    Files.writeString(out.resolve("tar.png"), "mine");
    CliRun run = fix(level.toString(), "--output", out.toString());
    assertEquals(2, run.code(), run.toString());
    assertTrue(run.err().contains("tar.png is there; name another folder"), run.toString());
    assertEquals("", run.out(), "no preview of what will not be done");
    assertFalse(Files.exists(out.resolve("track.obj")));
  }

  @Test
  void whyNothingCanBeWrittenIsSaid() {
    assumeTrue(Files.isDirectory(Path.of("/proc/self")), "no folder that takes no files");
    CliRun run = fix(level.toString(), "--output", "/proc/trackwalk-test/x");
    assertEquals(5, run.code(), run.toString());
    assertTrue(
        run.err().contains("cannot write to /proc/trackwalk-test/x: the system lets nothing be")
            || run.err().contains(": no permission"),
        run.toString());
    assertEquals("", run.out(), "no preview of what will not be done");
  }

  /** Bytes that the reader turns into others cannot be changed where they stand. */
  @Test
  void twoBytesToALetterAreRefusedWhereverTheyAreSeen() throws Exception {
    String text = Files.readString(level);
    for (String remark : List.of("# t\n#", "#", "\u6f22# a\n#")) {
      String wide = remark + "\u6f22".repeat(3_000) + "\n" + text;
      for (Charset charset : List.of(StandardCharsets.UTF_16LE, StandardCharsets.UTF_16BE)) {
        Files.write(level, wide.getBytes(charset));
        CliRun run = fix(level.toString(), "--dry-run");
        assertTrue(run.code() < 4, run.toString());
        assertTrue(run.toString().contains("is UTF-16; save it as UTF-8 first"), run.toString());
      }
    }
  }

  @Test
  void whatIsNoUndoFileIsRefusedInPlainWords() throws Exception {
    Path undo = folder.resolve("odd.json");
    for (String text : List.of("{}", "[]", "o", "{\"schema\":\"trackwalk-undo/1\"}")) {
      Files.writeString(undo, text);
      CliRun run = fix("--undo", undo.toString());
      assertEquals(3, run.code(), run.toString());
      assertTrue(run.err().contains("this is no undo file"), run.toString());
      assertFalse(run.err().contains("org."), run.toString());
    }
  }

  @Test
  void aCopyHasEverythingTheLevelNeeds() throws Exception {
    byte[] before = Files.readAllBytes(level);
    Path out = folder.resolve("out");
    CliRun run = fix(level.toString(), "--output", out.toString());
    assertEquals(0, run.code(), run.toString());
    assertArrayEquals(before, Files.readAllBytes(level));
    assertTrue(Files.exists(out.resolve("road.mtl")), run.toString());
    assertTrue(Files.exists(out.resolve("tar.png")), run.toString());
    CliRun check = CliRun.of("check", out.resolve("track.obj").toString(), "--no-progress");
    assertEquals(0, check.code(), check.toString());
    CliRun again = fix(level.toString(), "--output", out.toString());
    assertEquals(2, again.code(), again.toString());
  }

  @Test
  void whatIsAcceptedOrNotAskedForIsLeftAlone() throws Exception {
    CliRun other = fix(level.toString(), "--dry-run", "--only", "seam.gap");
    assertTrue(other.out().matches("(?s).*weld.near-miss +1 +1 +1 +1\\R.*"), other.toString());
    Path manifest = level.resolveSibling("track.trackwalk.json");
    Files.writeString(
        manifest,
        "{\"schema\":\"trackwalk-manifest/1\",\"pieces\":[{\"file\":\"track.obj\"}],\"suppress\":[{"
            + "\"rule\":\"weld.near-miss\",\"box\":[-9,-9,-9,99,99,99],\"reason\":\"meant\","
            + "\"by\":\"me\"}]}");
    CliRun accepted = fix(manifest.toString(), "--dry-run");
    assertFalse(accepted.out().contains("fix weld.near-miss"), accepted.toString());
  }

  @Test
  void itMustBeSaidWhereTo() {
    CliRun none = fix(level.toString());
    assertEquals(2, none.code(), none.toString());
    CliRun both = fix(level.toString(), "--in-place", "--output", "x");
    assertEquals(2, both.code(), both.toString());
    CliRun missing = fix("--undo", folder.resolve("no.json").toString());
    assertEquals(3, missing.code(), missing.toString());
  }
}
