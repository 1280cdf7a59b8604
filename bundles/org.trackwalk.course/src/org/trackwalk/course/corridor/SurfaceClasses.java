package org.trackwalk.course.corridor;

import java.util.Arrays;
import java.util.BitSet;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.mesh.level.SurfaceClass;

/** What each triangle of a welded surface is for. */
public final class SurfaceClasses {

  private static final SurfaceClass[] VALUES = SurfaceClass.values();

  private final byte[] codes;

  /** Null until somebody asks. */
  private BitSet road;

  /** Triangles of each class; null until somebody asks. */
  private volatile int[] counts;

  SurfaceClasses(byte[] codes) {
    this.codes = codes;
  }

  /**
   * The very same for the very same classes of the same numbers, for what depends on nothing else.
   */
  static SurfaceClasses of(Land land, byte[] codes) {
    return land.byNumbers(new Codes(codes), () -> new SurfaceClasses(codes));
  }

  private record Codes(byte[] of) {

    /** Bytes from one that is looked at for the hash to the next: a level has many. */
    private static final int APART = 61;

    @Override
    public boolean equals(Object other) {
      return other instanceof Codes c && Arrays.equals(of, c.of);
    }

    @Override
    public int hashCode() {
      int hash = of.length;
      for (int t = 0; t < of.length; t += APART) {
        hash = 31 * hash + of[t];
      }
      return hash;
    }
  }

  /** The triangles of the road; shared: do not write. */
  synchronized BitSet road() {
    if (road == null) {
      byte sought = SurfaceClass.ROAD.code();
      road = new BitSet(codes.length);
      for (int t = 0; t < codes.length; t++) {
        if (codes[t] == sought) {
          road.set(t);
        }
      }
    }
    return road;
  }

  /** The class of a triangle. */
  public SurfaceClass of(int triangle) {
    return VALUES[codes[triangle]];
  }

  /**
   * The class with the lower weight of two triangles: what a pair is judged by (docs/ranking.md).
   */
  public SurfaceClass lesser(int triangle, int other) {
    SurfaceClass a = of(triangle);
    SurfaceClass b = of(other);
    return a.weight() <= b.weight() ? a : b;
  }

  /** Number of triangles of a class. */
  public int count(SurfaceClass wanted) {
    int[] known = counts;
    if (known == null) {
      known = new int[VALUES.length];
      for (byte code : codes) {
        known[code]++;
      }
      counts = known;
    }
    return known[wanted.ordinal()];
  }
}
