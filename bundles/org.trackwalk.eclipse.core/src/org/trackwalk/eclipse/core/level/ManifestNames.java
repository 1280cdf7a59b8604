package org.trackwalk.eclipse.core.level;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.QualifiedName;
import org.trackwalk.eclipse.core.id.CoreIds;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.manifest.LevelManifest;
import org.trackwalk.io.manifest.ManifestPiece;
import org.trackwalk.io.manifest.ManifestReader;

/** What a manifest of the workspace says; read once per version of the file. */
public final class ManifestNames {

  private static final QualifiedName KEPT = new QualifiedName(CoreIds.PLUGIN, "manifestNames");

  /** What was read, and of which version of the file. */
  private record Kept(long stamp, long size, Optional<LevelManifest> manifest) {}

  private ManifestNames() {}

  /** The manifest; empty when it cannot be read. */
  public static Optional<LevelManifest> read(IFile file) {
    Path path = DiskPath.of(file).orElse(null);
    if (path == null || !file.isAccessible()) {
      return Optional.empty();
    }
    long stamp = path.toFile().lastModified();
    long size = path.toFile().length();
    try {
      if (file.getSessionProperty(KEPT) instanceof Kept kept
          && kept.stamp() == stamp
          && kept.size() == size) {
        return kept.manifest();
      }
      Optional<LevelManifest> read = parse(path, file.getName());
      file.setSessionProperty(KEPT, new Kept(stamp, size, read));
      return read;
    } catch (CoreException e) {
      return Optional.empty(); // it has gone meanwhile
    }
  }

  /** The files on disk that a manifest names, in its order: meshes, line, neighbours. */
  public static Set<Path> files(IFile file) {
    Set<Path> files = new LinkedHashSet<>();
    LevelManifest manifest = read(file).orElse(null);
    Path folder = DiskPath.of(file).map(Path::getParent).orElse(null);
    if (manifest == null || folder == null) {
      return files;
    }
    if (manifest.pieces() != null) {
      for (ManifestPiece piece : manifest.pieces()) {
        add(files, folder, piece.file().text());
      }
    }
    if (manifest.line() != null) {
      add(files, folder, manifest.line().file().text());
    }
    manifest.neighbours().forEach(name -> add(files, folder, name));
    return files;
  }

  /** Whether a manifest means all meshes beside it. */
  public static boolean takesAll(IFile file) {
    return read(file).map(manifest -> manifest.pieces() == null).orElse(true);
  }

  private static Optional<LevelManifest> parse(Path path, String shown) {
    try {
      return Optional.of(ManifestReader.read(path, shown));
    } catch (ImportException | IOException e) {
      return Optional.empty(); // the check says what is wrong with it
    }
  }

  private static void add(Set<Path> files, Path folder, String name) {
    try {
      files.add(folder.resolve(name.replace('\\', '/')).normalize());
    } catch (InvalidPathException e) {
      return; // no name of a file; the check says so
    }
  }
}
