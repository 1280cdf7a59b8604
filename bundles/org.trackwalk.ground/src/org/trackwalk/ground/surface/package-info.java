/**
 * What a welded surface is like by itself: thin triangles, fans around a vertex, parts that hang
 * together, pieces that meet.
 */
package org.trackwalk.ground.surface;
