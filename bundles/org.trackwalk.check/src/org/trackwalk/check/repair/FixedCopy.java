package org.trackwalk.check.repair;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.trackwalk.io.folder.LevelFolder;
import org.trackwalk.io.patch.FilePatch;
import org.trackwalk.io.patch.PatchException;
import org.trackwalk.io.source.Companions;
import org.trackwalk.io.source.LevelSource;

/**
 * Levels with their fixes in another folder: every file that they are made of, textures and
 * material libraries too, in the same places relative to each other.
 */
public final class FixedCopy {

  private final Map<Path, byte[]> contents = new LinkedHashMap<>();
  private final Set<Path> files = new LinkedHashSet<>();
  private final Set<Path> leftOut = new LinkedHashSet<>();
  private final List<List<Path>> starts = new ArrayList<>();
  private final boolean allowOutside;

  /**
   * No level yet.
   *
   * @param allowOutside whether what a level's files name outside its folder is copied, too
   */
  public FixedCopy(boolean allowOutside) {
    this.allowOutside = allowOutside;
  }

  /**
   * Adds a level.
   *
   * @param read the files that it was read from, as {@code Level.sources()} names them
   * @param patches by absolute path, in the order in which they are applied
   * @throws PatchException when a file has changed since the plan was made, or two levels want
   *     different things of one file
   */
  public void add(LevelSource source, List<String> read, List<FilePatch> patches)
      throws PatchException, IOException {
    Set<Path> own = new LinkedHashSet<>();
    for (Path start : source.files()) {
      own.add(start.toAbsolutePath().normalize());
    }
    Path made = null;
    for (FilePatch patch : patches) {
      made = patch.makes() ? Path.of(patch.file()) : made;
    }
    starts.add(made == null ? List.copyOf(own) : List.of(made));
    for (String shown : read) {
      Path file = Path.of(shown).toAbsolutePath().normalize();
      if (Files.isRegularFile(file)) {
        own.add(file);
      }
    }
    LevelFolder folder = new LevelFolder(common(own), allowOutside);
    for (Path file : List.copyOf(own)) {
      own.addAll(Companions.within(folder, file, leftOut));
    }
    Map<Path, byte[]> patched = new LinkedHashMap<>();
    for (FilePatch patch : patches) {
      Path file = Path.of(patch.file());
      byte[] old = patched.get(file);
      if (old == null && Files.exists(file)) {
        old = Files.readAllBytes(file);
      }
      own.add(file);
      patched.put(file, patch.apply(old));
    }
    for (Path file : own) {
      byte[] content = patched.get(file);
      byte[] known = contents.get(file);
      boolean both = files.contains(file);
      if (both && !(content == null ? known == null : Arrays.equals(content, known))) {
        throw new PatchException(file + " belongs to two levels that change it differently");
      }
      files.add(file);
      if (content != null) {
        contents.put(file, content);
      }
    }
  }

  /**
   * Finds out early whether {@link #write} has a chance; nothing is left in the folder.
   *
   * @throws FileAlreadyExistsException when a file is there that is to be written
   * @throws IOException when the folder cannot be made
   */
  public void requireFree(Path folder) throws IOException {
    for (Path to : targets(folder).values()) {
      if (Files.exists(to)) {
        throw new FileAlreadyExistsException(to.toString());
      }
    }
    NewFiles tried = new NewFiles();
    try {
      tried.folder(folder);
    } finally {
      tried.remove();
    }
  }

  /**
   * Writes all files.
   *
   * @param folder may be there, but none of the files may
   * @return for each level the files it starts from, in the new folder
   * @throws FileAlreadyExistsException when a file is there; nothing is written then
   * @throws IOException when a file cannot be read or written; what was written is removed again
   */
  public List<List<Path>> write(Path folder) throws IOException {
    requireFree(folder);
    Map<Path, Path> targets = targets(folder);
    NewFiles written = new NewFiles();
    boolean whole = false;
    try {
      for (Map.Entry<Path, Path> entry : targets.entrySet()) {
        byte[] content = contents.get(entry.getKey());
        if (content == null) {
          written.copy(entry.getKey(), entry.getValue());
        } else {
          written.write(entry.getValue(), content);
        }
      }
      whole = true;
    } finally {
      if (!whole) {
        written.remove();
      }
    }
    return starts.stream().map(level -> level.stream().map(targets::get).toList()).toList();
  }

  /**
   * Files that levels name and that lie outside the folder that holds all that was read of them:
   * they are no part of the copy.
   */
  public List<Path> leftOut() {
    return leftOut.stream().filter(file -> !files.contains(file)).toList();
  }

  /** The folder that all of some files lie in. */
  private static Path common(Set<Path> files) {
    Path base = null;
    for (Path file : files) {
      base = base == null ? file.getParent() : base;
      while (!file.startsWith(base)) {
        base = base.getParent();
      }
    }
    return base;
  }

  /** Where each file goes. */
  private Map<Path, Path> targets(Path folder) {
    Path base = common(files);
    Map<Path, Path> targets = new LinkedHashMap<>();
    for (Path file : files) {
      targets.put(file, folder.resolve(base.relativize(file).toString()));
    }
    return targets;
  }
}
