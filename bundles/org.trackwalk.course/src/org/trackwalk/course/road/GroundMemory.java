package org.trackwalk.course.road;

import java.util.function.Supplier;
import org.trackwalk.ground.memory.Recall;
import org.trackwalk.ground.reach.Floor;
import org.trackwalk.mesh.tree.IntList;

/**
 * What was read of the ground before from the very same numbers; where nothing is known, or the
 * ground has changed, it is read. One thread.
 */
final class GroundMemory {

  private final Recall recall;
  private final Floor.Reader ground;
  private final IntList scratch = new IntList();

  /**
   * @param recall what was read before
   * @param ground that is read; it tells how far that was
   */
  GroundMemory(Recall recall, Floor.Reader ground) {
    this.recall = recall;
    this.ground = ground;
  }

  /**
   * What is read: shared, do not write.
   *
   * @param in all numbers that it depends on, with one that says what is asked
   */
  double[] known(double[] in, Supplier<double[]> read) {
    return recall.each(
        in,
        scratch,
        () -> {
          ground.look();
          return read.get();
        },
        ground::seen);
  }
}
