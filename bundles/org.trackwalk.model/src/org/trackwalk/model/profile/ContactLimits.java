package org.trackwalk.model.profile;

/**
 * How many contacts an engine keeps.
 *
 * @param manifold points of one manifold; 0 for no limit
 * @param pair contacts of a pair of bodies; 0 for no limit
 * @param source where that comes from
 */
public record ContactLimits(int manifold, int pair, String source) {}
