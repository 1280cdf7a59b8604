package org.trackwalk.eclipse.ui.console;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.core.resources.IProject;
import org.junit.jupiter.api.Test;
import org.trackwalk.eclipse.core.TrackwalkCore;
import org.trackwalk.eclipse.core.check.CheckRequest;
import org.trackwalk.eclipse.core.level.Levels;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.eclipse.ui.fixture.Bench;

/** Clean is said only where all rules ran, in the console as in a report. */
class CheckWordsTest {

  /** Nine metres of ground that nothing says to be a road. */
  private static final String PLATE =
      "o plate\nv 0 0 0\nv 9 0 0\nv 9 0 9\nv 0 0 9\nf 1 3 2\nf 1 4 3\n";

  @Test
  void whatDidNotRunIsSaid() throws Exception {
    String words = checked("words-plate", PLATE);
    assertTrue(words.startsWith("words-plate: Nothing found by the "), words);
    assertTrue(words.contains(" rules did not run: "), words);
    assertFalse(words.contains("Clean") || words.contains("nothing was found"), words);
  }

  @Test
  void withFindingsItIsSaidToo() throws Exception {
    // A triangle twice is found on any ground, road or not.
    String words = checked("words-twice", PLATE + "f 1 4 3\n");
    assertTrue(words.matches("(?s)words-twice: [0-9]+ errors?, [0-9]+ warnings?, .*"), words);
    assertTrue(words.contains(" rules did not run: "), words);
  }

  private static String checked(String name, String mesh) throws Exception {
    IProject project = Bench.project(name);
    try {
      Bench.file(project, "plate.obj", mesh);
      TrackLevel level = Levels.of(project).orElseThrow();
      TrackwalkCore.book().check(level, CheckRequest.full()).join();
      return CheckWords.of(TrackwalkCore.book().state(level));
    } finally {
      Bench.idle();
      Bench.delete(project);
    }
  }
}
