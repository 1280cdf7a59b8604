package org.trackwalk.io.collada;

/**
 * A skin or a morph: what it bends.
 *
 * @param line where it begins
 * @param source the geometry or controller that it bends
 * @param bindShape from the geometry's coordinates to those in which the bones take hold of it, 12
 *     doubles; null for none
 */
record DaeController(int line, String source, double[] bindShape) {}
