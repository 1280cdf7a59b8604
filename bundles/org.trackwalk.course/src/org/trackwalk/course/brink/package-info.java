/**
 * Brinks: pieces of edges beyond which the ground is not or goes down steeply, as far as a car gets
 * there from the road.
 */
package org.trackwalk.course.brink;
