/**
 * glTF 2.0, as {@code .gltf} and {@code .glb} (Khronos, glTF 2.0 Specification; section numbers in
 * the comments are its). The way of the data: container to JSON and bytes, accessors to plain
 * arrays, scene to placed nodes, one piece for each primitive of each node.
 */
package org.trackwalk.io.gltf;
