/**
 * Geometry of single triangles: tests whose sign is exact, and the closest point. Nothing here
 * knows levels, pieces or topology.
 */
package org.trackwalk.mesh.geometry;
