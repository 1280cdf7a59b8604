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

  /**
   * As {@link #addOverlapping(float, float, float, float, float, float, IntList)}, until too many
   * lie in one place.
   *
   * @param most items that {@code out} may hold
   * @return false when there are more; then some are added
   */
  default boolean addOverlapping(
      float minX,
      float minY,
      float minZ,
      float maxX,
      float maxY,
      float maxZ,
      int most,
      IntList out) {
    addOverlapping(minX, minY, minZ, maxX, maxY, maxZ, out);
    return out.size() <= most;
  }

  /** As {@link #withinSphere}, but appends, in the order of the leaves. */
  void addWithinSphere(double x, double y, double z, double radius, IntList out);

  /** As {@link #alongRay}, but appends, in the order of the leaves. */
  void addAlongRay(
      double fromX, double fromY, double fromZ, double toX, double toY, double toZ, IntList out);
}
