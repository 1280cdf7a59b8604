package org.trackwalk.eclipse.ui.open;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.core.runtime.IProgressMonitor;
import org.trackwalk.eclipse.core.check.MonitorProgress;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.manifest.LevelManifest;
import org.trackwalk.io.scene.SceneFormat;
import org.trackwalk.io.scene.SceneRequest;
import org.trackwalk.io.scene.formats.SceneFinder;
import org.trackwalk.io.scene.formats.SceneFormats;

/** Which scenes of games a folder has, and whether one can be read with all that it names. */
final class SceneUse {

  private SceneUse() {}

  /**
   * The scene files of a folder that a scene of a game can be read from; none where somebody has
   * written manifests, which say the same.
   */
  static List<Path> in(Path folder) {
    try (Stream<Path> files = Files.list(folder)) {
      if (files.anyMatch(file -> file.toString().endsWith(LevelManifest.ENDING))) {
        return List.of();
      }
      return SceneFinder.in(folder).stream().map(SceneFinder::file).toList();
    } catch (IOException | UncheckedIOException e) {
      return List.of(); // whoever looks for meshes there says so
    }
  }

  /** Why not, in one line; empty when it can. */
  static Optional<String> refusal(Path path, IProgressMonitor monitor) {
    SceneFormat format = SceneFormats.of(path).orElseThrow();
    try {
      format.read(SceneRequest.of(path), new MonitorProgress(monitor));
      return Optional.empty();
    } catch (ImportException e) {
      return Optional.of(e.oneLine());
    } catch (IOException | IllegalArgumentException e) {
      return Optional.of(path + ": " + e.getMessage());
    }
  }
}
