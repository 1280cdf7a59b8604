package org.trackwalk.cli.command;

import java.util.List;
import org.trackwalk.cli.console.InputException;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.drive.trial.CrowdedBodiesException;
import org.trackwalk.drive.trial.Trial;
import org.trackwalk.drive.trial.TrialSetup;
import org.trackwalk.drive.trial.Trials;
import org.trackwalk.io.importer.MemoryNeed;
import org.trackwalk.mesh.progress.Progress;

/** A drive of the bodies of one file: what is too much for the memory is told with its name. */
final class CrowdedDrive {

  /** A drive that may turn out to be more than there is room for. */
  @FunctionalInterface
  interface Drive<T> {
    T get() throws InputException;
  }

  private CrowdedDrive() {}

  /**
   * Drives them.
   *
   * @param file that says which they are, for the message
   */
  static List<Trial> of(String file, ProbeScene scene, List<TrialSetup> setups, Progress progress)
      throws InputException {
    try {
      return Trials.of(scene, setups, progress);
    } catch (CrowdedBodiesException e) {
      throw new InputException(file + ": " + e.getMessage());
    } catch (OutOfMemoryError e) {
      throw new InputException(
          file + " " + MemoryNeed.exhausted() + ", or give fewer bodies or --steps");
    }
  }
}
