package org.trackwalk.eclipse.ui.wizard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.ui.IEditorPart;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.eclipse.core.level.Levels;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.eclipse.ui.fixture.Bench;
import org.trackwalk.eclipse.ui.fixture.QuietLog;
import org.trackwalk.eclipse.ui.fixture.Snapshot;
import org.trackwalk.eclipse.viewer.LevelView;
import org.trackwalk.io.manifest.LevelManifest;
import org.trackwalk.io.manifest.ManifestReader;

/** <em>Track of a game</em>, and what <em>Track from folder</em> makes of one. */
@ExtendWith(QuietLog.class)
class SceneWizardTest {

  private static final String COPY = "Copy the meshes that the scene names into the project";
  private static final String REPLACE =
      "Replace the manifest that an earlier import has left there";
  private static final String TAKE =
      "Take placements, line and starts from the SuperTuxKart track (track.xml)";

  @Test
  void aSceneIsLinkedCheckedAndShown(@TempDir Path temp) throws Exception {
    Path folder = temp.resolve("ring");
    KartScene.write(folder);
    OpenWizard wizard = new OpenWizard(new SceneWizard());
    wizard.type("Scene:", folder.resolve("scene.xml").toString());
    wizard.untilComplete();
    String line = String.format(Locale.ROOT, "racing line %.0f m, closed", KartScene.length());
    String found = wizard.found();
    assertTrue(found.contains(line + "; road about 8.0 m wide in the mean; "), found);
    assertTrue(found.contains("(3 pieces, "), found);
    assertEquals("ring", wizard.text("Project:"));
    Snapshot.of(wizard.shell(), "scene-ring");
    wizard.finish();
    IProject project = project("ring");
    try {
      Bench.idle();
      Path manifest = folder.resolve("ring" + LevelManifest.ENDING);
      assertEquals(3, pieces(manifest).size());
      assertTrue(Files.isRegularFile(folder.resolve("ring-line.csv")));
      TrackLevel level = Levels.of(project).orElseThrow();
      assertEquals(TrackLevel.Kind.MANIFEST, level.kind());
      IEditorPart editor = Bench.page().getActiveEditor();
      assertEquals(LevelView.EDITOR_ID, editor.getSite().getId());
    } finally {
      Bench.delete(project);
    }
  }

  @Test
  void aSceneIsCopiedWithItsFolders(@TempDir Path temp) throws Exception {
    Path folder = temp.resolve("ring copied");
    KartScene.write(folder);
    List<String> before = names(folder);
    OpenWizard wizard = new OpenWizard(new SceneWizard());
    wizard.type("Scene:", folder.toString());
    wizard.tick("Leave the files where they are; write manifest and line beside the scene", false);
    wizard.tick(COPY, true);
    wizard.untilComplete();
    wizard.finish();
    IProject project = project("ring copied");
    try {
      Bench.idle();
      Path copies = project.getLocation().toPath().resolve("ring copied");
      assertEquals(
          List.of(
              "props/box.obj",
              "ring copied-line.csv",
              "ring copied.trackwalk.json",
              "ring_track.obj"),
          names(copies));
      assertEquals(before, names(folder), "nothing is written beside the scene");
      assertEquals(1, Levels.in(project).size());
    } finally {
      Bench.delete(project);
    }
  }

  @Test
  void whatIsThereIsReplacedOnlyWhenAsked(@TempDir Path temp) throws Exception {
    Path folder = temp.resolve("twice");
    KartScene.write(folder);
    Path manifest = folder.resolve("twice" + LevelManifest.ENDING);
    Files.writeString(manifest, "{}");
    OpenWizard wizard = new OpenWizard(new SceneWizard());
    wizard.type("Scene:", folder.resolve("scene.xml").toString());
    Bench.until("a refusal", () -> wizard.head().startsWith("There is twice.trackwalk.json alr"));
    assertFalse(wizard.button("Finish").isEnabled());
    wizard.tick(REPLACE, true);
    wizard.untilComplete();
    wizard.finish();
    try {
      assertEquals(3, pieces(manifest).size());
    } finally {
      Bench.idle();
      Bench.delete(project("twice"));
    }
  }

  @Test
  void whatCannotBeImportedIsSaidOnThePage(@TempDir Path temp) throws Exception {
    Files.writeString(temp.resolve("grid.tscn"), "[gd_scene format=2]\n");
    Files.writeString(temp.resolve("scene.xml"), "<scene><track model='gone.b3d'/></scene>");
    Files.writeString(temp.resolve("other.xml"), "<html/>");
    OpenWizard wizard = new OpenWizard(new SceneWizard());
    try {
      wizard.type("Scene:", temp.resolve("nowhere.xml").toString());
      assertEquals("There is no such file or folder.", wizard.head());
      wizard.type("Scene:", temp.resolve("grid.tscn").toString());
      Bench.until("no mesh", () -> wizard.head().contains("there is no mesh in it"));
      wizard.type("Scene:", temp.resolve("scene.xml").toString());
      Bench.until("what is missing", () -> wizard.head().contains("'gone.b3d', is not there"));
      wizard.type("Scene:", temp.resolve("other.xml").toString());
      Bench.until("what is known", () -> wizard.head().contains("this is no scene that is known"));
      Snapshot.of(wizard.shell(), "scene-error");
      wizard.type("Scene:", temp.toString());
      Bench.until("the first", () -> wizard.head().contains("there is no mesh in it"));
      wizard.choose("Which scene:", "scene.xml");
      Bench.until("the other", () -> wizard.head().contains("'gone.b3d', is not there"));
    } finally {
      wizard.close();
    }
  }

  @Test
  void ofSeveralScenesInAFileOneIsChosen(@TempDir Path temp) throws Exception {
    Path folder = Files.createDirectory(temp.resolve("seasons"));
    Path file = twoScenes(folder.resolve("lap.gltf"));
    OpenWizard wizard = new OpenWizard(new SceneWizard());
    wizard.type("Scene:", file.toString());
    wizard.untilComplete();
    assertTrue(wizard.found().contains("(1 piece, 1 triangle"), wizard.found());
    assertTrue(wizard.found().contains("taken is 'Summer'"), wizard.found());
    assertFalse(wizard.found().contains("--scene"), wizard.found());
    wizard.choose("Which scene:", "Winter");
    wizard.untilComplete();
    assertTrue(wizard.found().contains("(2 pieces, 2 triangles"), wizard.found());
    Snapshot.of(wizard.shell(), "scene-several");
    wizard.finish();
    try {
      Bench.idle();
      Path manifest = folder.resolve("lap-Winter" + LevelManifest.ENDING);
      String text = Files.readString(manifest);
      assertTrue(text.contains("\"scene\": \"Winter\""), text);
    } finally {
      Bench.delete(project("seasons"));
    }
  }

  /** A triangle in summer, which a viewer shows, and two of them in winter. */
  private static Path twoScenes(Path file) throws IOException {
    ByteBuffer bytes = ByteBuffer.allocate(36).order(ByteOrder.LITTLE_ENDIAN);
    for (float f : new float[] {0, 0, 0, 0, 0, 10, 10, 0, 0}) {
      bytes.putFloat(f);
    }
    String text =
        """
        {"asset": {"version": "2.0"}, "scene": 1,
         "scenes": [{"name": "Winter", "nodes": [0, 1]}, {"name": "Summer", "nodes": [0]}],
         "nodes": [{"mesh": 0, "name": "road"}, {"mesh": 0, "translation": [0, 0, 30]}],
         "meshes": [{"primitives": [{"attributes": {"POSITION": 0}}]}],
         "accessors": [{"bufferView": 0, "componentType": 5126, "count": 3, "type": "VEC3",
           "min": [0, 0, 0], "max": [10, 0, 10]}],
         "bufferViews": [{"buffer": 0, "byteLength": 36}],
         "buffers": [{"byteLength": 36, "uri": "data:application/octet-stream;base64,DATA"}]}
        """;
    String data = Base64.getEncoder().encodeToString(bytes.array());
    return Files.writeString(file, text.replace("DATA", data));
  }

  @Test
  void aFolderWithASceneOffersIt(@TempDir Path temp) throws Exception {
    Path folder = temp.resolve("offered");
    KartScene.write(folder);
    OpenWizard wizard = new OpenWizard(new FolderWizard());
    wizard.type("Folder:", folder.toString());
    wizard.untilComplete();
    assertTrue(wizard.button(TAKE).getSelection());
    assertTrue(wizard.found().contains("racing line "), wizard.found());
    Snapshot.of(wizard.shell(), "folder-scene");
    wizard.tick(TAKE, false);
    wizard.untilComplete();
    Bench.until("the meshes", () -> wizard.found().startsWith("2 files, 2 levels:"));
    assertFalse(wizard.button("Write this down in a manifest beside the files").getSelection());
    assertTrue(wizard.button(TAKE).isVisible(), "it can be taken after all");
    wizard.tick(TAKE, true);
    wizard.untilComplete();
    Bench.until("the scene", () -> wizard.found().contains("racing line "));
    wizard.finish();
    IProject project = project("offered");
    try {
      Bench.idle();
      assertEquals(3, pieces(folder.resolve("offered" + LevelManifest.ENDING)).size());
      assertEquals(TrackLevel.Kind.MANIFEST, Levels.of(project).orElseThrow().kind());
    } finally {
      Bench.delete(project);
    }
  }

  @Test
  void aSceneInAProjectIsImportedWhereItIs(@TempDir Path temp) throws Exception {
    Path folder = temp.resolve("inside");
    KartScene.write(folder);
    IProject project = Bench.project("inside");
    try {
      Bench.copy(folder, project);
      project.refreshLocal(IResource.DEPTH_INFINITE, null);
      IFile scene = project.getFile("scene.xml");
      assertTrue(scene.exists());
      OpenWizard wizard = new OpenWizard(new SceneWizard(), scene);
      wizard.untilComplete();
      assertFalse(wizard.button(COPY).isEnabled());
      wizard.finish();
      Bench.idle();
      assertTrue(project.getFile("inside" + LevelManifest.ENDING).exists());
      assertTrue(project.getFile("inside-line.csv").exists());
    } finally {
      Bench.delete(project);
    }
  }

  @Test
  void realTracks(@TempDir Path temp) throws Exception {
    for (String name : List.of("stk/city", "torcs/aalborg")) {
      Path folder = RealTrack.copy(name, temp);
      OpenWizard wizard = new OpenWizard(new SceneWizard());
      wizard.type("Scene:", folder.toString());
      wizard.untilComplete();
      assertTrue(wizard.found().contains("racing line "), wizard.found());
      Snapshot.of(wizard.shell(), "scene-" + folder.getFileName());
      wizard.finish();
      IProject project = project(folder.getFileName().toString());
      try {
        Bench.idle();
        Bench.until("findings", () -> !Bench.findings(project).isEmpty());
        Bench.page().getWorkbenchWindow().getShell().setBounds(0, 0, 1600, 1000);
        Snapshot.of(
            Bench.page().getWorkbenchWindow().getShell(), "scene-" + folder.getFileName() + "-3d");
      } finally {
        Bench.delete(project);
      }
    }
  }

  private static IProject project(String name) {
    return ResourcesPlugin.getWorkspace().getRoot().getProject(name);
  }

  private static List<?> pieces(Path manifest) throws Exception {
    return ManifestReader.read(manifest, manifest.toString()).pieces();
  }

  private static List<String> names(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(Files::isRegularFile)
          .map(file -> folder.relativize(file).toString().replace('\\', '/'))
          .sorted()
          .toList();
    }
  }
}
