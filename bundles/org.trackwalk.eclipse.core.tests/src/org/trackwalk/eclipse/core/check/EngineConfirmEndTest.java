package org.trackwalk.eclipse.core.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.junit.jupiter.api.Test;
import org.trackwalk.eclipse.core.TrackwalkCore;
import org.trackwalk.eclipse.core.fixture.TestProject;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.eclipse.core.worker.EngineBundles;
import org.trackwalk.examples.planted.DefectKind;
import org.trackwalk.io.engine.EngineException;
import org.trackwalk.io.engine.EngineProgram;
import org.trackwalk.io.engine.EngineSetup;
import org.trackwalk.mesh.progress.CancelledException;

/**
 * A level that a real engine drives, stopped by the red square of its progress: the engine's
 * process ends within a second. Skipped where ode, which needs no native library, is not installed.
 */
final class EngineConfirmEndTest {

  private static final EngineSetup ODE = EngineSetup.byId("ode").orElseThrow();

  /** An engine starts in less, seconds. */
  private static final long PATIENCE = 120;

  private static final long LOOK_MILLISECONDS = 10;

  @Test
  void theRedSquareEndsTheEngine() throws Exception {
    assumeTrue(EngineConfirm.installed(ODE), "ode is not installed: trackwalk confirm --install");
    EngineBundles.announce(); // as the workbench does when it starts
    assumeTrue(hasRunner(), "this product has no program that runs engines");
    try (TestProject project = new TestProject("confirm").track("", DefectKind.STEP)) {
      TrackLevel level = project.level();
      project.check(level);
      LevelPart part = TrackwalkCore.book().state(level).parts().get(0);
      Told monitor = new Told();
      CompletableFuture<EngineConfirm> run =
          CompletableFuture.supplyAsync(() -> driven(part, monitor));
      long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE);
      while (!monitor.drives) {
        assertFalse(run.isDone(), "it ended before it drove");
        assertTrue(System.nanoTime() < end, "no engine");
        TimeUnit.MILLISECONDS.sleep(LOOK_MILLISECONDS);
      }
      List<ProcessHandle> engines =
          ProcessHandle.current().children().filter(EngineConfirmEndTest::runs).toList();
      assertEquals(1, engines.size());

      long begun = System.nanoTime();
      monitor.setCanceled(true);
      ExecutionException e =
          assertThrows(ExecutionException.class, () -> run.get(PATIENCE, TimeUnit.SECONDS));
      engines.get(0).onExit().get(PATIENCE, TimeUnit.SECONDS);
      assertTrue(System.nanoTime() - begun < TimeUnit.SECONDS.toNanos(1));
      assertInstanceOf(CancelledException.class, e.getCause());
    }
  }

  private static boolean runs(ProcessHandle process) {
    return process.info().commandLine().orElse("").contains("org.trackwalk.engines.Main");
  }

  private static boolean hasRunner() {
    try {
      return !EngineProgram.runner().isEmpty();
    } catch (EngineException e) {
      return false;
    }
  }

  private static EngineConfirm driven(LevelPart part, Told monitor) {
    try {
      return EngineConfirm.of(part, List.of(), ODE, new MonitorProgress(monitor));
    } catch (EngineException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Knows when it was told that the engine drives. */
  private static final class Told extends NullProgressMonitor {

    private volatile boolean drives;

    @Override
    public void subTask(String name) {
      drives |= name.startsWith("ode, ");
    }
  }
}
