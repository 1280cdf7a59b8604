package org.trackwalk.io.manifest;

import java.util.List;

/**
 * What a manifest says of the game that loads the level.
 *
 * @param ruleSets ids of rule sets, or files of them
 * @param surfaces the game's list of surfaces; null when none is named
 */
public record ManifestGame(List<String> ruleSets, FileReference surfaces) {

  /** A manifest that says nothing of a game. */
  public static final ManifestGame NONE = new ManifestGame(List.of(), null);
}
