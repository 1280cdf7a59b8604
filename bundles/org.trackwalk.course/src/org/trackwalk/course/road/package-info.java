/**
 * The road as a driver meets it: strands of rows across, a metre apart, with lanes half a metre
 * apart, and how fast a vehicle is at each row (docs/ranking.md). Found by walking on the
 * corridor's surface, so that bridges, forks, pit lanes and missing pieces are no obstacle.
 */
package org.trackwalk.course.road;
