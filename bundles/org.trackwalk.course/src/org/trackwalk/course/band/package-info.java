/**
 * The road by its shape alone (docs/corridor.md, way 4): bands with two long sides, closed, torn or
 * with two ends, and which of several is the road.
 */
package org.trackwalk.course.band;
