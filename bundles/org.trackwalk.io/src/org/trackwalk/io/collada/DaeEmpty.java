package org.trackwalk.io.collada;

/**
 * A node that shows nothing itself.
 *
 * @param name as the file has it
 * @param placement from its coordinates to those of the file that was asked for, 12 doubles
 */
record DaeEmpty(String name, double[] placement) {}
