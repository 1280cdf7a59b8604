/**
 * Distance and depth of two convex bodies that are known by their farthest points alone: GJK while
 * they are apart, EPA once their cores overlap (E. Coumans, Contact Generation, 2010, "Collision
 * margins"; G. van den Bergen, Collision Detection in Interactive 3D Environments, chapter 4; E.
 * Catto, Computing Distance, GDC 2010). {@link org.trackwalk.contact.gjk.ConvexPair} is the door.
 */
package org.trackwalk.contact.gjk;
