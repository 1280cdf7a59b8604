package org.trackwalk.eclipse.ui.problems;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.trackwalk.eclipse.core.marker.MarkerAttributes;
import org.trackwalk.eclipse.core.marker.MarkerTypes;
import org.trackwalk.eclipse.ui.fixture.Bench;
import org.trackwalk.eclipse.ui.marker.TrackMarker;

/** The list is given findings some time after they are there; the words over it know that. */
class ListHeadTest {

  private static final String RULE = "seam.gap";
  private static final int FINDINGS = 3;

  private IProject project;
  private Tally shown;

  @BeforeEach
  void findings() throws Exception {
    ShownStore.write(Shown.USUAL.look(Shown.USUAL.look().scope(Scope.ALL)));
    project = Bench.project("head");
    IFile file = Bench.file(project, "track.txt", "");
    shown = new Tally();
    ResourcesPlugin.getWorkspace()
        .run(
            monitor -> {
              for (int i = 0; i < FINDINGS; i++) {
                file.createMarker(
                    MarkerTypes.ofRule(RULE),
                    Map.of(
                        IMarker.SEVERITY,
                        IMarker.SEVERITY_ERROR,
                        MarkerAttributes.RULE,
                        RULE,
                        MarkerAttributes.ANCHOR,
                        file.getProject().getFullPath().toPortableString()));
              }
            },
            null);
  }

  @AfterEach
  void away() throws Exception {
    ShownStore.write(Shown.USUAL);
    Bench.delete(project);
  }

  private void given() throws Exception {
    IMarker marker = project.findMarkers(TrackMarker.PROBLEM, true, IResource.DEPTH_INFINITE)[0];
    shown.add(new TrackMarker(marker));
  }

  @Test
  void whileNoneHasComeNoneIsHidden() throws Exception {
    assertEquals("3 problems on the way into the list", ListHead.words("", shown, 0));
    given();
    assertEquals("1 error, 0 warnings, 0 notes; 2 not shown", ListHead.words("", shown, 1));
  }

  @Test
  void whatTheListHoldsBackIs() throws Exception {
    shown.hold();
    shown.hold();
    shown.hold();
    assertEquals("nothing to show; 3 not shown", ListHead.words("", shown, 0));
  }
}
