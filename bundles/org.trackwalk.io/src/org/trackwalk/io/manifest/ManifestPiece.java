package org.trackwalk.io.manifest;

import org.trackwalk.mesh.level.SurfaceClass;

/**
 * One entry of a manifest's {@code pieces}.
 *
 * @param file the mesh file
 * @param scene which scene of a file that has several; null for the one that it shows first
 * @param node an object's name or path in it, with {@code *} for any characters; null for all. A
 *     name selects what stands below it too
 * @param nodePlace line and column of {@code node}, for messages
 * @param placement 12 doubles, three rows of four, in the file's own axes and unit; null for none
 * @param collidable whether physics sees it; null for what the file says
 * @param twoSided whether both sides collide; null for what the file says
 * @param surfaceClass what it is for; null when not stated
 * @param surface name that replaces the file's materials; null to keep them
 * @param layer what of it is there: only seen, or felt; null when not stated
 */
public record ManifestPiece(
    FileReference file,
    String scene,
    String node,
    String nodePlace,
    double[] placement,
    Boolean collidable,
    Boolean twoSided,
    SurfaceClass surfaceClass,
    String surface,
    Layer layer) {

  /** What a game does with a mesh where it has two of one thing. */
  public enum Layer {
    /** Drawn, and no more. */
    VISUAL,
    /** Collided with. */
    PHYSICAL
  }

  /** An entry of which no layer is stated. */
  public ManifestPiece(
      FileReference file,
      String scene,
      String node,
      String nodePlace,
      double[] placement,
      Boolean collidable,
      Boolean twoSided,
      SurfaceClass surfaceClass,
      String surface) {
    this(
        file, scene, node, nodePlace, placement, collidable, twoSided, surfaceClass, surface, null);
  }

  /** An entry for the scene that the file shows first. */
  public ManifestPiece(
      FileReference file,
      String node,
      String nodePlace,
      double[] placement,
      Boolean collidable,
      Boolean twoSided,
      SurfaceClass surfaceClass,
      String surface) {
    this(file, null, node, nodePlace, placement, collidable, twoSided, surfaceClass, surface);
  }

  /** The same entry at another place. */
  public ManifestPiece withPlacement(double[] rows) {
    return new ManifestPiece(
        file, scene, node, nodePlace, rows, collidable, twoSided, surfaceClass, surface, layer);
  }

  /** An entry for a whole file as it stands. */
  public static ManifestPiece of(String file) {
    return of(FileReference.of(file), null);
  }

  /** An entry for a whole file at a place; null for none. */
  static ManifestPiece of(FileReference file, double[] placement) {
    return new ManifestPiece(file, null, "", placement, null, null, null, null);
  }
}
