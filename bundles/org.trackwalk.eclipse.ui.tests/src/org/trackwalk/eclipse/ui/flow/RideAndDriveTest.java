package org.trackwalk.eclipse.ui.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.trackwalk.eclipse.ui.fixture.Bench;
import org.trackwalk.eclipse.ui.fixture.QuietLog;
import org.trackwalk.eclipse.ui.marker.TrackMarker;
import org.trackwalk.eclipse.ui.problems.TrackProblemsView;
import org.trackwalk.eclipse.viewer.drive.DriveView;
import org.trackwalk.eclipse.viewer.ride.RideView;
import org.trackwalk.eclipse.viewer.strip.StripCanvas;
import org.trackwalk.eclipse.viewer.strip.StripSheet;

/** The list, the chart of the ride and the 3D view lead each other; a line is driven over. */
@ExtendWith(QuietLog.class)
class RideAndDriveTest {

  private Track track;
  private TrackProblemsView list;

  @BeforeEach
  void aCheckedCircuitIn3d() throws Exception {
    track = Track.circuit("ride-and-drive");
    track.check();
    list = Track.problems();
    IMarker step = track.finding("seam.step").marker();
    Bench.until("findings in the view", () -> list.shown().contains(step));
    choose(step);
  }

  @AfterEach
  void away() throws Exception {
    for (String view : new String[] {RideView.ID, DriveView.ID}) {
      Bench.page().hideView(Bench.page().findView(view));
    }
    Bench.delete(track.project());
  }

  @Test
  void aMarkSelectsItsLineAndALineItsMark() throws Exception {
    Track.run("org.trackwalk.eclipse.ui.show");
    RideView ride = (RideView) Bench.page().showView(RideView.ID);
    StripCanvas chart = ride.chart();
    Bench.until("the ride", () -> chart.sheet() != null);

    String gap = track.finding("seam.gap").fingerprint();
    StripSheet.Mark mark =
        chart.sheet().marks().stream().filter(m -> m.key().equals(gap)).findFirst().orElseThrow();
    Event click = new Event();
    click.button = 1;
    click.x = chart.markX(mark);
    click.y = 12;
    chart.canvas().notifyListeners(SWT.MouseDown, click);
    Bench.until("the line of the gap", () -> gap.equals(fingerprint()));

    Bench.page().activate(list);
    TrackMarker step = track.finding("seam.step");
    choose(step.marker());
    Bench.until("the mark of the step", () -> chart.selected().equals(step.fingerprint()));
    assertEquals(
        chart.sheet().marks().stream()
            .filter(m -> m.key().equals(step.fingerprint()))
            .findFirst()
            .orElseThrow()
            .at(),
        chart.cursor(),
        1e-9);
  }

  @Test
  void driveHereDrivesOverTheLine() throws Exception {
    Bench.page().activate(list);
    Track.run("org.trackwalk.eclipse.ui.drive");
    DriveView drive =
        Bench.found("the view Drive", () -> (DriveView) Bench.page().findView(DriveView.ID));
    Bench.until("the body to have driven", () -> drive.chart().sheet() != null);
    assertNotNull(drive.chart().sheet().marks().get(0), "the step is felt");
  }

  private void choose(IMarker marker) {
    Bench.until(
        "the line to be selected",
        () -> {
          list.select(marker);
          return new TrackMarker(marker).fingerprint().equals(fingerprint());
        });
  }

  private String fingerprint() {
    var some = (IStructuredSelection) list.getSite().getSelectionProvider().getSelection();
    IMarker marker = some.isEmpty() ? null : Adapters.adapt(some.getFirstElement(), IMarker.class);
    return marker == null ? "" : new TrackMarker(marker).fingerprint();
  }
}
