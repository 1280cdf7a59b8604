package org.trackwalk.io.patch;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFileAttributes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.trackwalk.io.aside.AsideFile;
import org.trackwalk.io.aside.KeptFile;

/**
 * Applies patches to files, all or none: every new content is written aside first, and only when
 * all are there they take the places of the old ones.
 */
public final class PatchedFiles {

  private PatchedFiles() {}

  /**
   * Applies patches in their order; several may be of one file.
   *
   * @param patches by absolute path
   * @throws PatchException when a file is not what its patch was made for; nothing is changed then
   * @throws IOException when a file cannot be read or written; what was replaced is put back
   */
  public static void apply(List<FilePatch> patches) throws PatchException, IOException {
    apply(patches, "read");
  }

  /**
   * Takes fixes back: applies what {@link UndoFile#read} gives. Files that are as before already
   * are left alone, for a fix that was stopped halfway has changed some of them only.
   *
   * @throws PatchException when a file was changed after it was fixed; nothing is changed then
   * @throws IOException as {@link #apply}
   */
  public static void takeBack(List<FilePatch> patches) throws PatchException, IOException {
    apply(pending(patches), "fixed");
  }

  private static void apply(List<FilePatch> patches, String since)
      throws PatchException, IOException {
    Map<Path, byte[]> old = new LinkedHashMap<>();
    Map<Path, byte[]> changed = new LinkedHashMap<>();
    for (FilePatch patch : patches) {
      Path file = real(patch.file());
      if (!old.containsKey(file)) {
        old.put(file, Files.exists(file) ? Files.readAllBytes(file) : null);
        changed.put(file, old.get(file));
      }
      changed.put(file, patch.apply(changed.get(file), since));
    }
    Map<Path, AsideFile> aside = new LinkedHashMap<>();
    try {
      for (Map.Entry<Path, byte[]> entry : changed.entrySet()) {
        Path file = entry.getKey();
        boolean there = old.get(file) != null;
        if (there && !Files.isWritable(file)) {
          throw new PatchException(file + " is write-protected");
        }
        if (entry.getValue() != null) {
          aside.put(file, there ? AsideFile.hidden(file) : AsideFile.beside(file));
          fill(aside.get(file), entry.getValue(), there ? file : null);
        }
      }
      for (Map.Entry<Path, byte[]> entry : old.entrySet()) {
        if (!Arrays.equals(there(entry.getKey()), entry.getValue())) {
          throw new PatchException(entry.getKey() + " has changed while it was patched");
        }
      }
      swap(aside, old);
    } finally {
      for (AsideFile file : aside.values()) {
        file.close();
      }
    }
  }

  private static byte[] there(Path file) throws IOException {
    return Files.exists(file) ? Files.readAllBytes(file) : null;
  }

  /** The file behind links; one that is yet to be made has its name in the real folder. */
  private static Path real(String file) throws PatchException, IOException {
    Path path = Path.of(file);
    if (!Files.exists(path) && Files.isDirectory(path.toAbsolutePath().getParent())) {
      return path.toAbsolutePath().getParent().toRealPath().resolve(path.getFileName());
    }
    if (!Files.isRegularFile(path)) {
      throw new PatchException(file + " is not there");
    }
    return path.toRealPath();
  }

  /**
   * The patches that still change something: without those of files that are already what their
   * patches would make of them.
   *
   * @param patches by absolute path, in their order; several may be of one file
   */
  public static List<FilePatch> pending(List<FilePatch> patches) throws IOException {
    Map<String, String> after = new HashMap<>();
    patches.forEach(patch -> after.put(patch.file(), patch.after()));
    List<FilePatch> pending = new ArrayList<>();
    for (FilePatch patch : patches) {
      Path file = Path.of(patch.file());
      String wanted = after.get(patch.file());
      boolean done =
          wanted.isEmpty()
              ? !Files.exists(file)
              : Files.isRegularFile(file) && Digest.of(Files.readAllBytes(file)).equals(wanted);
      if (!done) {
        pending.add(patch);
      }
    }
    return pending;
  }

  /** Content, and what a file like the one that goes has besides; null for a new one. */
  private static void fill(AsideFile aside, byte[] content, Path like) throws IOException {
    aside.fill(content);
    if (like == null) {
      return;
    }
    PosixFileAttributeView from = Files.getFileAttributeView(like, PosixFileAttributeView.class);
    if (from != null) {
      PosixFileAttributeView to =
          Files.getFileAttributeView(aside.path(), PosixFileAttributeView.class);
      PosixFileAttributes wanted = from.readAttributes();
      own(wanted, to);
      // Last: who gives a file away may lose bits of its permissions.
      to.setPermissions(wanted.permissions());
    }
  }

  /**
   * Owner and group as far as the system lets one give a file away. Mostly it lets only its keeper
   * do that; then the fixed file belongs to who fixed it, which docs/fixes.md says, and that is no
   * reason to refuse the fix.
   */
  private static void own(PosixFileAttributes wanted, PosixFileAttributeView to)
      throws IOException {
    PosixFileAttributes is = to.readAttributes();
    try {
      if (!wanted.group().equals(is.group())) {
        to.setGroup(wanted.group());
      }
      if (!wanted.owner().equals(is.owner())) {
        to.setOwner(wanted.owner());
      }
    } catch (FileSystemException | UnsupportedOperationException notAllowed) {
      // The file stays with who fixed it; its permissions are set all the same.
    }
  }

  private static void swap(Map<Path, AsideFile> aside, Map<Path, byte[]> old) throws IOException {
    Map<Path, KeptFile> kept = new LinkedHashMap<>();
    try {
      for (Path file : old.keySet()) {
        if (old.get(file) != null) {
          kept.put(file, KeptFile.of(file));
        }
      }
      List<Path> done = new ArrayList<>();
      try {
        for (Path file : old.keySet()) {
          done.add(file);
          if (aside.containsKey(file)) {
            aside.get(file).moveTo(file);
          } else {
            Files.deleteIfExists(file);
          }
        }
      } catch (IOException e) {
        putBack(done, kept, e);
        throw e;
      }
    } finally {
      for (KeptFile file : kept.values()) {
        file.close();
      }
    }
  }

  /** As it was; what cannot be put back is told behind the failure that made it necessary. */
  private static void putBack(List<Path> done, Map<Path, KeptFile> kept, IOException failure) {
    for (Path file : done) {
      try {
        if (kept.containsKey(file)) {
          kept.get(file).putBack();
        } else {
          Files.deleteIfExists(file);
        }
      } catch (IOException e) {
        failure.addSuppressed(e);
      }
    }
  }
}
