package org.trackwalk.eclipse.ui.flow;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import org.eclipse.core.resources.IResource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.trackwalk.eclipse.ui.fixture.Bench;
import org.trackwalk.eclipse.ui.fixture.QuietLog;

/** In a project of levels a saved file is checked by itself, and the console says so. */
@ExtendWith(QuietLog.class)
class BuilderTest {

  @Test
  void aSavedFileIsCheckedAndTheFindingGoesWithTheFault() throws Exception {
    Track track = Track.nearMiss("builder");
    Bench.nature(track.project());
    Bench.until("the finding", () -> track.has("weld.near-miss"));
    Bench.idle();
    Path good =
        Path.of(System.getProperty("trackwalk.root"), "examples/rules/weld.near-miss/good.obj");
    Files.copy(
        good,
        track.mesh().getLocation().toPath(),
        java.nio.file.StandardCopyOption.REPLACE_EXISTING);
    track.mesh().refreshLocal(IResource.DEPTH_ZERO, null);
    Bench.until("the finding to go", () -> !track.has("weld.near-miss"));
    Bench.until("the console", () -> Bench.console().contains("1 fixed"));
    Bench.idle();
    String said = Bench.console();
    assertTrue(said.contains("builder: "), said);
    assertTrue(said.contains("Since the check before: 1 fixed"), said);
    Bench.delete(track.project());
  }
}
