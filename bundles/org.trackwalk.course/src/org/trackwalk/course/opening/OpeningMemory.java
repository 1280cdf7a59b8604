package org.trackwalk.course.opening;

import org.trackwalk.ground.memory.Memory;
import org.trackwalk.ground.memory.Recall;

/**
 * What was seen from rims. Ground and walls here are all that a level has, so what was seen holds
 * wherever no triangle has changed.
 *
 * @param recall by the place of the rim and the plane of the ground there
 */
record OpeningMemory(Recall recall) {

  /** That of a check. */
  static Recall of(Memory memory) {
    return memory
        .shared(
            OpeningMemory.class,
            () ->
                new OpeningMemory(
                    memory
                        .last(OpeningMemory.class)
                        .map(kept -> kept.recall().after(memory.change()))
                        .orElseGet(() -> Recall.first(memory.lasting()))))
        .recall();
  }
}
