package org.trackwalk.eclipse.ui.open;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.eclipse.core.runtime.IProgressMonitor;
import org.trackwalk.eclipse.core.check.MonitorProgress;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.scene.SceneFormat;
import org.trackwalk.io.scene.SceneRequest;
import org.trackwalk.io.scene.formats.SceneFormats;

/** Whether a game's scene can be read with all that it names. */
final class SceneUse {

  private SceneUse() {}

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
