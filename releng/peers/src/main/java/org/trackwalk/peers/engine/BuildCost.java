package org.trackwalk.peers.engine;

/**
 * What it cost to turn triangles into something that answers.
 *
 * @param nanos time in the engine's own builder, without the hand-over of the arrays
 * @param bytes memory that came with it, negative when not known
 */
public record BuildCost(long nanos, long bytes) {

  /** Both costs added. */
  public BuildCost plus(BuildCost other) {
    return new BuildCost(nanos + other.nanos, bytes + other.bytes);
  }
}
