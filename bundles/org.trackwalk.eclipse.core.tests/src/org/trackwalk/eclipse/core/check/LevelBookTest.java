package org.trackwalk.eclipse.core.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.ref.WeakReference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.junit.jupiter.api.Test;
import org.trackwalk.eclipse.core.TrackwalkCore;
import org.trackwalk.eclipse.core.fixture.TestProject;
import org.trackwalk.eclipse.core.fixture.TestTrack;
import org.trackwalk.eclipse.core.level.Levels;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.eclipse.core.marker.FixedMarkers;
import org.trackwalk.eclipse.core.marker.LevelMarkers;
import org.trackwalk.eclipse.core.marker.MarkerAttributes;
import org.trackwalk.eclipse.core.marker.MarkerTypes;
import org.trackwalk.eclipse.core.settings.SettingKey;
import org.trackwalk.eclipse.core.settings.SettingStore;
import org.trackwalk.examples.planted.DefectKind;
import org.trackwalk.mesh.progress.Progress;

/** Checks of levels in a workspace, from files to markers. */
final class LevelBookTest {

  @Test
  void aCheckPutsMarkersOnTheFilesOfPieces() throws Exception {
    try (TestProject project =
        new TestProject("markers").track("", DefectKind.STEP, DefectKind.HOLE_IN_PIECE)) {
      TrackLevel level = project.level();

      LevelState state = project.check(level);

      assertEquals(LevelState.Phase.CHECKED, state.phase(), state.message());
      assertEquals(1, state.parts().size());
      assertTrue(state.milliseconds() > 0);
      assertNull(state.since());
      List<IMarker> steps = TestProject.ofRule(level, "seam.step");
      assertEquals(1, steps.size(), state.findings().toString());
      IMarker step = steps.get(0);
      assertEquals(MarkerTypes.BOUNDARY_EDGE, step.getType());
      assertEquals(IMarker.SEVERITY_ERROR, step.getAttribute(IMarker.SEVERITY, -1));
      assertEquals("seam", step.getAttribute(MarkerAttributes.CATEGORY));
      assertEquals("m", step.getAttribute(MarkerAttributes.UNIT));
      double measure = Double.parseDouble(step.getAttribute(MarkerAttributes.MEASURE, ""));
      assertTrue(measure > 0.003 && measure < 0.04, "a step of 4 to 30 mm was planted: " + measure);
      String[] pieces = step.getAttribute(MarkerAttributes.PIECES, "").split(" \\| ");
      assertEquals(2, pieces.length);
      assertEquals(pieces[0] + ".obj", step.getResource().getName());
      assertTrue(step.getAttribute(IMarker.LOCATION, "").startsWith(pieces[0]));
      assertTrue(step.getAttribute(IMarker.LINE_NUMBER, 0) > 0);
      assertEquals(project.get().getName(), step.getAttribute(MarkerAttributes.LEVEL));
      MarkedFinding found = TrackwalkCore.book().finding(step).orElseThrow();
      assertEquals("seam.step", found.finding().rule());
      assertEquals(level, found.level());
      assertEquals(step.getResource(), PieceFiles.of(level, found.part(), pieces[0]).orElseThrow());
      assertEquals(
          found.part(), TrackwalkCore.book().part(level, (IFile) step.getResource()).orElseThrow());
      assertTrue(found.part().scene(Progress.none()).isPresent());
      assertEquals(state.findings().size(), LevelMarkers.of(level).size());
    }
  }

  @Test
  void markersKeepTheirIdsAndTheCountTellsWhatBecameOfThem() throws Exception {
    try (TestProject project =
        new TestProject("ids").track("", DefectKind.STEP, DefectKind.DUPLICATE_TRIANGLE)) {
      TrackLevel level = project.level();
      project.check(level);
      Map<String, Long> before = TestProject.ids(level);
      assertTrue(before.size() >= 2, before.toString());

      LevelState same = project.check(level);
      assertEquals(before, TestProject.ids(level));
      assertEquals(new SinceLast(0, before.size(), 0, 0), same.since());

      IMarker twice = TestProject.ofRule(level, "topology.duplicate-triangle").get(0);
      Map<String, byte[]> clean = TestTrack.files();
      String name = twice.getResource().getName();
      TestProject.export(project.location().resolve(name), clean.get(name));
      project.get().refreshLocal(IResource.DEPTH_INFINITE, null);
      LevelState fixed =
          project.check(level, CheckRequest.changed(Set.of((IFile) twice.getResource())));

      assertFalse(twice.exists());
      Map<String, Long> after = TestProject.ids(level);
      assertEquals(before.size() - 1, after.size(), before + " then " + TestProject.words(level));
      after.forEach((fingerprint, id) -> assertEquals(before.get(fingerprint), id));
      assertEquals(new SinceLast(1, before.size() - 1, 0, 0), fixed.since());

      // An editor that opens asks too: nothing has changed, and the last news stay the last.
      LevelState asked = project.check(level, CheckRequest.changed(Set.of()));
      assertTrue(asked.parts().get(0).idle());
      assertEquals(fixed.since(), asked.since());
    }
  }

  @Test
  void aChangeOfSettingsIsNoNews() throws Exception {
    try (TestProject project =
        new TestProject("judged").track("", DefectKind.STEP, DefectKind.DUPLICATE_TRIANGLE)) {
      TrackLevel level = project.level();
      project.check(level);
      int all = TestProject.ids(level).size();

      SettingStore.set(project.get(), SettingKey.RULES_OFF, "seam.step");
      LevelState without = project.check(level);
      assertTrue(TestProject.ids(level).size() < all, TestProject.words(level));
      assertNull(without.since(), "a rule that is off has repaired nothing");
      assertEquals(List.of(), FixedMarkers.of(level));
      int fewer = TestProject.ids(level).size();
      assertEquals(new SinceLast(0, fewer, 0, 0), project.check(level).since());

      SettingStore.set(project.get(), SettingKey.RULES_OFF, null);
      assertEquals(new SinceLast(0, all, 0, 0), project.check(level).since());
    }
  }

  @Test
  void oneUnreadableFileHasAMarkerAndTheOthersAreChecked() throws Exception {
    try (TestProject project = new TestProject("unread").track("", DefectKind.STEP)) {
      TrackLevel level = project.level();
      project.check(level);
      String pieces =
          TestProject.ofRule(level, "seam.step").get(0).getAttribute(MarkerAttributes.PIECES, "");
      String name = pieces.contains("road_07") ? "road_02.obj" : "road_07.obj";
      Path broken = project.location().resolve(name);
      byte[] good = Files.readAllBytes(broken);
      Files.writeString(broken, "this is no mesh\nat all\n");
      project.get().refreshLocal(IResource.DEPTH_INFINITE, null);

      LevelState state = project.check(level, CheckRequest.changed(Set.of()));

      List<IMarker> imports = TestProject.ofRule(level, "import.unreadable");
      assertEquals(1, imports.size(), state.message());
      assertEquals(name, imports.get(0).getResource().getName());
      assertEquals(MarkerTypes.IMPORT, imports.get(0).getType());
      assertEquals(LevelState.Phase.CHECKED, state.phase());
      assertTrue(state.message().contains(name), state.message());
      assertFalse(TestProject.ofRule(level, "seam.step").isEmpty(), TestProject.words(level));

      Files.write(broken, good);
      project.get().refreshLocal(IResource.DEPTH_INFINITE, null);
      LevelState again = project.check(level, CheckRequest.changed(Set.of()));
      assertEquals("", again.message());
      assertEquals(List.of(), TestProject.ofRule(level, "import.unreadable"));
    }
  }

  @Test
  void aBrokenManifestIsSaidThereAndTheFindingsStay() throws Exception {
    try (TestProject project = new TestProject("broken").track("", DefectKind.STEP)) {
      IFile manifest = project.write("m.trackwalk.json", "{}");
      TrackLevel level = project.level();
      assertEquals(manifest, level.anchor());
      project.check(level);
      Map<String, Long> before = TestProject.ids(level);

      project.write("m.trackwalk.json", "{\n  \"unit\": \"m\"}");
      LevelState state = project.check(level, CheckRequest.changed(Set.of()));

      assertEquals(LevelState.Phase.FAILED, state.phase());
      IMarker said = TestProject.ofRule(level, "import.unreadable").get(0);
      assertEquals(manifest, said.getResource());
      assertEquals(2, said.getAttribute(IMarker.LINE_NUMBER, 0));
      assertTrue(said.getAttribute(IMarker.MESSAGE, "").contains("units"));
      assertTrue(TestProject.ids(level).keySet().containsAll(before.keySet()));
      assertEquals(1, state.parts().size());

      project.write("m.trackwalk.json", "{\n  \"units\": \"m\"}");
      project.check(level, CheckRequest.changed(Set.of()));
      assertEquals(before, TestProject.ids(level));
    }
  }

  @Test
  void oneUnreadableFileOfAManifestIsLeftOut() throws Exception {
    try (TestProject project = new TestProject("leftout").track("", DefectKind.STEP)) {
      project.write("m.trackwalk.json", "{}");
      TrackLevel level = project.level();
      Path broken = project.location().resolve("verge_r_01.obj");
      byte[] good = Files.readAllBytes(broken);
      Files.writeString(broken, "this is no mesh\nat all\n");
      project.get().refreshLocal(IResource.DEPTH_INFINITE, null);

      LevelState state = project.check(level);

      assertEquals(LevelState.Phase.CHECKED, state.phase(), state.message());
      List<IMarker> imports = TestProject.ofRule(level, "import.unreadable");
      assertEquals(1, imports.size(), state.message());
      assertEquals("verge_r_01.obj", imports.get(0).getResource().getName());
      assertEquals(1, TestProject.ofRule(level, "seam.step").size(), TestProject.words(level));
      int pieces = state.parts().get(0).checked().context().level().pieces().size();

      Files.write(broken, good);
      project.get().refreshLocal(IResource.DEPTH_INFINITE, null);
      LevelState again = project.check(level, CheckRequest.changed(Set.of()));
      assertEquals("", again.message());
      assertEquals(pieces + 1, again.parts().get(0).checked().context().level().pieces().size());
    }
  }

  @Test
  void whoAsksForEverythingMeansTheDisk() throws Exception {
    try (TestProject project = new TestProject("disk").track("")) {
      TrackLevel level = project.level();
      int pieces = pieces(project.check(level));

      Files.delete(project.location().resolve("decal_skid_01.obj"));

      assertEquals(pieces - 1, pieces(project.check(level)));
    }
  }

  private static int pieces(LevelState state) {
    return state.parts().get(0).checked().context().level().pieces().size();
  }

  @Test
  void closingTheProjectFreesTheLevel() throws Exception {
    try (TestProject project = new TestProject("free").track("")) {
      TrackLevel level = project.level();
      WeakReference<Object> surface = checkedSurface(project, level);
      assertNotNull(surface.get());
      TrackwalkCore.book().hold(level);

      project.get().close(null);

      assertTrue(
          TestProject.until(
              () -> {
                System.gc();
                return surface.get() == null;
              }),
          "something still holds the level's surface");
    }
  }

  private static WeakReference<Object> checkedSurface(TestProject project, TrackLevel level)
      throws InterruptedException {
    LevelState state = project.check(level);
    return new WeakReference<>(state.parts().get(0).checked().context().surface());
  }

  @Test
  void ofLevelsThatNobodyHoldsTheLastAreKept() throws Exception {
    LevelBook book = TrackwalkCore.book();
    try (TestProject project = new TestProject("kept").track("a").track("b").track("c")) {
      List<TrackLevel> levels = Levels.in(project.get());
      assertEquals(3, levels.size());
      book.hold(levels.get(0));
      for (TrackLevel level : levels) {
        project.check(level);
      }
      TrackLevel fourth = level(project.track("d"), "d");
      project.check(fourth);

      assertEquals(1, book.state(levels.get(0)).parts().size());
      assertEquals(0, book.state(levels.get(1)).parts().size());
      assertEquals(LevelState.Phase.CHECKED, book.state(levels.get(1)).phase());
      assertEquals(1, book.state(levels.get(2)).parts().size());
      assertEquals(1, book.state(fourth).parts().size());

      book.release(levels.get(0));
      assertEquals(0, book.state(levels.get(0)).parts().size());
      project.check(levels.get(0), CheckRequest.changed(Set.of()));
      assertEquals(1, book.state(levels.get(0)).parts().size());
    }
  }

  private static TrackLevel level(TestProject project, String folder) {
    return new TrackLevel(project.get().getFolder(folder), TrackLevel.Kind.FOLDER);
  }

  @Test
  void aKitOfPartsIsCheckedInParts() throws Exception {
    try (TestProject project = new TestProject("kit")) {
      Map<String, byte[]> files = TestTrack.files(DefectKind.STEP);
      byte[] one = files.get("road_01.obj");
      Files.write(project.location().resolve("a.obj"), one);
      Files.write(project.location().resolve("b.obj"), one);
      project.get().refreshLocal(IResource.DEPTH_INFINITE, null);

      LevelState state = project.check(project.level());

      assertEquals(LevelState.Phase.CHECKED, state.phase(), state.message());
      assertEquals(2, state.parts().size());
    }
  }
}
