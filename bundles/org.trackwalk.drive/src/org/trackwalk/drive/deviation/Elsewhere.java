package org.trackwalk.drive.deviation;

/**
 * A point of what is felt, anywhere, and how far what is seen is from it.
 *
 * @param x level coordinates
 * @param y likewise
 * @param z likewise
 * @param distance metres; positive infinity beyond the reach
 * @param area that the point stands for, square metres
 */
public record Elsewhere(double x, double y, double z, double distance, double area) {}
