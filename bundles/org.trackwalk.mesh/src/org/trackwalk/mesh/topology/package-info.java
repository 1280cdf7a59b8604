/**
 * Which triangles share edges, after the weld.
 *
 * <p><b>Half-edge</b> {@code h = 3 * triangle + k} runs from corner k to corner (k + 1) % 3 of its
 * triangle. An <b>edge</b> is an unordered pair of welded vertices; it is <b>open</b> (a boundary
 * edge) when one triangle uses it, <b>non-manifold</b> when more than two do. Two triangles that
 * use it in opposite directions are <b>twins</b>; in the same direction their windings do not
 * match. Triangles with a repeated corner have no edges; those without area but with three corners
 * do.
 */
package org.trackwalk.mesh.topology;
