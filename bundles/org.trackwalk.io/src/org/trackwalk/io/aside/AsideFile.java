package org.trackwalk.io.aside;

import java.io.Closeable;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Set;

/**
 * A file that is written beside its place and then moved there, so that no half file is ever seen
 * under the name that counts. It is made exclusively: what lies there under its name, be it a link
 * to somewhere else, is never opened, and nobody can know the name before. Closing takes it away
 * unless it was moved.
 */
public final class AsideFile implements Closeable {

  /** What the names match; a killed run leaves such a file behind. */
  public static final String NAMES = "\\.trackwalk-[0-9a-f]{32}\\.part";

  /** 128 bits, as for keys: they cannot be guessed, and no two are alike. */
  private static final int RANDOM_BYTES = 16;

  private static final Set<PosixFilePermission> OWNER_ONLY =
      PosixFilePermissions.fromString("rw-------");

  private final Path path;
  private final FileChannel channel;
  private boolean moved;

  private AsideFile(Path path, FileChannel channel) {
    this.path = path;
    this.channel = channel;
  }

  /**
   * Makes an empty file in the folder of a target, for those who may read new files there.
   *
   * @throws IOException when the folder takes no file
   */
  public static AsideFile beside(Path target) throws IOException {
    return made(target);
  }

  /**
   * Makes an empty file beside a target that is its owner's alone until its permissions are set.
   *
   * @throws IOException as {@link #beside}
   */
  public static AsideFile hidden(Path target) throws IOException {
    boolean posix = target.getFileSystem().supportedFileAttributeViews().contains("posix");
    return posix ? made(target, PosixFilePermissions.asFileAttribute(OWNER_ONLY)) : made(target);
  }

  private static AsideFile made(Path target, FileAttribute<?>... attributes) throws IOException {
    Path path = free(target);
    Set<StandardOpenOption> exclusive =
        Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
    return new AsideFile(path, FileChannel.open(path, exclusive, attributes));
  }

  /** A name beside a target that nobody can foresee. */
  static Path free(Path target) {
    byte[] random = new byte[RANDOM_BYTES];
    new SecureRandom().nextBytes(random);
    String name = ".trackwalk-" + HexFormat.of().formatHex(random) + ".part";
    return target.toAbsolutePath().resolveSibling(name);
  }

  /**
   * Writes a small file whole and on the disk before it has its name.
   *
   * @param replace whether a file that is there may be replaced
   * @throws FileAlreadyExistsException when it is there and must not
   * @throws IOException when it cannot be written; then what was there is there
   */
  public static void write(byte[] content, Path target, boolean replace) throws IOException {
    if (!replace && Files.exists(target, LinkOption.NOFOLLOW_LINKS)) {
      throw new FileAlreadyExistsException(target.toString()); // before anything is written
    }
    try (AsideFile aside = beside(target)) {
      aside.fill(content);
      if (replace) {
        aside.moveTo(target);
      } else {
        aside.moveToFree(target);
      }
    }
  }

  /** Where it lies. */
  public Path path() {
    return path;
  }

  /**
   * What fills it; closing that keeps the file, and waits until the disk has it: a file whose name
   * outlives its content, because the power goes, would be neither the old nor the new one.
   */
  public OutputStream stream() {
    return new FilterOutputStream(Channels.newOutputStream(channel)) {
      @Override
      public void write(byte[] bytes, int from, int count) throws IOException {
        out.write(bytes, from, count);
      }

      @Override
      public void close() throws IOException {
        if (channel.isOpen()) {
          channel.force(true);
        }
        super.close();
      }
    };
  }

  /** The same without waiting, for content that is held against a digest when it is read. */
  public OutputStream quickStream() {
    return Channels.newOutputStream(channel);
  }

  /** Fills it and waits until the disk has it. */
  public void fill(byte[] content) throws IOException {
    ByteBuffer left = ByteBuffer.wrap(content);
    while (left.hasRemaining()) {
      channel.write(left);
    }
    channel.force(true);
  }

  /**
   * Takes the place of a target in one step where the file system can. A link there is replaced,
   * not followed.
   */
  public void moveTo(Path target) throws IOException {
    channel.close();
    replace(path, target);
    moved = true;
  }

  /**
   * Takes a place where nothing is, not even a link.
   *
   * @throws FileAlreadyExistsException when something is there
   */
  public void moveToFree(Path target) throws IOException {
    channel.close();
    Files.move(path, target);
    moved = true;
  }

  /** Moves a file into a place; in one step where the file system can. */
  static void replace(Path from, Path to) throws IOException {
    try {
      Files.move(from, to, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } catch (AtomicMoveNotSupportedException e) {
      Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  /** Takes it away if it was not moved. */
  @Override
  public void close() throws IOException {
    channel.close();
    if (!moved) {
      Files.deleteIfExists(path);
    }
  }
}
