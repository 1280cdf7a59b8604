package org.trackwalk.eclipse.core.watch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.eclipse.core.TrackwalkCore;
import org.trackwalk.eclipse.core.fixture.TestProject;
import org.trackwalk.eclipse.core.fixture.TestTrack;
import org.trackwalk.eclipse.core.level.Levels;
import org.trackwalk.eclipse.core.marker.MarkerAttributes;
import org.trackwalk.eclipse.core.nature.TrackwalkNature;
import org.trackwalk.eclipse.core.settings.SettingKey;
import org.trackwalk.eclipse.core.settings.SettingStore;
import org.trackwalk.examples.planted.DefectKind;

/** A linked folder that vanishes is named, and its findings are back when it is. */
final class MissingFolderTest {

  @TempDir private Path outside;

  @BeforeEach
  void lookOften() throws Exception {
    TrackwalkCore.book();
    SettingStore.set(null, SettingKey.POLLING_SECONDS, "0.2");
    // What has vanished is told, and what is back is checked, also where nothing checks by itself.
    SettingStore.set(null, SettingKey.AUTO_CHECK, "off");
  }

  @AfterEach
  void lookAsUsual() throws Exception {
    SettingStore.set(null, SettingKey.POLLING_SECONDS, null);
    SettingStore.set(null, SettingKey.AUTO_CHECK, null);
  }

  @Test
  void aLinkedLevelThatIsRenamedIsNamedAndComesBack() throws Exception {
    Path exports = outside.resolve("exports");
    TestTrack.write(exports, DefectKind.STEP);
    try (TestProject project = linked("missing-level", exports)) {
      project.check(project.level());
      List<String> before = said(project);
      assertTrue(before.stream().anyMatch(line -> line.startsWith("seam.step")), before.toString());

      Path away = Files.move(exports, outside.resolve("elsewhere"));
      // Markers come and go one by one for who reads meanwhile.
      assertTrue(
          TestProject.until(() -> missing(project) && said(project).size() == 1),
          "not told alone: " + said(project));
      IMarker marker = project.markers().get(0);
      assertEquals(project.get().getFolder("assets"), marker.getResource());
      assertEquals(IMarker.SEVERITY_ERROR, marker.getAttribute(IMarker.SEVERITY, -1));
      String words = marker.getAttribute(IMarker.MESSAGE, "");
      assertTrue(words.contains("linked folder assets is missing: " + exports), words);

      // Asked for by hand it says the same, once.
      project.check(project.level());
      assertEquals(1, said(project).size(), said(project).toString());

      Files.move(away, exports);
      assertTrue(TestProject.until(() -> said(project).equals(before)), said(project).toString());
    }
  }

  @Test
  void levelsInFoldersBelowComeBackToo() throws Exception {
    Path exports = outside.resolve("exports");
    TestTrack.write(exports.resolve("north"), DefectKind.STEP);
    TestTrack.write(exports.resolve("south"), DefectKind.STEP);
    try (TestProject project = linked("missing-below", exports)) {
      for (var level : Levels.in(project.get())) {
        project.check(level);
      }
      List<String> before = said(project);

      Path away = Files.move(exports, outside.resolve("elsewhere"));
      assertTrue(TestProject.until(() -> missing(project)), "not told: " + said(project));

      // Another link to where it is now.
      project.get().getFolder("assets").createLink(away.toUri(), IResource.REPLACE, null);
      assertTrue(TestProject.until(() -> said(project).equals(before)), said(project).toString());
    }
  }

  @Test
  void oneOfTwoFoldersStaysMissingWhileTheOtherIsChecked() throws Exception {
    Path exports = outside.resolve("exports");
    TestTrack.write(exports, DefectKind.STEP);
    try (TestProject project = linked("missing-one", exports)) {
      project.track("own", DefectKind.STEP);
      Files.move(exports, outside.resolve("elsewhere"));
      assertTrue(TestProject.until(() -> missing(project)), "not told: " + said(project));

      project.check(Levels.of(project.get().getFolder("own")).orElseThrow());

      assertTrue(missing(project), said(project).toString());
    }
  }

  /** What is left of a mount point whose drive is not mounted is an empty folder. */
  @Test
  void aLinkedFolderThatHasLostAllItsFilesIsNamedAndTheyComeBack() throws Exception {
    Path exports = outside.resolve("exports");
    TestTrack.write(exports, DefectKind.STEP);
    try (TestProject project = linked("missing-mount", exports)) {
      project.check(project.level());
      List<String> before = said(project);

      Path away = Files.move(exports, outside.resolve("elsewhere"));
      Files.createDirectory(exports);
      assertTrue(
          TestProject.until(
              () -> said(project).stream().anyMatch(line -> line.contains("assets is empty"))),
          "not told: " + said(project));
      assertTrue(TestProject.until(() -> said(project).size() == 1), said(project).toString());
      assertTrue(said(project).get(0).contains("(mounted)"), said(project).toString());
      assertTrue(said(project).get(0).contains(exports.toString()), said(project).toString());

      Files.delete(exports);
      Files.move(away, exports);
      assertTrue(TestProject.until(() -> said(project).equals(before)), said(project).toString());
    }
  }

  /** It comes back between a look at the workspace and one at the disk. */
  @Test
  void itsFilesAreSoughtOnDiskWhenItIsBack() throws Exception {
    Path exports = outside.resolve("exports");
    TestTrack.write(exports, DefectKind.STEP);
    try (TestProject project = linked("missing-between", exports);
        MissingFolderWatch watch = MissingFolderWatch.start(TrackwalkCore.book())) {
      SettingStore.set(project.get(), SettingKey.POLLING, "false");
      project.check(project.level());
      List<String> before = said(project);
      IFolder folder = project.get().getFolder("assets");

      Path away = Files.move(exports, outside.resolve("elsewhere"));
      folder.refreshLocal(IResource.DEPTH_INFINITE, null);
      assertTrue(
          TestProject.until(() -> missing(project) && said(project).size() == 1),
          "not told alone: " + said(project));

      Files.move(away, exports);
      watch.look(folder);
      assertTrue(TestProject.until(() -> said(project).equals(before)), said(project).toString());
    }
  }

  @Test
  void anEmptyFolderThatIsThereIsNotMissing() throws Exception {
    Files.createDirectory(outside.resolve("exports"));
    try (TestProject project = linked("missing-not", outside.resolve("exports"))) {
      TestProject.settle();
      Thread.sleep(500);
      assertFalse(missing(project));
      assertEquals(List.of(), Levels.in(project.get()));
    }
  }

  private static TestProject linked(String name, Path exports) throws CoreException {
    TestProject project = new TestProject(name);
    TrackwalkNature.add(project.get(), null);
    IFolder folder = project.link("assets", exports);
    folder.refreshLocal(IResource.DEPTH_INFINITE, null);
    return project;
  }

  private static boolean missing(TestProject project) {
    return said(project).stream()
        .anyMatch(line -> line.startsWith("import.unreadable The linked folder"));
  }

  private static List<String> said(TestProject project) {
    try {
      return project.markers().stream()
          .map(
              marker ->
                  marker.getAttribute(MarkerAttributes.RULE, "")
                      + " "
                      + marker.getAttribute(IMarker.MESSAGE, ""))
          .sorted()
          .toList();
    } catch (CoreException e) {
      throw new IllegalStateException(e);
    }
  }
}
