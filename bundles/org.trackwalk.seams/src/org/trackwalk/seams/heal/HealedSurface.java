package org.trackwalk.seams.heal;

import java.util.Arrays;
import java.util.BitSet;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * The healed copy of a welded surface. Triangles that were not touched keep their vertices, bit for
 * bit, and their order; a triangle into whose border a vertex was inserted is there in parts.
 */
public final class HealedSurface {

  private final float[] positions;
  private final int[] triangles;
  private final int[] sources;
  private final BitSet changed;
  private final BitSet healed;
  private final BitSet due;
  private final BitSet flipping;

  HealedSurface(
      float[] positions,
      int[] triangles,
      int[] sources,
      BitSet changed,
      BitSet healed,
      BitSet due,
      BitSet flipping) {
    this.positions = positions;
    this.triangles = triangles;
    this.sources = sources;
    this.changed = changed;
    this.healed = healed;
    this.due = due;
    this.flipping = flipping;
  }

  /**
   * The copy of a surface on which nothing is healed; it shares its arrays.
   *
   * @param due open edges of the classes that are healed
   */
  static HealedSurface unchanged(WeldedSurface surface, BitSet due) {
    int[] sources = new int[surface.triangleCount()];
    Arrays.setAll(sources, t -> t);
    return new HealedSurface(
        surface.positions(),
        surface.triangles(),
        sources,
        new BitSet(),
        new BitSet(),
        due,
        new BitSet());
  }

  /**
   * Metres, Y up: xyz triples, those of the welded surface's vertices first, then inserted ones.
   * Some are used by no triangle. Shared: do not write.
   */
  public float[] positions() {
    return positions;
  }

  /** Three vertex ids per triangle. Shared: do not write. */
  public int[] triangles() {
    return triangles;
  }

  /** Number of triangles. */
  public int triangleCount() {
    return sources.length;
  }

  /** The triangle of the welded surface that a triangle of this one is, or is a part of. */
  public int source(int triangle) {
    return sources[triangle];
  }

  /**
   * The first triangle that is, or is a part of, a triangle of the welded surface or of one that
   * comes after it; so those of t are from {@code first(t)} to before {@code first(t + 1)}.
   */
  public int first(int sourceTriangle) {
    int low = 0;
    int high = sources.length;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (sources[middle] < sourceTriangle) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  /** Whether a triangle of the welded surface was moved, split or dropped. */
  public boolean changed(int sourceTriangle) {
    return changed.get(sourceTriangle);
  }

  /** The triangles of the welded surface that were moved, split or dropped, ascending. */
  public int[] changedTriangles() {
    return changed.stream().toArray();
  }

  /** Whether an open edge (index in the ledger) has a neighbour now, all along. */
  public boolean healed(int openEdge) {
    return healed.get(openEdge);
  }

  /**
   * Whether an open edge belongs to the classes that are healed but could not be: a triangle would
   * have flipped, or nothing fits. The effect at such a place is not computed.
   */
  public boolean notComputed(int openEdge) {
    return due.get(openEdge) && !healed.get(openEdge);
  }

  /** Of an edge that is {@link #notComputed}: whether a triangle would have flipped. */
  public boolean wouldFlip(int openEdge) {
    return flipping.get(openEdge);
  }

  /** Number of open edges that have a neighbour now. */
  public int healedCount() {
    return healed.cardinality();
  }

  /** Number of open edges of the classes that are healed. */
  public int dueCount() {
    return due.cardinality();
  }
}
