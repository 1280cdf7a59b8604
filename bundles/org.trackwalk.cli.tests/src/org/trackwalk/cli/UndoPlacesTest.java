package org.trackwalk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.HexFormat;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * An undo file comes with a level: what it may change lies beside it, unless one says otherwise.
 */
final class UndoPlacesTest {

  private static final String OLD = "known\n";
  private static final String NEW = "harm\n";

  @TempDir private Path folder;
  private Path level;
  private Path undo;

  @BeforeEach
  void write() throws Exception {
    level = Files.createDirectory(folder.resolve("level"));
    undo = level.resolve("t.trackwalk-undo.json");
    put(folder.resolve("other.txt"));
    put(folder.resolve("away/mesh.obj"));
    put(level.resolve(".git/config"));
    put(level.resolve(".profile"));
    put(level.resolve("parts/mesh.obj"));
    Files.createSymbolicLink(level.resolve("link.obj"), folder.resolve("other.txt"));
    Files.createSymbolicLink(level.resolve("linked"), folder.resolve("away"));
  }

  private static void put(Path file) throws IOException {
    Files.createDirectories(file.getParent());
    Files.writeString(file, OLD);
  }

  private static String digest(String text) throws Exception {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
  }

  private static String base64(String text) {
    return Base64.getEncoder().encodeToString(text.getBytes(StandardCharsets.UTF_8));
  }

  /** An undo file that makes, edits or deletes a file; null for none. */
  private CliRun run(String file, String before, String after, String... more) throws Exception {
    String text =
        "{\"schema\":\"trackwalk-undo/1\",\"patches\":[{\"file\":\""
            + file
            + "\",\"before\":\""
            + (before == null ? "" : digest(before))
            + "\",\"after\":\""
            + (after == null ? "" : digest(after))
            + "\",\"splices\":[{\"offset\":0,\"remove\":\""
            + base64(before == null ? "" : before)
            + "\",\"insert\":\""
            + base64(after == null ? "" : after)
            + "\"}]}]}";
    Files.writeString(undo, text);
    String[] args = new String[3 + more.length];
    args[0] = "fix";
    args[1] = "--undo";
    args[2] = undo.toString();
    System.arraycopy(more, 0, args, 3, more.length);
    return CliRun.of(args);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "../other.txt",
        "../level/../other.txt",
        "ABSOLUTE",
        "link.obj",
        "linked/mesh.obj",
        ".git/config",
        ".profile"
      })
  void whatLiesElsewhereStaysAsItIs(String name) throws Exception {
    String file = name.equals("ABSOLUTE") ? folder.resolve("other.txt").toString() : name;
    Path there = level.resolve(file);
    for (String after : new String[] {NEW, null}) {
      CliRun run = run(file, OLD, after);
      assertEquals(3, run.code(), run.toString());
      assertTrue(run.err().contains("--allow-outside"), run.toString());
      assertTrue(run.err().contains(there.getFileName().toString()), run.toString());
      assertEquals(1, run.err().lines().count(), run.toString());
      assertEquals(OLD, Files.readString(there));
      assertTrue(Files.exists(undo));
    }
    CliRun allowed = run(file, OLD, NEW, "--allow-outside");
    assertEquals(0, allowed.code(), allowed.toString());
    assertTrue(allowed.err().contains(there.getFileName().toString()), allowed.toString());
    assertEquals(NEW, Files.readString(there));
  }

  @ParameterizedTest
  @ValueSource(strings = {"new.sh", "parts/new.sh", "../new.sh", ".git/hooks", "linked/new.sh"})
  void noFileIsMade(String file) throws Exception {
    for (String[] more : new String[][] {{}, {"--allow-outside"}}) {
      CliRun run = run(file, null, NEW, more);
      assertEquals(3, run.code(), run.toString());
      assertTrue(run.err().contains("would be made"), run.toString());
      assertFalse(Files.exists(level.resolve(file)));
    }
  }

  @Test
  void whatIsWrongInItHasALine() throws Exception {
    Files.writeString(undo, "{\"schema\":\"trackwalk-undo/1\",\n\"patches\":[{\"file\":[]}]}");
    CliRun run = CliRun.of("fix", "--undo", undo.toString());
    assertEquals(3, run.code(), run.toString());
    assertTrue(run.err().contains("line 2, column"), run.toString());
  }

  @Test
  void theFilesBesideItAreNamed() throws Exception {
    CliRun run = run("parts/mesh.obj", OLD, NEW);
    assertEquals(0, run.code(), run.toString());
    assertTrue(
        run.err().contains("1 file is as before: " + Path.of("parts/mesh.obj")), run.toString());
    assertEquals(NEW, Files.readString(level.resolve("parts/mesh.obj")));
    assertFalse(Files.exists(undo));
  }

  /** What a fix itself has changed elsewhere comes back by the very line that it prints. */
  @Test
  void aFixOfMeshesElsewhereSaysHowItIsTakenBack() throws Exception {
    Path mesh = folder.resolve("away/strips.obj");
    StringBuilder obj = new StringBuilder();
    for (int strip = 0; strip < 2; strip++) {
      obj.append("o road_").append(strip).append('\n');
      for (int i = 0; i <= 6; i++) {
        double x = strip == 0 ? 0 : 4.0005;
        obj.append("v ").append(x).append(" 0 ").append(4 * i).append('\n');
        obj.append("v ").append(4 * (strip + 1)).append(" 0 ").append(4 * i).append('\n');
      }
      for (int i = 0; i < 6; i++) {
        int a = 14 * strip + 2 * i + 1;
        obj.append("f ").append(a).append(' ').append(a + 2).append(' ').append(a + 3);
        obj.append(' ').append(a + 1).append('\n');
      }
    }
    Files.writeString(mesh, obj);
    Path manifest = level.resolve("lv.trackwalk.json");
    Files.writeString(manifest, "{\"pieces\":[{\"file\":\"../away/strips.obj\"}]}");
    CliRun fix = CliRun.of("fix", manifest.toString(), "--in-place", "--allow-outside");
    String line =
        fix.err().lines().filter(l -> l.contains("to take it back")).findFirst().orElse("");
    assertTrue(line.endsWith("--allow-outside"), fix.toString());
    assertFalse(obj.toString().equals(Files.readString(mesh)), fix.toString());
    String kept = level.resolve("lv.trackwalk-undo.json").toString();
    assertTrue(line.contains(kept), line);
    assertEquals(3, CliRun.of("fix", "--undo", kept).code());
    CliRun back = CliRun.of("fix", "--undo", kept, "--allow-outside");
    assertEquals(0, back.code(), back.toString());
    assertTrue(back.err().contains("strips.obj"), back.toString());
    assertEquals(obj.toString(), Files.readString(mesh));
  }
}
