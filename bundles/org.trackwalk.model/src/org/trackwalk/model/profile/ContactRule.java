package org.trackwalk.model.profile;

import org.trackwalk.contact.method.ContactMethod;

/**
 * How an engine makes contacts for one kind of shape.
 *
 * @param method of this tool that does the same
 * @param corners whether what slides along a seam is caught at its corners as if the seam lay
 *     across, found by measuring: of a sphere the contacts tell it, of a box they do not
 * @param hangs whether a box is stopped at a seam only where its front has come down to it, found
 *     by measuring; otherwise wherever the margin reaches
 * @param together metres: the far end of a triangle's side that a box's front meets askew has a
 *     contact when it lies less than that behind the near one; 0 when it has one within the margin
 * @param differences what the engine does otherwise; empty when nothing is known
 * @param source where that comes from
 */
public record ContactRule(
    ContactMethod method,
    boolean corners,
    boolean hangs,
    double together,
    String differences,
    String source) {}
