/** Polygons of mesh files cut into triangles, the same way for every format. */
package org.trackwalk.io.polygon;
