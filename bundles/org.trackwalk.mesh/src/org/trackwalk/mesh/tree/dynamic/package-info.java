/**
 * Trees whose leaves come, move and go: over bodies, and over the pieces of a level, each of which
 * keeps a static tree of its own (E. Coumans, Contact Generation, 2010, "Dynamic AABB tree").
 */
package org.trackwalk.mesh.tree.dynamic;
