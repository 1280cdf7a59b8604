package org.trackwalk.io.scene;

import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Which scene to read and how.
 *
 * @param file the scene file
 * @param displayName how messages name it
 * @param allowOutside whether files outside the level's folder may be read
 * @param scene which of several scenes in the file; null for the one that the file shows first
 */
public record SceneRequest(Path file, String displayName, boolean allowOutside, String scene) {

  /** A scene as it stands. */
  public static SceneRequest of(Path file) {
    return new SceneRequest(file, file.getFileName().toString(), false, null);
  }

  /** The folder that the scene lies in; the scene itself when it is a folder. */
  public Path folder() {
    Path path = file.toAbsolutePath().normalize();
    Path parent = path.getParent();
    return parent == null || Files.isDirectory(path) ? path : parent;
  }
}
