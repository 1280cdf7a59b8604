package org.trackwalk.course.road;

import org.trackwalk.ground.memory.Answers;
import org.trackwalk.ground.memory.Memory;
import org.trackwalk.ground.memory.SurfaceChange;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * What triangles are besides being where they are: class, and whether they are driven and of the
 * road's ground. Where that is another than in the check before, a triangle has changed.
 *
 * @param of each triangle all of that
 * @param answers to what was asked of the level with it
 */
record SeenClasses(byte[] of, Answers answers) implements Memory.Settling {

  @Override
  public void settle() {
    answers.settle();
  }

  /** The answers that still hold, and what of this check the next one may know. */
  static Answers of(WeldedSurface surface, byte[] classes, Memory memory) {
    if (!memory.lasting()) {
      return Answers.none();
    }
    return memory.shared(SeenClasses.class, () -> made(surface, classes, memory)).answers();
  }

  private static SeenClasses made(WeldedSurface surface, byte[] classes, Memory memory) {
    SeenClasses last = memory.last(SeenClasses.class).orElse(null);
    SurfaceChange change = memory.change();
    if (last == null || change == null) {
      return new SeenClasses(classes, Answers.empty());
    }
    IntList other = new IntList();
    boolean same = classes == last.of && change.samePlaces();
    for (int t = 0; t < classes.length && !same; t++) {
      int before = change.before(t);
      if (before >= 0 && last.of[before] != classes[t]) {
        other.add(t);
      }
    }
    return new SeenClasses(classes, last.answers.after(change.with(surface, other)));
  }
}
