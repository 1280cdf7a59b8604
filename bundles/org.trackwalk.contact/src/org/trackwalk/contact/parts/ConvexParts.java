package org.trackwalk.contact.parts;

import java.util.List;

/**
 * A mesh as convex parts. Every point of the mesh lies in a part, so what is wrong with them is
 * only what they have too much.
 *
 * @param parts the largest first
 * @param volume cubic metres of the mesh: of all its bodies together, so that what lies in two of
 *     them counts once
 * @param covered cubic metres of all parts together
 * @param bodies how many bodies the mesh has
 * @param hidden how many of them lie in larger ones
 * @param sheets how many of them hold no volume and were taken as filled
 * @param openEdges how many edges were closed by flat fans
 * @param flat how many bodies lie in one plane and touch no part, so they are left out
 */
public record ConvexParts(
    List<Part> parts,
    double volume,
    double covered,
    int bodies,
    int hidden,
    int sheets,
    int openEdges,
    int flat) {

  /** What the parts have too much, as a part of the mesh's volume. */
  public double error() {
    return volume > 0 ? Math.max(0, covered - volume) / volume : 0;
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
