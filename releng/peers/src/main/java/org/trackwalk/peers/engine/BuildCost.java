package org.trackwalk.peers.engine;

/**
 * What it cost to turn triangles into something that answers.
 *
 * @param wallNanos time in the engine's own builder, without the hand-over of the arrays
 * @param threadNanos time that the calling thread ran meanwhile
 * @param bytes memory that came with it, negative when not known
 */
public record BuildCost(long wallNanos, long threadNanos, long bytes) {

  /** No cost at all. */
  public static final BuildCost NONE = new BuildCost(0, 0, 0);

  /** Both costs added. */
  public BuildCost plus(BuildCost other) {
    return new BuildCost(
        wallNanos + other.wallNanos, threadNanos + other.threadNanos, bytes + other.bytes);
  }
}
