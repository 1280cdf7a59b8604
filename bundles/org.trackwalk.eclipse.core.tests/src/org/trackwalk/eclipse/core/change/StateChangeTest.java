package org.trackwalk.eclipse.core.change;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.IPath;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.check.states.FindingStates;
import org.trackwalk.eclipse.core.TrackwalkCore;
import org.trackwalk.eclipse.core.check.LevelState;
import org.trackwalk.eclipse.core.fixture.TestProject;
import org.trackwalk.eclipse.core.level.Levels;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.examples.planted.DefectKind;
import org.trackwalk.model.finding.Work;
import org.trackwalk.model.finding.WorkState;

/** What a team says about findings, as it is changed and taken back. */
final class StateChangeTest {

  /** Two pieces of road, 40 m each, the second 25 mm higher: one finding. */
  private static final String STEP =
      """
      o road_a
      v 0 0 0
      v 8 0 0
      v 8 0 40
      v 0 0 40
      f 1 4 3 2
      o road_b
      v 0 0.025 40
      v 8 0.025 40
      v 8 0.025 80
      v 0 0.025 80
      f 5 8 7 6
      """;

  @TempDir private Path outside;

  @Test
  void aNoteStaysUntilAnotherIsWritten() throws Exception {
    try (TestProject project = new TestProject("notes").track("", DefectKind.STEP)) {
      TrackLevel level = project.level();
      project.check(level);
      List<IMarker> step = TestProject.ofRule(level, "seam.step");
      assertEquals(Set.of(""), StateChange.notes(step));
      say(step, WorkState.IN_WORK, "ask Kim");
      assertEquals(new Work(WorkState.IN_WORK, "mia", "ask Kim"), work(project));
      say(step, WorkState.DONE, null);
      assertEquals(new Work(WorkState.DONE, "mia", "ask Kim"), work(project));
      say(step, WorkState.OPEN, null);
      assertEquals(new Work(WorkState.OPEN, "mia", "ask Kim"), work(project));
      assertEquals(Set.of("ask Kim"), StateChange.notes(step));
      say(step, WorkState.OPEN, "");
      assertNull(work(project));
      TestProject.settle();
    }
  }

  @Test
  void allLevelsOfAFileOfStatesAreCheckedAgain() throws Exception {
    try (TestProject project = new TestProject("shared")) {
      List<TrackLevel> levels = new ArrayList<>();
      for (String name : List.of("a.obj", "b.obj")) {
        Path mesh = Files.writeString(outside.toRealPath().resolve(name), STEP);
        IFile link = project.get().getFile(name);
        link.createLink(IPath.fromPath(mesh), IResource.NONE, null);
        levels.add(Levels.of(link).orElseThrow());
        assertEquals(
            LevelState.Phase.CHECKED, project.check(levels.get(levels.size() - 1)).phase());
      }
      assertNull(told(levels.get(1)));

      List<IMarker> step = TestProject.ofRule(levels.get(0), "seam.step");
      assertEquals(1, step.size(), TestProject.words(levels.get(0)));
      say(step, WorkState.DONE, "");
      TestProject.settle();

      Work done = new Work(WorkState.DONE, "mia", "");
      assertEquals(done, told(levels.get(0)));
      String theirs = fingerprint(levels.get(1));
      assertEquals(fingerprint(levels.get(0)), theirs, "the same fault of the same pieces");
      assertEquals(done, told(levels.get(1)));
    }
  }

  private static Work told(TrackLevel level) {
    return TrackwalkCore.book().state(level).findings().get(0).work();
  }

  private static String fingerprint(TrackLevel level) {
    return TrackwalkCore.book().state(level).findings().get(0).fingerprint();
  }

  private static void say(List<IMarker> markers, WorkState state, String note) throws Exception {
    for (LevelChange change : StateChange.of(markers, state, "mia", note)) {
      change.apply(null);
    }
  }

  private static Work work(TestProject project) throws Exception {
    FindingStates states = FindingStates.read(project.location().resolve("trackwalk-states.json"));
    assertNotNull(states);
    return states.entries().values().stream()
        .map(FindingStates.Entry::work)
        .findFirst()
        .orElse(null);
  }
}
