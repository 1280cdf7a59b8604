package org.trackwalk.eclipse.viewer.ride;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.eclipse.core.marker.MarkerAttributes;
import org.trackwalk.eclipse.viewer.editor.EditorBench;
import org.trackwalk.eclipse.viewer.editor.LevelEditor;
import org.trackwalk.eclipse.viewer.pick.SurfaceHit;
import org.trackwalk.eclipse.viewer.state.Overlay;
import org.trackwalk.eclipse.viewer.strip.StripSheet;
import org.trackwalk.model.ride.Ride;
import org.trackwalk.report.ride.RideCsv;

/** The ride of the planted circuit in its view: measured, led by the mouse, linked, written. */
class RideViewTest {

  private static final Path EXAMPLE =
      Path.of(System.getProperty("trackwalk.root"), "examples", "circuit-planted");

  @TempDir private Path folder;

  private EditorBench bench;
  private LevelEditor editor;
  private RideView view;
  private RideDesk desk;

  @BeforeEach
  void open() throws Exception {
    bench = new EditorBench("ride").with(EXAMPLE);
    editor = bench.open("circuit-planted.trackwalk.json");
    view = (RideView) EditorBench.page().showView(RideView.ID);
    EditorBench.pump(() -> view.chart().sheet() != null);
    desk = view.desk();
  }

  @AfterEach
  void close() throws Exception {
    bench.close();
    EditorBench.page().hideView(view);
  }

  @Test
  void itShowsTheStripsOfTheReportAndTheFindings() {
    StripSheet sheet = view.chart().sheet();
    assertEquals(976, sheet.length(), 2);
    List<String> titles = sheet.rows().stream().map(StripSheet.Row::title).toList();
    for (String wanted : List.of("height", "slope", "curvature", "vertical g", "wheel load")) {
      assertTrue(titles.stream().anyMatch(t -> t.startsWith(wanted)), wanted + " in " + titles);
    }
    assertTrue(sheet.marks().size() > 10, "marks: " + sheet.marks().size());
    assertTrue(sheet.marks().stream().anyMatch(mark -> mark.number() == 1), "the worst of all");
  }

  @Test
  void theMouseLeadsThePinAndAClickFliesThere() {
    assertNull(pin());
    mouse(SWT.MouseMove, 0, 300);
    double station = desk.station();
    assertFalse(Double.isNaN(station));
    Overlay pin = pin();
    Ride ride = desk.sheets().orElseThrow().ride(desk.choice());
    int k = RideSheets.sample(ride, station);
    assertEquals(ride.x()[k], pin.lines().point(0, 0), 1e-4);
    assertEquals(ride.y()[k], pin.lines().point(0, 1), 1e-4);
    assertTrue(pin.notes().get(0).text().startsWith(Math.round(ride.station()[k]) + " m"));

    mouse(SWT.MouseDown, 1, 300);
    EditorBench.pump(() -> !bench.stage().eye().flying());
    assertEquals(ride.x()[k], bench.stage().eye().pose().x(), 0.01);
    assertEquals(ride.z()[k], bench.stage().eye().pose().z(), 0.01);
  }

  @Test
  void keysMoveTheCursor() {
    key(SWT.HOME);
    assertEquals(0, desk.station(), 1e-9);
    key(SWT.ARROW_RIGHT);
    double step = desk.station();
    assertTrue(step > 0 && step < 2, "one column is " + step + " m");
    key(SWT.END);
    assertEquals(view.chart().sheet().length(), desk.station(), 1e-6);
    key(SWT.CR);
    EditorBench.pump(() -> !bench.stage().eye().flying());
    Ride ride = desk.sheets().orElseThrow().ride(desk.choice());
    int k = RideSheets.sample(ride, desk.station());
    assertEquals(ride.x()[k], bench.stage().eye().pose().x(), 0.01);
  }

  @Test
  void aMarkSelectsItsFindingForTheWholeWorkbench() {
    StripSheet.Mark mark = worst();
    desk.show(mark.key());
    assertEquals(mark.key(), editor.selection().orElseThrow().fingerprint());
    mouse(SWT.MouseDown, 1, 200);
    // by the mouse, on the disc itself
    Event event = new Event();
    event.button = 1;
    event.x = view.chart().markX(mark);
    event.y = 12;
    view.chart().canvas().notifyListeners(SWT.MouseDown, event);
    var chosen = (IStructuredSelection) view.getSite().getSelectionProvider().getSelection();
    IMarker marker = (IMarker) chosen.getFirstElement();
    assertEquals(mark.key(), marker.getAttribute(MarkerAttributes.FINGERPRINT, ""));
    assertEquals(mark.key(), view.chart().selected());
    assertEquals(mark.at(), desk.station(), 1e-9);
  }

  @Test
  void whatIsSelectedInTheViewMovesTheCursor() {
    StripSheet.Mark mark = worst();
    bench.state().select(bench.state().scene().orElseThrow().glyph(mark.key()).orElseThrow());
    assertEquals(mark.at(), desk.station(), 1e-9);
    assertEquals(mark.key(), view.chart().selected());

    Ride ride = desk.sheets().orElseThrow().ride(desk.choice());
    int k = ride.size() / 3;
    bench.state().select(new SurfaceHit(0, ride.x()[k], ride.y()[k], ride.z()[k], 1));
    assertEquals(ride.station()[k], desk.station(), 1);
    assertEquals("", view.chart().selected());
  }

  @Test
  void anotherLaneAndWayAreDrawn() {
    RideSheets sheets = desk.sheets().orElseThrow();
    Ride left = sheets.lanes(0).get(0);
    mouse(SWT.MouseMove, 0, 300);
    float before = pin().lines().point(0, 0);
    desk.choose(desk.choice().onLane(left.lane()).going(RideChoice.Way.REVERSE));
    assertEquals(1, view.chart().sheet().rows().get(0).curves().size());
    assertTrue(sheets.ride(desk.choice()).reverse());
    assertEquals(left.lane(), sheets.ride(desk.choice()).lane());
    assertNotEquals(before, pin().lines().point(0, 0), "the pin goes to the other lane");
    String first = sheets.strips().get(0);
    int all = view.chart().sheet().rows().size();
    desk.choose(desk.choice().with(first, false));
    assertEquals(all - 1, view.chart().sheet().rows().size());
  }

  @Test
  void theExportIsWhatTheCommandWrites() throws Exception {
    Path csv = folder.resolve("ride.csv");
    Path svg = folder.resolve("ride.svg");
    for (Path file : List.of(csv, svg)) {
      RideExport job = view.export(file);
      EditorBench.pump(() -> job.getResult() != null);
      assertTrue(job.getResult().isOK(), String.valueOf(job.getResult()));
    }
    assertTrue(Files.readString(csv).startsWith(RideCsv.HEADER + "\n"));
    assertTrue(Files.readString(svg).contains("Ride of circuit-planted"));
    RideExport nowhere = view.export(folder.resolve("none").resolve("ride.csv"));
    EditorBench.pump(() -> nowhere.getResult() != null);
    assertEquals(IStatus.ERROR, nowhere.getResult().getSeverity());
    assertTrue(nowhere.getResult().getMessage().contains("its folder does not exist"));
  }

  @Test
  void withoutALevelItSaysWhatToDo() throws Exception {
    EditorBench.page().closeEditor(editor, false);
    EditorBench.pump(() -> view.chart().sheet() == null);
    assertTrue(view.chart().message().startsWith("Open a level"), view.chart().message());
  }

  private StripSheet.Mark worst() {
    return view.chart().sheet().marks().stream()
        .filter(mark -> mark.number() == 1)
        .findFirst()
        .orElseThrow();
  }

  private Overlay pin() {
    return bench.state().overlays().get("ride");
  }

  private void mouse(int type, int button, int x) {
    Event event = new Event();
    event.button = button;
    event.x = x;
    event.y = 90;
    view.chart().canvas().notifyListeners(type, event);
  }

  private void key(int code) {
    Event event = new Event();
    event.keyCode = code;
    view.chart().canvas().notifyListeners(SWT.KeyDown, event);
  }
}
