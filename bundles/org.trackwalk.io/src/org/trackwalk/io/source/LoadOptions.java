package org.trackwalk.io.source;

import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.UpAxis;

/**
 * How paths become levels.
 *
 * @param up the axis that points up in every file; null: what manifest or file says, else the
 *     format's habit
 * @param unit the unit of every file; null likewise
 * @param separate whether each mesh file is a level of its own, whatever its borders say
 * @param asOneLevel whether all mesh files together are one level; stronger than {@code separate}
 * @param allowOutside whether files may refer to files outside their level's folder
 */
public record LoadOptions(
    UpAxis up, LengthUnit unit, boolean separate, boolean asOneLevel, boolean allowOutside) {

  /** Everything as the files say it. */
  public static final LoadOptions DEFAULT = new LoadOptions(null, null, false, false, false);
}
