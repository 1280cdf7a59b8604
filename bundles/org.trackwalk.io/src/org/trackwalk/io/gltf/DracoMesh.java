package org.trackwalk.io.gltf;

/**
 * What Draco's decoder makes of a primitive: always a list of triangles.
 *
 * @param positions xyz triples
 * @param normals xyz triples, as many; null when there are none
 * @param corners three indices per triangle
 */
record DracoMesh(float[] positions, float[] normals, int[] corners) {}
