package org.trackwalk.eclipse.core.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IMarker;
import org.junit.jupiter.api.Test;
import org.trackwalk.eclipse.core.TrackwalkCore;
import org.trackwalk.eclipse.core.fixture.TestProject;
import org.trackwalk.eclipse.core.level.Levels;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.eclipse.core.marker.LevelMarkers;
import org.trackwalk.eclipse.core.marker.MarkerAttributes;
import org.trackwalk.examples.SharedData;

/** A real track in a linked folder. */
final class RealTrackTest {

  @Test
  void aTrackThatIsLinkedIsCheckedWhereItLies() throws Exception {
    Path tracks = SharedData.folder().map(f -> f.resolve("data/tracks/torcs")).orElse(null);
    assumeTrue(tracks != null && Files.isDirectory(tracks), "no real tracks here");
    try (TestProject project = new TestProject("real")) {
      IFolder linked = project.link("dirt", tracks.resolve("dirt-5"));
      TrackLevel level = Levels.of(linked).orElseThrow();

      LevelState state = project.check(level);

      assertEquals(LevelState.Phase.CHECKED, state.phase(), state.message());
      assertFalse(state.findings().isEmpty());
      for (IMarker marker : LevelMarkers.of(level)) {
        assertTrue(marker.getResource().getName().equals("dirt-5.ac"), marker.toString());
        assertFalse(marker.getAttribute(MarkerAttributes.RULE, "").isEmpty());
        assertFalse(marker.getAttribute(IMarker.LOCATION, "").isEmpty());
        assertTrue(leads(marker), "every marker leads to its finding: " + marker.getAttributes());
      }
      Map<String, Long> ids = TestProject.ids(level);
      project.check(level, CheckRequest.changed(Set.of()));
      assertEquals(ids, TestProject.ids(level));
    }
  }

  private static boolean leads(IMarker marker) {
    return TrackwalkCore.book().finding(marker).isPresent();
  }
}
