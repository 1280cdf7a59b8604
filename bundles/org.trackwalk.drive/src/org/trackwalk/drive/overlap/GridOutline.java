package org.trackwalk.drive.overlap;

import org.trackwalk.contact.collide.DistanceGrid;

/**
 * What is told of a distance grid, which is dropped after its use: it may have millions of points.
 *
 * @param cells along x, y and z
 * @param spacing edge of a cell, metres
 * @param error metres by which the place where it is 0 misses the body's corners at most
 * @param section the line along which it is 0 at the height of the overlap's deepest point: x, z,
 *     x, z of a segment each
 */
public record GridOutline(int[] cells, double spacing, double error, double[] section) {

  static GridOutline of(DistanceGrid grid, double height) {
    return new GridOutline(grid.cells(), grid.spacing(), grid.error(), grid.section(height));
  }
}
