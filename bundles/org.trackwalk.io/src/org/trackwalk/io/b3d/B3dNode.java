package org.trackwalk.io.b3d;

/**
 * A node of a file.
 *
 * @param name may be empty
 * @param path names from the outermost node to this one, between slashes
 * @param placement of what is in it, 12 doubles
 */
record B3dNode(String name, String path, double[] placement) {}
