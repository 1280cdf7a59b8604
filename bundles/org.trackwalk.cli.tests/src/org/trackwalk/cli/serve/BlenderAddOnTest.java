package org.trackwalk.cli.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.cli.Main;
import org.trackwalk.cli.ToolClasses;

/** The live add-on in a Blender without a window, where one is installed. */
class BlenderAddOnTest {

  private static final long PATIENCE_MINUTES = 5;

  @TempDir private Path folder;

  @Test
  void aMovedVertexIsFoundFixedAndUndoneAndAKilledServerComesBack() throws Exception {
    Path blender = program("blender");
    assumeTrue(blender != null, "blender is not installed (Debian: apt-get install blender)");
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    Path tool = folder.resolve("trackwalk");
    Files.writeString(
        tool,
        "#!/bin/sh\nexec '"
            + java
            + "' -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -cp '"
            + ToolClasses.path()
            + "' "
            + Main.class.getName()
            + " \"$@\"\n");
    Files.setPosixFilePermissions(tool, PosixFilePermissions.fromString("rwx------"));
    String said =
        run(
            List.of(
                blender.toString(),
                "--background",
                "--factory-startup",
                "--python",
                scripts().resolve("live_in_blender.py").toString(),
                "--",
                tool.toString()));
    assertTrue(said.contains("TRACKWALK OK"), said);
  }

  /** Blender ends, and says in a line what it was to be given. */
  @ParameterizedTest
  @CsvSource({"live_in_window.py, tool", "live_in_window.py, ''", "live_in_blender.py, ''"})
  void aScriptThatIsNotGivenAllSaysSo(String script, String word) throws Exception {
    Path blender = program("blender");
    assumeTrue(blender != null, "blender is not installed (Debian: apt-get install blender)");
    List<String> words = new ArrayList<>(List.of(blender.toString(), "--background"));
    words.addAll(List.of("--factory-startup", "--python", scripts().resolve(script).toString()));
    if (!word.isEmpty()) {
      words.addAll(List.of("--", word));
    }
    String said = run(words, 2);
    assertTrue(said.contains("usage: blender "), said);
    assertFalse(said.contains("Traceback"), said);
  }

  @Test
  void itsClientNeedsNoBlender() throws Exception {
    Path python = program("python3");
    assumeTrue(python != null, "python3 is not installed");
    String said = run(List.of(python.toString(), "-m", "unittest", "test_trackwalk_live"));
    assertTrue(said.contains("OK"), said);
  }

  private String run(List<String> command) throws IOException, InterruptedException {
    return run(command, 0);
  }

  private String run(List<String> command, int code) throws IOException, InterruptedException {
    Path log = folder.resolve("log");
    ProcessBuilder builder = new ProcessBuilder(command).directory(scripts().toFile());
    builder.environment().put("PYTHONDONTWRITEBYTECODE", "1");
    Process process = builder.redirectErrorStream(true).redirectOutput(log.toFile()).start();
    try {
      assertTrue(process.waitFor(PATIENCE_MINUTES, TimeUnit.MINUTES), Files.readString(log));
    } finally {
      process.destroyForcibly();
    }
    String said = Files.readString(log, StandardCharsets.UTF_8);
    assertEquals(code, process.exitValue(), said);
    return said;
  }

  private static Path scripts() {
    Path root = Path.of(System.getProperty("trackwalk.root", "../..")).toAbsolutePath();
    Path scripts = root.resolve("examples").resolve("blender").normalize();
    assumeTrue(Files.isDirectory(scripts), "not in the project's tree");
    return scripts;
  }

  /** A program in the PATH; null when there is none. */
  private static Path program(String name) {
    for (String place : System.getenv().getOrDefault("PATH", "").split(File.pathSeparator)) {
      Path file = Path.of(place, name);
      if (Files.isExecutable(file) && Files.isRegularFile(file)) {
        return file;
      }
    }
    return null;
  }
}
