package org.trackwalk.model.profile;

/**
 * Vertices stored as whole numbers over a box, so that they come back a little elsewhere.
 *
 * @param bits per axis
 * @param source where that comes from
 */
public record Quantisation(int bits, String source) {}
