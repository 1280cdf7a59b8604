package org.trackwalk.eclipse.viewer.gl;

/**
 * A small picture to be laid over the view: a label, a legend.
 *
 * @param key pictures with equal keys are equal; what is on the graphics card is reused
 * @param width pixels; likewise height
 * @param rgba four bytes per pixel, rows from the top
 */
public record Picture(String key, int width, int height, byte[] rgba) {}
