package org.trackwalk.eclipse.ui.flow;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.Set;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.widgets.Shell;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.trackwalk.eclipse.core.TrackwalkCore;
import org.trackwalk.eclipse.core.check.LevelListener;
import org.trackwalk.eclipse.core.check.LevelState;
import org.trackwalk.eclipse.core.settings.AutoCheck;
import org.trackwalk.eclipse.core.settings.SettingKey;
import org.trackwalk.eclipse.core.settings.SettingStore;
import org.trackwalk.eclipse.ui.change.FixPreviewDialog;
import org.trackwalk.eclipse.ui.fixture.Bench;
import org.trackwalk.eclipse.ui.fixture.QuietLog;
import org.trackwalk.eclipse.ui.problems.TrackProblemsView;

/**
 * The line over Track Problems names a level whose files are newer than its lines, and no other.
 */
@ExtendWith(QuietLog.class)
class OutOfDateTest {

  private static final String NOTICE =
      "out-of-date changed since the check: Check Level (Ctrl+Alt+C)";
  private static final String CHECK = "org.trackwalk.eclipse.ui.check";

  private Track track;
  private TrackProblemsView view;

  @BeforeEach
  void aTrackThatIsCheckedWhenAskedFor() throws Exception {
    view = Track.problems();
    track = Track.nearMiss("out-of-date");
    Bench.nature(track.project());
    Bench.idle();
    SettingStore.set(track.project(), SettingKey.AUTO_CHECK, AutoCheck.OFF.id());
    track.check();
    Bench.until("findings", () -> track.has("weld.near-miss"));
    Bench.idle();
    assertFalse(notice(), view.getContentDescription());
  }

  @AfterEach
  void away() throws Exception {
    Bench.delete(track.project());
  }

  private boolean notice() {
    return view.getContentDescription().startsWith(NOTICE);
  }

  /** Another export of the mesh, a comment longer. */
  private void change() throws Exception {
    String text = new String(track.bytes(), StandardCharsets.UTF_8) + "# exported again\n";
    track.mesh().setContents(text.getBytes(StandardCharsets.UTF_8), true, false, null);
  }

  @Test
  void aChangedFileIsSaidUntilSomebodyChecks() throws Exception {
    change();
    Bench.until("the notice", this::notice);
    Track.select(track.project());
    Track.run(CHECK);
    Bench.until("no notice", () -> !notice());
    Bench.idle();
    assertFalse(notice(), view.getContentDescription());
  }

  @Test
  void aFixAndItsUndoAreCheckedAndNothingIsOld() throws Exception {
    Track.select(track.mesh());
    Track.run("org.trackwalk.eclipse.ui.fixAll");
    Shell preview = Bench.dialog(FixPreviewDialog.TITLE);
    Bench.press(preview, "Fix");
    Bench.until("the fix", () -> !track.has("weld.near-miss"));
    quiet();
    assertFalse(notice(), view.getContentDescription());

    Track.select(track.mesh());
    Track.run("org.eclipse.ui.edit.undo");
    Bench.until("the finding again", () -> track.has("weld.near-miss"));
    quiet();
    assertFalse(notice(), view.getContentDescription());
  }

  /** The builder, which does not know which files, may come to it while the fix's check runs. */
  @Test
  void aFixThatIsNoticedWhileItIsCheckedIsNotOld() throws Exception {
    LevelListener builder =
        new LevelListener() {
          @Override
          public void checking(LevelState state) {
            TrackwalkCore.book().outOfDate(state.level(), Set.of());
          }
        };
    TrackwalkCore.book().addListener(builder);
    try {
      Track.select(track.mesh());
      Track.run("org.trackwalk.eclipse.ui.fixAll");
      Bench.press(Bench.dialog(FixPreviewDialog.TITLE), "Fix");
      Bench.until("the fix", () -> !track.has("weld.near-miss"));
      quiet();
    } finally {
      TrackwalkCore.book().removeListener(builder);
    }
    assertFalse(notice(), view.getContentDescription());
    change();
    Bench.until("the notice of another change", this::notice);
  }

  @Test
  void aCheckThatIsCancelledLeavesTheNotice() throws Exception {
    change();
    Bench.until("the notice", this::notice);
    boolean[] begun = new boolean[1];
    LevelListener impatient =
        new LevelListener() {
          @Override
          public void checking(LevelState state) {
            begun[0] = true;
            Job.getJobManager().cancel(state.level());
          }
        };
    TrackwalkCore.book().addListener(impatient);
    try {
      Track.select(track.project());
      Track.run(CHECK);
      Bench.until("the check", () -> begun[0]);
      Bench.idle();
    } finally {
      TrackwalkCore.book().removeListener(impatient);
    }
    Bench.until("the notice again", this::notice);
    assertTrue(track.has("weld.near-miss"), "the lines of before stay");
  }

  /** The builder waits half a second for the end of changes. */
  private static void quiet() {
    long end = System.currentTimeMillis() + 1500;
    Bench.until("the builder's patience", () -> System.currentTimeMillis() > end);
    Bench.idle();
  }
}
