package org.trackwalk.eclipse.viewer.drive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.trackwalk.contact.shape.Pose;
import org.trackwalk.drive.trial.ManifoldKind;
import org.trackwalk.drive.trial.TrialStep;
import org.trackwalk.eclipse.viewer.editor.EditorBench;
import org.trackwalk.eclipse.viewer.editor.LevelEditor;
import org.trackwalk.eclipse.viewer.pick.SurfaceHit;
import org.trackwalk.eclipse.viewer.scene.Glyph;
import org.trackwalk.eclipse.viewer.state.Overlay;

/** A body drives over the step of the planted circuit; played, wound, and compared with another. */
class DriveViewTest {

  private static final Path EXAMPLE =
      Path.of(System.getProperty("trackwalk.root"), "examples", "circuit-planted");

  /** Halvings of the usual quarter of the real speed: three seconds take three minutes. */
  private static final int SLOW = -4;

  private EditorBench bench;
  private LevelEditor editor;
  private DriveView view;
  private DriveDesk desk;
  private Glyph step;

  @BeforeEach
  void open() throws Exception {
    bench = new EditorBench("drive").with(EXAMPLE);
    editor = bench.open("circuit-planted.trackwalk.json");
    desk = editor.getAdapter(DriveDesk.class);
    view = (DriveView) EditorBench.page().showView(DriveView.ID);
    EditorBench.pump(() -> bench.state().probes().isPresent() && view.desk() == desk);
    step =
        bench.state().scene().orElseThrow().glyphs().stream()
            .filter(glyph -> glyph.finding().rule().equals("seam.step"))
            .findFirst()
            .orElseThrow();
  }

  @AfterEach
  void close() throws Exception {
    bench.close();
    EditorBench.page().hideView(view);
  }

  private void drive() {
    desk.driveOver(step.finding().position());
    EditorBench.pump(() -> !desk.busy());
  }

  @Test
  void theStepJoltsTheBallThatDrivesOverIt() {
    drive();
    List<DriveRun> runs = desk.runs();
    assertEquals(1, runs.size(), desk.message());
    TrialStep jolt = runs.get(0).trial().jolts(1, 0.1).get(0);
    double[] p = step.finding().position();
    Pose at = jolt.pose();
    assertTrue(Math.hypot(at.x() - p[0], at.z() - p[2]) < 3, "the jolt is at the step");
    assertEquals(0.5, jolt.time(), 0.35, "half a second after the start");
    assertTrue(view.chart().sheet().marks().size() > 0);
    assertEquals("s", view.chart().sheet().unit());
  }

  @Test
  void itIsPlayedInTheViewAndTheEyeGoesAlong() {
    drive();
    EditorBench.pump(() -> desk.player().time() > 0.05);
    Overlay first = bodies();
    double x = bench.stage().eye().pose().x();
    double z = bench.stage().eye().pose().z();
    EditorBench.pump(() -> desk.player().time() > 0.3);
    assertNotEquals(first, bodies());
    Pose now = desk.runs().get(0).at(desk.player().time()).pose();
    assertTrue(
        Math.hypot(bench.stage().eye().pose().x() - x, bench.stage().eye().pose().z() - z) > 2);
    assertEquals(now.x(), bench.stage().eye().pose().x(), 1);
    key(' ');
    assertFalse(desk.player().playing());
    double there = desk.player().time();
    EditorBench.pumpFor(150);
    assertEquals(there, desk.player().time(), 1e-12);
  }

  @Test
  void keysAndTheChartGoStepByStep() {
    drive();
    desk.wind(0.5);
    TrialStep at = desk.runs().get(0).at(0.5);
    key('.');
    assertEquals(at.number() + 1, desk.runs().get(0).at(desk.player().time()).number());
    key(',');
    key(',');
    assertEquals(at.number() - 1, desk.runs().get(0).at(desk.player().time()).number());
    assertTrue(view.words().contains("step " + (at.number() - 1)), view.words());
    double rate = desk.player().rate();
    key('-');
    assertEquals(rate / 2, desk.player().rate(), 1e-12);
    Event down = new Event();
    down.button = 1;
    down.x = view.chart().canvas().getSize().x / 2;
    down.y = 100;
    view.chart().canvas().notifyListeners(SWT.MouseDown, down);
    assertEquals(desk.player().length() / 2, desk.player().time(), 0.1);
  }

  @Test
  void contactsStandInTheViewWithTheirNormals() {
    drive();
    DriveRun run = desk.runs().get(0);
    TrialStep touching =
        run.steps().stream().filter(s -> !s.touches().isEmpty()).findFirst().orElseThrow();
    desk.wind(touching.time());
    Overlay bodies = bodies();
    var touch = touching.touches().get(0);
    boolean found = false;
    for (int i = 0; i < bodies.lines().count(); i++) {
      double length = 0;
      for (int k = 0; k < 3; k++) {
        double along = bodies.lines().point(i, k + 3) - bodies.lines().point(i, k);
        length += along * touch.normal().get(k);
      }
      found |=
          Math.abs(bodies.lines().point(i, 0) - touch.at().x()) < 1e-3
              && Math.abs(bodies.lines().point(i, 1) - touch.at().y()) < 1e-3
              && length > 0.5;
    }
    assertTrue(found, "a line from the point along its normal");
  }

  @Test
  void aSecondBodyDrivesBesideByAnotherManifold() {
    drive();
    DriveSetup.Engine first = desk.setup().first();
    DriveSetup.Engine other = new DriveSetup.Engine("bullet", ManifoldKind.INCREMENTAL);
    desk.setup(desk.setup().with(DriveSetup.Body.KART).by(first, other));
    EditorBench.pump(() -> !desk.busy());
    assertEquals(2, desk.runs().size(), desk.message());
    assertEquals("bullet, incremental", desk.runs().get(1).name());
    assertNotEquals(desk.runs().get(0).colour(), desk.runs().get(1).colour());
    assertEquals(2, view.chart().sheet().rows().get(0).curves().size());
    assertEquals(desk.runs().get(0).at(0).pose().x(), desk.runs().get(1).at(0).pose().x(), 1e-9);
  }

  @Test
  void aPlaceOfTheSurfaceIsDrivenFromAndTheBodiesCanBeTakenAway() {
    Pose start = driven();
    bench.state().select(new SurfaceHit(0, start.x(), start.y() - 0.3, start.z(), 1));
    desk.driveSelected();
    EditorBench.pump(() -> !desk.busy());
    Pose at = desk.runs().get(0).at(0).pose();
    assertEquals(start.x(), at.x(), 0.1);
    assertEquals(start.z(), at.z(), 0.1);
    desk.remove();
    assertNull(bodies());
    assertNull(view.chart().sheet());
    assertTrue(view.chart().message().contains("Drive Here"), view.chart().message());
  }

  private Pose driven() {
    drive();
    return desk.runs().get(0).at(0.2).pose();
  }

  @Test
  void whereThereIsNoGroundItIsSaid() {
    desk.driveOver(new double[] {5000, -900, 5000});
    EditorBench.pump(() -> !desk.busy());
    assertTrue(desk.runs().isEmpty());
    assertTrue(desk.message().startsWith("Nothing can drive here: there is no ground"));
    assertEquals(desk.message(), view.chart().message());
  }

  /** How many are seen, and how much work one is, stands in the log. */
  @Test
  void theDriveIsSeenWhileItRuns() {
    Shell shell = bench.stage().control().getShell();
    Point before = shell.getSize();
    for (int i = 0; i < 4; i++) {
      Point canvas = bench.stage().control().getSize();
      Point size = shell.getSize();
      shell.setSize(size.x + 800 - canvas.x, size.y + 600 - canvas.y);
      EditorBench.pumpFor(300);
    }
    drive();
    EditorBench.pump(() -> !bench.stage().eye().flying());
    desk.wind(0);
    desk.faster(SLOW); // on a busy machine the five seconds below take many more
    desk.play();
    EditorBench.pumpFor(500);
    int[] pictures = {0};
    bench.stage().control().addListener(SWT.Paint, event -> pictures[0]++);
    long worked = worked();
    long start = System.nanoTime();
    EditorBench.pumpFor(5000);
    assertTrue(desk.player().playing(), "it still runs");
    double rate = pictures[0] / ((System.nanoTime() - start) / 1e9);
    double work = (double) (worked() - worked) / pictures[0];
    Point canvas = bench.stage().control().getSize();
    System.out.println(
        String.format(
            Locale.ROOT,
            "drive: %.1f pictures a second at %s, %.1f ms of all cores for each",
            rate,
            canvas,
            work));
    shell.setSize(before);
    assertTrue(pictures[0] > 1, "more than the last is seen");
  }

  /** Milliseconds of processor time that the workbench has taken, all threads. */
  private static long worked() {
    return ProcessHandle.current().info().totalCpuDuration().orElseThrow().toMillis();
  }

  private Overlay bodies() {
    return bench.state().overlays().get("drive");
  }

  private void key(char character) {
    assertNotNull(view.chart().sheet());
    Event event = new Event();
    event.character = character;
    view.chart().canvas().notifyListeners(SWT.KeyDown, event);
  }
}
