package org.trackwalk.contact.packed;

import java.util.Arrays;
import org.trackwalk.contact.candidate.Feature;
import org.trackwalk.contact.query.ContactBuffer;
import org.trackwalk.mesh.geometry.ClosestPoint;

/**
 * The contacts of many probes, flat and reused from batch to batch. The contacts of one probe stand
 * side by side, by distance, feature and geometry key; in which order the probes stand is the
 * batch's affair, {@link #from} finds them.
 */
public final class SphereContacts {

  private static final int NUMBERS = 8;

  private int probes;
  private int size;
  private int[] froms = new int[16];
  private int[] counts = new int[16];
  private int[] triangles = new int[16];
  private byte[] features = new byte[16];

  /** Point, normal, separation, distance per contact. */
  private double[] numbers = new double[16 * NUMBERS];

  /** Number of probes asked. */
  public int probes() {
    return probes;
  }

  /** Number of contacts of all probes. */
  public int size() {
    return size;
  }

  /** The first contact of a probe. */
  public int from(int probe) {
    return froms[probe];
  }

  /** Number of contacts of a probe. */
  public int count(int probe) {
    return counts[probe];
  }

  /** Triangle of a contact: index in the welded surface, its geometry key. */
  public int triangle(int i) {
    return triangles[i];
  }

  /** Code of the closest feature, see {@link ClosestPoint}. */
  public int featureCode(int i) {
    return features[i];
  }

  /** Kind of the closest feature. */
  public Feature feature(int i) {
    return Feature.of(features[i]);
  }

  /**
   * A coordinate of the contact point on the probe's surface, metres, level coordinates.
   *
   * @param axis 0 to 2
   */
  public double point(int i, int axis) {
    return numbers[NUMBERS * i + axis];
  }

  /** A coordinate of the unit normal, from the surface to the probe. */
  public double normal(int i, int axis) {
    return numbers[NUMBERS * i + 3 + axis];
  }

  /** Distance minus radius, metres: negative means penetration. */
  public double separation(int i) {
    return numbers[NUMBERS * i + 6];
  }

  /** Distance from the probe's centre to the triangle, metres. */
  public double distance(int i) {
    return numbers[NUMBERS * i + 7];
  }

  /**
   * Copies the contacts of a probe to where {@code ContactQuery} would have put them.
   *
   * @param x the probe's centre, metres; likewise y and z
   */
  public void copy(int probe, double x, double y, double z, ContactBuffer out) {
    out.startAt(x, y, z);
    for (int i = froms[probe]; i < froms[probe] + counts[probe]; i++) {
      int at = NUMBERS * i;
      out.add(
          triangles[i],
          features[i],
          numbers[at],
          numbers[at + 1],
          numbers[at + 2],
          numbers[at + 3],
          numbers[at + 4],
          numbers[at + 5],
          numbers[at + 6],
          numbers[at + 7]);
    }
  }

  /** Forgets all contacts and makes room for so many probes, which have none yet. */
  void reset(int probeCount) {
    size = 0;
    probes = probeCount;
    if (probeCount > froms.length) {
      froms = new int[probeCount];
      counts = new int[probeCount];
    }
  }

  /** Says that the contacts that are added from now on belong to a probe. */
  void begin(int probe) {
    froms[probe] = size;
  }

  /** Says that all contacts of a probe have been added. */
  void end(int probe) {
    counts[probe] = size - froms[probe];
  }

  /** Forgets the contacts that were added since a probe began. */
  void drop(int probe) {
    size = froms[probe];
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
    int i = add(triangle, feature);
    int at = NUMBERS * i;
    numbers[at] = x - radius * dx;
    numbers[at + 1] = y - radius * dy;
    numbers[at + 2] = z - radius * dz;
    numbers[at + 3] = dx;
    numbers[at + 4] = dy;
    numbers[at + 5] = dz;
    numbers[at + 6] = distance - radius;
    numbers[at + 7] = distance;
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
    int i = add(triangle, feature);
    int at = NUMBERS * i;
    numbers[at] = px;
    numbers[at + 1] = py;
    numbers[at + 2] = pz;
    numbers[at + 3] = nx;
    numbers[at + 4] = ny;
    numbers[at + 5] = nz;
    numbers[at + 6] = separation;
    numbers[at + 7] = separation;
  }

  /** Adds the contacts of a buffer. */
  void addAll(ContactBuffer buffer) {
    for (int j = 0; j < buffer.size(); j++) {
      int i = add(buffer.triangle(j), buffer.featureCode(j));
      for (int axis = 0; axis < 3; axis++) {
        numbers[NUMBERS * i + axis] = buffer.point(j, axis);
        numbers[NUMBERS * i + 3 + axis] = buffer.normal(j, axis);
      }
      numbers[NUMBERS * i + 6] = buffer.separation(j);
      numbers[NUMBERS * i + 7] = buffer.distance(j);
    }
  }

  /** Exchanges a contact with the one before it. */
  void swapWithPrevious(int i) {
    int triangle = triangles[i];
    triangles[i] = triangles[i - 1];
    triangles[i - 1] = triangle;
    byte feature = features[i];
    features[i] = features[i - 1];
    features[i - 1] = feature;
    for (int at = NUMBERS * i; at < NUMBERS * (i + 1); at++) {
      double number = numbers[at];
      numbers[at] = numbers[at - NUMBERS];
      numbers[at - NUMBERS] = number;
    }
  }

  private int add(int triangle, int feature) {
    if (size == triangles.length) {
      triangles = Arrays.copyOf(triangles, 2 * size);
      features = Arrays.copyOf(features, 2 * size);
      numbers = Arrays.copyOf(numbers, 2 * NUMBERS * size);
    }
    triangles[size] = triangle;
    features[size] = (byte) feature;
    return size++;
  }
}
