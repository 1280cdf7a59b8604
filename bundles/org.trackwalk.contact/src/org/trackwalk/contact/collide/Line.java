package org.trackwalk.contact.collide;

import java.util.List;

/**
 * A contour with what it was walked along.
 *
 * @param contour what others see
 * @param hits its points
 * @param segments from each point to the next
 */
record Line(Contour contour, List<Hit> hits, List<Segment> segments) {}
