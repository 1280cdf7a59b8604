package org.trackwalk.eclipse.ui.open;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
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
   * The scene files of a folder that can be read with all that they name; none where somebody has
   * written manifests, which say the same. What is a level as it stands asks nothing.
   */
  static List<Path> in(Path folder, IProgressMonitor monitor) {
    try (Stream<Path> files = Files.list(folder)) {
      if (files.anyMatch(file -> file.toString().endsWith(LevelManifest.ENDING))) {
        return List.of();
      }
      List<Path> usable = new ArrayList<>();
      List<SceneFinder> all = SceneFinder.in(folder);
      for (SceneFinder scene : all) {
        Path file = scene.file().toAbsolutePath().normalize();
        boolean level = scene.format().levelsIn(file.getParent()).contains(file);
        // One that cannot be used says why; of several, others may be meant.
        if (!level && (all.size() == 1 || refusal(scene.file(), monitor).isEmpty())) {
          usable.add(scene.file());
        }
      }
      return usable;
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
