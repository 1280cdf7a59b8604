package org.trackwalk.io.aside;

import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;

/**
 * A folder to work in that goes when it is closed. It lies among the caches of this user and not in
 * the system's folder for temporary files, and a lock says that its process lives: what a killed
 * run left is taken away by the next one that needs such a folder.
 */
public final class ScratchFolder implements Closeable {

  private static final String LOCK = ".lock";

  /** 128 bits: nobody can foresee the name. */
  private static final int RANDOM_BYTES = 16;

  /** A younger lock may be about to be taken by the process that has just made it. */
  private static final Duration SETTLED = Duration.ofMinutes(1);

  private final Path folder;
  private final Path lock;
  private final FileChannel held;

  /** Goes too; null where folders of other runs may lie in it. */
  private final Path ownHome;

  private ScratchFolder(Path folder, Path lock, FileChannel held, Path ownHome) {
    this.folder = folder;
    this.lock = lock;
    this.held = held;
    this.ownHome = ownHome;
  }

  /**
   * Makes an empty folder.
   *
   * @throws IOException when neither the user's caches nor the system's folder for temporary files
   *     takes one
   */
  public static ScratchFolder make() throws IOException {
    try {
      return make(UserCaches.folder().resolve("scratch"), false);
    } catch (IOException noCaches) {
      Path system = Path.of(System.getProperty("java.io.tmpdir"));
      return make(Files.createTempDirectory(system, "trackwalk-"), true);
    }
  }

  /**
   * Makes an empty folder in a home, which is made where it is not there, and tidies the home.
   *
   * @param alone whether the home is for this folder only, and goes with it
   */
  static ScratchFolder make(Path home, boolean alone) throws IOException {
    Files.createDirectories(home);
    sweep(home);
    byte[] random = new byte[RANDOM_BYTES];
    new SecureRandom().nextBytes(random);
    String name = ProcessHandle.current().pid() + "-" + HexFormat.of().formatHex(random);
    Path lock = home.resolve(name + LOCK);
    FileChannel held =
        FileChannel.open(lock, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
    try {
      held.tryLock();
      Path folder = Files.createDirectory(home.resolve(name));
      // Homes are links on some systems; importers compare real paths.
      return new ScratchFolder(folder.toRealPath(), lock, held, alone ? home : null);
    } catch (IOException e) {
      held.close();
      Files.deleteIfExists(lock);
      throw e;
    }
  }

  /** Where to work, a real path. */
  public Path folder() {
    return folder;
  }

  /**
   * Takes the folder away with all that is in it. Where that fails the lock's file stays, free: a
   * later run sweeps both.
   */
  @Override
  public void close() throws IOException {
    try {
      delete(folder);
    } finally {
      held.close();
    }
    Files.deleteIfExists(lock);
    if (ownHome != null) {
      Files.deleteIfExists(ownHome);
    }
  }

  /** What processes left that are no more. */
  private static void sweep(Path home) throws IOException {
    List<Path> locks;
    try (Stream<Path> all = Files.list(home)) {
      locks = all.filter(path -> path.toString().endsWith(LOCK)).sorted().toList();
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
    String own = ProcessHandle.current().pid() + "-";
    Instant young = Instant.now().minus(SETTLED);
    for (Path lock : locks) {
      String name = lock.getFileName().toString();
      // Closing a file takes the locks away that this very process holds on it.
      if (name.startsWith(own)) {
        continue;
      }
      try {
        if (Files.getLastModifiedTime(lock).toInstant().isBefore(young) && isFree(lock)) {
          delete(home.resolve(name.substring(0, name.length() - LOCK.length())));
          Files.deleteIfExists(lock);
        }
      } catch (IOException e) {
        continue; // another run takes it away, or the next one does
      }
    }
  }

  private static boolean isFree(Path lock) throws IOException {
    try (FileChannel channel = FileChannel.open(lock, StandardOpenOption.WRITE);
        FileLock taken = channel.tryLock()) {
      return taken != null;
    } catch (OverlappingFileLockException e) {
      return false;
    }
  }

  /** A folder and all in it; links are taken away, not followed. */
  private static void delete(Path folder) throws IOException {
    if (!Files.exists(folder)) {
      return;
    }
    List<Path> all;
    try (Stream<Path> walk = Files.walk(folder)) {
      all = walk.sorted(Comparator.reverseOrder()).toList();
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
    for (Path path : all) {
      Files.deleteIfExists(path);
    }
  }
}
