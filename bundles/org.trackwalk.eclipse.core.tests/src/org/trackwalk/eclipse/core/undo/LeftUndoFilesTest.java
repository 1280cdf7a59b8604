package org.trackwalk.eclipse.core.undo;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Only old undo files go, and nothing else that lies beside them. */
class LeftUndoFilesTest {

  private static final Instant NOON = Instant.parse("2026-01-10T12:00:00Z");

  @Test
  void oldOnesGo(@TempDir Path folder) throws Exception {
    Path old = file(folder, "fix-1.trackwalk-undo.json", NOON.minusSeconds(1));
    Path young = file(folder, "fix-2.trackwalk-undo.json", NOON);
    Path other = file(folder, "levels.json", NOON.minusSeconds(1));

    LeftUndoFiles.delete(folder, NOON);

    assertFalse(Files.exists(old));
    assertTrue(Files.exists(young));
    assertTrue(Files.exists(other));
  }

  private static Path file(Path folder, String name, Instant written) throws Exception {
    Path file = Files.writeString(folder.resolve(name), "{}");
    Files.setLastModifiedTime(file, FileTime.from(written));
    return file;
  }
}
