package org.trackwalk.eclipse.core.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.eclipse.core.fixture.TestProject;
import org.trackwalk.eclipse.core.fixture.TestTrack;
import org.trackwalk.eclipse.core.level.Levels;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.eclipse.core.marker.LevelMarkers;
import org.trackwalk.eclipse.core.marker.MarkerTypes;
import org.trackwalk.eclipse.core.nature.TrackwalkNature;
import org.trackwalk.examples.planted.DefectKind;

/** A project that gets another name, as <em>Rename</em> of the Project Explorer gives it. */
class MovedProjectTest {

  @Test
  void findingsGoWithARenamedProject(@TempDir Path folder) throws Exception {
    TestTrack.write(folder, DefectKind.STEP);
    try (TestProject project = new TestProject("before")) {
      project.link("track", folder);
      TrackwalkNature.add(project.get(), null);
      TestProject.settle();
      TrackLevel level = Levels.in(project.get()).get(0);
      project.check(level);
      Map<String, Long> before = TestProject.ids(level);
      assertFalse(before.isEmpty());
      IProject after = ResourcesPlugin.getWorkspace().getRoot().getProject("after");
      try {
        project.get().move(IPath.fromOSString("/after"), IResource.SHALLOW, null);
        assertTrue(after.isOpen());
        assertFalse(project.get().exists());
        TrackLevel moved = Levels.in(after).get(0);
        assertTrue(
            TestProject.until(() -> sameIds(before, moved)), TestProject.words(moved) + before);
        TestProject.settle();
        assertEquals(before.keySet(), TestProject.ids(moved).keySet());
        assertEquals("after/track", moved.title());
        Set<IMarker> all =
            Set.of(after.findMarkers(MarkerTypes.PROBLEM, true, IResource.DEPTH_INFINITE));
        assertEquals(LevelMarkers.of(moved).stream().collect(Collectors.toSet()), all);
      } finally {
        after.delete(true, true, null);
      }
    }
  }

  private static boolean sameIds(Map<String, Long> before, TrackLevel moved) {
    try {
      return before.equals(TestProject.ids(moved));
    } catch (CoreException e) {
      throw new IllegalStateException(e);
    }
  }
}
