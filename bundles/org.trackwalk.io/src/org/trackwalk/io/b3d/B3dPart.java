package org.trackwalk.io.b3d;

import java.util.List;

/**
 * What one brush paints of a mesh.
 *
 * @param brush its index; -1 for none
 * @param vertices those that the triangles use; of a mesh's first part also those that none uses
 * @param triangles three indices each, all in range
 * @param places byte offset per triangle
 * @param outOfRange triangles left out because an index is not below the number of vertices
 * @param firstOutOfRange byte offset of the first of them; -1 when there is none
 * @param near a corner of the first of them that is in range; empty when none is
 */
record B3dPart(
    int brush,
    B3dVertices vertices,
    int[] triangles,
    int[] places,
    int outOfRange,
    int firstOutOfRange,
    List<Float> near) {}
