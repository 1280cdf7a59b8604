package org.trackwalk.io.aside;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Folders to work in go with who made them, at the latest when the next one is made. */
final class ScratchFolderTest {

  /** No process has it: numbers of processes are positive. */
  private static final String SOMEBODY = "0-";

  @TempDir private Path folder;

  private List<Path> in(Path home) throws IOException {
    try (Stream<Path> all = Files.list(home)) {
      return all.sorted().toList();
    }
  }

  private Path left(Path home, String name) throws IOException {
    Path left = Files.createDirectories(home.resolve(name).resolve("deep")).getParent();
    Files.writeString(left.resolve("deep").resolve("track.obj"), "v 0 0 0");
    Path lock = Files.writeString(home.resolve(name + ".lock"), "");
    Files.setLastModifiedTime(lock, FileTime.from(Instant.now().minusSeconds(600)));
    return left;
  }

  @Test
  void itGoesWithAllThatIsInIt() throws IOException {
    Path home = folder.resolve("caches").resolve("scratch");
    try (ScratchFolder scratch = ScratchFolder.make(home, false)) {
      Path deep = Files.createDirectories(scratch.folder().resolve("a/b"));
      Files.writeString(deep.resolve("track.obj"), "v 0 0 0");
      Path outside = Files.writeString(folder.resolve("outside"), "stays");
      Files.createSymbolicLink(deep.resolve("link"), outside);
    }
    assertEquals(List.of(), in(home));
    assertEquals("stays", Files.readString(folder.resolve("outside")));
  }

  @Test
  void aHomeOfItsOwnGoesToo() throws IOException {
    Path home = Files.createDirectory(folder.resolve("home"));
    ScratchFolder.make(home, true).close();
    assertFalse(Files.exists(home));
  }

  @Test
  void whatAKilledRunLeftIsTakenAwayAndWhatALivingOneHasIsNot() throws IOException {
    Path home = Files.createDirectory(folder.resolve("home"));
    Path dead = left(home, SOMEBODY + "dead");
    Path living = left(home, SOMEBODY + "living");
    Path young = left(home, SOMEBODY + "young");
    Files.setLastModifiedTime(
        home.resolve(young.getFileName() + ".lock"), FileTime.from(Instant.now()));
    Path stranger = Files.createDirectory(home.resolve("stranger"));
    Path lock = home.resolve(living.getFileName() + ".lock");
    try (FileChannel held = FileChannel.open(lock, StandardOpenOption.WRITE)) {
      assertTrue(held.tryLock().isValid());
      try (ScratchFolder scratch = ScratchFolder.make(home, false)) {
        assertTrue(Files.isDirectory(scratch.folder()));
        assertFalse(Files.exists(dead));
        assertFalse(Files.exists(home.resolve(dead.getFileName() + ".lock")));
        assertTrue(Files.exists(living.resolve("deep").resolve("track.obj")));
        assertTrue(Files.exists(young));
        assertTrue(Files.exists(stranger));
      }
    }
  }

  @Test
  void whatCouldNotBeTakenAwayIsTakenByALaterRun() throws IOException {
    Path home = Files.createDirectory(folder.resolve("home"));
    ScratchFolder scratch = ScratchFolder.make(home, false);
    Path file = Files.createDirectory(scratch.folder().resolve("a")).resolve("track.obj");
    Files.writeString(file, "v 0 0 0");
    Path lock = home.resolve(scratch.folder().getFileName() + ".lock");
    Path closed = scratch.folder().resolve("a");
    assumeTrue(closed.getFileSystem().supportedFileAttributeViews().contains("posix"));
    Files.setPosixFilePermissions(closed, PosixFilePermissions.fromString("---------"));
    assumeFalse(Files.isReadable(closed), "this user may read everything");
    assertThrows(IOException.class, scratch::close);
    assertTrue(Files.exists(lock));
    Files.setPosixFilePermissions(closed, PosixFilePermissions.fromString("rwx------"));
  }
}
