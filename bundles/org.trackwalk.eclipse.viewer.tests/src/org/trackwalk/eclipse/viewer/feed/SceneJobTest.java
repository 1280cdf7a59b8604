package org.trackwalk.eclipse.viewer.feed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.atomic.AtomicReference;
import org.eclipse.core.runtime.IStatus;
import org.junit.jupiter.api.Test;
import org.trackwalk.eclipse.core.check.EngineWords;
import org.trackwalk.eclipse.core.check.LevelPart;

/** The view hears when it gets nothing to draw. */
class SceneJobTest {

  @Test
  void aFaultOfOursIsToldInTheView() throws Exception {
    LevelPart nothing = new LevelPart("lap", null, null, null, null, EngineWords.NONE, null, null);
    AtomicReference<LoadedPart> loaded = new AtomicReference<>();
    AtomicReference<String> failed = new AtomicReference<>("");
    SceneJob job = new SceneJob(nothing, null, null, loaded::set, failed::set);
    job.schedule();
    job.join();
    assertEquals(IStatus.OK, job.getResult().getSeverity());
    assertNull(loaded.get());
    assertTrue(failed.get().startsWith("The 3D view of lap cannot be prepared"), failed.get());
  }
}
