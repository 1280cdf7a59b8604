package org.trackwalk.eclipse.core.change;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.eclipse.core.commands.operations.IOperationHistory;
import org.eclipse.core.commands.operations.IUndoContext;
import org.eclipse.core.commands.operations.ObjectUndoContext;
import org.eclipse.core.commands.operations.OperationHistoryFactory;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.junit.jupiter.api.Test;
import org.trackwalk.eclipse.core.TrackwalkCore;
import org.trackwalk.eclipse.core.check.LevelPart;
import org.trackwalk.eclipse.core.check.LevelState;
import org.trackwalk.eclipse.core.check.MarkedFinding;
import org.trackwalk.eclipse.core.fixture.TestProject;
import org.trackwalk.eclipse.core.level.Levels;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.examples.planted.DefectKind;
import org.trackwalk.mesh.level.LevelHints.Suppression;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;

/** Acting on findings: what is written, what becomes of the findings, and all the way back. */
final class LevelChangeTest {

  private static final String MANIFEST =
      "{\n\t\"bodies\": \"one\" ,\n\n\t\"corridor\": {\"pieces\": [\"road*\"]}\n}\n";

  @Test
  void anIgnoredFindingGoesAndComesBackWithUndo() throws Exception {
    try (TestProject project = new TestProject("ignore").track("", DefectKind.STEP)) {
      IFile manifest = project.write("m.trackwalk.json", MANIFEST);
      TrackLevel level = project.level();
      project.check(level);
      Map<String, Long> before = TestProject.ids(level);
      List<IMarker> step = TestProject.ofRule(level, "seam.step");
      LevelChange change =
          Suppress.of(
              step,
              new Acceptance(Acceptance.Scope.THIS, "old \"kerb\"", "Kim", "2999-01-31"),
              Progress.none());
      assertEquals("Ignore a finding", change.label());
      assertEquals(List.of(manifest), change.files());
      IUndoContext context = new ObjectUndoContext(this);
      ChangeOperation operation = new ChangeOperation(change);
      operation.addContext(context);
      IOperationHistory history = OperationHistoryFactory.getOperationHistory();

      history.execute(operation, null, null);
      TestProject.settle();

      assertEquals(List.of(), TestProject.ofRule(level, "seam.step"));
      assertEquals(before.size() - 1, TestProject.ids(level).size());
      String text = manifest.readString();
      assertTrue(text.startsWith(MANIFEST.substring(0, MANIFEST.length() - 3)), text);
      assertTrue(text.contains("\"reason\": \"old \\\"kerb\\\"\", \"by\": \"Kim\""), text);
      assertEquals(1, suppressed(level));

      history.undo(context, null, null);
      TestProject.settle();
      assertEquals(MANIFEST, manifest.readString());
      assertEquals(1, TestProject.ofRule(level, "seam.step").size());

      history.redo(context, null, null);
      TestProject.settle();
      assertEquals(text, manifest.readString());
      assertEquals(List.of(), TestProject.ofRule(level, "seam.step"));
      history.dispose(context, true, true, true);
    }
  }

  @Test
  void whatIsTakenBackIsToldAgain() throws Exception {
    try (TestProject project = new TestProject("takeback").track("", DefectKind.STEP)) {
      IFile manifest = project.write("m.trackwalk.json", MANIFEST);
      TrackLevel level = project.level();
      project.check(level);
      List<IMarker> step = TestProject.ofRule(level, "seam.step");
      Suppress.of(step, why(Acceptance.Scope.THIS), Progress.none()).apply(null);
      TestProject.settle();
      assertEquals(List.of(), TestProject.ofRule(level, "seam.step"));
      String ignored = manifest.readString();
      List<Suppression> entries = TakeBack.ignored(level);
      assertEquals(List.of("stays"), entries.stream().map(Suppression::reason).toList());

      LevelChange change = TakeBack.of(level, entries);
      change.apply(null);
      TestProject.settle();

      assertEquals(1, TestProject.ofRule(level, "seam.step").size());
      assertEquals(List.of(), TakeBack.ignored(level));
      assertThrows(CoreException.class, () -> TakeBack.of(level, entries));

      change.undo(null);
      TestProject.settle();
      assertEquals(ignored, manifest.readString());
      assertEquals(List.of(), TestProject.ofRule(level, "seam.step"));
    }
  }

  @Test
  void ignoringByPieceByPlaceAndInABox() throws Exception {
    try (TestProject project = new TestProject("scopes").track("", DefectKind.STEP)) {
      IFile manifest = project.write("m.trackwalk.json", "{}");
      TrackLevel level = project.level();
      LevelPart part = project.check(level).parts().get(0);
      List<IMarker> step = TestProject.ofRule(level, "seam.step");
      Finding finding = TrackwalkCore.book().finding(step.get(0)).orElseThrow().finding();
      double[] p = finding.position();
      double[] box = {p[0] - 1, p[1] - 1, p[2] - 1, p[0] + 1, p[1] + 1, p[2] + 1};
      Progress silent = Progress.none();
      List<LevelChange> ways =
          List.of(
              Suppress.of(step, why(Acceptance.Scope.PIECE), silent),
              Suppress.of(step, why(Acceptance.Scope.PLACE), silent),
              Suppress.inBox(level, part, box, "*", why(Acceptance.Scope.PLACE), silent));
      for (LevelChange change : ways) {
        change.apply(null);
        TestProject.settle();
        assertEquals(List.of(), TestProject.ofRule(level, "seam.step"), manifest.readString());

        change.undo(null);
        TestProject.settle();
        assertEquals(1, TestProject.ofRule(level, "seam.step").size());
        assertEquals("{}", manifest.readString());
      }
    }
  }

  @Test
  void whereThereIsNoManifestOneIsMadeAndUnmade() throws Exception {
    try (TestProject project = new TestProject("nomanifest").track("", DefectKind.STEP)) {
      TrackLevel folder = project.level();
      project.check(folder);
      LevelChange change =
          Suppress.of(
              TestProject.ofRule(folder, "seam.step"), why(Acceptance.Scope.THIS), Progress.none());

      change.apply(null);
      TestProject.settle();

      TrackLevel level = project.level();
      assertEquals(TrackLevel.Kind.MANIFEST, level.kind());
      assertEquals(level, change.level());
      assertEquals("nomanifest.trackwalk.json", level.anchor().getName());
      assertEquals(List.of(), TestProject.ofRule(level, "seam.step"));
      assertEquals(List.of(), TestProject.ofRule(folder, "seam.step"));
      assertEquals(1, suppressed(level));

      change.undo(null);
      TestProject.settle();
      assertEquals(folder, project.level());
      assertEquals(1, TestProject.ofRule(folder, "seam.step").size());
      assertEquals(project.markers().size(), TestProject.ids(folder).size());
    }
  }

  @Test
  void aFileThatHasChangedMeanwhileIsRefused() throws Exception {
    try (TestProject project = new TestProject("meanwhile").track("", DefectKind.STEP)) {
      IFile manifest = project.write("m.trackwalk.json", "{}");
      TrackLevel level = project.level();
      project.check(level);
      LevelChange change =
          Suppress.of(
              TestProject.ofRule(level, "seam.step"), why(Acceptance.Scope.THIS), Progress.none());
      project.write("m.trackwalk.json", "{\"enclosed\": false}");

      CoreException refusal = assertThrows(CoreException.class, () -> change.apply(null));

      assertTrue(refusal.getMessage().contains("changed"), refusal.getMessage());
      assertEquals("{\"enclosed\": false}", manifest.readString());
    }
  }

  @Test
  void markedFilesAreWhatTheManifestSays() throws Exception {
    try (TestProject project = new TestProject("mark").track("", DefectKind.STEP)) {
      IFile manifest = project.write("m.trackwalk.json", "{}");
      TrackLevel level = project.level();
      IFile road = project.get().getFile("road_01.obj");
      IFile verge = project.get().getFile("verge_r_01.obj");

      LevelChange barrier =
          MarkPieces.files(level, List.of(road), PieceClass.BARRIER, Progress.none());
      barrier.apply(null);
      TestProject.settle();
      LevelChange ghost =
          MarkPieces.files(level, List.of(verge), PieceClass.NOT_COLLIDABLE, Progress.none());
      ghost.apply(null);
      TestProject.settle();

      assertEquals(SurfaceClass.BARRIER, piece(level, "road_01").surfaceClass());
      assertFalse(piece(level, "verge_r_01").collidable());
      assertEquals(Levels.meshes(project.get()).size(), count(manifest.readString(), "\"file\""));
      LevelChange again =
          MarkPieces.files(level, List.of(verge), PieceClass.VERGE, Progress.none());
      again.apply(null);
      TestProject.settle();
      assertTrue(piece(level, "verge_r_01").collidable());
      assertEquals(SurfaceClass.VERGE, piece(level, "verge_r_01").surfaceClass());
    }
  }

  @Test
  void onePieceOfAFileIsMarkedByItsNode() throws Exception {
    try (TestProject project = new TestProject("node").track("", DefectKind.STEP)) {
      project.write(
          "two.obj",
          "o left\n"
              + "v 0 0 0\n"
              + "v 1 0 0\n"
              + "v 0 0 -1\n"
              + "f 1 2 3\n"
              + "o right\n"
              + "v 9 0 0\n"
              + "v 10 0 0\n"
              + "v 9 0 -1\n"
              + "f 4 5 6\n");
      IFile manifest = project.write("m.trackwalk.json", "{\"pieces\": [{\"file\": \"two.obj\"}]}");
      TrackLevel level = Levels.of(manifest).orElseThrow();
      LevelPart part = project.check(level).parts().get(0);

      LevelChange change =
          MarkPieces.pieces(level, part, List.of("right"), PieceClass.ROAD, Progress.none());
      change.apply(null);
      TestProject.settle();

      assertEquals(SurfaceClass.ROAD, piece(level, "right").surfaceClass());
      assertEquals(SurfaceClass.UNKNOWN, piece(level, "left").surfaceClass());
    }
  }

  @Test
  void aFixTouchesOnlyTheFileOfItsFindingThoughAnotherHasTheSame() throws Exception {
    try (TestProject project = new TestProject("twins")) {
      String twice = "v 0 0 0\nv 0 0 1\nv 1 0 0\nf 1 2 3\nf 1 2 3\n";
      project.write("a.obj", twice);
      project.write("far.obj", twice);
      TrackLevel level = project.level();
      project.check(level);
      List<IMarker> same = TestProject.ofRule(level, "topology.duplicate-triangle");
      assertEquals(2, same.size(), "one in each file: " + TestProject.words(level));

      for (IMarker one : same) {
        MarkedFinding marked = TrackwalkCore.book().finding(one).orElseThrow();
        FixPreview preview = FixPreview.of(level, List.of(marked), Progress.none());
        assertEquals(List.of(one.getResource()), preview.change().files());
      }
    }
  }

  @Test
  void fixesArePreviewedMadeAndTakenBack() throws Exception {
    try (TestProject project =
        new TestProject("fix")
            .track("", DefectKind.DUPLICATE_TRIANGLE, DefectKind.FLIPPED_ON_VERGE)) {
      TrackLevel level = project.level();
      project.check(level);
      Map<String, byte[]> before = bytes(project);
      String rule = "topology.duplicate-triangle";
      IMarker twice = TestProject.ofRule(level, rule).get(0);
      MarkedFinding marked = TrackwalkCore.book().finding(twice).orElseThrow();
      assertTrue(marked.finding().fixable());

      FixPreview one = FixPreview.of(level, List.of(marked), Progress.none());
      assertTrue(one.changes());
      assertEquals(1, one.made().size());
      assertEquals(rule, one.made().get(0).finding().rule());
      FixPreview all = FixPreview.ofAll(level, Progress.none());
      assertTrue(all.made().size() >= 2, all.made().toString());

      LevelChange change = one.change();
      assertEquals(List.of(twice.getResource()), change.files());
      change.apply(null);
      TestProject.settle();
      assertFalse(twice.exists());
      assertEquals(1, TestProject.ofRule(level, "topology.winding").size());

      change.undo(null);
      TestProject.settle();
      assertEquals(1, TestProject.ofRule(level, rule).size());
      bytes(project).forEach((name, b) -> assertArrayEquals(before.get(name), b, name));
      assertEquals(before.keySet(), bytes(project).keySet());
    }
  }

  private static Map<String, byte[]> bytes(TestProject project) throws Exception {
    Map<String, byte[]> all = new TreeMap<>();
    for (IResource member : project.get().members()) {
      if (member instanceof IFile file) {
        all.put(file.getName(), file.readAllBytes());
      }
    }
    return all;
  }

  private static Acceptance why(Acceptance.Scope scope) {
    return new Acceptance(scope, "stays", null, null);
  }

  private static int suppressed(TrackLevel level) {
    LevelState state = TrackwalkCore.book().state(level);
    return state.parts().get(0).report().suppressed().size();
  }

  private static Piece piece(TrackLevel level, String name) {
    return TrackwalkCore.book()
        .state(level)
        .parts()
        .get(0)
        .checked()
        .context()
        .level()
        .pieces()
        .stream()
        .filter(piece -> piece.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  private static int count(String text, String what) {
    return text.split(Pattern.quote(what), -1).length - 1;
  }
}
