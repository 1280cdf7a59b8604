package org.trackwalk.eclipse.core.check;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.eclipse.core.resources.IResource;
import org.junit.jupiter.api.Test;
import org.trackwalk.eclipse.core.TrackwalkCore;
import org.trackwalk.eclipse.core.fixture.TestProject;
import org.trackwalk.eclipse.core.level.Levels;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.eclipse.core.marker.LevelMarkers;
import org.trackwalk.examples.planted.DefectKind;

/**
 * A builder that knows nothing any more, as after the workbench was killed, asks whether a level is
 * out of date; closing and opening the project makes the book forget it as an end does.
 */
class LastReadTest {

  @Test
  void onlyWhatHasChangedSinceTheLastCheckIsOutOfDate() throws Exception {
    try (TestProject project = new TestProject("last-read").track("", DefectKind.STEP)) {
      TrackLevel level = project.level();
      assertEquals(List.of(level), told(level), "never checked");
      project.check(level);
      forget(project);
      assertEquals(List.of(), told(level), "nothing has changed");

      Path file = project.location().resolve(Levels.files(level).get(0).getName());
      FileTime time = Files.getLastModifiedTime(file);
      Files.setLastModifiedTime(file, FileTime.fromMillis(time.toMillis() + 5000));
      assertEquals(List.of(level), told(level), "another time");
      Files.setLastModifiedTime(file, time);
      assertEquals(List.of(), told(level), "as it was");
      Files.writeString(file, "# more\n", StandardOpenOption.APPEND);
      Files.setLastModifiedTime(file, time);
      assertEquals(List.of(level), told(level), "another size");

      project.check(level);
      forget(project);
      assertEquals(List.of(), told(level), "checked again");
      LevelMarkers.of(level).get(0).delete();
      assertEquals(List.of(level), told(level), "findings were lost");
    }
  }

  private static void forget(TestProject project) throws Exception {
    project.get().close(null);
    project.get().open(null);
    project.get().refreshLocal(IResource.DEPTH_INFINITE, null);
    TestProject.settle();
  }

  private static List<TrackLevel> told(TrackLevel level) {
    List<TrackLevel> told = new ArrayList<>();
    LevelListener listener =
        new LevelListener() {
          @Override
          public void outOfDate(TrackLevel which) {
            told.add(which);
          }
        };
    TrackwalkCore.book().addListener(listener);
    try {
      TrackwalkCore.book().outOfDate(level, Set.of());
    } finally {
      TrackwalkCore.book().removeListener(listener);
    }
    return told;
  }
}
