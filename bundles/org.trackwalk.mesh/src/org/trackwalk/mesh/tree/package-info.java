/** Static trees of axis-aligned boxes, for finding the few triangles or pieces around a probe. */
package org.trackwalk.mesh.tree;
