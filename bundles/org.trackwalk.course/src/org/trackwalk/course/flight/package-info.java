/**
 * Where a car gets to over edges: steps onto other ground, flights from a brink, and what it lands
 * on.
 */
package org.trackwalk.course.flight;
