package org.trackwalk.model.finding;

import java.util.List;
import org.trackwalk.mesh.level.Coordinates;

/**
 * One seam of a finding that speaks for many.
 *
 * @param pieces that meet there, one or two
 * @param length metres
 * @param effects what is felt where it is crossed hardest; a seam that runs along the road gives
 *     next to nothing
 * @param path points along it, xyz triples in level coordinates
 */
public record SeamLine(List<String> pieces, double length, List<Effect> effects, double[] path) {

  /**
   * Takes copies of the lists; its coordinates are as many as they must be.
   *
   * @throws IllegalArgumentException when they are not
   */
  public SeamLine {
    Coordinates.requirePoints(path);
    pieces = List.copyOf(pieces);
    effects = List.copyOf(effects);
  }

  /** The worst velocity change over all effects, m/s; 0 when there is none. */
  public double worst() {
    return effects.stream().mapToDouble(Effect::worst).max().orElse(0);
  }
}
