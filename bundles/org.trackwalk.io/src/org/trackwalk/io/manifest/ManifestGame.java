package org.trackwalk.io.manifest;

import java.util.List;
import java.util.Objects;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * What a manifest says of the game that loads the level.
 *
 * @param ruleSets ids of rule sets, or files of them
 * @param surfaces the game's list of surfaces; null when none is named
 * @param pitLane the line through the pits; null when none is named
 */
public record ManifestGame(List<String> ruleSets, FileReference surfaces, FileReference pitLane) {

  /** A manifest that says nothing of a game. */
  public static final ManifestGame NONE = new ManifestGame(List.of(), null, null);

  /** The files that it names besides rule sets. */
  public List<FileReference> files() {
    return Stream.of(surfaces, pitLane).filter(Objects::nonNull).toList();
  }

  /** The same in a manifest from which these files are called otherwise. */
  public ManifestGame moved(UnaryOperator<String> name) {
    return new ManifestGame(ruleSets, moved(surfaces, name), moved(pitLane, name));
  }

  private static FileReference moved(FileReference file, UnaryOperator<String> name) {
    return file == null ? null : FileReference.of(name.apply(file.text()));
  }
}
