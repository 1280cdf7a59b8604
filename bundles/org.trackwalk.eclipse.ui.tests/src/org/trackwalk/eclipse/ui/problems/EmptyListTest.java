package org.trackwalk.eclipse.ui.problems;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.eclipse.core.resources.IProject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.eclipse.core.level.Levels;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.eclipse.ui.fixture.Bench;
import org.trackwalk.eclipse.ui.fixture.QuietLog;
import org.trackwalk.eclipse.ui.fixture.StepTrack;

/** What stands over a list without lines, from the first start on. */
@ExtendWith(QuietLog.class)
class EmptyListTest {

  @Test
  void theNextStepIsSaid(@TempDir Path temp) throws Exception {
    TrackProblemsView view = (TrackProblemsView) Bench.page().showView(TrackProblemsView.ID);
    assertTrue(EmptyList.words().startsWith("No track yet: "), EmptyList.words());
    Bench.until(
        "how to bring a track in: " + view.getContentDescription(),
        () -> view.getContentDescription().contains("File > New > Track from Folder"));
    IProject project = StepTrack.project("empty-list", temp);
    try {
      assertTrue(EmptyList.words().startsWith("Not checked yet: "), EmptyList.words());
      TrackLevel level = Levels.of(project).orElseThrow();
      assertTrue(EmptyList.words(level).startsWith("not checked yet: "), EmptyList.words(level));
      Bench.check(project);
      assertEquals("no problems", EmptyList.words(level), "so it says only after a check");
      Bench.until(
          "findings: " + view.getContentDescription(),
          () -> view.getContentDescription().contains(" error"));
    } finally {
      Bench.delete(project);
    }
  }
}
