package org.trackwalk.io.source;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.MemoryNeed;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.progress.Progress;

/**
 * A level that can be loaded, or an input that cannot. It holds paths only, so a run over many
 * levels needs the memory of one.
 *
 * @param displayName how reports name it: as the user named the path, with {@code /}
 * @param status whether there is a level to load
 * @param reason one line for {@code FAILED} and {@code SKIPPED}; else empty
 * @param files the mesh files or the manifest that it starts from
 * @param loader reads it
 * @param twinOf the file that holds the same level as this one, in another format or under another
 *     name; null when none does
 * @param passedScene of which kind the scene files are that a skipped input stands for, in words;
 *     they are levels only when they have been imported. Empty when it stands for none
 */
public record LevelSource(
    String displayName,
    Status status,
    String reason,
    List<Path> files,
    Loader loader,
    Path twinOf,
    String passedScene) {

  /** A source whose files no other one holds. */
  public LevelSource(
      String displayName, Status status, String reason, List<Path> files, Loader loader) {
    this(displayName, status, reason, files, loader, null, "");
  }

  /** What became of an input before it is loaded. */
  public enum Status {
    /** It can be loaded; that may still fail. */
    FOUND,
    /** It was asked for and cannot be read: exit code 3. */
    FAILED,
    /** It was met in a folder and is of a kind that is not read. */
    SKIPPED
  }

  /** Reads a level from disk. */
  @FunctionalInterface
  public interface Loader {
    /** Reads it; see {@link LevelSource#load}. */
    Level load(KeptFiles kept, Progress progress) throws ImportException, IOException;

    /**
     * Everything but the content of the files that decides what is loaded, as text: names, grouping
     * and options. Equal texts and equal files give equal levels. Empty when that is not known.
     */
    default String identity() {
      return "";
    }

    /**
     * The mesh files as far as they are known without reading them; one that is shown several times
     * comes several times. Empty when that is not known.
     */
    default List<Path> meshFiles() {
      return List.of();
    }
  }

  /** Takes a copy of the list. */
  public LevelSource {
    files = List.copyOf(files);
  }

  /** {@link Loader#identity()}; empty when there is nothing to load. */
  public String identity() {
    return loader == null ? "" : loader.identity();
  }

  static LevelSource found(String displayName, List<Path> files, Loader loader) {
    return new LevelSource(displayName, Status.FOUND, "", files, loader);
  }

  static LevelSource failed(String displayName, Path file, String reason) {
    return new LevelSource(displayName, Status.FAILED, reason, List.of(file), null);
  }

  static LevelSource skipped(String displayName, Path file, String reason) {
    return new LevelSource(displayName, Status.SKIPPED, reason, List.of(file), null);
  }

  /** Scene files that were met and are not levels yet; {@code kind} says of which kind they are. */
  static LevelSource passed(String displayName, Path file, String kind) {
    String reason = kind + ": " + ImportAdvice.of(displayName);
    return new LevelSource(displayName, Status.SKIPPED, reason, List.of(file), null, null, kind);
  }

  /** The same, holding what another file holds too. */
  LevelSource twinOf(Path other) {
    return new LevelSource(displayName, status, reason, files, loader, other, passedScene);
  }

  /**
   * One line on why {@link #load} failed, to stand behind the display name: that name is not said
   * again, another file of the level is named.
   */
  public String why(ImportException e) {
    return ReadProblems.reason(e, displayName);
  }

  /** The same for a file that the system did not let us read. */
  public String why(IOException e) {
    return ReadProblems.reason(e, displayName);
  }

  /**
   * Reads the level; each call reads the files again.
   *
   * @throws ImportException when a file cannot be understood or does not fit into memory
   * @throws IOException when it cannot be read from disk
   * @throws IllegalStateException when there is nothing to load
   */
  public Level load(Progress progress) throws ImportException, IOException {
    return load(KeptFiles.none(), progress);
  }

  /**
   * Reads the level; a file that is kept and has not changed is not read again.
   *
   * @throws ImportException as {@link #load(Progress)}
   * @throws IOException likewise
   * @throws IllegalStateException likewise
   */
  public Level load(KeptFiles kept, Progress progress) throws ImportException, IOException {
    if (loader == null) {
      throw new IllegalStateException(displayName + " cannot be loaded: " + reason);
    }
    try {
      return loader.load(kept, progress);
    } catch (OutOfMemoryError e) {
      throw MemoryNeed.exhausted(displayName, e);
    }
  }
}
