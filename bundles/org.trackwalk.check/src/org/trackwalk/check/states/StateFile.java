package org.trackwalk.check.states;

import java.nio.file.Path;
import java.util.List;
import org.trackwalk.io.manifest.LevelManifest;

/** Where the states of a level's findings are kept: in version control beside its manifest. */
public final class StateFile {

  /** How such a file ends, behind the name of a manifest without its ending, or is called. */
  public static final String ENDING = "trackwalk-states.json";

  private StateFile() {}

  /**
   * The file of a level; it need not exist.
   *
   * @param files the meshes or the manifest that the level starts from
   */
  public static Path of(List<Path> files) {
    Path first = files.get(0).toAbsolutePath().normalize();
    String name = first.getFileName().toString();
    return first.resolveSibling(
        name.endsWith(LevelManifest.ENDING)
            ? name.substring(0, name.length() - LevelManifest.ENDING.length()) + "." + ENDING
            : ENDING);
  }
}
