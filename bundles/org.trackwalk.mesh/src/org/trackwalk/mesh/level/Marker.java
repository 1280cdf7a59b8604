package org.trackwalk.mesh.level;

import java.util.Arrays;

/**
 * A place that a game takes from a node's name: a start, a pit, a pole of a gate.
 *
 * @param name of the node
 * @param file as the report shows it
 * @param position level coordinates, three doubles
 * @param forward the way that the node's third axis points, three doubles of any length; null where
 *     it has none
 */
public record Marker(String name, String file, double[] position, @MayBeNull double[] forward) {

  /**
   * Its coordinates are as many as they must be.
   *
   * @throws IllegalArgumentException when they are not
   */
  public Marker {
    Coordinates.requirePoint(position);
    Coordinates.requirePoint(forward);
  }

  /** Two markers are the same where all numbers are. */
  @Override
  public boolean equals(Object other) {
    return other instanceof Marker m
        && name.equals(m.name)
        && file.equals(m.file)
        && Arrays.equals(position, m.position)
        && Arrays.equals(forward, m.forward);
  }

  @Override
  public int hashCode() {
    return 31 * name.hashCode() + Arrays.hashCode(position);
  }
}
