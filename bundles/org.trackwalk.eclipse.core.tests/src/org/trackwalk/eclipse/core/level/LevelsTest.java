package org.trackwalk.eclipse.core.level;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IResource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.eclipse.core.fixture.TestProject;

/** Which resource belongs to which level. */
final class LevelsTest {

  @TempDir private Path outside;

  @Test
  void aFolderWithMeshesIsOneLevel() throws Exception {
    try (TestProject project = new TestProject("folder")) {
      mesh(project, "monza/a.obj");
      mesh(project, "monza/b.OBJ");
      mesh(project, "readme.txt");
      IFolder folder = project.get().getFolder("monza");

      TrackLevel level = new TrackLevel(folder, TrackLevel.Kind.FOLDER);
      assertEquals(List.of(level), Levels.in(project.get()));
      assertEquals(List.of(level), Levels.allOf(folder.getFile("b.OBJ")));
      assertEquals(List.of(level), Levels.allOf(folder));
      assertEquals(List.of(), Levels.allOf(project.get().getFile("readme.txt")));
      assertEquals(2, Levels.files(level).size());
      assertEquals("monza", level.name());
    }
  }

  @Test
  void aManifestIsALevelAndTakesWhatItNames() throws Exception {
    try (TestProject project = new TestProject("manifest")) {
      mesh(project, "meshes/a.obj");
      mesh(project, "lonely.obj");
      IFile manifest =
          project.write(
              "spa.trackwalk.json",
              "{\"pieces\": [{\"file\": \"meshes/a.obj\"}], \"line\": {\"file\": \"line.csv\"}}");
      IFile line = project.write("line.csv", "x,y,z\n");

      TrackLevel level = new TrackLevel(manifest, TrackLevel.Kind.MANIFEST);
      assertEquals("spa", level.name());
      assertEquals(List.of(level), Levels.in(project.get()));
      assertEquals(List.of(level), Levels.allOf(project.get().getFile("meshes/a.obj")));
      assertEquals(List.of(level), Levels.allOf(project.get().getFolder("meshes")));
      assertEquals(List.of(level), Levels.allOf(line));
      assertEquals(
          TrackLevel.Kind.FILE,
          Levels.of(project.get().getFile("lonely.obj")).orElseThrow().kind());
      assertEquals(3, Levels.files(level).size());
    }
  }

  @Test
  void aManifestWithoutPiecesTakesAllBeside() throws Exception {
    try (TestProject project = new TestProject("beside")) {
      mesh(project, "a.obj");
      IFile manifest = project.write("all.trackwalk.json", "{}");

      TrackLevel level = new TrackLevel(manifest, TrackLevel.Kind.MANIFEST);
      assertEquals(List.of(level), Levels.allOf(project.get().getFile("a.obj")));
      assertEquals(2, Levels.files(level).size());
    }
  }

  @Test
  void whatAManifestSaysIsReadAgainWhenItChanges() throws Exception {
    try (TestProject project = new TestProject("changes")) {
      mesh(project, "a.obj");
      mesh(project, "b.obj");
      IFile manifest = project.write("m.trackwalk.json", "{\"pieces\": [{\"file\": \"a.obj\"}]}");
      IFile b = project.get().getFile("b.obj");
      assertEquals(TrackLevel.Kind.FILE, Levels.of(b).orElseThrow().kind());

      project.write(
          "m.trackwalk.json", "{\"pieces\": [{\"file\": \"a.obj\"}, {\"file\": \"b.obj\"}]}");

      assertEquals(new TrackLevel(manifest, TrackLevel.Kind.MANIFEST), Levels.of(b).orElseThrow());
    }
  }

  @Test
  void aLinkedFolderIsALevelWhereItLies() throws Exception {
    Files.writeString(outside.resolve("a.obj"), "");
    try (TestProject project = new TestProject("linked")) {
      mesh(project, "own.obj");
      IFolder linked = project.link("assets", outside);

      List<TrackLevel> levels = Levels.in(project.get());

      assertEquals(
          List.of(
              new TrackLevel(project.get(), TrackLevel.Kind.FOLDER),
              new TrackLevel(linked, TrackLevel.Kind.FOLDER)),
          levels);
      assertEquals(outside.toRealPath(), levels.get(1).location().orElseThrow().toRealPath());
      assertEquals(
          linked.getFile("a.obj"),
          DiskPath.file(linked.getLocation().toPath().resolve("a.obj"), project.get())
              .orElseThrow());
    }
  }

  @Test
  void whatIsClosedOrHiddenHasNoLevel() throws Exception {
    try (TestProject project = new TestProject("closed")) {
      mesh(project, ".hidden/a.obj");
      assertEquals(List.of(), Levels.in(project.get()));
      mesh(project, "a.obj");
      assertTrue(Levels.of(project.get()).isPresent());

      project.get().close(null);

      assertEquals(List.of(), Levels.allOf(project.get()));
    }
  }

  private static void mesh(TestProject project, String name) throws Exception {
    Path file = project.location().resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, "");
    project.get().refreshLocal(IResource.DEPTH_INFINITE, null);
  }
}
