package org.trackwalk.eclipse.ui.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.ide.ResourceUtil;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.trackwalk.eclipse.ui.fixture.Bench;
import org.trackwalk.eclipse.ui.fixture.QuietLog;
import org.trackwalk.eclipse.ui.marker.TrackMarker;
import org.trackwalk.eclipse.ui.show.FindingPlace;
import org.trackwalk.eclipse.viewer.LevelView;

/** Two tracks in one folder that have nothing to do with each other: each finding in its own. */
@ExtendWith(QuietLog.class)
class PartsTest {

  private Track track;

  @AfterEach
  void away() throws Exception {
    Bench.page().closeAllEditors(false);
    Bench.delete(track.project());
  }

  @Test
  void aFindingIsShownInTheEditorOfItsOwnPart() throws Exception {
    track = Track.scene("parts", "weld.near-miss");
    IFile other =
        Bench.file(track.project(), "other.obj", Track.example("rules/seam.step/bad.obj"));
    track.check();
    TrackMarker near = in(track.mesh());
    TrackMarker step = in(other);

    IEditorPart first = shown(near);
    IEditorPart second = shown(step);

    assertNotEquals(first, second, "each part has an editor of its own");
    assertEquals(track.mesh(), ResourceUtil.getFile(first.getEditorInput()));
    assertEquals(other, ResourceUtil.getFile(second.getEditorInput()));
    assertEquals(first, shown(near), "the way back opens nothing new");
  }

  private static TrackMarker in(IFile file) {
    return Bench.findings(file).getFirst();
  }

  private static IEditorPart shown(TrackMarker finding) throws Exception {
    assertTrue(FindingPlace.show(Bench.page(), finding.marker(), true));
    IEditorPart editor = Bench.page().getActiveEditor();
    LevelView view = Adapters.adapt(editor, LevelView.class);
    Bench.until(
        "the finding in 3D",
        () ->
            view.selection()
                .map(place -> finding.fingerprint().equals(place.fingerprint()))
                .orElse(false));
    return editor;
  }
}
