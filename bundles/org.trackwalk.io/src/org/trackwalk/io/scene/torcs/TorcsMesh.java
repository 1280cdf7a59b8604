package org.trackwalk.io.scene.torcs;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.trackwalk.io.folder.LevelFolder;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.scene.SceneRequest;

/** Finds the mesh of a track: the file that it names, else its twin of another name. */
final class TorcsMesh {

  /** What the games take when a track names none. */
  private static final String USUAL = "track.ac";

  private TorcsMesh() {}

  /**
   * The mesh as the manifest names it.
   *
   * @param notes gets what was taken instead of what
   */
  static String find(SceneRequest request, TorcsSection file, List<String> notes)
      throws ImportException {
    String named = file.section("Graphic").text("3d description", USUAL).replace('\\', '/');
    LevelFolder wall = new LevelFolder(request.folder(), request.allowOutside());
    String taken = named;
    List<String> twins = twins(named);
    if (!Files.exists(request.folder().resolve(named))) {
      for (String twin : twins) {
        if (taken.equals(named) && Files.exists(request.folder().resolve(twin))) {
          notes.add("'" + named + "' is not there; its twin '" + twin + "' was taken");
          taken = twin;
        }
      }
    }
    String place = file.element().place();
    Path mesh = wall.resolve(request.folder(), taken, request.displayName(), place);
    for (String twin : twins) {
      if (taken.equals(named) && Files.exists(mesh.resolveSibling(name(twin)))) {
        notes.add("'" + twin + "' is another form of the same mesh and was left out");
      }
    }
    return taken;
  }

  private static String name(String path) {
    return path.substring(path.lastIndexOf('/') + 1);
  }

  /** What the same mesh may be called: before it was made for the game, and as its source. */
  private static List<String> twins(String name) {
    String lower = name.toLowerCase(Locale.ROOT);
    int stem = name.lastIndexOf('.');
    if (lower.endsWith(".acc")) {
      return List.of(name.substring(0, name.length() - 1), name.substring(0, stem) + "-src.ac");
    }
    return lower.endsWith(".ac")
        ? List.of(name + "c", name.substring(0, stem) + "-src.ac")
        : List.of();
  }
}
