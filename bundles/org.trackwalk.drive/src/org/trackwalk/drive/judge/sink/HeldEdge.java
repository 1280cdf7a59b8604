package org.trackwalk.drive.judge.sink;

import java.util.List;

/**
 * An edge that a sphere can touch while other faces, which do not have the edge, are in contact at
 * both its ends.
 *
 * @param halfEdge of the welded surface
 * @param poses of the sphere, that with most room first; at least one
 */
record HeldEdge(int halfEdge, List<EdgePose> poses) {

  /** How far the sphere may sink at most, metres, about. */
  double room() {
    return poses.get(0).room();
  }
}
