package org.trackwalk.contact.shape;

import java.util.List;

/**
 * Probes of any shape.
 *
 * @param probes in their order
 */
public record PlacedShapes(List<Probe> probes) implements Probes {

  /** Takes a copy of the list. */
  public PlacedShapes {
    probes = List.copyOf(probes);
  }

  @Override
  public int size() {
    return probes.size();
  }

  @Override
  public Probe get(int i) {
    return probes.get(i);
  }
}
