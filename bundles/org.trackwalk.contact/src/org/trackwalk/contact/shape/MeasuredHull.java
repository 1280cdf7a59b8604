package org.trackwalk.contact.shape;

/**
 * A convex hull and how large it is.
 *
 * @param hull with sharp edges; null for points that are all in one plane
 * @param size of no volume and no area when there is no hull
 */
public record MeasuredHull(ConvexHull hull, HullSize size) {}
