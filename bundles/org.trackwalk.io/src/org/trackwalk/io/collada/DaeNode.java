package org.trackwalk.io.collada;

import java.util.List;

/**
 * A node of a scene.
 *
 * @param name for designers
 * @param line where it begins
 * @param scope units and axes of what is in it
 * @param document the file that it is in
 * @param placement from its coordinates to its parent's, both of its scope, 12 doubles
 * @param instances what it shows
 * @param children in the order of the file
 */
record DaeNode(
    String name,
    int line,
    DaeScope scope,
    DaeDocument document,
    double[] placement,
    List<DaeInstance> instances,
    List<DaeNode> children) {}
