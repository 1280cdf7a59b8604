package org.trackwalk.io.patch.format;

import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.trackwalk.io.patch.Bits;
import org.trackwalk.io.patch.PatchException;
import org.trackwalk.io.patch.format.EditIndex.PointKey;

/**
 * Vertices that go elsewhere: in place where all that use them agree, else those that move get
 * their own.
 */
final class VertexMoves {

  private final Reshape shape;
  private final Layout layout;

  VertexMoves(Reshape shape, Layout layout) {
    this.shape = shape;
    this.layout = layout;
  }

  /**
   * Makes them.
   *
   * @param wanted where vertices go, by part and stored position
   */
  void make(Map<PointKey, Bits> wanted) throws PatchException {
    Set<Bits> sources = new HashSet<>();
    wanted.keySet().forEach(key -> sources.add(key.at()));
    if (wanted.isEmpty()) {
      return;
    }
    Map<Integer, Bits> targets = new HashMap<>();
    BitSet contested = new BitSet();
    Set<PointKey> met = new HashSet<>();
    for (int f = 0; f < layout.faceCount(); f++) {
      for (int c = layout.faceStart(f); c < layout.faceEnd(f); c++) {
        int v = layout.vertexOf(c);
        if (v < 0 || !sources.contains(layout.bits(v))) {
          continue;
        }
        PointKey key = new PointKey(layout.part(f), layout.bits(v));
        Bits to = wanted.get(key);
        if (to != null) {
          met.add(key);
        }
        boolean first = !targets.containsKey(v);
        Bits known = targets.put(v, to);
        if (!first && !Objects.equals(known, to)) {
          contested.set(v);
        }
      }
    }
    if (met.size() < wanted.size()) {
      throw new PatchException("a vertex that is to be moved is not there");
    }
    targets.forEach(
        (v, to) -> {
          if (to != null && !contested.get(v) && !layout.bits(v).equals(to)) {
            shape.moved.put(v, to);
          }
        });
    if (!contested.isEmpty()) {
      part(contested, wanted);
    }
  }

  /** Vertices that several parts share and only some of them move: those get their own. */
  private void part(BitSet contested, Map<PointKey, Bits> wanted) {
    Map<Long, Integer> own = new HashMap<>();
    for (int f = 0; f < layout.faceCount(); f++) {
      boolean touched = false;
      for (int c = layout.faceStart(f); c < layout.faceEnd(f); c++) {
        int v = layout.vertexOf(c);
        touched |=
            v >= 0
                && contested.get(v)
                && wanted.containsKey(new PointKey(layout.part(f), layout.bits(v)));
      }
      if (!touched) {
        continue;
      }
      for (int[] t : shape.open(f)) {
        for (int k = 0; k < 3; k++) {
          int v = shape.vertexOf(t[k]);
          Bits to =
              v < layout.vertexCount() && contested.get(v)
                  ? wanted.get(new PointKey(layout.part(f), layout.bits(v)))
                  : null;
          if (to != null) {
            int corner = t[k];
            int added =
                own.computeIfAbsent(
                    ((long) layout.part(f) << 32) + v,
                    key -> shape.vertex(new Reshape.NewVertex(layout.poolOf(v), to, v, v, 0)));
            t[k] =
                shape.corner(
                    new Reshape.NewCorner(
                        added, shape.oldCorner(corner), shape.oldCorner(corner), 0));
          }
        }
      }
    }
  }
}
