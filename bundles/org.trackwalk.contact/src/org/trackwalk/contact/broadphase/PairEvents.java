package org.trackwalk.contact.broadphase;

import org.trackwalk.mesh.tree.IntList;

/**
 * What has become of the pairs of bodies since the step before. Each list holds two bodies per
 * pair, the lower number first, ascending by first and then second body. Reused by its owner.
 */
public final class PairEvents {

  private final IntList begun = new IntList();
  private final IntList moved = new IntList();
  private final IntList ended = new IntList();

  /** Pairs whose boxes overlap or touch now and did not before. */
  public IntList begun() {
    return begun;
  }

  /** Pairs that were there before, one or both of whose boxes have changed. */
  public IntList moved() {
    return moved;
  }

  /** Pairs that are there no longer: the boxes have parted, or a body was removed. */
  public IntList ended() {
    return ended;
  }

  void clear() {
    begun.clear();
    moved.clear();
    ended.clear();
  }

  static void add(IntList list, long pair) {
    list.add(PairList.first(pair));
    list.add(PairList.second(pair));
  }
}
