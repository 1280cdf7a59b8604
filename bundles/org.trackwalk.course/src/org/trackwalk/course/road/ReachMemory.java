package org.trackwalk.course.road;

import org.trackwalk.ground.memory.Memory;
import org.trackwalk.ground.memory.Recall;

/**
 * Places to which a way led, or none, in the last check and in this one.
 *
 * @param recall by place and by the rows from which it was asked
 */
public record ReachMemory(Recall recall) {

  /** What all who ask in this check share and, where there is a next, leave for it. */
  static Recall of(Memory memory) {
    return memory
        .shared(
            ReachMemory.class,
            () ->
                new ReachMemory(
                    memory
                        .last(ReachMemory.class)
                        .map(last -> last.recall().after(memory.change()))
                        .orElseGet(() -> Recall.first(memory.lasting()))))
        .recall();
  }
}
