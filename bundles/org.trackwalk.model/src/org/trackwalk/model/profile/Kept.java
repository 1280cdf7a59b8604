package org.trackwalk.model.profile;

/**
 * How an engine goes on with contacts of earlier steps. It keeps them until they are farther apart
 * than the pair margin.
 *
 * @param undone share of the penetration that a step's velocity undoes, 0 to 1
 * @param around metres around the box along the axes that holds a body: triangles whose own box
 *     does not come so near are not asked for contacts
 * @param lastEdge whether a sphere takes of a triangle that its centre is not over the last edge
 *     within reach, not the nearest
 * @param source where that comes from
 */
public record Kept(double undone, double around, boolean lastEdge, String source) {}
