package org.trackwalk.io.patch.format;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.trackwalk.io.patch.Bits;
import org.trackwalk.io.patch.Edit;
import org.trackwalk.io.patch.format.EditIndex.PointKey;

/** Vertices that become one because they stand at one place. */
final class SameVertices {

  private SameVertices() {}

  /**
   * Makes vertices of a part with the same bits one: all of them where that is asked for, else
   * those that were moved onto each other.
   *
   * @return the vertices that go, each with the one that takes its place
   */
  static Map<Integer, Integer> merged(
      Layout layout, Map<Integer, Bits> moved, List<Edit> edits, Map<Integer, Integer> parts) {
    Map<Integer, Integer> merged = new HashMap<>();
    Set<Integer> whole = new HashSet<>();
    Set<Integer> touched = new HashSet<>();
    for (Edit edit : edits) {
      if (edit instanceof Edit.Merge m) {
        whole.add(parts.get(m.part().place()));
      } else if (edit instanceof Edit.Move m) {
        touched.add(parts.get(m.part().place()));
      }
    }
    touched.addAll(whole);
    if (touched.isEmpty()) {
      return merged;
    }
    Map<PointKey, Integer> first = new HashMap<>();
    Set<PointKey> arrivals = new HashSet<>();
    layout.corners(
        touched,
        (part, v) -> {
          PointKey key = new PointKey(part, moved.getOrDefault(v, layout.bits(v)));
          first.merge(key, v, Math::min);
          boolean arrives = moved.containsKey(v) && layout.bare(layout.poolOf(v));
          if (whole.contains(part) || arrives) {
            arrivals.add(key);
          }
        });
    layout.corners(
        touched,
        (part, v) -> {
          PointKey key = new PointKey(part, moved.getOrDefault(v, layout.bits(v)));
          if (arrivals.contains(key) && first.get(key) != v) {
            merged.put(v, first.get(key));
          }
        });
    return merged;
  }
}
