package org.trackwalk.io.collada;

import org.trackwalk.mesh.level.LeftOut;

/**
 * A skin or a morph: what it bends.
 *
 * @param kind whether it bends by bones or goes over into other shapes
 * @param line where it begins
 * @param source the geometry or controller that it bends
 * @param bindShape from the geometry's coordinates to those in which the bones take hold of it, 12
 *     doubles; null for none
 */
record DaeController(LeftOut.Kind kind, int line, String source, double[] bindShape) {}
