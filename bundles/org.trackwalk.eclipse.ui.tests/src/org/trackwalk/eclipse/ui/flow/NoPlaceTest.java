package org.trackwalk.eclipse.ui.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.eclipse.core.resources.IProject;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Tree;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.trackwalk.eclipse.ui.change.IgnoreDialog;
import org.trackwalk.eclipse.ui.explain.ExplainView;
import org.trackwalk.eclipse.ui.fixture.Bench;
import org.trackwalk.eclipse.ui.fixture.QuietLog;
import org.trackwalk.eclipse.ui.marker.TrackMarker;
import org.trackwalk.eclipse.ui.problems.TrackProblemsView;
import org.trackwalk.eclipse.viewer.camera.CameraPose;
import org.trackwalk.eclipse.viewer.stage.Stage;
import org.trackwalk.io.manifest.LevelManifest;

/** A piece without a triangle is nowhere: nothing flies to the origin for it, or ignores that. */
@ExtendWith(QuietLog.class)
class NoPlaceTest {

  private static final String RULE = "import.empty";

  private IProject project;
  private TrackMarker finding;
  private TrackProblemsView view;

  @BeforeEach
  void aSelectedFinding() throws Exception {
    project = Bench.project("no-place");
    Bench.file(project, "track.stl", Track.example("rules/import.empty/bad.stl"));
    Track.select(project);
    Track.run("org.trackwalk.eclipse.ui.check");
    Bench.idle();
    List<TrackMarker> found = Bench.findings(project);
    finding = found.stream().filter(f -> f.rule().equals(RULE)).findFirst().orElseThrow();
    view = Track.problems();
    Bench.until("the finding in the view", () -> view.shown().contains(finding.marker()));
    view.select(finding.marker());
  }

  @AfterEach
  void away() throws Exception {
    Bench.delete(project);
  }

  @Test
  void theListAndADoubleClickDoNotLeadToTheOrigin() throws Exception {
    assertNull(finding.position());
    assertEquals("", finding.place());
    doubleClick();
    Stage stage =
        Bench.found(
            "the 3D view",
            () -> {
              var editor = Bench.page().getActiveEditor();
              return editor == null ? null : editor.getAdapter(Stage.class);
            });
    Bench.idle();
    CameraPose before = stage.eye().pose();
    doubleClick();
    Bench.idle();
    assertFalse(stage.eye().flying());
    assertEquals(before, stage.eye().pose());
  }

  @Test
  void anExplanationPutsNoBallThere() throws Exception {
    Track.run("org.trackwalk.eclipse.ui.explain");
    ExplainView page =
        Bench.found("the view", () -> (ExplainView) Bench.page().findView(ExplainView.ID));
    Bench.until("the explanation", () -> page.words().startsWith(finding.message()));
    assertFalse(page.words().contains("at (0"), page.words());
    assertFalse(page.words().contains("at this place"), page.words());
  }

  @Test
  void ignoredAtItsPlaceItIsIgnoredItself() throws Exception {
    Track.run(
        "org.trackwalk.eclipse.ui.ignore",
        Map.of("org.trackwalk.eclipse.ui.ignore.scope", "place"));
    IgnoreAnswer.give(Bench.dialog(IgnoreDialog.TITLE), "meant so");
    Bench.until(
        "the finding to go",
        () -> Bench.findings(project).stream().noneMatch(f -> f.rule().equals(RULE)));
    Bench.idle();
    Path folder = project.getLocation().toPath();
    try (var files = Files.list(folder)) {
      String text =
          Files.readString(
              files
                  .filter(f -> f.toString().endsWith(LevelManifest.ENDING))
                  .findFirst()
                  .orElseThrow());
      assertTrue(text.contains("\"fingerprint\""), text);
      assertFalse(text.contains("\"box\""), text);
    }
  }

  private void doubleClick() {
    Tree tree = view.tree();
    Event event = new Event();
    event.item = tree.getSelection()[0];
    tree.notifyListeners(SWT.DefaultSelection, event);
  }
}
