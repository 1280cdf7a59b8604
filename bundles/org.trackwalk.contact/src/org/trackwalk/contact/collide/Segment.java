package org.trackwalk.contact.collide;

/**
 * What two triangles have in common. Where the second surface is closed, its inside lies on the
 * left of the way from start to end, seen from the front of the first.
 *
 * @param first triangle of the first surface
 * @param second triangle of the second
 */
record Segment(int first, int second, Hit start, Hit end) {}
