package org.trackwalk.contact.collide;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The parts into which contours divide a surface, how large they are, what lies in them, and which
 * contour is inside which. Edges are divided at the places where they go through the other surface,
 * in exact order; in each triangle the contours join those parts without crossing each other.
 */
public final class Regions {

  private final List<Region> regions = new ArrayList<>();
  private final int[] within;

  private Regions(int contours) {
    within = new int[contours];
    Arrays.fill(within, -1);
  }

  /** All that have a contour, the largest first. */
  public List<Region> list() {
    return List.copyOf(regions);
  }

  /**
   * The contour inside which a contour lies: that which must be crossed first on the way from it to
   * the largest part of the surface that is not behind the other one; -1 when there is none.
   */
  public int within(int contour) {
    return within[contour];
  }

  /** The regions of one of two surfaces. */
  static Regions of(Traced traced, boolean isFirst) {
    RegionNodes nodes = new RegionNodes(traced, isFirst);
    Shell surface = traced.surface(isFirst);
    List<Line> lines = traced.lines();
    int[][] sides = new int[lines.size()][];
    Map<Integer, TreeSet<Integer>> contours = new TreeMap<>();
    for (int i = 0; i < sides.length; i++) {
      sides[i] = nodes.sides(lines.get(i));
      for (int side : sides[i]) {
        contours.computeIfAbsent(side, k -> new TreeSet<>()).add(i);
      }
    }
    Map<Integer, TreeSet<Integer>> vertices = new HashMap<>();
    for (int t = 0; t < surface.size(); t++) {
      for (int k = 0; k < 3; k++) {
        int node = nodes.corner(t, k);
        if (contours.containsKey(node)) {
          vertices.computeIfAbsent(node, n -> new TreeSet<>()).add(surface.vertex(t, k));
        }
      }
    }
    Map<Integer, Region> byNode = new TreeMap<>();
    contours.forEach(
        (node, around) ->
            byNode.put(
                node,
                new Region(
                    around.stream().mapToInt(i -> i).toArray(),
                    Math.max(0, nodes.area(node)),
                    vertices.getOrDefault(node, new TreeSet<>()).stream()
                        .mapToInt(v -> v)
                        .toArray(),
                    sides[around.first()][1] == node,
                    around.stream()
                        .allMatch(
                            i -> lines.get(i).contour().closed() && sides[i][0] != sides[i][1]))));
    Regions all = new Regions(lines.size());
    all.nest(byNode, sides);
    all.regions.addAll(byNode.values());
    all.regions.sort((one, other) -> Double.compare(other.area(), one.area()));
    return all;
  }

  /** Walks from the outermost region inward. */
  private void nest(Map<Integer, Region> byNode, int[][] sides) {
    boolean[] done = new boolean[within.length];
    List<Integer> order = new ArrayList<>(byNode.keySet());
    order.sort(
        (one, other) -> {
          int outside = Boolean.compare(byNode.get(one).behind(), byNode.get(other).behind());
          return outside != 0
              ? outside
              : Double.compare(byNode.get(other).area(), byNode.get(one).area());
        });
    for (int start : order) {
      enter(start, -1, byNode, sides, done);
    }
  }

  private void enter(
      int start, int through, Map<Integer, Region> byNode, int[][] sides, boolean[] done) {
    List<int[]> open = new ArrayList<>();
    open.add(new int[] {start, through});
    for (int n = 0; n < open.size(); n++) {
      int node = open.get(n)[0];
      for (int contour : byNode.get(node).contours()) {
        if (!done[contour]) {
          done[contour] = true;
          within[contour] = open.get(n)[1];
          int beyond = sides[contour][0] == node ? sides[contour][1] : sides[contour][0];
          if (beyond != node) {
            open.add(new int[] {beyond, contour});
          }
        }
      }
    }
  }
}
