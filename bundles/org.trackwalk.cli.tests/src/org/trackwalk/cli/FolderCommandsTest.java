package org.trackwalk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FolderCommandsTest {

  @TempDir private Path folder;

  @Test
  void initWritesAManifestThatCheckReads() throws IOException {
    Path track = Files.createDirectory(folder.resolve("track"));
    Tracks.bad(track);
    CliRun before = CliRun.of("check", track.toString(), "--report", "csv=-");
    CliRun init = CliRun.of("init", track.toString());
    assertEquals(0, init.code(), init.toString());
    Path manifest = track.resolve("track.trackwalk.json");
    assertTrue(init.out().strip().endsWith("track.trackwalk.json"), init.out());
    String text = Files.readString(manifest);
    assertTrue(text.contains("\"road_*\""), text);
    CliRun after = CliRun.of("check", manifest.toString(), "--report", "csv=-");
    assertEquals(1, after.code(), after.toString());
    assertEquals(before.out().lines().count(), after.out().lines().count());
    CliRun again = CliRun.of("init", track.toString());
    assertEquals(2, again.code());
    assertTrue(again.err().contains("--force"), again.err());
    assertEquals(0, CliRun.of("init", track.toString(), "--force").code());
    assertEquals(text, Files.readString(manifest));
  }

  @Test
  void whatTheTeamAcceptsIsListedWithAll() throws IOException {
    Tracks.bad(folder);
    String box = "\"box\": [-1e6, -1e6, -1e6, 1e6, 1e6, 1e6]";
    Path manifest = folder.resolve("track.trackwalk.json");
    String all = "{\"rule\": \"seam.*\", " + box + ", \"reason\": \"meant\"}";
    String weld = "{\"rule\": \"weld.*\", " + box + ", \"reason\": \"meant\"}";
    Files.writeString(manifest, "{\"suppress\": [" + all + ", " + weld + "]}");
    CliRun few = CliRun.of("check", manifest.toString());
    assertTrue(few.out().contains("Accepted by the team and not listed: "), few.out());
    CliRun listed = CliRun.of("check", manifest.toString(), "--all");
    String after = listed.out().substring(listed.out().indexOf("Accepted by the team: "));
    assertTrue(after.contains("road_0"), listed.out());
  }

  @Test
  void initOfAnEmptyFolderIsAnInputError() {
    CliRun run = CliRun.of("init", folder.toString());
    assertEquals(3, run.code(), run.toString());
    assertTrue(run.err().contains("no mesh file"), run.err());
  }

  @Test
  void initNamesTheFolderThatHasTheMeshes() throws IOException {
    Path track = Files.createDirectories(folder.resolve("levels/track"));
    Tracks.good(track);
    CliRun run = CliRun.of("init", folder.toString());
    assertEquals(3, run.code(), run.toString());
    assertTrue(run.err().contains("/levels/track'"), run.err());
  }

  @Test
  void infoSaysWhatIsThere() throws IOException {
    CliRun run = CliRun.of("info", Tracks.good(folder).toString(), "--up", "z");
    assertEquals(0, run.code(), run.toString());
    assertTrue(run.out().contains("Z up (as --up says), unit m (usual for this format"), run.out());
    assertTrue(run.out().contains("120 triangles"), run.out());
    assertTrue(run.out().contains("road_01"), run.out());
  }

  @Test
  void infoOfABrokenFileIsThree() throws IOException {
    String good = Tracks.good(folder).toString();
    CliRun run = CliRun.of("info", Tracks.broken(folder).toString(), good);
    assertEquals(3, run.code());
    assertTrue(run.out().contains("not read  "), run.out());
    assertTrue(run.out().contains("120 triangles"), run.out());
  }
}
