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
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.IMarkerResolution;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.commands.ICommandService;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.views.markers.WorkbenchMarkerResolution;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.eclipse.ui.change.FixFindings;
import org.trackwalk.eclipse.ui.change.FixPreviewDialog;
import org.trackwalk.eclipse.ui.explain.ExplainView;
import org.trackwalk.eclipse.ui.fixture.Bench;
import org.trackwalk.eclipse.ui.fixture.QuietLog;
import org.trackwalk.eclipse.ui.marker.TrackMarker;
import org.trackwalk.eclipse.ui.rule.RuleView;
import org.trackwalk.eclipse.viewer.probe.ProbeView;

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

  /** One sees a mistake in the 3D view, or reading the rule, and presses Ctrl+Z there. */
  @ParameterizedTest
  @ValueSource(strings = {"editor", RuleView.ID, ExplainView.ID, ProbeView.ID})
  void undoIsThereWhereOneLooks(String part) throws Exception {
    byte[] before = track.bytes();
    quickFix(List.of(track.finding(RULE).marker()));
    Bench.press(Bench.dialog(FixPreviewDialog.TITLE), "Fix");
    Bench.until("the fix", () -> !track.has(RULE));
    Bench.idle();
    if (part.equals("editor")) {
      IDE.openEditor(Bench.page(), track.mesh(), true);
    } else {
      Bench.page().showView(part);
    }

    press("org.eclipse.ui.edit.undo");
    Bench.until("the finding again", () -> track.has(RULE));
    press("org.eclipse.ui.edit.redo");
    Bench.until("the fix again", () -> !track.has(RULE));
    press("org.eclipse.ui.edit.undo");
    Bench.until("the finding once more", () -> track.has(RULE));
    Bench.idle();
    assertArrayEquals(before, track.bytes());
  }

  @Test
  void whatNoProgramCanFixIsSaidHowToDoByHand() throws Exception {
    Track stepped = Track.scene("by-hand", "seam.step");
    try {
      stepped.check();
      TrackMarker finding = stepped.finding("seam.step");
      assertFalse(finding.fixable());
      Track.problems().select(finding.marker());
      FixFindings.of(List.of(finding.marker()));
      Shell dialog = Bench.dialog(FixPreviewDialog.TITLE);
      Text words =
          (Text) Bench.control(dialog, c -> c instanceof Text t && t.getText().contains("\u2192"));
      assertTrue(words.getText().startsWith(finding.message()), words.getText());
      String how = words.getText().substring(words.getText().indexOf('\u2192') + 1);
      assertTrue(how.contains("height"), how);
      Bench.press(dialog, "Close");
    } finally {
      Bench.delete(stepped.project());
    }
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

  /** Presses a key that works as soon as what was before has ended. */
  private static void press(String command) throws Exception {
    var commands = PlatformUI.getWorkbench().getService(ICommandService.class);
    Bench.until(command, () -> commands.getCommand(command).isEnabled());
    Track.run(command);
  }

  /** As the quick-fix dialog does. */
  private static void quickFix(List<IMarker> markers) {
    IMarkerResolution first = IDE.getMarkerHelpRegistry().getResolutions(markers.get(0))[0];
    assertTrue(first.getLabel().startsWith("Fix it"), first.getLabel());
    ((WorkbenchMarkerResolution) first)
        .run(markers.toArray(IMarker[]::new), new NullProgressMonitor());
  }
}
