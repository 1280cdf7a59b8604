/**
 * Convex parts of a mesh: solids cut by planes, the pieces' dual graph, collapsed where a common
 * hull costs least (after K. Mamou, F. Ghorbel, A simple and efficient approach for 3D mesh
 * approximate convex decomposition, 2009); and how far a mesh is from being convex.
 */
package org.trackwalk.contact.parts;
