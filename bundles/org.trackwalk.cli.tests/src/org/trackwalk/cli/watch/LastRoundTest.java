package org.trackwalk.cli.watch;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.check.levels.CheckRun;
import org.trackwalk.check.levels.KnownLevels;
import org.trackwalk.check.levels.RunOptions;
import org.trackwalk.examples.scene.RuleScenes;
import org.trackwalk.examples.writer.ObjFile;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.model.settings.CheckSettings;

/** Which levels a watch remembers from round to round, and which files it looks at for them. */
class LastRoundTest {

  private static final LoadOptions OUTSIDE =
      new LoadOptions(LoadOptions.DEFAULT.up(), LoadOptions.DEFAULT.unit(), false, false, true);

  @TempDir private Path folder;

  private final LastRound known = new LastRound(KnownLevels.none(), () -> report -> report);
  private Path stays;
  private Path goes;
  private Path outside;
  private Path manifest;

  @BeforeEach
  void threeLevels() throws IOException {
    stays = level("watched/stays/track.obj");
    goes = level("watched/goes/track.obj");
    outside = level("outside/road.obj");
    manifest = folder.resolve("watched/one/one.trackwalk.json");
    Files.createDirectories(manifest.getParent());
    Files.writeString(manifest, "{\"pieces\": [{\"file\": \"../../outside/road.obj\"}]}");
    old(manifest);
  }

  private Path level(String name) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    Files.write(file, ObjFile.bytes(RuleScenes.good("seam.step").pieces()));
    old(file);
    return file;
  }

  private static void old(Path file) throws IOException {
    Files.setLastModifiedTime(file, FileTime.from(Instant.parse("2020-01-01T00:00:00Z")));
  }

  private void round() {
    List<Path> watched = List.of(folder.resolve("watched"));
    known.begin(FileStates.of(watched, known.files(), Set.of()));
    CheckRun.run(
        watched,
        OUTSIDE,
        CheckSettings.defaults(),
        RunOptions.of("test", LevelReport::withoutSurface).withKnown(known),
        Progress.none());
  }

  private static Set<Path> meshes(Collection<Path> files) {
    Set<Path> meshes = new TreeSet<>(files);
    meshes.removeIf(file -> !file.toString().endsWith(".obj"));
    return meshes;
  }

  @Test
  void levelsThatAreGoneAreForgottenAndTheirFilesAreStillNoNews() throws IOException {
    round();
    round();
    assertEquals(Set.of(stays, goes, outside), meshes(known.files()));
    Files.delete(goes);
    round();
    round();
    assertEquals(Set.of(stays, outside), meshes(known.files()));
    assertEquals(Set.of(stays, goes, outside), meshes(known.everRead()));
    level("watched/goes/track.obj");
    round();
    round();
    assertEquals(Set.of(stays, goes, outside), meshes(known.files()));
  }

  @Test
  void aLevelThatLacksAFileWaitsForItWhereverItLies() throws IOException {
    round();
    Files.delete(outside);
    round();
    round();
    assertEquals(Set.of(stays, goes, outside), meshes(known.files()));
    Files.delete(manifest);
    round();
    round();
    assertEquals(Set.of(stays, goes), meshes(known.files()));
  }
}
