/**
 * Trees of axis-aligned boxes, for finding the few triangles or pieces around a probe: one
 * interface for all, {@link org.trackwalk.mesh.tree.TriangleTree}, and the trees that are built
 * once.
 */
package org.trackwalk.mesh.tree;
