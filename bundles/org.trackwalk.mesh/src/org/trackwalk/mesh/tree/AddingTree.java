package org.trackwalk.mesh.tree;

/** A tree whose answers may be added to those of others, in the order of its leaves. */
public interface AddingTree extends TriangleTree {

  /**
   * The box around all items.
   *
   * @param out six floats: min x, y, z, max x, y, z; as it was when there is no item
   * @return false when there is no item
   */
  boolean box(float[] out);

  /** As {@link #overlapping}, but appends, in the order of the leaves. */
  void addOverlapping(
      float minX, float minY, float minZ, float maxX, float maxY, float maxZ, IntList out);

  /** As {@link #withinSphere}, but appends, in the order of the leaves. */
  void addWithinSphere(double x, double y, double z, double radius, IntList out);

  /** As {@link #alongRay}, but appends, in the order of the leaves. */
  void addAlongRay(
      double fromX, double fromY, double fromZ, double toX, double toY, double toZ, IntList out);
}
