package org.trackwalk.eclipse.core.watch;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IResource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.eclipse.core.TrackwalkCore;
import org.trackwalk.eclipse.core.fixture.TestProject;
import org.trackwalk.eclipse.core.fixture.TestTrack;
import org.trackwalk.eclipse.core.level.Levels;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.eclipse.core.nature.TrackwalkNature;
import org.trackwalk.eclipse.core.open.OpenedTracks;
import org.trackwalk.eclipse.core.settings.SettingKey;
import org.trackwalk.eclipse.core.settings.SettingStore;

/** Which folders are looked at; that changes in them are seen, TrackwalkBuilderTest says. */
final class LinkedFolderWatchTest {

  @TempDir private Path outside;

  @Test
  void linkedFoldersOfOurProjectsAreLookedAtUnlessSwitchedOff() throws Exception {
    try (TestProject project = new TestProject("watch")) {
      IFolder linked = project.link("assets", outside);
      project.get().getFolder("own").create(true, true, null);
      assertEquals(List.of(), LinkedFolderWatch.linked(TrackwalkCore.book()), "no nature");

      TrackwalkNature.add(project.get(), null);
      assertEquals(List.of(linked), LinkedFolderWatch.linked(TrackwalkCore.book()));

      SettingStore.set(project.get(), SettingKey.POLLING, "false");
      assertEquals(List.of(), LinkedFolderWatch.linked(TrackwalkCore.book()));
    }
  }

  @Test
  void ofOpenedTracksThoseInAnEditorAreLookedAt() throws Exception {
    TestTrack.write(outside);
    IResource opened = OpenedTracks.open(outside, null);
    try {
      assertEquals(List.of(), LinkedFolderWatch.linked(TrackwalkCore.book()), "nobody shows it");
      TrackLevel level = Levels.allOf(opened).get(0);
      TrackwalkCore.book().hold(level);
      assertEquals(List.of(opened), LinkedFolderWatch.linked(TrackwalkCore.book()));
      TrackwalkCore.book().release(level);
      assertEquals(List.of(), LinkedFolderWatch.linked(TrackwalkCore.book()));
    } finally {
      opened.getProject().delete(true, true, null);
    }
  }
}
