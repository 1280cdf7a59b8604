package org.trackwalk.io.gltf;

/**
 * A primitive in Draco's form (KHR_draco_mesh_compression).
 *
 * @param packed Draco's own bytes
 * @param position unique id of the attribute with the positions
 * @param normal that of the normals; -1 when there are none
 * @param vertices how many the JSON says there are
 * @param indices how many Draco's header says there are, else the JSON: three per triangle
 */
record DracoPart(Bytes packed, int position, int normal, int vertices, int indices) {}
