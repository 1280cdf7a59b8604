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
  private final List<List<Path>> starts = new ArrayList<>();

  /**
   * Adds a level.
   *
   * @throws PatchException when a file has changed since the plan was made, or two levels want
   *     different things of one file
   */
  public void add(LevelSource source, FixPlan plan) throws PatchException, IOException {
    Set<Path> own = new LinkedHashSet<>();
    for (Path start : source.files()) {
      own.add(start.toAbsolutePath().normalize());
    }
    starts.add(List.copyOf(own));
    for (String shown : plan.before().sources()) {
      Path file = Path.of(shown).toAbsolutePath().normalize();
      if (Files.isRegularFile(file)) {
        own.add(file);
      }
    }
    for (Path file : List.copyOf(own)) {
      own.addAll(Companions.of(file));
    }
    Map<Path, byte[]> patched = new LinkedHashMap<>();
    for (FilePatch patch : plan.patches()) {
      Path file = Path.of(patch.file());
      byte[] old = patched.containsKey(file) ? patched.get(file) : Files.readAllBytes(file);
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
   * Writes all files.
   *
   * @param folder may be there, but none of the files may
   * @return for each level the files it starts from, in the new folder
   * @throws FileAlreadyExistsException when a file is there; nothing is written then
   */
  public List<List<Path>> write(Path folder) throws IOException {
    Path base = null;
    for (Path file : files) {
      base = base == null ? file.getParent() : base;
      while (!file.startsWith(base)) {
        base = base.getParent();
      }
    }
    for (Path file : files) {
      Path to = folder.resolve(base.relativize(file).toString());
      if (Files.exists(to)) {
        throw new FileAlreadyExistsException(to.toString());
      }
    }
    for (Path file : files) {
      Path to = folder.resolve(base.relativize(file).toString());
      Files.createDirectories(to.toAbsolutePath().getParent());
      byte[] content = contents.get(file);
      if (content == null) {
        Files.copy(file, to);
        // A copy of a file that must not be changed is one that may be.
        to.toFile().setWritable(true, true);
      } else {
        Files.write(to, content);
      }
    }
    Path top = base;
    return starts.stream()
        .map(l -> l.stream().map(s -> folder.resolve(top.relativize(s).toString())).toList())
        .toList();
  }
}
