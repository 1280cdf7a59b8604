package org.trackwalk.eclipse.viewer.outline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IViewReference;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.part.MessagePage;
import org.eclipse.ui.views.contentoutline.ContentOutline;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.trackwalk.eclipse.viewer.camera.CameraPose;
import org.trackwalk.eclipse.viewer.editor.EditorBench;
import org.trackwalk.eclipse.viewer.editor.LevelEditor;
import org.trackwalk.eclipse.viewer.editor.StepLevel;
import org.trackwalk.eclipse.viewer.pick.SurfaceHit;
import org.trackwalk.eclipse.viewer.scene.Glyph;
import org.trackwalk.eclipse.viewer.stage.Stage3D;

/** The outline in the workbench's own view: what is checked there is seen, and picked, in 3D. */
class PieceOutlineTest {

  private EditorBench bench;
  private LevelEditor editor;
  private Stage3D stage;
  private PieceOutline outline;

  @BeforeEach
  void open() throws Exception {
    bench = new EditorBench("outline").with("road.obj", StepLevel.obj(0.03));
    editor = bench.open("road.obj");
    stage = (Stage3D) bench.stage();
    EditorBench.pump(() -> bench.state().probes().isPresent());
    IWorkbenchPage page = EditorBench.page();
    ContentOutline view = (ContentOutline) page.showView(IPageLayout.ID_OUTLINE);
    page.activate(editor);
    EditorBench.pump(() -> view.getCurrentPage() instanceof PieceOutline);
    outline = (PieceOutline) view.getCurrentPage();
    EditorBench.pump(() -> !stage.eye().flying() && stage.control().getSize().x > 50);
  }

  @AfterEach
  void close() throws Exception {
    bench.close();
  }

  private TreeItem piece(int index) {
    Tree tree = outline.viewer().getTree();
    return tree.getItem(0).getItem(index);
  }

  private Optional<SurfaceHit> pick(double x, double y, double z) {
    double[] at = new double[3];
    assertTrue(stage.projection().project(x, y, z, at));
    return stage.surfaceAt((int) at[0], (int) at[1]);
  }

  @Test
  void aPieceWithoutACheckIsNeitherSeenNorPicked() {
    assertEquals(1, outline.viewer().getTree().getItemCount());
    assertTrue(piece(1).getText().startsWith("road_2"), piece(1).getText());
    assertTrue(pick(30, 0.03, 4).isPresent());
    piece(1).setChecked(false);
    Event event = new Event();
    event.detail = SWT.CHECK;
    event.item = piece(1);
    outline.viewer().getTree().notifyListeners(SWT.Selection, event);
    assertTrue(bench.state().hidden().get(1));
    assertTrue(pick(30, 0.03, 4).isEmpty());
    assertTrue(pick(10, 0, 4).isPresent());
    assertTrue(outline.viewer().getTree().getItem(0).getGrayed());
    bench.state().showAll();
    assertTrue(piece(1).getChecked());
    assertFalse(outline.viewer().getTree().getItem(0).getGrayed());
  }

  @Test
  void aChosenPieceIsFramedAndAClickInTheViewChoosesItsPiece() {
    outline.setSelection(new StructuredSelection(piece(1).getData()));
    EditorBench.pump(() -> !stage.eye().flying());
    CameraPose pose = stage.eye().pose();
    assertEquals(StepLevel.LENGTH * 1.5, pose.x(), 1e-5);
    assertEquals(StepLevel.WIDTH / 2.0, pose.z(), 1e-5);
    bench.state().select(pick(StepLevel.LENGTH + 0.5, 0.03, 4).orElseThrow());
    assertEquals("road_2", chosen());
    stage.frameAll();
    EditorBench.pump(() -> !stage.eye().flying());
    bench.state().select(pick(5, 0, 4).orElseThrow());
    assertEquals("road_1", chosen());
    assertTrue(stage.eye().pose().distance() > 20, "a click in the view does not move the eye");
  }

  /** Of a finding of both pieces, of one piece in the list, and of none. */
  @Test
  void whatIsIsolatedIsWhatWasSelectedLast() {
    Glyph finding = bench.state().scene().orElseThrow().glyphs().get(0);
    assertEquals(List.of("road_1", "road_2"), finding.finding().pieces());
    bench.state().select(finding);
    assertEquals(2, outline.viewer().getStructuredSelection().size(), "the list follows");
    bench.state().isolate();
    assertTrue(bench.state().hidden().isEmpty());

    outline.setSelection(new StructuredSelection(piece(1).getData()));
    bench.state().isolate();
    assertEquals(BitSet.valueOf(new long[] {1}), bench.state().hidden());
    assertFalse(piece(0).getChecked());

    bench.state().showAll();
    bench.state().select((Glyph) null);
    assertTrue(bench.state().selectedPieces().isEmpty());
    bench.state().isolate();
    assertTrue(bench.state().hidden().isEmpty(), "nothing is selected, so nothing is hidden");
  }

  @Test
  void frameSelectionGoesToWhatWasSelectedLast() {
    Glyph finding = bench.state().scene().orElseThrow().glyphs().get(0);
    bench.state().select(finding);
    outline.setSelection(new StructuredSelection(piece(1).getData()));
    assertEquals(finding, bench.state().glyph().orElseThrow(), "the finding stays selected");
    stage.frameAll();
    EditorBench.pump(() -> !stage.eye().flying());
    stage.frameSelection();
    EditorBench.pump(() -> !stage.eye().flying());
    assertEquals(StepLevel.LENGTH * 1.5, stage.eye().pose().x(), 1e-5);
    assertEquals(StepLevel.WIDTH / 2.0, stage.eye().pose().z(), 1e-5);
    bench.state().select(finding);
    stage.frameSelection();
    EditorBench.pump(() -> !stage.eye().flying());
    assertEquals(finding.at(0), stage.eye().pose().x(), StepLevel.LENGTH / 4.0);
  }

  @Test
  void partOfANameLeavesOnlyThePiecesThatHaveIt() {
    Tree tree = outline.viewer().getTree();
    Text text =
        (Text)
            Arrays.stream(tree.getParent().getChildren())
                .filter(Text.class::isInstance)
                .findFirst()
                .orElseThrow();
    assertEquals(2, tree.getItem(0).getItemCount());
    text.setText("D_2");
    assertEquals(1, tree.getItem(0).getItemCount(), "capitals do not matter");
    assertTrue(piece(0).getText().startsWith("road_2"), piece(0).getText());
    assertTrue(bench.state().hidden().isEmpty(), "what is not listed is still seen");
    assertTrue(pick(10, 0, 4).isPresent());
    text.setText("no such piece");
    assertEquals(0, tree.getItemCount());
    text.setText("");
    assertEquals(2, tree.getItem(0).getItemCount());
  }

  @Test
  void itSaysWhatHangsTogetherAndWhereItEnds() {
    // each piece is 20 by 8 metres, and the second one lies higher
    assertTrue(piece(0).getText().endsWith(", 1 part, 1 border of 56 m"), piece(0).getText());
    assertTrue(piece(1).getText().endsWith(", 1 part, 1 border of 56 m"), piece(1).getText());
    String whole =
        Arrays.stream(outline.viewer().getTree().getParent().getChildren())
            .filter(Label.class::isInstance)
            .map(label -> ((Label) label).getText())
            .findFirst()
            .orElseThrow();
    assertEquals("2 parts that hang together, 2 borders, the longest of 56 m", whole);
  }

  /** After a restart the platform's view does not know of the editor that is in front. */
  @Test
  void theLevelInFrontHasItsOutlineWhoeverIsActive() throws Exception {
    IWorkbenchPage page = EditorBench.page();
    IViewReference place = page.findViewReference(IPageLayout.ID_OUTLINE);
    ContentOutline view = (ContentOutline) place.getView(false);
    page.activate(page.showView(IPageLayout.ID_PROJECT_EXPLORER));
    page.setPartState(place, IWorkbenchPage.STATE_MINIMIZED);
    view.partClosed(editor);
    assertInstanceOf(MessagePage.class, view.getCurrentPage());
    page.setPartState(place, IWorkbenchPage.STATE_RESTORED);
    EditorBench.pumpFor(400);
    PieceOutline shown = assertInstanceOf(PieceOutline.class, view.getCurrentPage());
    assertEquals(1, shown.viewer().getTree().getItemCount());
  }

  private String chosen() {
    return ((PieceRow) outline.viewer().getStructuredSelection().getFirstElement()).name();
  }
}
