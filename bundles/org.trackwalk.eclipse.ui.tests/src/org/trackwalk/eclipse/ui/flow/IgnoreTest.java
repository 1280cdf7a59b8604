package org.trackwalk.eclipse.ui.flow;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.trackwalk.eclipse.core.change.Acceptance;
import org.trackwalk.eclipse.core.level.Levels;
import org.trackwalk.eclipse.ui.change.IgnoreDialog;
import org.trackwalk.eclipse.ui.change.IgnoreFindings;
import org.trackwalk.eclipse.ui.fixture.Bench;
import org.trackwalk.eclipse.ui.fixture.QuietLog;

/** Accepting a finding needs a reason, which stands in the manifest. */
@ExtendWith(QuietLog.class)
class IgnoreTest {

  private static final String RULE = "weld.near-miss";

  private Track track;

  @BeforeEach
  void aSelectedFinding() throws Exception {
    track = Track.nearMiss("ignore");
    track.check();
    var view = Track.problems();
    var marker = track.finding(RULE).marker();
    Bench.until("the finding in the view", () -> view.shown().contains(marker));
    view.select(marker);
  }

  @AfterEach
  void away() throws Exception {
    Bench.delete(track.project());
  }

  @Test
  void withAReasonItIsWrittenAndTheMarkerGoesAndUndoBringsItBack() throws Exception {
    Track.run("org.trackwalk.eclipse.ui.ignore", Map.of(SCOPE, "this"));
    answer("an old kerb");
    Bench.until("the marker to go", () -> !track.has(RULE));
    Bench.idle();
    IFile manifest = manifest(track);
    assertTrue(new String(manifest.getContents().readAllBytes()).contains("an old kerb"));

    Track.select(track.mesh());
    Track.run("org.eclipse.ui.edit.undo");
    Bench.until("the finding again", () -> track.has(RULE));
    assertFalse(manifest.exists());
  }

  @Test
  void findingsOfTwoLevelsAreWrittenIntoTwoManifests() throws Exception {
    Track other = Track.nearMiss("ignore too");
    try {
      other.check();
      IMarker here = track.finding(RULE).marker();
      IMarker there = other.finding(RULE).marker();
      IgnoreFindings.of(List.of(here, there), Acceptance.Scope.THIS);
      answer("two old kerbs");
      Bench.until("both markers to go", () -> !track.has(RULE) && !other.has(RULE));
      Bench.idle();
      for (Track each : List.of(track, other)) {
        String text = new String(manifest(each).getContents().readAllBytes());
        assertTrue(text.contains("two old kerbs"), text);
      }
    } finally {
      Bench.delete(other.project());
    }
  }

  private static void answer(String why) {
    Shell dialog = Bench.dialog(IgnoreDialog.TITLE);
    Button ok =
        (Button) Bench.control(dialog, c -> c instanceof Button b && b.getText().equals("Ignore"));
    assertFalse(ok.isEnabled(), "no reason yet");
    ((Text)
            Bench.control(
                dialog,
                c ->
                    c instanceof Text t
                        && t.getEditable()
                        && t.getText().isEmpty()
                        && (t.getStyle() & org.eclipse.swt.SWT.BORDER) != 0))
        .setText(why);
    Bench.press(dialog, "Ignore");
  }

  private static final String SCOPE = "org.trackwalk.eclipse.ui.ignore.scope";

  private static IFile manifest(Track track) throws Exception {
    for (IResource member : track.project().members()) {
      if (Levels.isManifest(member)) {
        return (IFile) member;
      }
    }
    throw new AssertionError("no manifest");
  }
}
