package org.trackwalk.cli.watch;

import java.io.IOException;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.Collection;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.trackwalk.io.formats.Importers;
import org.trackwalk.io.manifest.LevelManifest;

/**
 * Size and time of all files that a level may be made of. They are looked at again and again:
 * events of the file system come from some disks only, not from network shares, containers and
 * folders that a virtual machine shares, and a few thousand files are looked at in milliseconds.
 *
 * @param files absolute path to state
 */
record FileStates(Map<Path, State> files) {

  private static final int DEEPEST = 100;

  /** What tells that a file has been written. */
  record State(long size, FileTime time) {}

  /**
   * The present state.
   *
   * @param paths files and folders that are watched; of folders the mesh files and manifests in
   *     them, however deep
   * @param others files that were read for the levels beside these
   * @param ignored absolute paths of what this program writes itself
   */
  static FileStates of(Collection<Path> paths, Collection<Path> others, Set<Path> ignored) {
    Map<Path, State> found = new TreeMap<>();
    for (Path path : paths) {
      look(path.toAbsolutePath().normalize(), found);
    }
    for (Path path : others) {
      Path file = path.toAbsolutePath().normalize();
      if (!Files.isDirectory(file)) {
        state(file, found);
      }
    }
    found.keySet().removeAll(Set.copyOf(ignored));
    return new FileStates(found);
  }

  private static void look(Path path, Map<Path, State> found) {
    if (!Files.isDirectory(path)) {
      state(path, found);
      return;
    }
    try {
      Files.walkFileTree(
          path,
          EnumSet.of(FileVisitOption.FOLLOW_LINKS),
          DEEPEST,
          new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes a) {
              boolean hidden = folder.getFileName().toString().startsWith(".");
              return hidden && !folder.equals(path)
                  ? FileVisitResult.SKIP_SUBTREE
                  : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes a) {
              String name = file.getFileName().toString();
              boolean level =
                  name.endsWith(LevelManifest.ENDING) || Importers.forFileName(name).isPresent();
              if (level && !name.startsWith(".")) {
                found.put(file, new State(a.size(), a.lastModifiedTime()));
              }
              return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFileFailed(Path file, IOException e) {
              return FileVisitResult.CONTINUE; // it is gone, or may not be read
            }
          });
    } catch (IOException e) {
      return; // the folder is gone for now
    }
  }

  private static void state(Path file, Map<Path, State> found) {
    try {
      BasicFileAttributes a = Files.readAttributes(file, BasicFileAttributes.class);
      found.put(file, new State(a.size(), a.lastModifiedTime()));
    } catch (IOException e) {
      return; // it is not there; when it comes that is a change
    }
  }
}
