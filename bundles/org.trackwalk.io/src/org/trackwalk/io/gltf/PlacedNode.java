package org.trackwalk.io.gltf;

import org.trackwalk.io.json.JsonValue;

/**
 * A node with a mesh, where the scene puts it.
 *
 * @param node the JSON of the node; null for a mesh that no node uses
 * @param mesh the JSON of its mesh
 * @param name of the node, else of the mesh, else of the nearest ancestor: programs that compress
 *     put the mesh under a node of their own
 * @param path names from the root of the scene, with {@code /}
 * @param placement from the mesh's coordinates to the scene's, 12 doubles
 */
record PlacedNode(JsonValue node, JsonValue mesh, String name, String path, double[] placement) {}
