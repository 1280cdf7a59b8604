package org.trackwalk.assimp.scene;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What may be opened, and what is told of the rest. */
class AllowedPathsTest {

  @Test
  void filesThatAreOnlyAskedForAreNotMissed(@TempDir Path folder) throws IOException {
    Path main = Files.writeString(folder.resolve("hill.lwo"), "");
    Path kerb = Files.writeString(folder.resolve("kerb.lwo"), "");
    AllowedPaths allowed = new AllowedPaths();
    allowed.add(folder.resolve("x").resolve("..").resolve("hill.lwo"));

    assertTrue(allowed.contains(main.toAbsolutePath()));
    assertFalse(allowed.contains(kerb.toAbsolutePath()));
    assertTrue(allowed.isMissed(kerb.toAbsolutePath()));
    assertFalse(allowed.isMissed(folder.resolve("hill.anim").toAbsolutePath()));
    assertFalse(allowed.isMissed(folder.toAbsolutePath()), "a folder is no file");

    allowed.clear();
    assertFalse(allowed.contains(main.toAbsolutePath()));
  }
}
