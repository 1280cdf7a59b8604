package org.trackwalk.eclipse.core.build;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IncrementalProjectBuilder;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.QualifiedName;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.eclipse.core.TrackwalkCore;
import org.trackwalk.eclipse.core.check.CheckRequest;
import org.trackwalk.eclipse.core.check.LastDuration;
import org.trackwalk.eclipse.core.check.LevelBook;
import org.trackwalk.eclipse.core.check.LevelListener;
import org.trackwalk.eclipse.core.check.LevelState;
import org.trackwalk.eclipse.core.fixture.TestProject;
import org.trackwalk.eclipse.core.fixture.TestTrack;
import org.trackwalk.eclipse.core.id.CoreIds;
import org.trackwalk.eclipse.core.level.Levels;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.eclipse.core.marker.LevelMarkers;
import org.trackwalk.eclipse.core.nature.TrackwalkNature;
import org.trackwalk.eclipse.core.open.OpenedTracks;
import org.trackwalk.eclipse.core.settings.SettingKey;
import org.trackwalk.eclipse.core.settings.SettingStore;
import org.trackwalk.examples.planted.DefectKind;

/** Levels are checked by themselves: those that changed, when they may, and no others. */
final class TrackwalkBuilderTest {

  /** Two pieces of road; the near end of the second is so high. */
  private static final String TWO_PIECES =
      """
      o road_a
      v 0 0 0
      v 8 0 0
      v 8 0 40
      v 0 0 40
      f 1 4 3 2
      o road_b
      v 0 %s 40
      v 8 %s 40
      v 8 0 80
      v 0 0 80
      f 5 8 7 6
      """;

  @TempDir private Path outside;

  private final List<TrackLevel> checked = new CopyOnWriteArrayList<>();
  private final LevelListener listener =
      new LevelListener() {
        @Override
        public void checked(LevelState state) {
          checked.add(state.level());
        }
      };

  @BeforeEach
  void listen() throws Exception {
    TrackwalkCore.book().addListener(listener);
    SettingStore.set(null, SettingKey.AUTO_CHECK, "on");
    SettingStore.set(null, SettingKey.POLLING_SECONDS, "0.2");
  }

  @AfterEach
  void listenNoMore() throws Exception {
    TrackwalkCore.book().removeListener(listener);
    SettingStore.set(null, SettingKey.AUTO_CHECK, null);
    SettingStore.set(null, SettingKey.POLLING_SECONDS, null);
  }

  @Test
  void theNatureBringsTheBuilderAndTakesItAway() throws Exception {
    try (TestProject project = new TestProject("nature")) {
      TrackwalkNature.add(project.get(), null);
      assertTrue(TrackwalkNature.on(project.get()));
      assertEquals(
          CoreIds.BUILDER, project.get().getDescription().getBuildSpec()[0].getBuilderName());

      TrackwalkNature.remove(project.get(), null);
      assertFalse(TrackwalkNature.on(project.get()));
      assertEquals(0, project.get().getDescription().getBuildSpec().length);
    }
  }

  @Test
  void aChangeChecksOnlyTheLevelConcerned() throws Exception {
    try (TestProject project = built("delta", "a", "b")) {
      List<TrackLevel> levels = Levels.in(project.get());
      assertEquals(2, levels.size());
      assertTrue(checked.containsAll(levels), checked.toString());
      Map<String, Long> other = TestProject.ids(levels.get(1));
      checked.clear();

      IFile file = project.get().getFile("a/road_03.obj");
      file.setContents(TestTrack.files(DefectKind.STEP).get("road_03.obj"), true, false, null);
      file.touch(null);
      settle();

      assertEquals(List.of(levels.get(0)), checked);
      assertEquals(other, TestProject.ids(levels.get(1)));
    }
  }

  @Test
  void manyChangesInARowAreOneCheck() throws Exception {
    try (TestProject project = built("burst", "a")) {
      checked.clear();
      for (Map.Entry<String, byte[]> each : TestTrack.files(DefectKind.STEP).entrySet()) {
        IFile file = project.get().getFile("a/" + each.getKey());
        file.setContents(each.getValue(), true, false, null);
      }
      settle();

      assertEquals(List.of(project.level()), checked);
      assertEquals(1, TestProject.ofRule(project.level(), "seam.step").size());
    }
  }

  @Test
  void aFileThatComesOrGoesChangesTheLevel() throws Exception {
    try (TestProject project = built("members", "a")) {
      TrackLevel level = project.level();
      int pieces = pieces(level);
      project.get().getFile("a/road_03.obj").delete(true, null);
      settle();
      assertEquals(pieces - 1, pieces(level));

      byte[] bytes = TestTrack.files().get("road_03.obj");
      project.get().getFile("a/road_03.obj").create(bytes, true, false, null);
      settle();
      assertEquals(pieces, pieces(level));
    }
  }

  @Test
  void aManifestTakesTheFolderOver() throws Exception {
    try (TestProject project = built("takeover", "a")) {
      TrackLevel folder = project.level();
      assertNotEquals(0, LevelMarkers.of(folder).size(), "even a clean circuit has a note");

      IFile manifest = project.write("a/m.trackwalk.json", "{\"bodies\": \"one\"}");
      settle();

      TrackLevel level = new TrackLevel(manifest, TrackLevel.Kind.MANIFEST);
      assertEquals(LevelState.Phase.CHECKED, TrackwalkCore.book().state(level).phase());
      assertEquals(project.markers().size(), LevelMarkers.of(level).size());

      manifest.delete(true, null);
      settle();
      assertEquals(project.markers().size(), LevelMarkers.of(folder).size());
      assertFalse(TrackwalkCore.book().levels().contains(level));
    }
  }

  @Test
  void cleanDeletesMarkersAndWhatIsKept() throws Exception {
    try (TestProject project = built("clean", "a")) {
      TrackLevel level = project.level();
      assertNotEquals(0, LevelMarkers.of(level).size());
      SettingStore.set(null, SettingKey.AUTO_CHECK, "off");

      project.get().build(IncrementalProjectBuilder.CLEAN_BUILD, null);
      settle();

      assertEquals(List.of(), project.markers());
      assertEquals(LevelState.Phase.NEVER, TrackwalkCore.book().state(level).phase());
    }
  }

  @Test
  void offMeansOffAndTheProjectDecides() throws Exception {
    try (TestProject project = built("off", "a")) {
      SettingStore.set(project.get(), SettingKey.AUTO_CHECK, "off");
      settle();
      checked.clear();

      project.get().getFile("a/road_03.obj").touch(null);
      project.get().build(IncrementalProjectBuilder.FULL_BUILD, null);
      settle();

      assertEquals(List.of(), checked);
    }
  }

  @Test
  void aSlowLevelIsNotCheckedByItself() throws Exception {
    try (TestProject project = built("slow", "a")) {
      SettingStore.set(null, SettingKey.AUTO_CHECK, "auto");
      QualifiedName key = new QualifiedName(CoreIds.PLUGIN, "milliseconds");
      IResource anchor = project.level().anchor();
      assertNotEquals(0, LastDuration.of(project.level()));
      anchor.setPersistentProperty(key, "2000.5");
      checked.clear();
      project.get().getFile("a/road_03.obj").touch(null);
      settle();
      assertEquals(List.of(), checked);

      anchor.setPersistentProperty(key, "1999.5");
      project.get().getFile("a/road_03.obj").touch(null);
      settle();
      assertEquals(List.of(project.level()), checked);
    }
  }

  @Test
  void twoProjectsAreTwoLevels() throws Exception {
    try (TestProject one = built("first", "a");
        TestProject two = built("second", "a", DefectKind.STEP)) {
      checked.clear();
      two.get().getFile("a/road_01.obj").touch(null);
      settle();

      assertEquals(List.of(two.level()), checked);
      assertEquals(List.of(), TestProject.ofRule(one.level(), "seam.step"));
      assertEquals(1, TestProject.ofRule(two.level(), "seam.step").size());
    }
  }

  @Test
  void anExportIntoALinkedFolderIsSeenAndChecked() throws Exception {
    TestTrack.write(outside);
    try (TestProject project = new TestProject("linked")) {
      IFolder linked = project.link("assets", outside);
      TrackwalkNature.add(project.get(), null);
      settle();
      TrackLevel level = Levels.of(linked).orElseThrow();
      assertEquals(List.of(), TestProject.ofRule(level, "seam.step"));

      for (Map.Entry<String, byte[]> each : TestTrack.files(DefectKind.STEP).entrySet()) {
        Files.write(outside.resolve(each.getKey()), each.getValue());
      }

      assertTrue(TestProject.until(() -> has(level, "seam.step")), "the export was not seen");
    }
  }

  @Test
  void anOpenedFileThatAnEditorShowsIsCheckedAgain() throws Exception {
    Path road = Files.writeString(outside.resolve("road.obj"), TWO_PIECES.formatted("0", "0"));
    IResource opened = OpenedTracks.open(road, null);
    TrackLevel level = Levels.of(opened).orElseThrow();
    try {
      TrackwalkCore.book().hold(level);
      TrackwalkCore.book().check(level, CheckRequest.full());
      settle();
      assertEquals(List.of(), TestProject.ofRule(level, "seam.step"));

      Files.writeString(road, TWO_PIECES.formatted("0.025", "0.025"));

      assertTrue(TestProject.until(() -> has(level, "seam.step")), "the export was not seen");
    } finally {
      TrackwalkCore.book().release(level);
      opened.getProject().delete(true, true, null);
    }
  }

  @Test
  void savingNeverWaitsForACheck() throws Exception {
    try (TestProject project = built("saving", "a")) {
      TrackLevel level = project.level();
      LevelBook book = TrackwalkCore.book();
      boolean[] saved = new boolean[1];
      LevelListener saver =
          new LevelListener() {
            @Override
            public void checking(LevelState state) {
              try {
                // In the middle of a check another thread saves; it would wait for ever here.
                Thread save =
                    new Thread(
                        () -> {
                          try {
                            project.get().getFile("a/road_01.obj").touch(null);
                            saved[0] = true;
                          } catch (CoreException e) {
                            throw new IllegalStateException(e);
                          }
                        });
                save.start();
                save.join(120_000);
              } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
              }
            }
          };
      book.addListener(saver);
      try {
        project.check(level);
      } finally {
        book.removeListener(saver);
      }
      assertTrue(saved[0], "a file could not be saved during a check");
    }
  }

  private static boolean has(TrackLevel level, String rule) {
    try {
      return !TestProject.ofRule(level, rule).isEmpty();
    } catch (CoreException e) {
      throw new IllegalStateException(e);
    }
  }

  private static int pieces(TrackLevel level) {
    return TrackwalkCore.book().state(level).parts().stream()
        .mapToInt(part -> part.checked().context().level().pieces().size())
        .sum();
  }

  private static void settle() throws InterruptedException {
    TestProject.settle();
  }

  private static TestProject built(String name, String folder, DefectKind... defects)
      throws Exception {
    TestProject project = new TestProject(name).track(folder, defects);
    return nature(project);
  }

  private static TestProject built(String name, String first, String second) throws Exception {
    return nature(new TestProject(name).track(first).track(second));
  }

  private static TestProject nature(TestProject project) throws Exception {
    IProject open = project.get();
    TrackwalkNature.add(open, null);
    open.refreshLocal(IResource.DEPTH_INFINITE, null);
    settle();
    return project;
  }
}
