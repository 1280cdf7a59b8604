package org.trackwalk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Names, settings and undo files that mean harm, or are merely wrong: one clear line each. */
final class HostileInputsTest {

  /** A title of the terminal, a bell, red, and letters turned around. */
  private static final String EVIL = "\u001b]0;t\u0007\u001b[31m\u202egpj\u2066x\u009b1m";

  @TempDir private Path folder;

  private static CliRun run(String... args) {
    return CliRun.of(args);
  }

  /** What a terminal, a log and a build server may be shown. */
  private static void assertHarmless(CliRun run) {
    for (String text : List.of(run.out(), run.err())) {
      for (String line : text.split("\r?\n", -1)) {
        assertTrue(
            line.codePoints()
                .noneMatch(
                    c -> Character.isISOControl(c) || Character.getType(c) == Character.FORMAT),
            run.toString());
        assertFalse(line.stripLeading().startsWith("::"), run.toString());
      }
    }
  }

  /** A level whose file, piece and material have such names. */
  private Path level(String name) throws Exception {
    Path good = Tracks.bad(folder);
    String text =
        Files.readString(good)
            .replaceFirst("(?m)^o .*$", "o ::error::##[add-mask]" + EVIL.replace("\n", ""));
    Path level = Files.createDirectories(folder.resolve("in")).resolve(name + ".obj");
    return Files.writeString(level, text, StandardCharsets.UTF_8);
  }

  @Test
  void noNameDoesMoreThanBeingRead() throws Exception {
    for (String name :
        List.of("a" + EVIL, "::error::a", "a\n::warning::b", " ::error title=x::y")) {
      Path level = level(name);
      String path = level.toString();
      assertTrue(Files.exists(level));
      for (String color : List.of("always", "never")) {
        CliRun check = run("check", path, "--all", "--color", color);
        String plain = check.out().replaceAll("\u001b\\[(0|1|2|32|1;31|33|36)m", "");
        assertHarmless(new CliRun(check.code(), plain, check.err()));
        assertTrue(check.code() <= 1, check.toString());
      }
      for (String format : List.of("csv", "seams", "jsonl", "json", "sarif", "junit", "baseline")) {
        assertHarmless(run("check", path, "--no-progress", "--report", format + "=-"));
      }
      if (name.startsWith("a")) {
        // Data keeps names as they are; what people read does not.
        assertFalse(run("check", path, "--all").out().contains("##["));
      }
      for (String[] args :
          new String[][] {
            {"info", path},
            {"fix", path, "--dry-run"},
            {"config", path},
            {"ride", path},
            {"init", level.getParent().toString(), "--dry-run"},
            {"import", path, "--dry-run"},
            {"contacts", path, "--probes", path},
            {"explain", path, "--at", "0,0,0", "--shape", "sphere:1"},
            {"convert", path, "--report", "text=-"},
            {"check", level.getParent().toString(), "--no-progress"},
          }) {
        assertHarmless(run(args));
      }
      Files.delete(level);
    }
  }

  @Test
  void aMisspeltProfileIsAnInputThatCannotBeRead() throws Exception {
    Path mesh = Tracks.good(folder);
    Path manifest = folder.resolve("odd.trackwalk.json");
    Files.writeString(
        manifest,
        "{\"schema\":\"trackwalk-manifest/1\",\"profiles\":[\"jolr\"],\"pieces\":[{\"file\":\""
            + mesh.getFileName()
            + "\"}]}");
    for (String command : List.of("info", "check", "ride")) {
      CliRun run = run(command, manifest.toString());
      assertEquals(3, run.code(), run.toString());
      String told = run.out() + run.err();
      assertTrue(told.contains("no profile is called 'jolr' (did you mean 'jolt'?)"), told);
    }
  }

  private CliRun undo(String splices, String before) throws Exception {
    Path file = Files.writeString(folder.resolve("small.obj"), "v 0 0 0\nv 1 0 0\n");
    Path undo = folder.resolve("small.trackwalk-undo.json");
    String text =
        "{\"schema\":\"trackwalk-undo/1\",\"patches\":[{\"file\":\"small.obj\",\"before\":\""
            + before
            + "\",\"after\":\"00\",\"splices\":["
            + splices
            + "]}]}";
    Files.writeString(undo, text);
    CliRun run = run("fix", "--undo", undo.toString());
    assertEquals("v 0 0 0\nv 1 0 0\n", Files.readString(file));
    assertEquals(3, run.code(), run.toString());
    assertEquals(1, run.err().lines().count(), run.toString());
    return run;
  }

  private static String splice(int offset, String remove) {
    String text = Base64.getEncoder().encodeToString(remove.getBytes(StandardCharsets.UTF_8));
    return "{\"offset\":" + offset + ",\"remove\":\"" + text + "\",\"insert\":\"" + text + "\"}";
  }

  @Test
  void anUndoFileThatGoesBackwardsIsNone() throws Exception {
    String digest =
        HexFormat.of()
            .formatHex(
                MessageDigest.getInstance("SHA-256")
                    .digest("v 0 0 0\nv 1 0 0\n".getBytes(StandardCharsets.UTF_8)));
    String twice = splice(8, "v 1") + "," + splice(8, "v 1");
    assertTrue(undo(twice, digest).err().contains("overlap or go backwards at byte 8"));
    String back = splice(8, "v 1") + "," + splice(0, "v 0");
    assertTrue(undo(back, digest).err().contains("overlap or go backwards at byte 0"));
    String far = splice(Integer.MAX_VALUE - 1, "v 0");
    assertTrue(undo(far, digest).err().contains("does not fit"));
    // No fix takes a file away, so none is made in taking it back.
    assertTrue(undo(splice(0, ""), "").err().contains("would be made"));
  }

  @Test
  void aNulInAConfiguredPathIsWrongUsage() throws Exception {
    String level = Tracks.good(folder).toString();
    Path config = folder.resolve("odd.json");
    for (String text :
        List.of(
            "\"reports\":{\"json\":\"\\u0000\"}",
            "\"reports\":{\"baseline\":\"a\\u0000b\"}",
            "\"cache\":\"a\\u0000b\"",
            "\"baseline\":\"\\u0000\"",
            "\"line\":\"\\u0000.csv\"",
            "\"profiles\":[\"\\u0000.json\"]",
            "\"vehicle\":\"\\u0000.json\"")) {
      Files.writeString(config, "{" + text + "}");
      for (String command : List.of("check", "config")) {
        if (command.equals("config") && text.contains("reports")) {
          continue; // it writes none
        }
        CliRun run = run(command, level, "--config", config.toString());
        assertEquals(2, run.code(), run.toString());
        assertEquals(1, run.err().lines().count(), run.toString());
        assertHarmless(run);
      }
    }
    for (String[] args :
        new String[][] {
          {"check", level, "--config", "\0"},
          {"check", level, "--report", "baseline=\0"},
          {"fix", level, "--dry-run", "--config", "\0"},
          {"ride", level, "--config", "\0"},
          {"ride", level, "--report", "svg=\0"},
          {"contacts", level, "--probes", "\0"},
          {"contacts", level, "--probes", level, "--hull", "\0"},
          {"man", "--output", "\0"},
          {"info", "\0"},
          {"init", "\0"},
          {"import", "\0"},
          {"convert", "\0", "--report", "text=-"},
        }) {
      CliRun run = run(args);
      assertEquals(2, run.code(), String.join(" ", args) + run);
      assertHarmless(run);
    }
  }

  @Test
  void aPlantedLinkIsNotFollowed() throws Exception {
    Path home = Files.createDirectories(folder.resolve("in"));
    Path level = Files.move(Tracks.nearMiss(folder), home.resolve("track.obj"));
    Path secret = Files.writeString(folder.resolve("secret"), "mine");
    List<Path> planted = new ArrayList<>();
    for (String name :
        List.of(
            ".track.trackwalk-undo.json.part",
            ".track.obj.part",
            ".track.obj.part0",
            "track.trackwalk-undo.json")) {
      Path target = name.endsWith("json") ? folder.resolve("nothing") : secret;
      planted.add(Files.createSymbolicLink(home.resolve(name), target));
    }
    byte[] before = Files.readAllBytes(level);
    CliRun run = run("fix", level.toString(), "--in-place", "--no-progress", "--skip", "cliff");
    assertTrue(run.code() <= 1, run.toString());
    assertFalse(Arrays.equals(before, Files.readAllBytes(level)), run.toString());
    assertEquals("mine", Files.readString(secret));
    assertFalse(Files.exists(folder.resolve("nothing")), run.toString());
    for (Path link : planted) {
      assertTrue(Files.isSymbolicLink(link), link.toString());
    }
    try (Stream<Path> files = Files.list(home)) {
      assertEquals(2 + planted.size(), files.count(), "the level, its undo file and the links");
    }
    CliRun back = run("fix", "--undo", home.resolve("track.trackwalk-undo-2.json").toString());
    assertEquals(0, back.code(), back.toString());
    assertTrue(Arrays.equals(before, Files.readAllBytes(level)));
  }
}
