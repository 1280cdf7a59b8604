package org.trackwalk.io.source;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** How the files behind a level are named in its report. */
final class SourcePaths {

  private SourcePaths() {}

  /**
   * Names files from where the user stands.
   *
   * @param first the file that the user named or that was found
   * @param read what was opened for it; the first itself need not be among them
   * @return {@code first} as shown, then the others relative to its folder
   */
  static List<String> shown(MeshFile first, List<Path> read) {
    List<String> names = new ArrayList<>();
    names.add(first.shown());
    Path folder = first.folder();
    int slash = first.shown().lastIndexOf('/');
    String before = slash < 0 ? "" : first.shown().substring(0, slash + 1);
    for (Path path : read) {
      Path absolute = path.toAbsolutePath().normalize();
      String shown =
          absolute.startsWith(folder) ? before + folder.relativize(absolute) : absolute.toString();
      String name = shown.replace('\\', '/');
      if (!names.contains(name)) {
        names.add(name);
      }
    }
    return names;
  }
}
