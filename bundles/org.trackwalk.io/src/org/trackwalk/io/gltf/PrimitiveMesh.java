package org.trackwalk.io.gltf;

import java.util.List;

/**
 * The arrays of one primitive; nodes that show the same mesh share them.
 *
 * @param positions xyz triples as stored
 * @param triangles three indices per triangle, all in range
 * @param places byte offset per triangle
 * @param normals xyz triples, one per position; null when there are none
 * @param surfaces the material's name, or nothing
 * @param twoSided whether the material is double-sided
 * @param outOfRange triangles left out because an index is not below the number of vertices
 * @param firstOutOfRange byte offset of the first of them
 * @param near a corner of the first of them that is in range; empty when none is
 */
record PrimitiveMesh(
    float[] positions,
    int[] triangles,
    int[] places,
    float[] normals,
    List<String> surfaces,
    boolean twoSided,
    int outOfRange,
    int firstOutOfRange,
    List<Float> near) {}
