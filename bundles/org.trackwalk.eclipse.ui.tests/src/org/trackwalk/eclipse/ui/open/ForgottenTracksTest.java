package org.trackwalk.eclipse.ui.open;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.eclipse.core.id.CoreIds;
import org.trackwalk.eclipse.core.open.OpenedTracks;
import org.trackwalk.eclipse.core.open.RecentTracks;
import org.trackwalk.eclipse.ui.fixture.Bench;
import org.trackwalk.eclipse.ui.fixture.OpenedRoads;
import org.trackwalk.eclipse.ui.fixture.QuietLog;

/** What leaves Opened Tracks when its file is gone, and what stays: a drive may be away. */
@ExtendWith(QuietLog.class)
class ForgottenTracksTest {

  @TempDir Path folder;

  @AfterEach
  void away() throws Exception {
    OpenedRoads.away();
  }

  @Test
  void whatIsGoneIsForgottenButNotWhatLiesOnADriveThatIsAway() throws Exception {
    Path mesh = step("ring.obj");
    Path drive = Files.createDirectory(folder.resolve("drive"));
    IResource ring = OpenedTracks.open(mesh, null);
    IResource stays = OpenedTracks.open(Files.copy(mesh, folder.resolve("stays.obj")), null);
    IResource away = OpenedTracks.open(Files.copy(mesh, drive.resolve("away.obj")), null);
    Files.delete(drive.resolve("away.obj")); // a mount point without its drive
    OpenedTracks.forgetGone(null);
    assertTrue(ring.exists() && stays.exists() && away.exists());
    Files.delete(mesh);
    OpenedTracks.forgetGone(null);
    assertFalse(ring.exists());
    assertTrue(stays.exists() && away.exists());
  }

  @Test
  void aFolderThatIsAwayAndADanglingLinkAreNotForgotten() throws Exception {
    Path mesh = step("ring.obj");
    Path lap = Files.createDirectory(folder.resolve("lap"));
    Path part = Files.copy(mesh, lap.resolve("part.obj"));
    Path drive = Files.createDirectory(folder.resolve("drive"));
    Path target = Files.copy(mesh, drive.resolve("target.obj"));
    Path name = Files.createSymbolicLink(folder.resolve("name.obj"), target);
    IResource season = OpenedTracks.open(lap, null);
    IResource link = OpenedTracks.open(name, null);
    IResource within = OpenedTracks.open(target, null);
    assertTrue(season.isLinked() && link.isLinked() && within.isLinked());
    Files.delete(part);
    Files.delete(lap);
    Files.delete(target);
    Files.delete(drive);
    assertTrue(Files.isSymbolicLink(name) && !Files.exists(name));
    OpenedTracks.forgetGone(null);
    assertTrue(season.exists(), "a folder whose drive may be away");
    assertTrue(link.exists(), "a link whose target may be away");
    assertTrue(within.exists(), "a file whose folder is away");
    Files.delete(name);
    OpenedTracks.forgetGone(null);
    assertTrue(season.exists() && within.exists() && !link.exists(), "only the deleted link");
  }

  @Test
  void onlyALinkOfOpenedTracksIsForgotten() throws Exception {
    Path mesh = step("ring.obj");
    IResource ring = OpenedTracks.open(mesh, null);
    IFolder real = opened().getFolder("real");
    real.create(true, true, null);
    IFile within = real.getFile("within.obj");
    within.createLink(IPath.fromPath(mesh), IResource.NONE, null);
    IProject own = ResourcesPlugin.getWorkspace().getRoot().getProject("own");
    own.create(null);
    own.open(null);
    IFile file = own.getFile("ring.obj");
    file.createLink(IPath.fromPath(mesh), IResource.NONE, null);
    for (IResource kept : List.of(file, own, opened(), real, within)) {
      CoreException refused =
          assertThrows(CoreException.class, () -> OpenedTracks.forget(kept, null));
      assertTrue(refused.getMessage().contains(kept.getFullPath().toString()));
      assertTrue(kept.exists(), kept + " stays");
    }
    OpenedTracks.forget(ring, null);
    assertFalse(ring.exists());
    assertTrue(Files.exists(mesh));
  }

  @Test
  void whatIsGoneAndWhatNeverWasAreToldApart() throws Exception {
    Path mesh = step("ring.obj");
    RecentTracks.add(mesh);
    Files.delete(mesh);
    assertEquals(mesh + " is not there any more.", refusalOf(mesh));
    assertEquals(mesh + ": there is no such file.", refusalOf(mesh));
  }

  private static String refusalOf(Path mesh) {
    List<String> said = new ArrayList<>();
    Bench.answer("Trackwalk", "there", said);
    TrackOpening.open(Bench.page().getWorkbenchWindow(), List.of(mesh));
    Bench.until("the refusal", () -> !said.isEmpty());
    return said.get(0);
  }

  private Path step(String name) throws Exception {
    return Files.writeString(
        folder.toRealPath().resolve(name), "v 0 0 0\nv 1 0 0\nv 0 0 1\nf 1 2 3\n");
  }

  private static IProject opened() {
    return ResourcesPlugin.getWorkspace().getRoot().getProject(CoreIds.OPENED);
  }
}
