package org.trackwalk.contact.collide;

import java.util.List;

/**
 * The contacts of two surfaces.
 *
 * @param contacts in the order of contours, then of vertices
 * @param refused what has no contacts and why, for a user
 * @param grids the distance grids that were used
 */
public record SurfaceContacts(
    List<SurfaceContact> contacts, List<String> refused, List<DistanceGrid> grids) {

  /** Metres of the deepest; 0 without any. */
  public double depth() {
    return contacts.stream().mapToDouble(SurfaceContact::depth).max().orElse(0);
  }
}
