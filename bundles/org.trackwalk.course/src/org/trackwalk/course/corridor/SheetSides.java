package org.trackwalk.course.corridor;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * The two long sides of a sheet: the two borders of one that goes around; of one with two ends the
 * two longest stretches of its border between corners.
 */
final class SheetSides {

  /** Cosine of the angle by which a side turns at most from edge to edge: 45 degrees. */
  private static final double STRAIGHT = StrictMath.sqrt(0.5);

  /** A border so long, as a part of the longest, is a side of a sheet that goes around. */
  private static final double SIDE = 0.5;

  private final WeldedSurface surface;
  private final Topology topology;

  /** The half-edges of the border by the vertex they start at. */
  private final Map<Integer, Integer> border = new HashMap<>();

  private boolean touches;
  private final IntList[] sides;

  private SheetSides(WeldedSurface surface, Topology topology, IntList triangles) {
    this.surface = surface;
    this.topology = topology;
    BitSet own = new BitSet();
    for (int i = 0; i < triangles.size(); i++) {
      own.set(triangles.get(i));
    }
    for (int i = 0; i < triangles.size(); i++) {
      for (int h = 3 * triangles.get(i); h < 3 * triangles.get(i) + 3; h++) {
        int twin = topology.twin(h);
        if (twin < 0 && twin != Topology.NON_MANIFOLD || twin >= 0 && !own.get(twin / 3)) {
          touches |= border.put(topology.from(h), h) != null;
        }
      }
    }
    sides = edges();
  }

  /**
   * The sides of triangles that hang together; null where they have no two, or their border touches
   * itself.
   */
  static SheetSides of(WeldedSurface surface, Topology topology, IntList triangles) {
    SheetSides sides = new SheetSides(surface, topology, triangles);
    return sides.sides == null ? null : sides;
  }

  /** The vertices of both. */
  IntList[] sides() {
    return new IntList[] {vertices(sides[0]), vertices(sides[1])};
  }

  /** The shorter one, metres. */
  double shorter() {
    return Math.min(length(sides[0]), length(sides[1]));
  }

  private IntList[] edges() {
    List<IntList> loops = loops();
    if (loops == null || loops.isEmpty()) {
      return null;
    }
    loops.sort(Comparator.comparingDouble(this::length).reversed());
    if (loops.size() > 1 && length(loops.get(1)) > SIDE * length(loops.get(0))) {
      return new IntList[] {loops.get(0), loops.get(1)};
    }
    List<IntList> parts = parts(loops.get(0));
    if (parts.size() < 4) {
      return null;
    }
    parts.sort(Comparator.comparingDouble(this::length).reversed());
    return new IntList[] {parts.get(0), parts.get(1)};
  }

  private List<IntList> loops() {
    if (touches) {
      return null;
    }
    List<IntList> loops = new ArrayList<>();
    BitSet seen = new BitSet();
    for (int first : border.keySet().stream().mapToInt(Integer::intValue).sorted().toArray()) {
      IntList loop = new IntList();
      Integer h = border.get(first);
      while (h != null && !seen.get(topology.from(h))) {
        seen.set(topology.from(h));
        loop.add(h);
        h = border.get(topology.to(h));
      }
      if (loop.size() > 0 && topology.to(loop.get(loop.size() - 1)) == first) {
        loops.add(loop);
      }
    }
    return loops;
  }

  /** The stretches of a loop between its corners. */
  private List<IntList> parts(IntList loop) {
    int n = loop.size();
    int first = 0;
    while (first < n && goesOn(loop.get((first + n - 1) % n), loop.get(first))) {
      first++;
    }
    List<IntList> parts = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      int h = loop.get((first + i) % n);
      if (i == 0 || !goesOn(loop.get((first + i - 1) % n), h)) {
        parts.add(new IntList());
      }
      parts.get(parts.size() - 1).add(h);
    }
    return parts;
  }

  private boolean goesOn(int before, int h) {
    double x = along(before, 0);
    double z = along(before, 2);
    double u = along(h, 0);
    double v = along(h, 2);
    return x * u + z * v >= STRAIGHT * Math.hypot(x, z) * Math.hypot(u, v);
  }

  private double along(int h, int k) {
    float[] p = surface.positions();
    return (double) p[3 * topology.to(h) + k] - p[3 * topology.from(h) + k];
  }

  private double length(IntList edges) {
    double length = 0;
    for (int i = 0; i < edges.size(); i++) {
      length += Math.hypot(along(edges.get(i), 0), along(edges.get(i), 2));
    }
    return length;
  }

  private IntList vertices(IntList edges) {
    IntList vertices = new IntList();
    for (int i = 0; i < edges.size(); i++) {
      vertices.add(topology.from(edges.get(i)));
      vertices.add(topology.to(edges.get(i)));
    }
    return vertices;
  }
}
