package org.trackwalk.io.collada;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.trackwalk.io.folder.LevelFolder;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.names.NearestName;
import org.trackwalk.io.names.PrintableName;
import org.trackwalk.io.names.UriName;
import org.trackwalk.mesh.progress.Progress;

/** The file and those that it refers to, each read once. */
final class DaeFiles {

  private final ImportRequest request;
  private final Progress progress;
  private final Map<Path, DaeDocument> read = new HashMap<>();
  private final List<Path> paths = new ArrayList<>();

  /**
   * An element in a file.
   *
   * @param document the file
   * @param id the element; empty for the file as a whole
   */
  record Target(DaeDocument document, String id) {}

  DaeFiles(ImportRequest request, Progress progress) {
    this.request = request;
    this.progress = progress;
  }

  /** The file that was asked for. */
  DaeDocument main() throws ImportException, IOException {
    return document(request);
  }

  /** Every file that was opened. */
  List<Path> paths() {
    return paths;
  }

  /** Every file that was read, the first one first. */
  List<DaeDocument> documents() {
    return paths.stream().map(p -> read.get(p.toAbsolutePath().normalize())).toList();
  }

  /**
   * What a reference means.
   *
   * @param url {@code #id} or {@code file.dae#id}
   * @param line where it stands in {@code from}
   */
  Target resolve(DaeDocument from, String url, int line) throws ImportException, IOException {
    int mark = url.indexOf('#');
    String file = mark < 0 ? url : url.substring(0, mark);
    String id = mark < 0 ? "" : url.substring(mark + 1);
    if (file.isEmpty()) {
      return new Target(from, id);
    }
    LevelFolder wall = new LevelFolder(request.levelFolder(), request.allowOutside());
    Path base = from.file.toAbsolutePath().getParent();
    Path path = wall.resolve(base, UriName.decoded(file), from.shown, "line " + line);
    DaeDocument known = read.get(path);
    if (known == null) {
      String shown = path.getFileName().toString();
      known =
          document(
              new ImportRequest(
                  path, shown, request.levelFolder(), request.allowOutside(), null, null));
    }
    return new Target(known, id);
  }

  /** The element of an id, as it stands or with its percent signs resolved; else a refusal. */
  static <T> T element(Map<String, T> elements, Target target, DaeDocument from, int line)
      throws ImportException {
    T found = elements.get(target.id());
    if (found == null) {
      found = elements.get(UriName.decoded(target.id()));
    }
    if (found == null) {
      throw missing(elements.keySet(), target, from, line);
    }
    return found;
  }

  private static ImportException missing(
      Set<String> known, Target target, DaeDocument from, int line) {
    String where = target.document() == from ? "this file" : target.document().shown;
    return new ImportException(
        from.shown,
        "line " + line,
        "'"
            + PrintableName.of(target.id())
            + "' is not in "
            + where
            + NearestName.hint(target.id(), known)
            + "; export it again");
  }

  private DaeDocument document(ImportRequest asked) throws ImportException, IOException {
    DaeDocument document = DaeReader.read(asked, progress);
    Path path = asked.file().toAbsolutePath().normalize();
    read.put(path, document);
    paths.add(asked.file());
    return document;
  }
}
