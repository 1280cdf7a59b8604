/**
 * Which side of a body is outward, and what lies over and under the ground: undersides, closed
 * bodies, those that are wound inside out.
 */
package org.trackwalk.course.body;
