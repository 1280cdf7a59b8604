package org.trackwalk.eclipse.ui.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.jface.preference.PreferenceDialog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.dialogs.PreferencesUtil;
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
  void aDayThatIsOverIsRefused() throws Exception {
    Track.run("org.trackwalk.eclipse.ui.ignore", Map.of(SCOPE, "this"));
    Shell dialog = Bench.dialog(IgnoreDialog.TITLE);
    List<Text> fields = fields(dialog);
    Button ok =
        (Button) Bench.control(dialog, c -> c instanceof Button b && b.getText().equals("Ignore"));
    fields.get(0).setText("an old kerb");
    fields.get(2).setText(LocalDate.now().minusDays(1).toString());
    assertFalse(ok.isEnabled(), "nothing would be ignored");
    fields.get(2).setText(LocalDate.now().toString());
    assertTrue(ok.isEnabled(), "the last day counts");
    Bench.press(dialog, "Cancel");
  }

  @Test
  void whatIsIgnoredStandsInThePropertiesAndCanBeTakenBack() throws Exception {
    Track.run("org.trackwalk.eclipse.ui.ignore", Map.of(SCOPE, "this"));
    String message = track.finding(RULE).message();
    answer("an old kerb");
    Bench.until("the marker to go", () -> !track.has(RULE));
    Bench.idle();

    PreferenceDialog dialog =
        PreferencesUtil.createPropertyDialogOn(
            null, manifest(track), "org.trackwalk.eclipse.ui.properties.level", null, null);
    dialog.setBlockOnOpen(false);
    dialog.open();
    Table table =
        (Table)
            Bench.control(dialog.getShell(), c -> c instanceof Table t && t.getColumnCount() == 4);
    assertEquals(1, table.getItemCount());
    assertEquals(message, table.getItem(0).getText(0));
    assertEquals("an old kerb", table.getItem(0).getText(1));
    table.select(0);
    table.notifyListeners(SWT.Selection, new Event());
    Bench.press(dialog.getShell(), "Take Back");
    Bench.until("the finding again", () -> track.has(RULE));
    Bench.idle();
    assertEquals(0, table.getItemCount());
    dialog.close();
  }

  private static List<Text> fields(Composite in) {
    List<Text> fields = new ArrayList<>();
    for (Control child : in.getChildren()) {
      if (child instanceof Text text && text.getEditable() && (text.getStyle() & SWT.BORDER) != 0) {
        fields.add(text);
      } else if (child instanceof Composite below) {
        fields.addAll(fields(below));
      }
    }
    return fields;
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
    IgnoreAnswer.give(dialog, why);
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
