package org.trackwalk.check.repair;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.trackwalk.io.aside.ScratchFolder;
import org.trackwalk.io.formats.Importers;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.manifest.LevelManifest;
import org.trackwalk.io.patch.FilePatch;
import org.trackwalk.io.patch.PatchException;
import org.trackwalk.io.source.LevelFinder;
import org.trackwalk.io.source.LevelSource;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.progress.Progress;

/** The files of a level in a folder of their own, where fixes are tried. */
final class WorkingCopy implements AutoCloseable {

  private final ScratchFolder scratch;
  private final Path base;
  private final Path home;
  private final Map<Path, Path> originals = new LinkedHashMap<>();
  private final List<Path> starts = new ArrayList<>();

  /** What the level started from before a manifest was made. */
  private final Map<Path, List<Path>> found = new LinkedHashMap<>();

  private final LoadOptions options;

  private WorkingCopy(ScratchFolder scratch, Path base, Path home, LoadOptions options) {
    this.scratch = scratch;
    this.base = base;
    this.home = home;
    this.options = options;
  }

  /**
   * Copies all files that were read for a level.
   *
   * @param level as loaded from the source
   */
  static WorkingCopy of(LevelSource source, Level level, LoadOptions options) throws IOException {
    Set<Path> files = new LinkedHashSet<>();
    for (Path start : source.files()) {
      files.add(start.toAbsolutePath().normalize());
    }
    Path base = common(files);
    for (String shown : level.sources()) {
      Path file = Path.of(shown).toAbsolutePath().normalize();
      if (Files.isRegularFile(file)) {
        files.add(file);
      }
    }
    Path top = common(files);
    ScratchFolder scratch = ScratchFolder.make();
    Path folder = scratch.folder();
    boolean several = source.files().size() > 1;
    LoadOptions load =
        new LoadOptions(options.up(), options.unit(), !several, several, options.allowOutside());
    WorkingCopy copy = new WorkingCopy(scratch, folder.resolve(top.relativize(base)), base, load);
    try {
      for (Path file : files) {
        Path to = folder.resolve(top.relativize(file).toString());
        Files.createDirectories(to.getParent());
        Files.copy(file, to);
        copy.originals.put(to, file);
      }
    } catch (IOException e) {
      copy.close();
      throw e;
    }
    for (Path start : source.files()) {
      copy.starts.add(
          folder.resolve(top.relativize(start.toAbsolutePath().normalize()).toString()));
    }
    return copy;
  }

  private static Path common(Set<Path> files) {
    Path top = null;
    for (Path file : files) {
      top = top == null ? file.getParent() : top;
      while (!file.startsWith(top)) {
        top = top.getParent();
      }
    }
    return top;
  }

  /** The level as the copied files hold it now. */
  Level load(Progress progress) throws ImportException, IOException {
    for (LevelSource source : LevelFinder.find(starts, options, progress)) {
      if (source.status() == LevelSource.Status.FOUND) {
        return source.load(progress);
      }
      throw new ImportException(source.displayName(), "", source.reason());
    }
    throw new ImportException(starts.get(0).toString(), "", "there is no level any more");
  }

  /** The copied file that a piece's file name means. */
  Path file(String shown) {
    return base.resolve(shown).normalize();
  }

  /** Whether the level starts from a manifest. */
  boolean hasManifest() {
    return starts.get(0).toString().endsWith(LevelManifest.ENDING);
  }

  /**
   * The level's manifest in the copy, or where one can be made.
   *
   * @throws PatchException when one would take the level's place among others
   */
  Path manifest() throws PatchException, IOException {
    if (hasManifest()) {
      return starts.get(0);
    }
    String name = starts.get(0).getFileName().toString();
    int dot = name.lastIndexOf('.');
    boolean alone = starts.size() == 1;
    String stem = alone && dot > 0 ? name.substring(0, dot) : home.getFileName().toString();
    Path target = home.resolve(stem + LevelManifest.ENDING);
    if (Files.exists(target)) {
      throw new PatchException(
          target.getFileName() + " lies beside it and is the level: name that file instead");
    }
    Set<Path> own = new LinkedHashSet<>();
    starts.forEach(start -> own.add(original(start)));
    try (Stream<Path> beside = Files.list(home)) {
      for (Path file : beside.sorted().toList()) {
        if (file.toString().endsWith(LevelManifest.ENDING)) {
          break; // the others are not looked for already
        }
        if (!own.contains(file) && Importers.forFileName(file.toString()).isPresent()) {
          throw new PatchException(
              "a manifest is needed, and "
                  + file.getFileName()
                  + " beside it would not be looked for any more: create the manifests of this"
                  + " folder first (trackwalk init does)");
        }
      }
    }
    Path copied = base.resolve(target.getFileName());
    originals.put(copied, target);
    return copied;
  }

  /** The level's files as a manifest beside them names them. */
  List<String> meshes() {
    return starts.stream().map(s -> base.relativize(s).toString().replace('\\', '/')).toList();
  }

  /** Where a copied file came from. */
  Path original(Path copied) {
    return originals.getOrDefault(copied, copied);
  }

  /** Changes copied files. */
  void apply(List<FilePatch> patches) throws PatchException, IOException {
    for (FilePatch patch : patches) {
      Path file = Path.of(patch.file());
      byte[] old = Files.exists(file) ? Files.readAllBytes(file) : null;
      Files.write(file, patch.apply(old));
      if (patch.makes()) {
        found.put(file, List.copyOf(starts));
        starts.clear();
        starts.add(file);
      }
    }
  }

  /**
   * Puts a file back.
   *
   * @param content null when it was not there
   */
  void restore(Path file, byte[] content) throws IOException {
    if (content != null) {
      Files.write(file, content);
      return;
    }
    Files.deleteIfExists(file);
    List<Path> before = found.remove(file);
    if (before != null) {
      starts.clear();
      starts.addAll(before);
    }
  }

  @Override
  public void close() throws IOException {
    scratch.close();
  }
}
