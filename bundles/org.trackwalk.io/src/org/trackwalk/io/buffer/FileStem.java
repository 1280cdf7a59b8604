package org.trackwalk.io.buffer;

import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.names.PrintableName;

/** A file's name without folders and without its ending: what a piece without a name is called. */
public final class FileStem {

  private FileStem() {}

  /** The stem of the file's display name; never empty. */
  public static String of(ImportRequest request) {
    String path = request.displayName();
    String name = path.substring(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
    int dot = name.lastIndexOf('.');
    String stem = PrintableName.of(dot > 0 ? name.substring(0, dot) : name);
    return stem.isEmpty() ? "piece" : stem;
  }
}
