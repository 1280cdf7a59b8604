package org.trackwalk.contact.packed;

import org.trackwalk.contact.query.ContactBuffer;
import org.trackwalk.contact.query.ContactColumns;

/**
 * The contacts of many probes, flat and reused from batch to batch. The contacts of one probe stand
 * side by side, by distance, feature and geometry key; in which order the probes stand is the
 * batch's affair, {@link #from} finds them.
 */
public final class SphereContacts extends ContactColumns {

  private int probes;
  private int[] froms = new int[16];
  private int[] counts = new int[16];

  /** Of no probe yet. */
  public SphereContacts() {
    super(16);
  }

  /** Number of probes asked. */
  public int probes() {
    return probes;
  }

  /** The first contact of a probe. */
  public int from(int probe) {
    return froms[probe];
  }

  /** Number of contacts of a probe. */
  public int count(int probe) {
    return counts[probe];
  }

  /**
   * Copies the contacts of a probe to where {@code ContactQuery} would have put them.
   *
   * @param x the probe's centre, metres; likewise y and z
   */
  public void copy(int probe, double x, double y, double z, ContactBuffer out) {
    out.startAt(x, y, z);
    for (int i = froms[probe]; i < froms[probe] + counts[probe]; i++) {
      out.add(
          triangle(i),
          featureCode(i),
          point(i, 0),
          point(i, 1),
          point(i, 2),
          normal(i, 0),
          normal(i, 1),
          normal(i, 2),
          separation(i),
          distance(i));
    }
  }

  /** Forgets all contacts and makes room for so many probes, which have none yet. */
  void reset(int probeCount) {
    keep(0);
    probes = probeCount;
    if (probeCount > froms.length) {
      froms = new int[probeCount];
      counts = new int[probeCount];
    }
  }

  /** Says that the contacts that are added from now on belong to a probe. */
  void begin(int probe) {
    froms[probe] = size();
  }

  /** Says that all contacts of a probe have been added. */
  void end(int probe) {
    counts[probe] = size() - froms[probe];
  }

  /** Forgets the contacts that were added since a probe began. */
  void drop(int probe) {
    keep(froms[probe]);
  }

  /** Adds the contact of a sphere whose direction and distance have been measured. */
  void add(
      int triangle,
      int feature,
      double x,
      double y,
      double z,
      double radius,
      double dx,
      double dy,
      double dz,
      double distance) {
    put(
        triangle,
        feature,
        x - radius * dx,
        y - radius * dy,
        z - radius * dz,
        dx,
        dy,
        dz,
        distance - radius,
        distance);
  }

  /** Adds a contact of a shape that has no distance from its centre. */
  void addPoint(
      int triangle,
      int feature,
      double px,
      double py,
      double pz,
      double nx,
      double ny,
      double nz,
      double separation) {
    put(triangle, feature, px, py, pz, nx, ny, nz, separation, separation);
  }

  /** Adds the contacts of a buffer. */
  void addAll(ContactBuffer buffer) {
    for (int j = 0; j < buffer.size(); j++) {
      put(
          buffer.triangle(j),
          buffer.featureCode(j),
          buffer.point(j, 0),
          buffer.point(j, 1),
          buffer.point(j, 2),
          buffer.normal(j, 0),
          buffer.normal(j, 1),
          buffer.normal(j, 2),
          buffer.separation(j),
          buffer.distance(j));
    }
  }

  /** Exchanges a contact with the one before it. */
  void swapWithPrevious(int i) {
    swap(i);
  }
}
