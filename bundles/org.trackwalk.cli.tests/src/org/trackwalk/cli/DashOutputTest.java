package org.trackwalk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code --output -} is standard output, or refused where it would be a folder. */
class DashOutputTest {

  @TempDir private Path folder;

  @Test
  void contactsGoToStandardOutput() throws Exception {
    Path level = Tracks.bad(folder);
    Path probes = folder.resolve("probes.csv");
    Files.writeString(probes, "x,y,z,radius\n0,0.3,0,0.35\n");
    CliRun plain = CliRun.of("contacts", level.toString(), "--probes", probes.toString());
    CliRun dash =
        CliRun.of("contacts", level.toString(), "--probes", probes.toString(), "--output", "-");
    assertEquals(0, dash.code(), dash.toString());
    assertEquals(plain.out(), dash.out());
    assertTrue(dash.out().lines().count() > 0, dash.toString());
    assertFalse(Files.exists(Path.of("-")));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"fix LEVEL --output -", "tiles cut LEVEL --into 2 --output -", "man --output -"})
  void aFolderIsRefused(String command) throws Exception {
    String level = Tracks.bad(folder).toString();
    String[] words = command.split(" ");
    for (int i = 0; i < words.length; i++) {
      words[i] = words[i].replace("LEVEL", level);
    }
    CliRun run = CliRun.of(words);
    assertFalse(Files.exists(Path.of("-")), "made");
    assertEquals(2, run.code(), run.toString());
    assertTrue(run.err().contains("--output -: this is a folder"), run.toString());
  }
}
