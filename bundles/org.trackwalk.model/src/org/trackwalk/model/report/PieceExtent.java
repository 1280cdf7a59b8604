package org.trackwalk.model.report;

import org.trackwalk.mesh.level.Coordinates;
import org.trackwalk.mesh.level.Numbers;
import org.trackwalk.mesh.level.SurfaceClass;

/**
 * Where a piece is and how large.
 *
 * @param name of the piece; pieces of one name are one here
 * @param surfaceClass what most of its surface is for
 * @param area of its triangles, square metres
 * @param bounds min then max corner in metres with Y up, six doubles
 */
public record PieceExtent(String name, SurfaceClass surfaceClass, double area, double[] bounds) {

  /**
   * Its coordinates are as many as they must be, and its numbers such as there are.
   *
   * @throws IllegalArgumentException when they are not
   */
  public PieceExtent {
    Coordinates.requireBox(bounds);
    Numbers.requireFinite(bounds);
    Numbers.requireSizes(area);
  }
}
