package org.trackwalk.eclipse.core.change;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.List;
import java.util.Set;
import org.eclipse.core.resources.IMarker;
import org.junit.jupiter.api.Test;
import org.trackwalk.check.states.FindingStates;
import org.trackwalk.eclipse.core.fixture.TestProject;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.examples.planted.DefectKind;
import org.trackwalk.model.finding.Work;
import org.trackwalk.model.finding.WorkState;

/** What a team says about findings, as it is changed and taken back. */
final class StateChangeTest {

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
