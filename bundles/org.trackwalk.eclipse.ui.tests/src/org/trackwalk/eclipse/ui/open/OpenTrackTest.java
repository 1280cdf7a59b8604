package org.trackwalk.eclipse.ui.open;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.eclipse.core.commands.ParameterizedCommand;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.IPath;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.swt.dnd.DND;
import org.eclipse.swt.dnd.DropTarget;
import org.eclipse.swt.dnd.FileTransfer;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IEditorReference;
import org.eclipse.ui.IPersistableElement;
import org.eclipse.ui.IURIEditorInput;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.commands.ICommandService;
import org.eclipse.ui.handlers.IHandlerService;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.ide.ResourceUtil;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.eclipse.core.id.CoreIds;
import org.trackwalk.eclipse.core.nature.TrackwalkNature;
import org.trackwalk.eclipse.core.open.OpenedTracks;
import org.trackwalk.eclipse.core.open.RecentTracks;
import org.trackwalk.eclipse.ui.fixture.Bench;
import org.trackwalk.eclipse.ui.fixture.OpenedRoads;
import org.trackwalk.eclipse.ui.fixture.QuietLog;
import org.trackwalk.eclipse.ui.problems.TrackProblemsView;
import org.trackwalk.eclipse.viewer.LevelView;
import org.trackwalk.eclipse.viewer.editor.SameLevel;

/** A file of the disk is seen at once, without a project; it may get one later. */
@ExtendWith(QuietLog.class)
class OpenTrackTest {

  @TempDir Path folder;

  @AfterEach
  void away() throws Exception {
    OpenedRoads.away();
  }

  @Test
  void aMeshIsShownAndCheckedWhereItLies() throws Exception {
    Path mesh = step("ring.obj");
    byte[] before = Files.readAllBytes(mesh);
    open("open", mesh);
    shows("ring.obj");
    assertEquals(List.of(CoreIds.OPENED), projects());
    assertEquals(1, Bench.findings(opened()).size());
    assertEquals("ring.obj", Bench.findings(opened()).get(0).level());
    assertEquals(mesh, RecentTracks.all().get(0));
    assertArrayEquals(before, Files.readAllBytes(mesh));
    assertTrue(
        Bench.page().isPartVisible(Bench.page().findView(TrackProblemsView.ID)),
        "its problems are seen");
  }

  @Test
  void theSameFileTwiceIsOneEditorAndAnotherOfItsNameIsASecond() throws Exception {
    Path mesh = step("ring.obj");
    Path other = Files.createDirectory(folder.resolve("b"));
    Path second = Files.copy(mesh, other.resolve("ring.obj"));
    open("open", mesh);
    shows("ring.obj");
    open("open", mesh);
    Bench.idle();
    assertEquals(1, Bench.page().getEditorReferences().length);
    open("open", second);
    shows("ring (b).obj");
    assertEquals(2, Bench.page().getEditorReferences().length);
  }

  @Test
  void aFolderIsALevelAndOneWithoutMeshesIsRefused() throws Exception {
    Path track = Files.createDirectory(folder.resolve("lap"));
    Files.copy(step("ring.obj"), track.resolve("part.obj"));
    open("openFolder", track);
    Bench.until("the level", () -> editor() != null && editor().getTitle().equals("lap"));
    Path empty = Files.createDirectory(folder.resolve("empty"));
    List<String> said = new ArrayList<>();
    Bench.answer("Trackwalk", "mesh", said);
    open("openFolder", empty);
    Bench.until("the refusal", () -> !said.isEmpty());
    assertTrue(said.get(0).contains("no mesh file in " + empty), said.get(0));
    assertFalse(opened().getFolder("empty").exists());
  }

  @Test
  void anEmptiedFolderOfSomebodysProjectStaysThere() throws Exception {
    Path track = Files.createDirectory(folder.toRealPath().resolve("exports"));
    Files.copy(step("ring.obj"), track.resolve("part.obj"));
    IProject own = ResourcesPlugin.getWorkspace().getRoot().getProject("own");
    own.create(null);
    own.open(null);
    TrackwalkNature.add(own, null);
    IFolder real = own.getFolder("season");
    real.create(true, true, null);
    IFile notes = real.getFile("notes.txt");
    notes.create("kept".getBytes(StandardCharsets.UTF_8), IResource.FORCE, null);
    IFolder link = real.getFolder("lap");
    link.createLink(IPath.fromPath(track), IResource.NONE, null);
    Files.delete(track.resolve("part.obj"));
    link.refreshLocal(IResource.DEPTH_INFINITE, null);
    assertEquals(link, OpenedTracks.known(track).orElseThrow());
    List<String> said = new ArrayList<>();
    Bench.answer("Trackwalk", "mesh", said);
    open("openFolder", track);
    Bench.until("the refusal", () -> !said.isEmpty());
    assertTrue(said.get(0).contains("no mesh file in " + track), said.get(0));
    assertTrue(link.exists() && link.isLinked(), "the link of the project");
    assertTrue(Files.exists(notes.getLocation().toPath()), "the files beside it");
  }

  @Test
  void aSceneWhoseMeshIsMissingGivesWayToWhatIsThere() throws Exception {
    Path track = Files.createDirectory(folder.toRealPath().resolve("oval"));
    Files.copy(step("ring.obj"), track.resolve("part.obj"));
    Path scene =
        Files.writeString(
            track.resolve("scene.xml"),
            "<?xml version=\"1.0\"?>\n<scene>\n  <track model=\"oval_track.spm\" x=\"0\" y=\"0\""
                + " z=\"0\"/>\n</scene>\n");
    List<String> said = new ArrayList<>();
    Bench.answer("Trackwalk", "mesh", said);
    open("open", scene);
    Bench.until("what is said", () -> !said.isEmpty());
    assertTrue(said.get(0).contains("oval_track.spm"), said.get(0));
    assertTrue(said.get(0).contains("are shown as they lie"), said.get(0));
    Bench.until("the meshes", () -> editor() != null && editor().getTitle().equals("oval"));
    Bench.until("their finding", () -> Bench.findings(opened()).size() == 1);
  }

  @Test
  void whatAnotherProgramHandsOverIsALevelToo() throws Exception {
    Path mesh = step("handed.obj");
    IDE.openEditor(Bench.page(), new Handed(mesh), LevelView.EDITOR_ID, true);
    shows("handed.obj");
    Bench.until("its finding", () -> Bench.findings(opened()).size() == 1);
    Path other = step("other.obj");
    SameLevel same = new SameLevel();
    IEditorReference open = Bench.page().getEditorReferences()[0];
    assertTrue(same.matches(open, new Handed(mesh)));
    assertFalse(same.matches(open, new Handed(other)));
    assertFalse(opened().getFile("other.obj").exists(), "to compare makes nothing");
  }

  @Test
  void aManifestThatIsHandedOverBringsItsMeshesSoon() throws Exception {
    Path track = Files.createDirectory(folder.toRealPath().resolve("lap"));
    Path meshes = Files.createDirectory(track.resolve("meshes"));
    Files.copy(step("ring.obj"), meshes.resolve("part.obj"));
    Path manifest =
        Files.writeString(
            track.resolve("lap.trackwalk.json"), "{\"pieces\": [{\"file\": \"meshes/part.obj\"}]}");
    IDE.openEditor(Bench.page(), new Handed(manifest), LevelView.EDITOR_ID, true);
    shows("lap.trackwalk.json");
    Bench.until("its mesh", () -> opened().getFile("lap/meshes/part.obj").exists());
    Bench.until("its finding", () -> Bench.findings(opened()).size() == 1);
  }

  @Test
  void itIsKeptAsAProject() throws Exception {
    Path mesh = step("kept.obj");
    open("open", mesh);
    shows("kept.obj");
    Bench.page().activate(editor());
    Bench.until(
        "the command to be possible",
        () ->
            PlatformUI.getWorkbench()
                .getService(ICommandService.class)
                .getCommand("org.trackwalk.eclipse.ui.keep")
                .isEnabled());
    run("org.trackwalk.eclipse.ui.keep", Map.of());
    Bench.until("the project", () -> projects().contains("kept"));
    IProject kept = ResourcesPlugin.getWorkspace().getRoot().getProject("kept");
    Bench.until(
        "the level in its project",
        () -> editor() != null && kept.getFile("kept.obj").equals(file(editor())));
    Bench.idle();
    Bench.until("its finding", () -> Bench.findings(kept).size() == 1);
    assertFalse(opened().getFile("kept.obj").exists(), "it is in one project, not in two");
    assertTrue(Files.exists(mesh));
  }

  @Test
  void theWindowTakesFiles() throws Exception {
    Shell shell = Bench.page().getWorkbenchWindow().getShell();
    DropTarget target =
        Bench.found("a drop target", () -> (DropTarget) shell.getData(DND.DROP_TARGET_KEY));
    assertTrue(
        Arrays.stream(target.getTransfer()).anyMatch(FileTransfer.getInstance()::equals),
        "files can be dropped");
  }

  private Path step(String name) throws Exception {
    Path mesh = folder.toRealPath().resolve(name);
    Files.writeString(mesh, OpenedRoads.STEP);
    return mesh;
  }

  private static void open(String command, Path path) throws Exception {
    run("org.trackwalk.eclipse.ui." + command, Map.of(OpenTrack.PATH, path.toString()));
  }

  private static void run(String id, Map<String, String> parameters) throws Exception {
    var commands = PlatformUI.getWorkbench().getService(ICommandService.class);
    Bench.page()
        .getWorkbenchWindow()
        .getService(IHandlerService.class)
        .executeCommand(
            ParameterizedCommand.generateCommand(commands.getCommand(id), parameters), new Event());
  }

  private static void shows(String name) {
    Bench.until(
        "the editor of " + name,
        () -> editor() != null && file(editor()) != null && file(editor()).getName().equals(name));
    Bench.idle();
    assertEquals(LevelView.EDITOR_ID, editor().getSite().getId());
  }

  private static IEditorPart editor() {
    return Bench.page().getActiveEditor();
  }

  private static IFile file(IEditorPart editor) {
    return ResourceUtil.getFile(editor.getEditorInput());
  }

  private static IProject opened() {
    return ResourcesPlugin.getWorkspace().getRoot().getProject(CoreIds.OPENED);
  }

  private static List<String> projects() {
    return Arrays.stream(ResourcesPlugin.getWorkspace().getRoot().getProjects())
        .map(IResource::getName)
        .toList();
  }

  /** A file of no project, as the platform hands over what was dropped on its editors. */
  private record Handed(Path path) implements IURIEditorInput {

    @Override
    public URI getURI() {
      return path.toUri();
    }

    @Override
    public boolean exists() {
      return true;
    }

    @Override
    public ImageDescriptor getImageDescriptor() {
      return ImageDescriptor.getMissingImageDescriptor();
    }

    @Override
    public String getName() {
      return path.getFileName().toString();
    }

    @Override
    public IPersistableElement getPersistable() {
      return null;
    }

    @Override
    public String getToolTipText() {
      return getName();
    }

    @Override
    public <T> T getAdapter(Class<T> type) {
      return null;
    }
  }
}
