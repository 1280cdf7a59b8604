package org.trackwalk.io.collada;

import java.util.Map;
import java.util.Set;
import org.trackwalk.mesh.level.LeftOut;

/**
 * A geometry where a node shows it.
 *
 * @param name of the node, for designers
 * @param path names from the scene down
 * @param geometry what is shown
 * @param placement from the geometry's coordinates to those of the file that was asked for, 12
 *     doubles
 * @param document the file of the node, in which materials are bound
 * @param materials symbols of groups and the materials that they stand for
 * @param bent what is not done to it: bones, other shapes
 */
record DaePlaced(
    String name,
    String path,
    DaeGeometry geometry,
    double[] placement,
    DaeDocument document,
    Map<String, String> materials,
    Set<LeftOut.Kind> bent) {}
