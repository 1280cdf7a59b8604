package org.trackwalk.eclipse.core.change;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.core.commands.operations.IOperationHistory;
import org.eclipse.core.commands.operations.IUndoContext;
import org.eclipse.core.commands.operations.ObjectUndoContext;
import org.eclipse.core.commands.operations.OperationHistoryFactory;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.eclipse.core.TrackwalkCore;
import org.trackwalk.eclipse.core.check.LevelState;
import org.trackwalk.eclipse.core.check.MarkedFinding;
import org.trackwalk.eclipse.core.fixture.TestProject;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.examples.draft.Sheet;
import org.trackwalk.examples.writer.ObjFile;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;

/** The fix of a misread axis: a manifest comes, is the level, and goes again with undo. */
final class MisreadFixChangeTest {

  private static final String RULE = "import.axis-unit";

  @TempDir private Path outside;

  /** A road of three pieces, 6 m wide and 90 m long, written with Z up where Y up is read. */
  private static byte[] turnedRoad() {
    List<Piece> pieces = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      Sheet sheet = Sheet.flat("road_0" + i, SurfaceClass.ROAD, 20, 1, -30.0 * i, 4, 20, 1.5);
      Piece piece = sheet.mesh().build("lap.obj");
      float[] p = piece.positions().clone();
      for (int v = 0; v < p.length; v += 3) {
        float y = p[v + 1];
        p[v + 1] = -p[v + 2] + 0f;
        p[v + 2] = y;
      }
      pieces.add(piece.toBuilder().mesh(p, piece.triangles()).build());
    }
    return ObjFile.bytes(pieces);
  }

  private static FixPreview preview(TestProject project, TrackLevel level) throws Exception {
    project.check(level);
    List<IMarker> found = TestProject.ofRule(level, RULE);
    assertEquals(1, found.size(), TestProject.words(level));
    assertEquals(level.anchor(), found.get(0).getResource(), "of the level as a whole");
    MarkedFinding marked = TrackwalkCore.book().finding(found.get(0)).orElseThrow();
    assertTrue(marked.finding().fixable());
    return FixPreview.of(level, List.of(marked), Progress.none());
  }

  @Test
  void theMadeManifestIsTheLevelUntilItIsUndone() throws Exception {
    try (TestProject project = new TestProject("turned")) {
      Path mesh = Files.write(project.location().resolve("lap.obj"), turnedRoad());
      byte[] bytes = Files.readAllBytes(mesh);
      project.get().refreshLocal(IResource.DEPTH_INFINITE, null);
      TrackLevel folder = project.level();
      FixPreview preview = preview(project, folder);
      LevelChange change = preview.change();
      IFile manifest = project.get().getFile("lap.trackwalk.json");
      assertFalse(manifest.exists());
      assertEquals(List.of(manifest), change.files());
      IUndoContext context = new ObjectUndoContext(this);
      ChangeOperation operation = new ChangeOperation(change);
      operation.addContext(context);
      IOperationHistory history = OperationHistoryFactory.getOperationHistory();

      for (int round = 0; round < 2; round++) { // made, undone, redone, undone
        if (round == 0) {
          history.execute(operation, null, null);
        } else {
          history.redo(context, null, null);
        }
        TestProject.settle();

        assertTrue(manifest.readString().contains("\"up\": \"z\""), manifest.readString());
        TrackLevel level = project.level();
        assertEquals(new TrackLevel(manifest, TrackLevel.Kind.MANIFEST), level);
        assertEquals(level, change.level());
        LevelState state = TrackwalkCore.book().state(level);
        assertEquals(LevelState.Phase.CHECKED, state.phase(), state.message());
        assertEquals(List.of(), TestProject.ofRule(level, RULE), TestProject.words(level));
        assertEquals(List.of(), TestProject.ofRule(folder, RULE));
        assertEquals(project.markers().size(), TestProject.ids(level).size(), "no strays");
        assertFalse(TrackwalkCore.book().levels().contains(folder));

        history.undo(context, null, null);
        TestProject.settle();

        assertFalse(manifest.exists());
        assertEquals(folder, project.level());
        assertEquals(1, TestProject.ofRule(folder, RULE).size());
        assertEquals(project.markers().size(), TestProject.ids(folder).size(), "no strays");
        assertFalse(TrackwalkCore.book().levels().contains(level));
        assertArrayEquals(bytes, Files.readAllBytes(mesh));
      }
      history.dispose(context, true, true, true);
    }
  }

  @Test
  void aManifestThatIsThereSaysItAndThenAgainWhatItSaid() throws Exception {
    try (TestProject project = new TestProject("turned-manifest")) {
      Files.write(project.location().resolve("lap.obj"), turnedRoad());
      project.get().refreshLocal(IResource.DEPTH_INFINITE, null);
      String text = "{ \"name\":\"Lap\",\r\n\t\"up\"  : \"y\"}";
      IFile manifest = project.write("turned.trackwalk.json", text);
      TrackLevel level = project.level();
      LevelChange change = preview(project, level).change();
      assertEquals(List.of(manifest), change.files());
      assertEquals(level, change.level());

      change.apply(null);
      TestProject.settle();
      assertEquals(text.replace("\"y\"", "\"z\""), manifest.readString());
      assertEquals(List.of(), TestProject.ofRule(level, RULE));

      change.undo(null);
      TestProject.settle();
      assertEquals(text, manifest.readString());
      assertEquals(1, TestProject.ofRule(level, RULE).size());
    }
  }

  @Test
  void noManifestIsMadeWhereTheProjectDoesNotSee() throws Exception {
    try (TestProject project = new TestProject("turned-link")) {
      Path mesh = Files.write(outside.resolve("lap.obj"), turnedRoad());
      IFile link = project.get().getFile("lap.obj");
      link.createLink(mesh.toUri(), IResource.NONE, null);
      LevelChange change = preview(project, project.level()).change();

      CoreException refusal = assertThrows(CoreException.class, () -> change.apply(null));

      assertTrue(refusal.getMessage().contains("link the folder"), refusal.getMessage());
      assertFalse(Files.exists(outside.resolve("lap.trackwalk.json")));
    }
  }
}
