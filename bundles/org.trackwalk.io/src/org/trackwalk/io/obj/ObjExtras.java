package org.trackwalk.io.obj;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.mesh.level.LeftOut;

/** What stands in a chunk and is no face: lines, points, curves; counted, not kept. */
final class ObjExtras {

  /** Of one kind under one name. */
  static final class Count {
    final LeftOut.Kind kind;

    /** How many changes of the chunk stand before it, which tells the name. */
    final int changes;

    /** The first one's line, counted from the chunk's start, and a packed vertex of it. */
    final int line;

    final int vertex;
    final String detail;
    int count;

    private Count(LeftOut.Kind kind, int changes, int line, int vertex, String detail) {
      this.kind = kind;
      this.changes = changes;
      this.line = line;
      this.vertex = vertex;
      this.detail = detail;
    }
  }

  private final List<Count> counts = new ArrayList<>();

  /**
   * Notes some of a kind.
   *
   * @param count nothing is noted when it is not positive
   * @param changes how many changes of the chunk stand before
   * @param line counted from the chunk's start
   * @param vertex packed; {@link ObjIndex#OUTSIDE} for none
   */
  void add(LeftOut.Kind kind, int count, int changes, int line, int vertex, String detail) {
    if (count <= 0) {
      return;
    }
    for (int i = counts.size() - 1; i >= 0 && counts.get(i).changes == changes; i--) {
      if (counts.get(i).kind == kind) {
        counts.get(i).count += count;
        return;
      }
    }
    Count first = new Count(kind, changes, line, vertex, detail);
    first.count = count;
    counts.add(first);
  }

  /** In the order of the chunk. */
  List<Count> counts() {
    return counts;
  }
}
