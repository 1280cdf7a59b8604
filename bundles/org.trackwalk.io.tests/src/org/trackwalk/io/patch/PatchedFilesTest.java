package org.trackwalk.io.patch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a patched file keeps besides its content, and what is said of one that is not as it was. */
final class PatchedFilesTest {

  /** Not the user of any test, and without a name. */
  private static final int SOMEBODY = 61234;

  @TempDir private Path folder;
  private Path file;

  @BeforeEach
  void write() throws Exception {
    file = Files.writeString(folder.resolve("a.txt"), "old text");
  }

  private FilePatch patch() throws Exception {
    Splices splices = new Splices(Files.readAllBytes(file));
    splices.replace(0, 3, "new");
    return splices.patch(file.toString());
  }

  @Test
  void permissionsOwnerAndGroupStay() throws Exception {
    assumeTrue(Files.getFileStore(file).supportsFileAttributeView("unix"), "no owners here");
    try {
      Files.setAttribute(file, "unix:gid", SOMEBODY);
      Files.setAttribute(file, "unix:uid", SOMEBODY);
    } catch (IOException e) {
      assumeTrue(false, "only the system's keeper may give files away");
    }
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xrw-"));

    PatchedFiles.apply(List.of(patch()));

    assertEquals("new text", Files.readString(file));
    assertEquals(SOMEBODY, Files.getAttribute(file, "unix:uid"));
    assertEquals(SOMEBODY, Files.getAttribute(file, "unix:gid"));
    PosixFileAttributes now = Files.readAttributes(file, PosixFileAttributes.class);
    assertEquals("rwxr-xrw-", PosixFilePermissions.toString(now.permissions()));
  }

  @Test
  void aFileThatWasEditedIsNotTakenBack() throws Exception {
    FilePatch patch = patch();
    PatchedFiles.apply(List.of(patch));
    Files.write(file, "new text, edited".getBytes(StandardCharsets.US_ASCII));
    PatchException e =
        assertThrows(PatchException.class, () -> PatchedFiles.takeBack(List.of(patch.inverse())));
    assertTrue(e.getMessage().endsWith("has changed since it was fixed"), e.getMessage());
    assertEquals("new text, edited", Files.readString(file));
  }

  @Test
  void whatIsAsBeforeAlreadyIsLeftAlone() throws Exception {
    FilePatch patch = patch();
    PatchedFiles.takeBack(List.of(patch.inverse()));
    assertEquals("old text", Files.readString(file));
  }
}
