package org.trackwalk.eclipse.core.open;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What was deleted is forgotten, what may come back with its drive is not. */
class GoneFileTest {

  @TempDir Path folder;

  @Test
  void aDeletedFileBesideOthersIsGone() throws Exception {
    Path ring = Files.createFile(folder.resolve("ring.obj"));
    Files.createFile(folder.resolve("other.obj"));
    assertFalse(GoneFile.is(ring), "it is there");
    Files.delete(ring);
    assertTrue(GoneFile.is(ring));
  }

  @Test
  void anEmptyOrMissingFolderMayBeADriveThatIsAway() throws Exception {
    assertFalse(GoneFile.is(folder.resolve("ring.obj")), "an empty folder");
    assertFalse(GoneFile.is(folder.resolve("away").resolve("ring.obj")), "no folder");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/Volumes",
        "/mnt",
        "/net",
        "/media",
        "/media/ann",
        "/run/media",
        "/run/media/ann"
      })
  void drivesHangHere(String place) {
    assertTrue(GoneFile.holdsDrives(Path.of(place)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"/", "/run", "/home/ann", "/media/ann/stick", "/mnt/stick", "/Volumes/a"})
  void othersAreFoldersOfFiles(String place) {
    assertFalse(GoneFile.holdsDrives(Path.of(place)));
  }
}
