package org.trackwalk.contact.query;

import java.util.List;
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
 * @param distance from a sphere's centre, metres; of any other shape the separation on its best
 *     axis, negative is penetration; NaN when it was not computed
 * @param kept whether it is a contact
 * @param reason why; its key names the sentence
 * @param culprit the surface triangle that voided the feature, -1 when there is none
 * @param contact the contact it is, or would be if it were kept, the deepest of several; null when
 *     it was ignored
 * @param part which part of a compound; 0 for any other shape
 * @param axis along what it was measured; null when it was ignored
 * @param points all its contact points, before those of one normal are merged and reduced; one for
 *     a sphere, none when it was ignored
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
    Contact contact,
    int part,
    Axis axis,
    List<Contact> points) {

  /** Takes a copy of the list. */
  public Verdict {
    points = List.copyOf(points);
  }
}
