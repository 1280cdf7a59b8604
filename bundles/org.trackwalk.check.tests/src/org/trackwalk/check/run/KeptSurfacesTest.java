package org.trackwalk.check.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.check.report.LevelReport;
import org.trackwalk.check.settings.CheckSettings;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.progress.Progress;

/** A nightly run over many levels must not hold the geometry of all of them. */
class KeptSurfacesTest {

  @TempDir Path folder;

  private LevelReport check(UnaryOperator<LevelReport> keep) throws IOException {
    Path file = folder.resolve("level.obj");
    Files.writeString(file, "v 0 0 0\nv 0 0 4\nv 4 0 4\nf 1 2 3\n");
    return CheckRun.run(
            List.of(file),
            LoadOptions.DEFAULT,
            CheckSettings.defaults(),
            "test",
            keep,
            Progress.none())
        .levels()
        .get(0);
  }

  @Test
  void onlyWhereSomethingIsDrawn() throws IOException {
    LevelReport drawn = check(UnaryOperator.identity());
    LevelReport listed = check(LevelReport::withoutSurface);
    assertNotNull(drawn.surface());
    assertNull(listed.surface());
    assertNull(listed.surfaceClass());
    assertEquals(drawn.facts().boundaryEdges(), listed.facts().boundaryEdges());
    assertEquals(drawn.ledger(), listed.ledger());
  }
}
