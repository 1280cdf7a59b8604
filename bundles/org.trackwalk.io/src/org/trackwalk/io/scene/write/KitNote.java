package org.trackwalk.io.scene.write;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.trackwalk.io.scene.ImportedScene;
import org.trackwalk.io.scene.SceneRequest;
import org.trackwalk.io.source.LevelInit;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.progress.Progress;

/**
 * Whether the mesh files of a folder that was taken for one scene look like one level when nobody
 * says so. It stands apart from the formats, which finding levels needs, because it finds levels.
 */
public final class KitNote {

  private KitNote() {}

  /**
   * The same scene, with a note more when its files look like several levels.
   *
   * @throws IOException when the folder cannot be listed
   */
  public static ImportedScene added(ImportedScene scene, SceneRequest request, Progress progress)
      throws IOException {
    Set<String> files = files(scene);
    if (!Files.isDirectory(request.file()) || files.size() < 2) {
      return scene;
    }
    LoadOptions options = new LoadOptions(null, null, false, false, request.allowOutside());
    int levels =
        LevelInit.propose(request.file(), files::contains, options, progress).proposals().size();
    if (levels < 2) {
      return scene;
    }
    String places =
        levels == files.size()
            ? "by their places none of these " + levels + " files belongs to another: they look"
            : "by their places these files look";
    String note =
        places
            + " like "
            + levels
            + " levels, or like parts of a kit; take out of 'pieces' what does not belong here, or"
            + " let trackwalk init write one manifest each";
    List<String> notes = Stream.concat(scene.notes().stream(), Stream.of(note)).toList();
    return new ImportedScene(
        scene.name(),
        scene.folder(),
        scene.manifest(),
        scene.line(),
        scene.lineClosed(),
        notes,
        scene.lineSpeeds(),
        scene.lineSides());
  }

  private static Set<String> files(ImportedScene scene) {
    return scene.manifest().pieces().stream()
        .map(piece -> piece.file().text())
        .collect(Collectors.toSet());
  }
}
