package org.trackwalk.io.patch;

import java.util.Arrays;
import java.util.List;

/**
 * One change of one part of a mesh file (docs/fixes.md). Corners and points are stored positions by
 * their bits, as the file had them before any edit of the same batch.
 */
public sealed interface Edit {

  /** The part to be changed. */
  Part part();

  /** All vertices of the part with these bits get others. */
  record Move(Part part, Bits from, Bits to) implements Edit {

    /** Written out: what a record makes of itself is put together at each start. */
    @Override
    public boolean equals(Object other) {
      return other instanceof Move m
          && part.equals(m.part)
          && from.equals(m.from)
          && to.equals(m.to);
    }

    @Override
    public int hashCode() {
      return 31 * (31 * part.hashCode() + from.hashCode()) + to.hashCode();
    }
  }

  /**
   * New vertices on an edge: every triangle of the part that uses the edge, in whatever direction,
   * is cut into one triangle more per point.
   *
   * @param from one end of the edge
   * @param to the other end
   * @param points new vertices in order from {@code from} to {@code to}
   */
  record Split(Part part, Bits from, Bits to, List<Bits> points) implements Edit {}

  /** One triangle goes; vertices that nothing uses any more go with it. */
  record Delete(Part part, Triangle triangle) implements Edit {}

  /** One triangle is turned over. */
  record Flip(Part part, Triangle triangle) implements Edit {}

  /**
   * A triangle more.
   *
   * @param like a triangle of the part whose material and further values the new one gets
   */
  record Fill(Part part, Triangle triangle, Triangle like) implements Edit {}

  /**
   * Vertices that nothing uses go: those of the part's own list, or of the file's if it has one.
   */
  record DropUnused(Part part) implements Edit {}

  /** Vertices of the part with the same bits become one where nothing else tells them apart. */
  record Merge(Part part) implements Edit {}

  /** Three corners in the order in which the file stores them, wherever it starts. */
  record Triangle(Bits a, Bits b, Bits c) {

    /** The same triangle beginning with its least corner: equal for equal triangles. */
    public Triangle canonical() {
      Triangle best = this;
      Triangle turned = this;
      for (int i = 0; i < 2; i++) {
        turned = new Triangle(turned.b, turned.c, turned.a);
        best = turned.compare(best) < 0 ? turned : best;
      }
      return best;
    }

    private int compare(Triangle o) {
      int[] mine = {a.x(), a.y(), a.z(), b.x(), b.y(), b.z()};
      int[] others = {o.a.x(), o.a.y(), o.a.z(), o.b.x(), o.b.y(), o.b.z()};
      return Arrays.compare(mine, others);
    }
  }
}
