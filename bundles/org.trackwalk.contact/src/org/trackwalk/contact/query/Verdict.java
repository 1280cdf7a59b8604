package org.trackwalk.contact.query;

import org.trackwalk.contact.candidate.Feature;
import org.trackwalk.contact.candidate.Reason;

/**
 * What became of one triangle near a probe, and why.
 *
 * @param order place in which triangles were judged, from 0; -1 when the triangle was ignored
 * @param piece name of the triangle's piece
 * @param sourceTriangle index of the triangle in its piece
 * @param triangle index in the welded surface, the geometry key
 * @param feature kind of the closest feature; null when it was not computed
 * @param featureCode which one, see {@link org.trackwalk.mesh.geometry.ClosestPoint}; -1 when it
 *     was not computed
 * @param distance from the probe's centre, metres; NaN when it was not computed
 * @param kept whether it is a contact
 * @param reason why; its key names the sentence
 * @param culprit the surface triangle that voided the feature, -1 when there is none
 * @param contact the contact it is, or would be if it were kept; null when it was ignored
 */
public record Verdict(
    int order,
    String piece,
    int sourceTriangle,
    int triangle,
    Feature feature,
    int featureCode,
    double distance,
    boolean kept,
    Reason reason,
    int culprit,
    Contact contact) {}
