package org.trackwalk.contact.parts;

import java.util.List;

/**
 * A mesh as convex parts. Every point of the mesh lies in a part, so what is wrong with them is
 * only what they have too much.
 *
 * @param parts the largest first
 * @param volume cubic metres of the mesh; bodies that lie in each other count twice
 * @param bodies how many bodies the mesh has
 * @param sheets how many of them hold no volume and were taken as filled
 * @param openEdges how many edges were closed by flat fans
 * @param flat how many bodies lie in one plane and touch no part, so they are left out
 */
public record ConvexParts(
    List<Part> parts, double volume, int bodies, int sheets, int openEdges, int flat) {

  /** What the parts have too much, as a part of the mesh's volume; what two share counts twice. */
  public double error() {
    double sum = 0;
    for (Part part : parts) {
      sum += part.volume();
    }
    return volume > 0 ? Math.max(0, sum - volume) / volume : 0;
  }

  /** The part under whose sides the mesh lies deepest. */
  public Part deepest() {
    Part best = parts.get(0);
    for (Part part : parts) {
      best = part.depth() > best.depth() ? part : best;
    }
    return best;
  }
}
