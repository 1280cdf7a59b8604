package org.trackwalk.check.run;

import org.trackwalk.io.importer.ImportException;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.model.settings.CheckSettings;

/** What a level's manifest says about its own check. */
public final class ManifestSettings {

  private ManifestSettings() {}

  /**
   * The settings with the manifest's parameters under those that were asked for.
   *
   * @throws ImportException when the manifest names a rule or parameter that does not exist
   */
  public static CheckSettings of(Level level, CheckSettings asked) throws ImportException {
    return ManifestRules.apply(level, asked);
  }
}
