package org.trackwalk.drive.overlap;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.trackwalk.contact.collide.Shell;

/**
 * Which parts are others again, triangle by triangle: whole levels are there twice, or in heaps.
 */
final class Copies {

  private Copies() {}

  /** A surface that is equal to one with the same triangles, in the order that every part has. */
  private record Triangles(Shell shell) {

    @Override
    public boolean equals(Object other) {
      return other instanceof Triangles that && shell.repeats(that.shell);
    }

    @Override
    public int hashCode() {
      return shell.hashOfCorners();
    }
  }

  /** Of each part the number of the first that has the same triangles: its own where none has. */
  static int[] first(List<Part> parts) {
    Map<Triangles, Integer> known = new HashMap<>();
    int[] first = new int[parts.size()];
    for (int i = 0; i < first.length; i++) {
      Integer before = known.putIfAbsent(new Triangles(parts.get(i).shell()), i);
      first[i] = before == null ? i : before;
    }
    return first;
  }
}
