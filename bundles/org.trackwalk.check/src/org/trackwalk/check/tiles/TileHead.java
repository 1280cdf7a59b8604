package org.trackwalk.check.tiles;

import org.trackwalk.mesh.level.Numbers;

/**
 * One tile of a book.
 *
 * @param name of its file
 * @param triangles that belong to it
 * @param around triangles of others that lie around it
 */
public record TileHead(String name, int triangles, int around) {

  /**
   * Its numbers are such as there are.
   *
   * @throws IllegalArgumentException when they are not
   */
  public TileHead {
    Numbers.requireCounts(triangles, around);
  }
}
