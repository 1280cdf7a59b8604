package org.trackwalk.eclipse.ui.flow;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.ui.IMarkerResolution;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.views.markers.WorkbenchMarkerResolution;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.trackwalk.eclipse.ui.change.FixPreviewDialog;
import org.trackwalk.eclipse.ui.fixture.Bench;
import org.trackwalk.eclipse.ui.fixture.QuietLog;
import org.trackwalk.eclipse.ui.marker.TrackMarker;

/** From the check to the quick fix, its preview, and back by undo. */
@ExtendWith(QuietLog.class)
class FixAndUndoTest {

  private static final String RULE = "weld.near-miss";

  private Track track;

  @BeforeEach
  void aCheckedTrack() throws Exception {
    track = Track.nearMiss("fix-and-undo");
    track.check();
  }

  @AfterEach
  void away() throws Exception {
    Bench.delete(track.project());
  }

  @Test
  void aCheckFromTheMenuMakesMarkersThatSayWhatAndWhere() {
    TrackMarker finding = track.finding(RULE);
    assertEquals(track.mesh(), finding.resource());
    assertEquals("weld", finding.group());
    assertEquals(2, finding.pieces().size());
    assertEquals("m", finding.unit());
    assertTrue(finding.measure() > 0 && finding.measure() < 0.001, "near miss in metres");
    assertEquals(3, finding.position().length);
    assertTrue(finding.fixable());
    assertTrue(finding.message().startsWith(finding.pair()), finding.message());
  }

  @Test
  void theViewListsThem() throws Exception {
    List<IMarker> all = Bench.markers(track.project());
    var view = Track.problems();
    Bench.until("all findings in the view", () -> view.shown().containsAll(all));
    view.select(track.finding(RULE).marker());
    assertFalse(view.getSite().getSelectionProvider().getSelection().isEmpty());
  }

  @Test
  void aFixIsShownThenMadeAndUndoBringsTheBytesBack() throws Exception {
    byte[] before = track.bytes();
    quickFix(List.of(track.finding(RULE).marker()));
    Shell preview = Bench.dialog(FixPreviewDialog.TITLE);
    Table table = (Table) Bench.control(preview, c -> c instanceof Table);
    assertTrue(table.getItemCount() > 0, "something is listed");
    assertArrayEquals(before, track.bytes(), "nothing is changed before it is wanted");

    Bench.press(preview, "Fix");
    Bench.until("the fix", () -> !track.has(RULE));
    Bench.idle();
    assertFalse(Arrays.equals(before, track.bytes()));

    Track.select(track.mesh());
    Track.run("org.eclipse.ui.edit.undo");
    Bench.until("the finding again", () -> track.has(RULE));
    assertArrayEquals(before, track.bytes());
  }

  @Test
  void cancellingThePreviewChangesNothing() throws Exception {
    byte[] before = track.bytes();
    quickFix(List.of(track.finding(RULE).marker()));
    Bench.dialog(FixPreviewDialog.TITLE).close();
    Bench.idle();
    assertArrayEquals(before, track.bytes());
    assertTrue(track.has(RULE));
  }

  /** As the quick-fix dialog does. */
  private static void quickFix(List<IMarker> markers) {
    IMarkerResolution first = IDE.getMarkerHelpRegistry().getResolutions(markers.get(0))[0];
    assertTrue(first.getLabel().startsWith("Fix it"), first.getLabel());
    ((WorkbenchMarkerResolution) first)
        .run(markers.toArray(IMarker[]::new), new NullProgressMonitor());
  }
}
