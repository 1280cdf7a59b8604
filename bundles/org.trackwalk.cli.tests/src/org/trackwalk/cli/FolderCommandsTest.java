package org.trackwalk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
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

  @Test
  void initWithoutAKnownRoadListsPiecesAndMaterialsToChooseFrom() throws IOException {
    Path level = Files.createDirectory(folder.resolve("level"));
    // A floor of 20 by 10 units under one material, a wall of 20 by 5 under another.
    Files.writeString(
        level.resolve("a.obj"),
        "o wall\nv 0 0 0\nv 20 0 0\nv 20 5 0\nv 0 5 0\nusemtl brick\nf 1 2 3 4\n"
            + "o plain\nv 0 0 0\nv 0 0 10\nv 20 0 10\nv 20 0 0\nusemtl moss\nf 5 6 7 8\n");
    CliRun init = CliRun.of("init", level.toString());
    assertEquals(0, init.code(), init.toString());
    assertTrue(init.err().contains("name it under 'corridor' in the manifest"), init.err());
    Path manifest = level.resolve("level.trackwalk.json");
    String text = Files.readString(manifest);
    int plain = text.indexOf("piece plain: 20 x 0 x 10 m, 2 triangles, 200 m2 flat");
    int wall = text.indexOf("piece wall: 20 x 5 x 0 m, 2 triangles, 0 m2 flat");
    assertTrue(0 < plain && plain < wall, text);
    assertTrue(text.contains("material moss: 20 x 0 x 10 m, 2 triangles, 200 m2 flat"), text);
    assertTrue(text.contains("the level is 20 x 5 x 10 m"), text);
    assertFalse(text.contains("Hardly anything"), text);
    assertEquals(0, CliRun.of("check", manifest.toString(), "--fail-on", "never").code());
    // What the manifest asks for is filled in at the place that it offers.
    Files.writeString(manifest, text.replace("\"pieces\": [], ", "\"pieces\": [\"plain\"], "));
    String road = CliRun.of("info", manifest.toString()).out();
    assertTrue(road.contains("plain") && road.contains("1 road"), road);
  }
}
