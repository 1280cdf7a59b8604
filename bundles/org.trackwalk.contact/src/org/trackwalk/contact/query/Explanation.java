package org.trackwalk.contact.query;

import java.util.List;
import org.trackwalk.contact.shape.Probe;

/**
 * Everything that happened to one probe.
 *
 * @param probe shape and place
 * @param contactDistance metres
 * @param method id of the method
 * @param verdicts the candidates in the order in which they were judged, then the ignored triangles
 *     by geometry key
 * @param merged what the probe gets in the end: the kept points, of shapes with sides merged per
 *     normal and reduced to four
 */
public record Explanation(
    Probe probe,
    double contactDistance,
    String method,
    List<Verdict> verdicts,
    List<Contact> merged) {

  /** Takes copies of the lists. */
  public Explanation {
    verdicts = List.copyOf(verdicts);
    merged = List.copyOf(merged);
  }

  /** The verdicts on what is a contact, in the order in which they were judged. */
  public List<Verdict> contacts() {
    return verdicts.stream().filter(Verdict::kept).toList();
  }
}
