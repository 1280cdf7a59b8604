package org.trackwalk.eclipse.ui.wizard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.IPath;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.intro.IIntroManager;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.eclipse.core.nature.TrackwalkNature;
import org.trackwalk.eclipse.core.settings.LeftOut;
import org.trackwalk.eclipse.ui.fixture.Bench;
import org.trackwalk.eclipse.ui.fixture.QuietLog;
import org.trackwalk.eclipse.ui.fixture.Snapshot;
import org.trackwalk.eclipse.ui.fixture.StepTrack;
import org.trackwalk.eclipse.viewer.LevelView;
import org.trackwalk.io.manifest.LevelManifest;
import org.trackwalk.io.manifest.ManifestReader;
import org.trackwalk.mesh.level.LengthUnit;

/** <em>Track from folder</em>. */
@ExtendWith(QuietLog.class)
class FolderWizardTest {

  @Test
  void aFolderIsLinkedCheckedAndShown(@TempDir Path temp) throws Exception {
    Path folder = temp.resolve("exports");
    int files = StepTrack.write(folder);
    OpenWizard wizard = new OpenWizard(new FolderWizard());
    wizard.type("Folder:", folder.toString());
    wizard.untilComplete();
    String found = wizard.found();
    assertTrue(found.startsWith(files + " files, one level, "), found);
    assertTrue(found.contains("up Y, metres\nroad = "), found);
    assertEquals("exports", wizard.text("Project:"));
    Snapshot.of(wizard.shell(), "folder-circuit");
    IIntroManager welcome = PlatformUI.getWorkbench().getIntroManager();
    welcome.showIntro(Bench.page().getWorkbenchWindow(), false);

    wizard.finish();
    assertNull(welcome.getIntro(), "the welcome page would lie over the level");
    IProject project = ResourcesPlugin.getWorkspace().getRoot().getProject("exports");
    try {
      Bench.idle();
      IFolder link = project.getFolder("exports");
      assertTrue(link.isLinked());
      assertEquals(folder.toRealPath(), link.getLocation().toPath().toRealPath());
      assertTrue(TrackwalkNature.on(project));
      Bench.until("findings", () -> !Bench.findings(project).isEmpty());
      IEditorPart editor = Bench.page().getActiveEditor();
      assertEquals(LevelView.EDITOR_ID, editor.getSite().getId());
      assertFalse(Files.exists(folder.resolve("exports" + LevelManifest.ENDING)));
      project.move(IPath.fromOSString("/renamed"), IResource.SHALLOW, null);
      IProject renamed = ResourcesPlugin.getWorkspace().getRoot().getProject("renamed");
      assertTrue(renamed.getFolder("exports").members().length >= files);
      Bench.delete(renamed);
    } finally {
      Bench.delete(project);
    }
    assertEquals(files, Files.list(folder).count(), "the files must stay");
  }

  @Test
  void whatIsChosenOtherwiseIsWrittenDown(@TempDir Path temp) throws Exception {
    Path folder = temp.resolve("small");
    StepTrack.write(folder);
    OpenWizard wizard = new OpenWizard(new FolderWizard());
    wizard.type("Folder:", folder.toString());
    wizard.untilComplete();
    wizard.choose("Unit:", "centimetres");
    Bench.until("a doubt: " + wizard.head(), () -> wizard.head().contains("too narrow for a car"));
    Snapshot.of(wizard.shell(), "folder-doubt");
    wizard.choose("Unit:", "feet");
    wizard.type("Road:", "road*");
    wizard.untilComplete();
    Bench.until("feet: " + wizard.found(), () -> wizard.found().contains("feet"));
    wizard.finish();
    IProject project = ResourcesPlugin.getWorkspace().getRoot().getProject("small");
    try {
      Bench.idle();
      Path file = folder.resolve("small" + LevelManifest.ENDING);
      LevelManifest manifest = ManifestReader.read(file, file.toString());
      assertEquals(LengthUnit.FOOT, manifest.unit());
      assertEquals(List.of("road*"), manifest.corridorPieces());
      assertTrue(project.getFile("small/small" + LevelManifest.ENDING).exists());
    } finally {
      Bench.delete(project);
    }
  }

  @Test
  void afterAFailureNothingIsLeftAndFinishWorksAgain(@TempDir Path temp) throws Exception {
    Path folder = temp.resolve("again");
    int files = StepTrack.write(folder);
    OpenWizard wizard = new OpenWizard(new FolderWizard());
    wizard.type("Folder:", folder.toString());
    wizard.untilComplete();
    wizard.choose("Unit:", "feet");
    wizard.untilComplete();
    Bench.until("feet: " + wizard.found(), () -> wizard.found().contains("feet"));
    Path manifest = folder.resolve("again" + LevelManifest.ENDING);
    Files.createDirectory(manifest);
    wizard.press("Finish");
    Bench.until("a refusal", () -> wizard.head().contains("again" + LevelManifest.ENDING));
    IProject project = ResourcesPlugin.getWorkspace().getRoot().getProject("again");
    assertFalse(project.exists());
    Files.delete(manifest);
    assertEquals(files, Files.list(folder).count());

    wizard.press("Finish");
    Bench.until("the wizard to close", () -> wizard.shell() == null || wizard.shell().isDisposed());
    try {
      Bench.idle();
      assertTrue(project.getFile("again/again" + LevelManifest.ENDING).exists());
    } finally {
      Bench.delete(project);
    }
  }

  @Test
  void whatAManifestSaysIsNotAskedAgain(@TempDir Path temp) throws Exception {
    Path folder = temp.resolve("said");
    StepTrack.write(folder);
    Path manifest = folder.resolve("lap" + LevelManifest.ENDING);
    String text =
        "{\"schema\": \"trackwalk-manifest/1\", \"units\": \"ft\","
            + " \"corridor\": {\"pieces\": [\"road*\"]}}";
    Files.writeString(manifest, text);
    OpenWizard wizard = new OpenWizard(new FolderWizard());
    wizard.type("Folder:", folder.toString());
    wizard.untilComplete();
    assertTrue(wizard.found().startsWith("a manifest, one level, "), wizard.found());
    assertTrue(
        wizard.found().contains("feet\nroad = 12 pieces as the manifest says"), wizard.found());
    assertFalse(wizard.button("Write this down in a manifest beside the files").isEnabled());
    wizard.finish();
    IProject project = ResourcesPlugin.getWorkspace().getRoot().getProject("said");
    try {
      Bench.idle();
      assertEquals(text, Files.readString(manifest));
    } finally {
      Bench.delete(project);
    }
  }

  @Test
  void aWrongFolderOrNameIsSaidOnThePage(@TempDir Path temp) throws Exception {
    OpenWizard wizard = new OpenWizard(new FolderWizard());
    try {
      wizard.type("Folder:", temp.resolve("nowhere").toString());
      assertEquals("There is no such folder.", wizard.head());
      wizard.type("Folder:", temp.toString());
      Bench.until("a refusal", () -> wizard.head().startsWith("Nothing here can be read. "));
      assertTrue(wizard.head().contains("there is no mesh file"), wizard.head());
      Files.writeString(temp.resolve("lap" + LevelManifest.ENDING), "{\"unit\": \"ft\"}");
      wizard.choose("Unit:", "feet");
      Bench.until("the place of the mistake", () -> wizard.head().contains("line 1, column "));
      Snapshot.of(wizard.shell(), "folder-error");
      wizard.type("Project:", "a/b");
      assertTrue(wizard.head().startsWith("A project cannot be called so"), wizard.head());
    } finally {
      wizard.close();
    }
  }

  @Test
  void whatIsThereTwiceIsLeftOutAndWhatLiesBelowIsChecked(@TempDir Path temp) throws Exception {
    String mesh =
        Files.readString(
            Path.of(System.getProperty("trackwalk.root"))
                .resolve("examples/rules/weld.near-miss/bad.obj"));
    Path folder = Files.createDirectories(temp.resolve("twice/props/deep")).getParent().getParent();
    Files.writeString(folder.resolve("a.obj"), mesh);
    Files.writeString(folder.resolve("b.obj"), mesh);
    Files.writeString(folder.resolve("props/deep/c.obj"), mesh);
    OpenWizard wizard = new OpenWizard(new FolderWizard());
    wizard.type("Folder:", folder.toString());
    wizard.untilComplete();
    String twins = "Leave out b.obj: it holds the same as a.obj";
    String below = "Check also the 1 mesh in 1 subfolder: props/deep 1";
    assertTrue(wizard.button(twins).getSelection());
    assertTrue(wizard.button(below).getSelection());
    wizard.finish();
    IProject project = ResourcesPlugin.getWorkspace().getRoot().getProject("twice");
    try {
      Bench.idle();
      IFile left = project.getFile("twice/b.obj");
      Bench.until("findings", () -> !Bench.findings(project.getFile("twice/a.obj")).isEmpty());
      assertEquals(0, Bench.findings(left).size(), "left out");
      assertTrue(LeftOut.is(left));
      Bench.until("those below", () -> !Bench.findings(project.getFile("deep/c.obj")).isEmpty());

      LeftOut.set(List.of(left), false);
      Bench.check(project);
      assertFalse(Bench.findings(left).isEmpty(), "taken in again");
    } finally {
      Bench.delete(project);
    }
  }

  @Test
  void aRealTrack(@TempDir Path temp) throws Exception {
    Path folder = RealTrack.copy("torcs/aalborg", temp);
    OpenWizard wizard = new OpenWizard(new FolderWizard());
    try {
      wizard.type("Folder:", folder.toString());
      wizard.untilComplete();
      wizard.tick(
          "Take placements, line and starts from the TORCS or Speed Dreams track (aalborg.xml)",
          false);
      wizard.untilComplete();
      Bench.until("the meshes as they lie", () -> wizard.found().contains("road = "));
      String twins = "aalborg.ac and aalborg.acc hold the same pieces: check one of them";
      assertTrue(wizard.found().contains(twins), wizard.found());
      assertTrue(
          wizard.button("Leave out aalborg.acc: it holds the same as aalborg.ac").getSelection());
      Snapshot.of(wizard.shell(), "folder-real");
      wizard.finish();
    } finally {
      wizard.close();
    }
    IProject project = ResourcesPlugin.getWorkspace().getRoot().getProject("aalborg");
    try {
      Bench.idle();
      Bench.until("findings", () -> !Bench.findings(project).isEmpty());
      assertEquals(0, Bench.findings(project.getFile("aalborg/aalborg.acc")).size(), "left out");
      assertFalse(Bench.findings(project.getFile("aalborg/aalborg.ac")).isEmpty());
      Bench.page().getWorkbenchWindow().getShell().setBounds(0, 0, 1600, 1000);
      Snapshot.of(Bench.page().getWorkbenchWindow().getShell(), "folder-real-open");
      assertFalse(Files.exists(folder.resolve("aalborg" + LevelManifest.ENDING)));
    } finally {
      Bench.delete(project);
    }
  }
}
