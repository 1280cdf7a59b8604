package org.trackwalk.contact.query;

import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.tree.TriangleTree;

/** A midphase that leaves everything to the narrow phase. */
final class EveryTriangle implements TriangleTree {

  private final int count;

  EveryTriangle(int count) {
    this.count = count;
  }

  @Override
  public int size() {
    return count;
  }

  @Override
  public void overlapping(
      float minX, float minY, float minZ, float maxX, float maxY, float maxZ, IntList out) {
    all(out);
  }

  @Override
  public void withinSphere(double x, double y, double z, double radius, IntList out) {
    all(out);
  }

  @Override
  public void alongRay(
      double fromX, double fromY, double fromZ, double toX, double toY, double toZ, IntList out) {
    all(out);
  }

  private void all(IntList out) {
    out.clear();
    for (int t = 0; t < count; t++) {
      out.add(t);
    }
  }
}
