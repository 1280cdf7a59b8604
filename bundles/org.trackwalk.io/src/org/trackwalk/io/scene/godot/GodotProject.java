package org.trackwalk.io.scene.godot;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.trackwalk.io.folder.LevelFolder;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.scene.SceneRequest;

/**
 * What {@code res://} stands for: the nearest folder upward with a {@code project.godot}, else the
 * scene's own folder.
 *
 * @param root that folder
 * @param known whether a {@code project.godot} says so
 * @param wall what references must not leave
 */
record GodotProject(Path root, boolean known, LevelFolder wall) {

  private static final String MARK = "project.godot";

  private static final String RESOURCES = "res://";

  static GodotProject of(SceneRequest request) {
    Path folder = request.folder();
    for (Path up = folder; up != null; up = up.getParent()) {
      if (Files.isRegularFile(up.resolve(MARK))) {
        return new GodotProject(up, true, new LevelFolder(up, request.allowOutside()));
      }
    }
    return new GodotProject(folder, false, new LevelFolder(folder, request.allowOutside()));
  }

  /**
   * The file that a path in a scene means.
   *
   * @param from the file that names it
   * @param place where in it
   * @throws ImportException when it is not there, or outside
   */
  Path resolve(String path, Path from, String place) throws ImportException {
    boolean absolute = path.startsWith(RESOURCES);
    Path base = absolute ? root : from.toAbsolutePath().normalize().getParent();
    String relative = absolute ? path.substring(RESOURCES.length()) : path;
    return wall.resolve(base, relative, shown(from), place);
  }

  /** Whether that file is there, outside or not. */
  boolean has(String path) {
    try {
      return Files.exists(root.resolve(path.replace(RESOURCES, "")));
    } catch (InvalidPathException e) {
      return false;
    }
  }

  /** A file as messages name it. */
  String shown(Path file) {
    Path absolute = file.toAbsolutePath().normalize();
    Path name = absolute.startsWith(root) ? root.relativize(absolute) : absolute;
    return name.toString().replace('\\', '/');
  }

  /** What to do when files are missing. */
  String advice() {
    return known
        ? "the project is not complete"
        : "there is no project.godot above the scene, so res:// was taken for its folder; import"
            + " the scene from its whole project";
  }
}
