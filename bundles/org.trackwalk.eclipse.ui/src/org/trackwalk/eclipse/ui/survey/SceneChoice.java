package org.trackwalk.eclipse.ui.survey;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.scene.SceneNames;
import org.trackwalk.io.scene.formats.SceneFinder;

/**
 * One of the scenes that a path may mean.
 *
 * @param finder the file and its kind
 * @param scene its name in the file; null for the one that is taken when none is asked for
 * @param label what a list shows
 */
public record SceneChoice(SceneFinder finder, String scene, String label) {

  /**
   * All scenes of a file, or of the files of a folder; the usual one of the first file comes first.
   *
   * @return at least one
   * @throws ImportException when there is none
   * @throws IOException when the folder cannot be listed
   */
  static List<SceneChoice> of(Path path) throws ImportException, IOException {
    List<SceneFinder> files = Files.isDirectory(path) ? SceneFinder.in(path) : List.of();
    List<SceneChoice> choices = new ArrayList<>();
    for (SceneFinder file : files.isEmpty() ? List.of(SceneFinder.find(path)) : files) {
      choices.addAll(of(file, files.size() > 1));
    }
    return choices;
  }

  /** All scenes of a file, the usual one first. */
  static List<SceneChoice> of(SceneFinder file, boolean among) {
    String name = String.valueOf(file.file().getFileName());
    SceneNames scenes = file.format().scenes(file.file());
    List<SceneChoice> choices = new ArrayList<>();
    if (scenes.names().size() < 2) {
      choices.add(new SceneChoice(file, null, name));
      return choices;
    }
    for (int i = 0; i < scenes.names().size(); i++) {
      String scene = scenes.names().get(i);
      boolean usual = i == scenes.usual();
      String label = (among ? name + ": " : "") + scene + (usual ? " (shown first)" : "");
      choices.add(usual ? 0 : choices.size(), new SceneChoice(file, usual ? null : scene, label));
    }
    return choices;
  }
}
