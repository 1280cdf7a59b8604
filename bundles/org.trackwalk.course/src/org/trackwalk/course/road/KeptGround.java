package org.trackwalk.course.road;

import org.trackwalk.ground.memory.Memory;
import org.trackwalk.ground.memory.Recall;
import org.trackwalk.ground.memory.SurfaceChange;
import org.trackwalk.ground.reach.Floor;

/**
 * What was seen of a ground, for the next check.
 *
 * @param triangles of the ground, ascending
 * @param recall of what was seen there
 */
record KeptGround(int[] triangles, Recall recall) {

  /** What is still known of a ground; it is kept for the next check. */
  static Recall of(Floor ground, Memory memory) {
    Recall recall =
        memory
            .last(KeptGround.class)
            .filter(kept -> kept.holds(ground.triangles(), memory.change()))
            .map(kept -> kept.recall().after(memory.change()))
            .orElseGet(() -> Recall.first(memory.lasting()));
    memory.keep(KeptGround.class, new KeptGround(ground.triangles(), recall));
    return recall;
  }

  /** True when of the triangles that are in both surfaces the same are ground. */
  private boolean holds(int[] now, SurfaceChange change) {
    if (now == triangles && change.samePlaces()) {
      return true;
    }
    int i = 0;
    for (int before : triangles) {
      int t = change.now(before);
      if (t < 0) {
        continue;
      }
      while (i < now.length && change.before(now[i]) < 0) {
        i++;
      }
      if (i == now.length || now[i] != t) {
        return false;
      }
      i++;
    }
    while (i < now.length && change.before(now[i]) < 0) {
      i++;
    }
    return i == now.length;
  }
}
