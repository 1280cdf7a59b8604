package org.trackwalk.contact.parts;

import org.trackwalk.contact.shape.ConvexHull;

/**
 * One convex part.
 *
 * @param hull its shape, in the coordinates of the mesh
 * @param volume cubic metres of the hull
 * @param held cubic metres of the mesh in it
 * @param depth metres: how deep the mesh's surface lies under the hull's at most
 * @param deepest where that is, x, y, z
 */
public record Part(ConvexHull hull, double volume, double held, double depth, double[] deepest) {}
