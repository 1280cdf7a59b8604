/**
 * Where cars drive (docs/corridor.md): which triangles are road, verge, barrier, scenery, and how
 * that is known. Never guessed from size: on real tracks the largest component is the grass.
 */
package org.trackwalk.course.corridor;
