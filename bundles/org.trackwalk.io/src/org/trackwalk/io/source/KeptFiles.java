package org.trackwalk.io.source;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.trackwalk.io.aside.ShelfFile;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportedMesh;
import org.trackwalk.io.patch.Digest;
import org.trackwalk.mesh.progress.Progress;

/**
 * Mesh files that have been read, kept as long as their size, time and content stay as they were:
 * for somebody who loads the same level again and again. What is kept is the very same object each
 * time.
 */
public final class KeptFiles {

  /** What decides how a file is read. */
  private record Wanted(
      Path file, String scene, String displayName, Path levelFolder, LoadOptions options) {}

  /** Size and time of a file, and a digest of its bytes. */
  private record Stamp(Path file, long size, FileTime time, String digest) {}

  private record Kept(ImportedMesh mesh, List<Stamp> stamps) {}

  private final boolean keeps;
  private final Consumer<Path> noted;

  /** Takes meshes as soon as a file is read; null when they are held. */
  private final ShelfFile shelf;

  private Map<Wanted, Kept> before = Map.of();
  private Map<Wanted, Kept> now = new HashMap<>();
  private final Set<Path> doubted = new HashSet<>();
  private int read;

  private KeptFiles(boolean keeps, Consumer<Path> noted, ShelfFile shelf) {
    this.keeps = keeps;
    this.noted = noted;
    this.shelf = shelf;
  }

  /** Keeps nothing: each file is read each time. */
  public static KeptFiles none() {
    return noting(file -> {});
  }

  /**
   * Keeps nothing, but tells of each file that decides what is loaded: meshes, buffers, manifest,
   * line; and of a folder when a file more in it would be a piece more. One may be told of several
   * times.
   */
  public static KeptFiles noting(Consumer<Path> noted) {
    return new KeptFiles(false, noted, null);
  }

  /** Keeps what the last load read. */
  public static KeptFiles empty() {
    return new KeptFiles(true, file -> {}, null);
  }

  /**
   * Keeps nothing, and puts the meshes of each file on a shelf before the next is read: loading
   * takes the memory of the largest file.
   */
  public static KeptFiles on(ShelfFile shelf) {
    return new KeptFiles(false, file -> {}, shelf);
  }

  /**
   * Begins another load of the level.
   *
   * @param changed files whose content is looked at even where size and time say that they are as
   *     they were: a file may be written twice within one tick of the clock
   */
  public void begin(Set<Path> changed) {
    Map<Wanted, Kept> known = new HashMap<>(before);
    known.putAll(now);
    before = known;
    now = new HashMap<>();
    changed.forEach(file -> doubted.add(plain(file)));
    read = 0;
  }

  /** Ends a load that went well: what it did not ask for is dropped. */
  public void end() {
    before = Map.of();
    doubted.clear();
  }

  /** Whether meshes are put on a shelf. */
  boolean shelves() {
    return shelf != null;
  }

  /** How many mesh files were parsed since {@link #begin}. */
  public int read() {
    return read;
  }

  ImportedMesh read(
      MeshFile file, String displayName, Path levelFolder, LoadOptions options, Progress progress)
      throws ImportException, IOException {
    if (!keeps) {
      noted.accept(file.path());
      ImportedMesh mesh = FilesLevel.read(file, displayName, levelFolder, options, progress);
      note(mesh.filesRead());
      return shelf == null ? mesh : mesh.withPieces(shelf.laid(mesh.pieces()));
    }
    Wanted wanted = new Wanted(plain(file.path()), file.scene(), displayName, levelFolder, options);
    Kept kept = now.getOrDefault(wanted, before.get(wanted));
    if (kept != null) {
      List<Stamp> stamps = same(kept.stamps());
      if (stamps != null) {
        now.put(wanted, new Kept(kept.mesh(), stamps));
        return kept.mesh();
      }
    }
    // The stamp is taken first: what is written in between is seen as a change the next time.
    Stamp own = stamp(wanted.file());
    ImportedMesh mesh = FilesLevel.read(file, displayName, levelFolder, options, progress);
    read++;
    List<Stamp> stamps = new ArrayList<>();
    stamps.add(own);
    for (Path other : mesh.filesRead()) {
      if (!plain(other).equals(own.file())) {
        stamps.add(stamp(plain(other)));
      }
    }
    now.put(wanted, new Kept(mesh, stamps));
    return mesh;
  }

  /** Tells of files that were read beside the meshes. */
  void note(Collection<Path> files) {
    files.forEach(noted);
  }

  /** The stamps with their present times; null when a file's content is another one. */
  private List<Stamp> same(List<Stamp> stamps) throws IOException {
    List<Stamp> present = new ArrayList<>();
    for (Stamp stamp : stamps) {
      if (!Files.isRegularFile(stamp.file())) {
        return null;
      }
      BasicFileAttributes a = Files.readAttributes(stamp.file(), BasicFileAttributes.class);
      if (a.size() != stamp.size()) {
        return null;
      }
      Stamp found = stamp;
      if (!a.lastModifiedTime().equals(stamp.time()) || doubted.contains(stamp.file())) {
        found = stamp(stamp.file());
        if (!found.digest().equals(stamp.digest())) {
          return null;
        }
      }
      present.add(found);
    }
    return present;
  }

  private static Stamp stamp(Path file) throws IOException {
    BasicFileAttributes a = Files.readAttributes(file, BasicFileAttributes.class);
    return new Stamp(file, a.size(), a.lastModifiedTime(), Digest.of(Files.readAllBytes(file)));
  }

  private static Path plain(Path file) {
    return file.toAbsolutePath().normalize();
  }
}
