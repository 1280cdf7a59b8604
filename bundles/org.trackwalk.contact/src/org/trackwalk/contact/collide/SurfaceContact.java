package org.trackwalk.contact.collide;

/**
 * One contact of two surfaces.
 *
 * @param point xyz
 * @param normal unit vector along which the first surface is pushed out of the second
 * @param depth metres
 * @param ofFirst true when it is a vertex or an edge of the first surface, or of both
 */
public record SurfaceContact(double[] point, double[] normal, double depth, boolean ofFirst) {}
