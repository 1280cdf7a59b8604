package org.trackwalk.course.brink;

import org.trackwalk.course.road.Strand;
import org.trackwalk.ground.memory.Memory;
import org.trackwalk.ground.memory.Recall;

/**
 * What was seen at brinks, all rules together. Ground and walls here are all that a level has, so
 * what was seen holds wherever no triangle has changed.
 *
 * @param recall by the place of the brink and of the row beside it
 */
public record BrinkMemory(Recall recall) {

  /** That of a check. */
  public static Recall of(Memory memory) {
    return memory
        .shared(
            BrinkMemory.class,
            () ->
                new BrinkMemory(
                    memory
                        .last(BrinkMemory.class)
                        .map(kept -> kept.recall().after(memory.change()))
                        .orElseGet(() -> Recall.first(memory.lasting()))))
        .recall();
  }

  /**
   * All numbers of a brink and its row.
   *
   * @param kind of what is recalled
   * @param hub of the wheels of what drives there, metres; 0 where it does not matter
   * @param least metres; 0 where it does not matter; likewise {@code most}
   */
  public static double[] in(
      double kind, double hub, double least, double most, Strand strand, Brink b) {
    int row = b.place().row();
    return new double[] {
      kind,
      hub,
      least,
      most,
      b.x(),
      b.y(),
      b.z(),
      b.outX(),
      b.outZ(),
      b.place().lateral(),
      strand.centre(row, 0),
      strand.centre(row, 1),
      strand.centre(row, 2),
      strand.headingX(row),
      strand.headingZ(row),
      strand.left(row),
      strand.right(row)
    };
  }
}
