package org.trackwalk.io.collada;

import org.trackwalk.io.polygon.FaceFaults;

/**
 * The triangles of a primitive group.
 *
 * @param group that it was made of
 * @param positions xyz triples, shared with the other groups of the geometry
 * @param triangles three indices each
 * @param normals xyz triples; null when there are none
 * @param cornerNormals one index per corner, -1 for none; null when there are none
 * @param places a line per triangle
 * @param faults what was left out
 */
record GroupMesh(
    DaeGroup group,
    float[] positions,
    int[] triangles,
    float[] normals,
    int[] cornerNormals,
    int[] places,
    FaceFaults faults) {}
