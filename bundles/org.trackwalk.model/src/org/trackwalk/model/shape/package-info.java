/** Shapes that stand in files: the hull of a mesh, several that move as one. */
package org.trackwalk.model.shape;
