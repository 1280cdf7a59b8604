package org.trackwalk.eclipse.core.check;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.QualifiedName;
import org.trackwalk.eclipse.core.id.CoreIds;
import org.trackwalk.eclipse.core.level.TrackLevel;

/**
 * How long the last finished check of a level took, kept with its anchor over the end of the
 * workbench: a slow level must not be checked by itself after each start.
 */
public final class LastDuration {

  private static final QualifiedName KEY = new QualifiedName(CoreIds.PLUGIN, "milliseconds");

  private LastDuration() {}

  /** Milliseconds; 0 when it was never checked. */
  public static double of(TrackLevel level) {
    try {
      String text = level.exists() ? level.anchor().getPersistentProperty(KEY) : null;
      return text == null ? 0 : Double.parseDouble(text);
    } catch (CoreException | NumberFormatException e) {
      return 0; // gone meanwhile, or kept by another version
    }
  }

  static void keep(TrackLevel level, double milliseconds) throws CoreException {
    level.anchor().setPersistentProperty(KEY, Double.toString(milliseconds));
  }
}
