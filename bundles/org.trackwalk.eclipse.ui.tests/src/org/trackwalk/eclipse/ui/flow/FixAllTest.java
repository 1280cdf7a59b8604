package org.trackwalk.eclipse.ui.flow;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import org.eclipse.core.resources.IMarker;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.trackwalk.eclipse.ui.change.FixPreviewDialog;
import org.trackwalk.eclipse.ui.fixture.Bench;
import org.trackwalk.eclipse.ui.fixture.QuietLog;
import org.trackwalk.eclipse.ui.marker.TrackMarker;
import org.trackwalk.eclipse.ui.problems.TrackProblemsView;

/** All safe fixes of a level in one step, seen before, and taken back in one step. */
@ExtendWith(QuietLog.class)
class FixAllTest {

  private static final String RULE = "weld.near-miss";

  private Track track;

  @BeforeEach
  void aCheckedTrack() throws Exception {
    track = Track.nearMiss("fix-all");
    track.check();
    Track.select(track.mesh());
  }

  @AfterEach
  void away() throws Exception {
    Bench.delete(track.project());
  }

  @Test
  void theyAreShownThenMadeAndUndoBringsTheBytesBack() throws Exception {
    byte[] before = track.bytes();
    Track.run("org.trackwalk.eclipse.ui.fixAll");
    Shell preview = Bench.dialog(FixPreviewDialog.TITLE);
    Table table = (Table) Bench.control(preview, c -> c instanceof Table);
    assertTrue(table.getItemCount() > 0, "something is listed");
    assertArrayEquals(before, track.bytes(), "nothing is changed before it is wanted");

    Bench.press(preview, "Fix");
    Bench.until("the fixes", () -> !track.has(RULE));
    Bench.idle();
    assertFalse(Arrays.equals(before, track.bytes()));

    Track.select(track.mesh());
    Track.run("org.eclipse.ui.edit.undo");
    Bench.until("the finding again", () -> track.has(RULE));
    assertArrayEquals(before, track.bytes());
  }

  @Test
  void allThatAreLikeAFindingAreFixedTogetherAndNothingElse() throws Exception {
    // The same fault a second time, 400 m away: one line that stands for both.
    String twice = Track.twice(new String(track.bytes(), StandardCharsets.UTF_8), 400);
    track.mesh().setContents(twice.getBytes(StandardCharsets.UTF_8), true, false, null);
    track.check();
    TrackProblemsView view = Track.problems();
    TrackMarker worst = track.finding(RULE);
    Set<IMarker> alike = Set.copyOf(worst.allAlike());
    assertEquals(2, alike.size(), track.findings().toString());
    Bench.until("the line", () -> view.steps().stream().anyMatch(alike::contains));
    view.select(view.steps().stream().filter(alike::contains).findFirst().orElseThrow());
    Track.run(
        "org.trackwalk.eclipse.ui.fix", Map.of("org.trackwalk.eclipse.ui.fix.scope", "alike"));
    Shell preview = Bench.dialog(FixPreviewDialog.TITLE);
    Table table = (Table) Bench.control(preview, c -> c instanceof Table);
    assertEquals(2, table.getItemCount());
    Bench.press(preview, "Fix");
    Bench.until("both fixed", () -> !track.has(RULE));
  }
}
