package org.trackwalk.eclipse.core.change;

import org.eclipse.core.runtime.CoreException;
import org.trackwalk.eclipse.core.id.CoreLog;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.mesh.progress.Progress;

/** <em>Create manifest</em>: writes down what is found, as {@code trackwalk init} does. */
public final class CreateManifest {

  private CreateManifest() {}

  /**
   * The change that creates the manifest of a level, or one for each group of its files. Reads the
   * meshes: not for the UI thread.
   *
   * @throws CoreException when the level has one, or there is nothing to read
   */
  public static LevelChange of(TrackLevel level, Progress progress) throws CoreException {
    if (level.manifest().isPresent()) {
      throw new CoreException(CoreLog.refusal(level.name() + " has a manifest already"));
    }
    return ManifestChange.creating("Create manifest of " + level.name(), level, progress);
  }
}
