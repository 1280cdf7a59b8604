package org.trackwalk.io.importer;

import java.nio.file.Path;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.UpAxis;

/**
 * Which file to read and how.
 *
 * @param file the mesh file
 * @param displayName how reports and messages name it: relative to the level's folder, with {@code
 *     /}
 * @param levelFolder files referred to must be inside this folder
 * @param allowOutside whether references may leave {@code levelFolder}
 * @param up the axis that the user or the manifest states; null: what the file says, else the habit
 *     of the format
 * @param unit the unit that the user or the manifest states; null likewise
 * @param scene which scene of a file that has several; null for the one that it shows first
 */
public record ImportRequest(
    Path file,
    String displayName,
    Path levelFolder,
    boolean allowOutside,
    UpAxis up,
    LengthUnit unit,
    String scene) {

  /** A request for the scene that the file shows first. */
  public ImportRequest(
      Path file,
      String displayName,
      Path levelFolder,
      boolean allowOutside,
      UpAxis up,
      LengthUnit unit) {
    this(file, displayName, levelFolder, allowOutside, up, unit, null);
  }

  /** A request for a file that stands alone, with the format's own axis and unit. */
  public static ImportRequest of(Path file) {
    Path folder = file.toAbsolutePath().getParent();
    return new ImportRequest(file, file.getFileName().toString(), folder, false, null, null);
  }

  /** The stated axis, else the one given. */
  public UpAxis upOr(UpAxis habit) {
    return up == null ? habit : up;
  }

  /** The stated unit, else the one given. */
  public LengthUnit unitOr(LengthUnit habit) {
    return unit == null ? habit : unit;
  }
}
