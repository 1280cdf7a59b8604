package org.trackwalk.io.patch;

import java.util.List;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.UpAxis;

/**
 * What a level's manifest is to say of how meshes are read; the meshes themselves stay as they are,
 * for the next export would undo what was changed in them.
 */
public sealed interface Declaration {

  /**
   * All files are in a unit and have an axis that points up.
   *
   * @param unit null to leave it
   * @param up null to leave it
   */
  record Read(LengthUnit unit, UpAxis up) implements Declaration {}

  /**
   * One file, or objects of it, stand otherwise, behind all that the file and the manifest say.
   *
   * @param file as {@link org.trackwalk.mesh.level.Piece#file} names it
   * @param node the object; null for the whole file
   * @param others the other objects of the file; empty for a whole file
   * @param placement 12 doubles, three rows of four, in the file's own axes and unit
   */
  record Placed(String file, String node, List<String> others, double[] placement)
      implements Declaration {}
}
