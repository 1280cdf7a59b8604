package org.trackwalk.eclipse.viewer.scene;

/** A way to colour the triangles of a surface. */
@FunctionalInterface
public interface TriangleColours {

  /** The colour of a triangle of the surface, {@code 0xRRGGBB}. */
  int of(int triangle);
}
