package org.trackwalk.eclipse.core.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.junit.jupiter.api.Test;
import org.trackwalk.eclipse.core.TrackwalkCore;
import org.trackwalk.eclipse.core.fixture.TestProject;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.eclipse.core.marker.LevelMarkers;
import org.trackwalk.examples.planted.DefectKind;
import org.trackwalk.mesh.progress.CancelledException;

/** Checks that are cancelled, or cleared away while they run, and what listeners hear of it. */
final class LevelBookEndTest {

  @Test
  void aCancelledCheckLeavesWhatWasThere() throws Exception {
    try (TestProject project = new TestProject("cancel").track("", DefectKind.STEP)) {
      TrackLevel level = project.level();
      LevelState before = project.check(level);
      Map<String, Long> ids = TestProject.ids(level);
      LevelBook book = TrackwalkCore.book();
      LevelCheckJob job = book.job(level, CheckRequest.full());
      LevelListener canceller =
          new LevelListener() {
            @Override
            public void checking(LevelState state) {
              job.cancel();
            }
          };
      book.addListener(canceller);
      try {
        job.schedule();
        job.join();
      } finally {
        book.removeListener(canceller);
      }

      assertEquals(IStatus.CANCEL, job.getResult().getSeverity());
      assertEquals(LevelState.Phase.CHECKED, book.state(level).phase());
      assertEquals(before.at(), book.state(level).at());
      assertEquals(ids, TestProject.ids(level));
      assertEquals(1, project.check(level).parts().size());
    }
  }

  @Test
  void whatIsClearedWhileItIsCheckedStaysCleared() throws Exception {
    try (TestProject project = new TestProject("cleared").track("", DefectKind.STEP)) {
      TrackLevel level = project.level();
      project.check(level);
      LevelBook book = TrackwalkCore.book();
      LevelListener clearer =
          new LevelListener() {
            @Override
            public void checking(LevelState state) {
              book.clear(level);
            }
          };
      book.addListener(clearer);
      try {
        book.check(level, CheckRequest.full()).join();
      } finally {
        book.removeListener(clearer);
      }

      assertEquals(LevelState.Phase.NEVER, book.state(level).phase());
      assertEquals(List.of(), book.state(level).parts());
      assertEquals(List.of(), LevelMarkers.of(level));
    }
  }

  @Test
  void workThatDoesNotListenIsLeftAlone() throws Exception {
    NullProgressMonitor monitor = new NullProgressMonitor();
    CountDownLatch started = new CountDownLatch(1);
    CountDownLatch end = new CountDownLatch(1);
    Thread canceller =
        new Thread(
            () -> {
              try {
                started.await();
                monitor.setCanceled(true);
              } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
              }
            });
    canceller.start();

    assertThrows(
        CancelledException.class,
        () ->
            PromptCancel.call(
                monitor,
                () -> {
                  started.countDown();
                  end.await();
                  return "too late";
                }));

    end.countDown();
  }

  @Test
  void listenersHearOfChecksAndClears() throws Exception {
    try (TestProject project = new TestProject("listen").track("")) {
      TrackLevel level = project.level();
      List<String> heard = new ArrayList<>();
      LevelListener listener =
          new LevelListener() {
            @Override
            public void checking(LevelState state) {
              heard.add("checking " + state.phase());
            }

            @Override
            public void checked(LevelState state) {
              heard.add("checked " + state.phase());
            }

            @Override
            public void cleared(TrackLevel which) {
              heard.add("cleared");
            }

            @Override
            public void closed(TrackLevel which) {
              heard.add("closed " + which.equals(level));
            }
          };
      TrackwalkCore.book().addListener(listener);
      try {
        project.check(level);
        TrackwalkCore.book().clear(level);
        assertEquals(List.of(), LevelMarkers.of(level));
        project.get().close(null);
      } finally {
        TrackwalkCore.book().removeListener(listener);
      }
      assertEquals(
          List.of("checking CHECKING", "checked CHECKED", "cleared", "closed true"), heard);
    }
  }
}
