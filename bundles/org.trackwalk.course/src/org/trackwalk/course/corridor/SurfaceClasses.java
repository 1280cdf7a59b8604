package org.trackwalk.course.corridor;

import org.trackwalk.mesh.level.SurfaceClass;

/** What each triangle of a welded surface is for. */
public final class SurfaceClasses {

  private static final SurfaceClass[] VALUES = SurfaceClass.values();

  private final byte[] codes;

  SurfaceClasses(byte[] codes) {
    this.codes = codes;
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
    int n = 0;
    for (byte code : codes) {
      if (VALUES[code] == wanted) {
        n++;
      }
    }
    return n;
  }
}
