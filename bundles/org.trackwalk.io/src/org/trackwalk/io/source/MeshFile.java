package org.trackwalk.io.source;

import java.nio.file.Path;

/**
 * A file and the way to it as the user sees it.
 *
 * @param path the file
 * @param shown for reports: as the user named it or its folder, with {@code /}
 * @param scene which scene of a file that has several; null for the one that it shows first
 */
record MeshFile(Path path, String shown, String scene) {

  /** A file that is read as it shows itself. */
  MeshFile(Path path, String shown) {
    this(path, shown, null);
  }

  /** A path as the user typed it. */
  static MeshFile of(Path path) {
    String text = path.normalize().toString().replace('\\', '/');
    return new MeshFile(path, text.isEmpty() ? "." : text);
  }

  /** A file or folder inside this folder. */
  MeshFile child(Path path) {
    String name = path.getFileName().toString();
    if (shown.equals(".")) {
      return new MeshFile(path, name);
    }
    return new MeshFile(path, shown.endsWith("/") ? shown + name : shown + "/" + name);
  }

  /** The same file, read for one of its scenes; null for the one that it shows first. */
  MeshFile inScene(String wanted) {
    return new MeshFile(path, shown, wanted);
  }

  /** The last name of the path; of {@code .} the name of the folder that it stands for. */
  String name() {
    Path name = path.toAbsolutePath().normalize().getFileName();
    return name == null ? shown : name.toString();
  }

  /** The name without its ending. */
  String stem() {
    String name = name();
    int dot = name.lastIndexOf('.');
    return dot <= 0 ? name : name.substring(0, dot);
  }

  /** The folder that it lies in. */
  Path folder() {
    Path parent = path.toAbsolutePath().normalize().getParent();
    return parent == null ? path.toAbsolutePath().normalize() : parent;
  }
}
