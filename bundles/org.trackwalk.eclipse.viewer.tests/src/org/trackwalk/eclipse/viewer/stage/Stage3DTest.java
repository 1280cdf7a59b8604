package org.trackwalk.eclipse.viewer.stage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.Set;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Event;
import org.eclipse.ui.ide.IDE;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.trackwalk.eclipse.core.TrackwalkCore;
import org.trackwalk.eclipse.core.check.CheckRequest;
import org.trackwalk.eclipse.core.check.LevelBook;
import org.trackwalk.eclipse.core.level.Levels;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.eclipse.core.marker.MarkerAttributes;
import org.trackwalk.eclipse.core.marker.MarkerTypes;
import org.trackwalk.eclipse.viewer.LevelPlace;
import org.trackwalk.eclipse.viewer.LevelView;
import org.trackwalk.eclipse.viewer.camera.CameraPose;
import org.trackwalk.eclipse.viewer.editor.EditorBench;
import org.trackwalk.eclipse.viewer.editor.LevelEditor;
import org.trackwalk.eclipse.viewer.editor.StepLevel;
import org.trackwalk.eclipse.viewer.hud.PanelPainter;
import org.trackwalk.eclipse.viewer.pick.SurfaceHit;
import org.trackwalk.eclipse.viewer.scene.Glyph;
import org.trackwalk.eclipse.viewer.scene.Layer;
import org.trackwalk.eclipse.viewer.scene.LevelScene;
import org.trackwalk.eclipse.viewer.theme.Palette;
import org.trackwalk.eclipse.viewer.theme.ViewTheme;
import org.trackwalk.model.finding.Severity;

/** The editor on a level with one step, in the running workbench, with real pixels. */
class Stage3DTest {

  private EditorBench bench;
  private LevelEditor editor;
  private Stage3D stage;

  @BeforeEach
  void open() throws Exception {
    bench = new EditorBench("stage").with("road.obj", StepLevel.obj(0.03));
    editor = bench.open("road.obj");
    stage = assertInstanceOf(Stage3D.class, bench.stage());
    landed();
  }

  @AfterEach
  void close() throws Exception {
    bench.close();
  }

  private void landed() {
    EditorBench.pump(() -> !stage.eye().flying() && stage.control().getSize().x > 50);
  }

  private Glyph step() {
    return bench.state().scene().orElseThrow().glyphs().stream()
        .filter(g -> g.finding().rule().equals("seam.step"))
        .findFirst()
        .orElseThrow();
  }

  private int[] pixel(Glyph glyph) {
    double[] at = new double[3];
    assertTrue(stage.projection().project(glyph.at(0), glyph.at(1), glyph.at(2), at));
    return new int[] {(int) at[0], (int) at[1]};
  }

  private void click(int x, int y) {
    for (int type : new int[] {SWT.MouseDown, SWT.MouseUp}) {
      Event event = new Event();
      event.type = type;
      event.button = 1;
      event.x = x;
      event.y = y;
      stage.control().notifyListeners(type, event);
    }
  }

  @Test
  void theFindingGlowsAtItsPlaceInTheColourOfItsSeverity() {
    Glyph step = step();
    assertTrue(editor.show(step.finding().fingerprint()));
    landed();
    int[] at = pixel(step);
    assertEquals(Severity.ERROR, step.finding().severity());
    assertEquals(Palette.of(Severity.ERROR), stage.pixels(at)[0]);
    bench.state().options(bench.state().options().with(Layer.PROBLEMS, false));
    bench.state().options(bench.state().options().with(Layer.SEAMS, false));
    EditorBench.pumpFor(200);
    assertNotEquals(Palette.of(Severity.ERROR), stage.pixels(at)[0]);
  }

  @Test
  void theSurfaceIsThereAndTheSkyIsAboveIt() {
    double[] at = new double[3];
    stage.projection().project(10, 0, 4, at);
    double[] off = new double[3];
    stage.projection().project(10, 0, 100, off);
    assertTrue(stage.surfaceAt((int) at[0], (int) at[1]).isPresent());
    int[] read = stage.pixels((int) at[0], (int) at[1], 2, stage.control().getSize().y - 2);
    assertNotEquals(read[1], read[0]);
  }

  @Test
  void aMarkerTakesTheEyeToItsPlaceAndSelectsItself() throws Exception {
    IMarker marker = marker();
    IDE.openEditor(EditorBench.page(), marker);
    landed();
    double[] place = step().finding().position();
    CameraPose pose = stage.eye().pose();
    assertEquals(place[0], pose.x(), 1e-9);
    assertEquals(place[1], pose.y(), 1e-9);
    assertEquals(place[2], pose.z(), 1e-9);
    assertTrue(pose.distance() < 30, "near enough to see it: " + pose.distance());
    assertEquals(marker, selected());
  }

  @Test
  void aClickOnTheLightSelectsItsMarker() throws Exception {
    IMarker marker = marker();
    editor.flyTo(step().at(0), step().at(1), step().at(2), 20);
    landed();
    int[] at = pixel(step());
    click(at[0] + 3, at[1] - 2);
    assertEquals(marker, selected());
    assertEquals(
        Optional.of(step().finding().fingerprint()),
        editor.selection().map(LevelPlace::fingerprint));
  }

  @Test
  void aClickOnTheSurfaceSelectsPieceTriangleAndPoint() {
    double[] at = new double[3];
    bench.state().options(bench.state().options().with(Layer.PROBLEMS, false));
    assertTrue(stage.projection().project(31.3, 0.03, 2.2, at));
    click((int) at[0], (int) at[1]);
    LevelPlace place = editor.selection().orElseThrow();
    assertEquals("road_2", place.piece());
    assertEquals(bench.file("road.obj"), place.file());
    double pixel = stage.projection().metresPerPixel(at[2]);
    assertEquals(31.3, place.point()[0], 8 * pixel);
    assertEquals(0.03, place.point()[1], 1e-6);
    SurfaceHit hit = bench.state().hit().orElseThrow();
    assertEquals(
        place.triangle(),
        bench.state().scene().orElseThrow().surface().sourceTriangle(hit.triangle()));
  }

  @Test
  void draggingTurnsTheWheelGoesNearerAndHomeShowsAll() {
    CameraPose before = stage.eye().pose();
    drag(300, 200, 360, 200, 0);
    assertNotEquals(before.yaw(), stage.eye().pose().yaw());
    double distance = stage.eye().pose().distance();
    Event wheel = new Event();
    wheel.count = 3;
    wheel.x = 200;
    wheel.y = 200;
    stage.control().notifyListeners(SWT.MouseWheel, wheel);
    assertTrue(stage.eye().pose().distance() < distance);
    Event home = new Event();
    home.keyCode = SWT.HOME;
    stage.control().notifyListeners(SWT.KeyDown, home);
    landed();
    assertEquals(20, stage.eye().pose().x(), 1e-6);
    assertEquals(4, stage.eye().pose().z(), 1e-6);
  }

  private void drag(int x, int y, int toX, int toY, int keys) {
    int[][] steps = {{SWT.MouseDown, x, y}, {SWT.MouseMove, toX, toY}, {SWT.MouseUp, toX, toY}};
    for (int[] one : steps) {
      Event event = new Event();
      event.button = one[0] == SWT.MouseMove ? 0 : 1;
      event.stateMask = keys | (one[0] == SWT.MouseDown ? 0 : SWT.BUTTON1);
      event.x = one[1];
      event.y = one[2];
      stage.control().notifyListeners(one[0], event);
    }
  }

  @Test
  void aClickFoldsTheLegendAndTheNextUnfoldsIt() {
    EditorBench.pumpFor(200);
    assertTrue(bench.state().options().shows(Layer.LEGEND));
    int before = stage.pixels(14, 60)[0];
    click(14, 18);
    EditorBench.pumpFor(200);
    assertNotEquals(before, stage.pixels(14, 60)[0], "the level is seen where the legend was");
    assertEquals(Optional.empty(), editor.selection(), "what lies under the legend is not chosen");
    click(14, 18);
    EditorBench.pumpFor(200);
    assertEquals(before, stage.pixels(14, 60)[0], "its name is left to click on");
  }

  @Test
  void inASmallViewTheLegendIsFoldedUntilSomebodyInsists() {
    Point size = stage.control().getSize();
    Rectangle room =
        new ViewSheet(bench.state(), new PanelPainter(stage.control().getDisplay()))
            .legend(scene(), ViewTheme.LIGHT, new Point(300, 120));
    assertTrue(room.isEmpty(), "folded it needs no room: " + room);
    Rectangle wide =
        new ViewSheet(bench.state(), new PanelPainter(stage.control().getDisplay()))
            .legend(scene(), ViewTheme.LIGHT, new Point(3 * size.x, 3 * size.y));
    assertTrue(wide.width > 100 && wide.height > 40, "the road is framed beside it: " + wide);
  }

  private LevelScene scene() {
    return bench.state().scene().orElseThrow();
  }

  @Test
  void allLayersCanBeDrawn() {
    for (Layer layer : Layer.values()) {
      bench.state().options(bench.state().options().with(layer, true));
    }
    EditorBench.pumpFor(1500);
    assertTrue(stage.drawnTriangles() > 0);
  }

  @Test
  void anotherFileOfTheLevelTakesTheSameEditor() throws Exception {
    assertEquals(
        editor, IDE.openEditor(EditorBench.page(), bench.file("road.obj"), LevelView.EDITOR_ID));
  }

  @Test
  void theNextCheckIsShownWithoutMovingTheEye() throws Exception {
    LevelBook book = TrackwalkCore.book();
    TrackLevel level = Levels.of(bench.file("road.obj")).orElseThrow();
    editor.flyTo(12, 0, 3, 9);
    landed();
    CameraPose pose = stage.eye().pose();
    LevelScene before = bench.state().scene().orElseThrow();
    bench.with("road.obj", StepLevel.obj(0));
    book.check(level, CheckRequest.changed(Set.of(bench.file("road.obj"))));
    EditorBench.pump(() -> bench.state().scene().orElseThrow() != before);
    assertTrue(
        bench.state().scene().orElseThrow().glyphs().stream()
            .noneMatch(g -> g.finding().rule().equals("seam.step")));
    EditorBench.pumpFor(200);
    assertEquals(pose, stage.eye().pose());
  }

  private IMarker marker() throws Exception {
    String wanted = step().finding().fingerprint();
    for (IMarker marker :
        bench.file("road.obj").findMarkers(MarkerTypes.PROBLEM, true, IResource.DEPTH_ZERO)) {
      if (wanted.equals(marker.getAttribute(MarkerAttributes.FINGERPRINT, ""))) {
        return marker;
      }
    }
    throw new AssertionError("the step has no marker");
  }

  private Object selected() {
    return ((IStructuredSelection) editor.getSite().getSelectionProvider().getSelection())
        .getFirstElement();
  }
}
