package org.trackwalk.contact.query;

import java.util.Arrays;
import org.trackwalk.contact.candidate.Feature;
import org.trackwalk.mesh.geometry.ClosestPoint;

/** Contacts, flat and reused: of each its triangle, feature, point, normal and distances. */
public abstract class ContactColumns {

  private static final int NUMBERS = 8;

  private int size;
  private int[] triangles;
  private byte[] features;

  /** Point, normal, separation, distance per contact. */
  private double[] numbers;

  /** None yet, with room for so many. */
  protected ContactColumns(int room) {
    triangles = new int[room];
    features = new byte[room];
    numbers = new double[room * NUMBERS];
  }

  /** Number of contacts. */
  public final int size() {
    return size;
  }

  /** Triangle of a contact: index in the welded surface, its geometry key. */
  public final int triangle(int i) {
    return triangles[i];
  }

  /** Code of the closest feature, see {@link ClosestPoint}. */
  public final int featureCode(int i) {
    return features[i];
  }

  /** Kind of the closest feature. */
  public final Feature feature(int i) {
    return Feature.of(features[i]);
  }

  /**
   * A coordinate of the contact point on the probe's surface, metres, level coordinates; of a
   * sphere where the line from its centre to the closest point crosses its surface.
   *
   * @param axis 0 to 2
   */
  public final double point(int i, int axis) {
    return numbers[NUMBERS * i + axis];
  }

  /** A coordinate of the unit normal, from the surface to the probe. */
  public final double normal(int i, int axis) {
    return numbers[NUMBERS * i + 3 + axis];
  }

  /** Distance of the surfaces at the point, metres: negative means penetration. */
  public final double separation(int i) {
    return numbers[NUMBERS * i + 6];
  }

  /**
   * Distance from a sphere's centre to the triangle, metres; of another shape the separation again.
   */
  public final double distance(int i) {
    return numbers[NUMBERS * i + 7];
  }

  /** Adds a contact behind those that are there. */
  protected final void put(
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

  /** Keeps the first contacts, and the memory of the others. */
  protected final void keep(int count) {
    size = count;
  }

  /** Exchanges a contact with the one before it. */
  protected final void swap(int i) {
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
}
