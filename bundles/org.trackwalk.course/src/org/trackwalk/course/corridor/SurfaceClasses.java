package org.trackwalk.course.corridor;

import java.util.Arrays;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.mesh.level.SurfaceClass;

/** What each triangle of a welded surface is for. */
public final class SurfaceClasses {

  private static final SurfaceClass[] VALUES = SurfaceClass.values();

  private final byte[] codes;

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
    @Override
    public boolean equals(Object other) {
      return other instanceof Codes c && Arrays.equals(of, c.of);
    }

    @Override
    public int hashCode() {
      return Arrays.hashCode(of);
    }
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
