package org.trackwalk.cli.faults;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.File;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.cli.ToolClasses;
import org.trackwalk.examples.scene.RuleScenes;

/**
 * A disk that is full, a permission that is missing, a process that is killed, power that is lost:
 * at every step of every command that writes, files are the old or the new ones, whole, what was
 * changed can be taken back, and one line says what went wrong.
 */
@Timeout(value = 600, unit = TimeUnit.SECONDS)
class FaultyRunsTest {

  @TempDir private Path folder;

  @Test
  void filesAreOldOrNewAfterAFaultAtAnyStep() throws Exception {
    assumeFalse(File.separatorChar == '\\', "files are closed and moved in another way there");
    ProcessBuilder builder =
        new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-Xmx512m",
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1",
            "-Djava.nio.file.spi.DefaultFileSystemProvider=" + FaultyProvider.class.getName(),
            "-cp",
            String.join(File.pathSeparator, ToolClasses.path(), examples()),
            FaultyRuns.class.getName(),
            folder.resolve("work").toString());
    builder.environment().put("XDG_CACHE_HOME", folder.resolve("caches").toString());
    Process process = builder.redirectErrorStream(true).start();
    String told = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, process.waitFor(), told);
    assertTrue(told.lines().count() >= 9, told);
  }

  /** The scenes, which are no part of the tool; a bundle's folder has its classes below. */
  private static String examples() throws URISyntaxException {
    Path place =
        Path.of(RuleScenes.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    return String.join(
        File.pathSeparator,
        place.toString(),
        place.resolve("target").resolve("classes").toString());
  }
}
