package org.trackwalk.contact.query;

import java.util.ArrayList;
import java.util.List;

/**
 * The contacts of one probe, flat and reused from probe to probe; by distance, feature (face,
 * vertex, edge) and geometry key.
 */
public final class ContactBuffer extends ContactColumns {

  private double centreX;
  private double centreY;
  private double centreZ;

  /** An empty one. */
  public ContactBuffer() {
    super(8);
  }

  /**
   * How far the contact's line of action misses the probe's centre, metres: |(p - c) x n| for the
   * point p, the centre c and the normal n. A push along a line that misses the centre also turns
   * the probe; a kept contact whose normal was corrected does so on a flat road. Zero, within
   * rounding, where the normal is the direction to a sphere's centre.
   */
  public double offset(int i) {
    return Contact.offset(
        point(i, 0) - centreX,
        point(i, 1) - centreY,
        point(i, 2) - centreZ,
        normal(i, 0),
        normal(i, 1),
        normal(i, 2));
  }

  /** The contacts as records, for one probe that is explained. */
  List<Contact> toContacts() {
    List<Contact> contacts = new ArrayList<>();
    for (int i = 0; i < size(); i++) {
      contacts.add(
          Contact.of(
              centreX,
              centreY,
              centreZ,
              point(i, 0),
              point(i, 1),
              point(i, 2),
              normal(i, 0),
              normal(i, 1),
              normal(i, 2),
              separation(i)));
    }
    return contacts;
  }

  /** Forgets the contacts and keeps the memory. */
  public void clear() {
    keep(0);
  }

  /** Forgets the contacts and starts over for a probe with its centre at a point. */
  public void startAt(double x, double y, double z) {
    keep(0);
    centreX = x;
    centreY = y;
    centreZ = z;
  }

  /** Adds a contact; it must not come before those that are there. */
  public void add(
      int triangle,
      int feature,
      double px,
      double py,
      double pz,
      double nx,
      double ny,
      double nz,
      double separation,
      double distance) {
    put(triangle, feature, px, py, pz, nx, ny, nz, separation, distance);
  }
}
