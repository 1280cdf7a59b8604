package org.trackwalk.io.gltf;

import java.util.function.IntUnaryOperator;

/**
 * What a primitive consists of, wherever it comes from.
 *
 * @param form how corners make triangles
 * @param positions xyz triples
 * @param normals xyz triples, at least as many; null when there are none
 * @param corners indices of positions; null when the positions follow one another
 * @param place byte offset in the file of a corner, or -1
 */
record Geometry(
    TriangleList form, float[] positions, float[] normals, int[] corners, IntUnaryOperator place) {

  /** Number of triangles, good or not. */
  int triangles() {
    return form.triangles(corners == null ? positions.length / 3 : corners.length);
  }
}
