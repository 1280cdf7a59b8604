package org.trackwalk.eclipse.ui.wizard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.eclipse.core.level.Levels;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.eclipse.ui.fixture.Bench;
import org.trackwalk.eclipse.ui.fixture.QuietLog;
import org.trackwalk.eclipse.ui.fixture.Snapshot;
import org.trackwalk.eclipse.ui.fixture.StepTrack;
import org.trackwalk.io.manifest.LevelManifest;
import org.trackwalk.io.manifest.ManifestReader;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.UpAxis;

/** <em>Import meshes</em>. */
@ExtendWith(QuietLog.class)
class ImportWizardTest {

  @Test
  void filesAreCopiedWithAManifest(@TempDir Path temp) throws Exception {
    Path folder = temp.resolve("lap");
    int count = StepTrack.write(folder);
    ImportWizard importing = new ImportWizard();
    OpenWizard wizard = new OpenWizard(importing);
    ((FilesPage) importing.getPage("files")).add(List.of(folder));
    assertFalse(wizard.button("Finish").isEnabled(), "the size must be seen first");
    wizard.type("Folder in it:", "levels/lap");
    Snapshot.of(wizard.shell(), "import-files");
    wizard.press("Next >");
    wizard.untilComplete();
    assertTrue(wizard.found().startsWith(count + " files, one level, "), wizard.found());
    Snapshot.of(wizard.shell(), "import-size");
    wizard.choose("Up axis:", "X");
    Bench.until(
        "a doubt: " + wizard.head(), () -> wizard.head().contains("with Y up it would lie flat"));
    Snapshot.of(wizard.shell(), "import-doubt");
    wizard.choose("Up axis:", "Y");

    wizard.finish();
    IProject project = ResourcesPlugin.getWorkspace().getRoot().getProject("lap");
    try {
      Bench.idle();
      Path copies = project.getLocation().toPath().resolve("levels/lap");
      Path file = copies.resolve("lap" + LevelManifest.ENDING);
      LevelManifest manifest = ManifestReader.read(file, file.toString());
      assertEquals(count, manifest.pieces().size());
      assertEquals(UpAxis.Y, manifest.up());
      assertEquals(LengthUnit.METRE, manifest.unit());
      for (Path mesh : (Iterable<Path>) Files.list(folder)::iterator) {
        assertEquals(-1, Files.mismatch(mesh, copies.resolve(mesh.getFileName())));
      }
      TrackLevel level = Levels.of(project).orElseThrow();
      assertEquals(TrackLevel.Kind.MANIFEST, level.kind());
      Bench.until("findings", () -> !Bench.findings(project).isEmpty());
    } finally {
      Bench.delete(project);
    }
  }

  @Test
  void aFolderIsLinkedWithTheChosenFiles(@TempDir Path temp) throws Exception {
    Path folder = temp.resolve("linked lap");
    StepTrack.write(folder);
    ImportWizard importing = new ImportWizard();
    OpenWizard wizard = new OpenWizard(importing);
    FilesPage files = (FilesPage) importing.getPage("files");
    files.add(List.of(folder.resolve("road_01.obj"), folder.resolve("road_02.obj")));
    wizard.tick("Leave the files where they are and link their folder: new exports are seen", true);
    wizard.press("Next >");
    wizard.untilComplete();
    assertTrue(wizard.found().startsWith("2 files, one level, "), wizard.found());
    wizard.finish();
    IProject project = ResourcesPlugin.getWorkspace().getRoot().getProject("linked lap");
    try {
      Bench.idle();
      assertTrue(project.getFolder("linked lap").isLinked());
      Path file = folder.resolve("linked lap" + LevelManifest.ENDING);
      LevelManifest manifest = ManifestReader.read(file, file.toString());
      assertEquals(
          List.of("road_01.obj", "road_02.obj"),
          manifest.pieces().stream().map(piece -> piece.file().text()).toList());
    } finally {
      Bench.delete(project);
    }
  }

  @Test
  void filesOfSeveralFoldersAreNotLinked(@TempDir Path temp) throws Exception {
    StepTrack.write(temp.resolve("a"));
    StepTrack.write(temp.resolve("b"));
    ImportWizard importing = new ImportWizard();
    OpenWizard wizard = new OpenWizard(importing);
    try {
      ((FilesPage) importing.getPage("files")).add(List.of(temp.resolve("a"), temp.resolve("b")));
      assertTrue(wizard.head().startsWith("Two of the files are called "), wizard.head());
      wizard.tick(
          "Leave the files where they are and link their folder: new exports are seen", true);
      assertTrue(wizard.head().startsWith("To be linked, the files must lie"), wizard.head());
    } finally {
      wizard.close();
    }
  }
}
