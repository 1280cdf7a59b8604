package org.trackwalk.eclipse.viewer.pick;

/**
 * Where a ray meets the surface first.
 *
 * @param triangle of the welded surface
 * @param x level coordinates, metres; likewise y and z
 * @param distance from the eye, metres
 */
public record SurfaceHit(int triangle, double x, double y, double z, double distance) {}
