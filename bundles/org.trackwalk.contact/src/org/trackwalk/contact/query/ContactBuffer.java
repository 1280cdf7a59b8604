package org.trackwalk.contact.query;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.trackwalk.contact.candidate.Feature;
import org.trackwalk.mesh.geometry.ClosestPoint;

/**
 * The contacts of one probe, flat and reused from probe to probe; by distance, feature (face,
 * vertex, edge) and geometry key.
 */
public final class ContactBuffer {

  private static final int NUMBERS = 8;

  private int size;
  private int[] triangles = new int[8];
  private byte[] features = new byte[8];

  /** Point, normal, separation, distance per contact. */
  private double[] numbers = new double[8 * NUMBERS];

  private double centreX;
  private double centreY;
  private double centreZ;

  /** Number of contacts. */
  public int size() {
    return size;
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
   * A coordinate of the contact point on the probe's surface, metres, level coordinates; of a
   * sphere where the line from its centre to the closest point crosses its surface.
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

  /** Distance of the surfaces at the point, metres: negative means penetration. */
  public double separation(int i) {
    return numbers[NUMBERS * i + 6];
  }

  /**
   * Distance from a sphere's centre to the triangle, metres; of another shape the separation again.
   */
  public double distance(int i) {
    return numbers[NUMBERS * i + 7];
  }

  /**
   * How far the contact's line of action misses the probe's centre, metres: |(p - c) x n| for the
   * point p, the centre c and the normal n. A push along a line that misses the centre also turns
   * the probe; a kept contact whose normal was corrected does so on a flat road. Zero, within
   * rounding, where the normal is the direction to a sphere's centre.
   */
  public double offset(int i) {
    int at = NUMBERS * i;
    return Contact.offset(
        numbers[at] - centreX,
        numbers[at + 1] - centreY,
        numbers[at + 2] - centreZ,
        numbers[at + 3],
        numbers[at + 4],
        numbers[at + 5]);
  }

  /** The contacts as records, for one probe that is explained. */
  List<Contact> toContacts() {
    List<Contact> contacts = new ArrayList<>();
    for (int i = 0; i < size; i++) {
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
    size = 0;
  }

  /** Forgets the contacts and starts over for a probe with its centre at a point. */
  public void startAt(double x, double y, double z) {
    size = 0;
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
    if (size == triangles.length) {
      triangles = Arrays.copyOf(triangles, 2 * size);
      features = Arrays.copyOf(features, 2 * size);
      numbers = Arrays.copyOf(numbers, 2 * NUMBERS * size);
    }
    triangles[size] = triangle;
    features[size] = (byte) feature;
    int at = NUMBERS * size;
    numbers[at] = px;
    numbers[at + 1] = py;
    numbers[at + 2] = pz;
    numbers[at + 3] = nx;
    numbers[at + 4] = ny;
    numbers[at + 5] = nz;
    numbers[at + 6] = separation;
    numbers[at + 7] = distance;
    size++;
  }
}
