package org.trackwalk.eclipse.core.worker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.IStatus;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.trackwalk.eclipse.core.TrackwalkCore;
import org.trackwalk.eclipse.core.check.CheckRequest;
import org.trackwalk.eclipse.core.check.LevelCheckJob;
import org.trackwalk.eclipse.core.fixture.TestProject;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.io.worker.WorkerProgram;

/** The importer process is killed or no longer wanted while it reads; the workbench goes on. */
class WorkerEndTest {

  private static final String MAIN = "org.trackwalk.assimp.Main";

  private static final int ALONG = 300;
  private static final int ACROSS = 200;

  /** Of the processor: after so much of it a ready importer is in the middle of the file. */
  private static final Duration READING = Duration.ofMillis(100);

  @BeforeEach
  void processes() {
    assumeTrue(
        !System.getProperty(WorkerProgram.PATH, "").isEmpty(),
        "the importer process is not installed in this platform");
    assumeTrue(
        ProcessHandle.current().info().commandLine().isPresent(),
        "this system does not tell what processes run");
  }

  @Test
  void anotherImporterTakesOverFromAKilledOne() throws Exception {
    try (TestProject project = new TestProject("taken over")) {
      TrackLevel level = fbx(project, ALONG);
      project.check(level);
      ProcessHandle importer = importers().findFirst().orElseThrow();
      Duration before = used(importer);
      LevelCheckJob job = TrackwalkCore.book().job(level, CheckRequest.full());
      fbx(project, ALONG + 1); // what has not changed is not read again
      job.schedule();
      while (used(importer).minus(before).compareTo(READING) < 0 && job.getResult() == null) {
        Thread.sleep(5);
      }
      importer.destroyForcibly();
      job.join();

      assertTrue(job.getResult().isOK());
      assertFalse(TestProject.words(level).contains("the importer"), TestProject.words(level));
      assertEquals(1, TrackwalkCore.book().state(level).parts().size());
    }
  }

  @Test
  void importersThatAreAllKilledAreOneLineOnTheFile() throws Exception {
    try (TestProject project = new TestProject("killed")) {
      TrackLevel level = fbx(project, ALONG);
      LevelCheckJob job = TrackwalkCore.book().job(level, CheckRequest.full());
      job.schedule();
      while (job.getResult() == null) {
        importers().forEach(ProcessHandle::destroyForcibly);
        Thread.sleep(5);
      }

      List<IMarker> markers = project.markers();
      assertEquals(1, markers.size(), TestProject.words(level));
      String message = markers.get(0).getAttribute(IMarker.MESSAGE, "");
      assertTrue(message.contains("the importer "), message);
      assertEquals(1, message.lines().count(), message);
      assertEquals("road.fbx", markers.get(0).getResource().getName());

      project.check(level);
      assertFalse(TestProject.words(level).contains("the importer"), TestProject.words(level));
      assertEquals(1, TrackwalkCore.book().state(level).parts().size());
    }
  }

  @Test
  void aCancelledImportEndsItsProcess() throws Exception {
    try (TestProject project = new TestProject("no longer wanted")) {
      TrackLevel level = fbx(project, ALONG);
      importers().forEach(ProcessHandle::destroyForcibly);
      LevelCheckJob job = TrackwalkCore.book().job(level, CheckRequest.full());
      job.schedule();
      List<ProcessHandle> seen = List.of();
      while (seen.isEmpty() && job.getResult() == null) {
        Thread.sleep(5);
        seen = importers().toList();
      }
      job.cancel();
      job.join();

      assertEquals(IStatus.CANCEL, job.getResult().getSeverity());
      assertEquals(List.of(), project.markers());
      for (ProcessHandle importer : seen) {
        importer.onExit().get(); // waits for its end, which comes without anybody's help
      }
      project.check(level);
      assertEquals(1, TrackwalkCore.book().state(level).parts().size());
    }
  }

  private static TrackLevel fbx(TestProject project, int along) throws Exception {
    Files.writeString(project.location().resolve("road.fbx"), BigFbx.text(along, ACROSS));
    project.get().refreshLocal(IResource.DEPTH_INFINITE, null);
    return project.level();
  }

  private static Duration used(ProcessHandle importer) {
    return importer.info().totalCpuDuration().orElse(READING);
  }

  /** Those that this program has started. */
  private static Stream<ProcessHandle> importers() {
    return ProcessHandle.current()
        .descendants()
        .filter(child -> child.info().commandLine().orElse("").contains(MAIN));
  }
}
