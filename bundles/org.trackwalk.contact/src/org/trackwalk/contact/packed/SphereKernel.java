package org.trackwalk.contact.packed;

/**
 * The two loops that fast machine code is worth for. Kernels differ in speed only: what they leave
 * undecided is decided by the same exact code, so contacts are the same. One instance per thread.
 */
public interface SphereKernel {

  /** Stable name, for messages. */
  String name();

  /** Notes, for each sphere of a group, every block whose bounds meet its own. */
  void findBlocks(PackedScene scene, ProbeGroup group);

  /**
   * Adds, for one sphere, the triangles of its blocks that may be in reach and do not face away,
   * with their closest features. It may add triangles that are out of reach, none twice.
   */
  void findTriangles(PackedScene scene, ProbeGroup group, int probe, NearTriangles near);
}
