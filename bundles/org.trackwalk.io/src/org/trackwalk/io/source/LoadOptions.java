package org.trackwalk.io.source;

import java.nio.file.Path;
import java.util.List;
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
 * @param exclude patterns of files and folders that are passed over when levels are looked for;
 *     {@link GlobPattern#leavesOut}
 */
public record LoadOptions(
    UpAxis up,
    LengthUnit unit,
    boolean separate,
    boolean asOneLevel,
    boolean allowOutside,
    List<String> exclude) {

  /** Takes a copy of the list. */
  public LoadOptions {
    exclude = List.copyOf(exclude);
  }

  /** Nothing left out. */
  public LoadOptions(
      UpAxis up, LengthUnit unit, boolean separate, boolean asOneLevel, boolean allowOutside) {
    this(up, unit, separate, asOneLevel, allowOutside, List.of());
  }

  /** Whether a named file or folder is looked at. */
  public boolean takes(Path named) {
    String shown = MeshFile.of(named).shown();
    return exclude.stream().noneMatch(pattern -> GlobPattern.of(pattern).leavesOut(shown));
  }

  /** Everything as the files say it. */
  public static final LoadOptions DEFAULT = new LoadOptions(null, null, false, false, false);
}
