package org.trackwalk.check.repair;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
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

  private final Path folder;
  private final Path base;
  private final Map<Path, Path> originals = new LinkedHashMap<>();
  private final List<Path> starts = new ArrayList<>();
  private final LoadOptions options;

  private WorkingCopy(Path folder, Path base, LoadOptions options) {
    this.folder = folder;
    this.base = base;
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
    // Temporary folders are links on some systems; importers compare real paths.
    Path folder = Files.createTempDirectory("trackwalk-fix").toRealPath();
    boolean several = source.files().size() > 1;
    LoadOptions load =
        new LoadOptions(options.up(), options.unit(), !several, several, options.allowOutside());
    WorkingCopy copy = new WorkingCopy(folder, folder.resolve(top.relativize(base)), load);
    for (Path file : files) {
      Path to = folder.resolve(top.relativize(file).toString());
      Files.createDirectories(to.getParent());
      Files.copy(file, to);
      copy.originals.put(to, file);
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

  /** Where a copied file came from. */
  Path original(Path copied) {
    return originals.getOrDefault(copied, copied);
  }

  /** Changes copied files. */
  void apply(List<FilePatch> patches) throws PatchException, IOException {
    for (FilePatch patch : patches) {
      Path file = Path.of(patch.file());
      Files.write(file, patch.apply(Files.readAllBytes(file)));
    }
  }

  @Override
  public void close() throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      all.sorted(Comparator.reverseOrder()).forEach(WorkingCopy::delete);
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  private static void delete(Path path) {
    try {
      Files.deleteIfExists(path);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
