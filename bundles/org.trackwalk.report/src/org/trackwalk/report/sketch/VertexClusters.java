package org.trackwalk.report.sketch;

import java.util.Arrays;
import java.util.BitSet;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.report.svg.PieceColors;

/**
 * Thins out a surface for a page: vertices in one cell of a grid become one (J. Rossignac, P.
 * Borrel, "Multi-resolution 3D approximations for rendering complex scenes", 1993). Cells grow
 * until the triangles fit; scenery first, what is beside the road next, the road last. Every cell
 * keeps one of its own vertices, so nothing that is left has moved off the surface.
 */
final class VertexClusters {

  /** Side of the first cells of scenery, metres; doubled each time. */
  private static final double SCENERY = 0.5;

  /** Likewise for what is beside the road. */
  private static final double BESIDE = 0.125;

  /** Likewise for the road, which begins later. */
  private static final double ROAD = 0.03125;

  private static final int ROAD_BEGINS = 5;

  /** Then cells are a kilometre wide. */
  private static final int MOST_ROUNDS = 15;

  /** Cells on each side of the origin, a power of two. */
  private static final long REACH = 1L << 20;

  private final WeldedSurface surface;
  private final BitSet shown;

  /** Per vertex 0 road, 1 beside it, 2 scenery; of several the least. */
  private final byte[] kinds;

  VertexClusters(LevelReport level, PieceColors colors) {
    surface = level.surface();
    int count = surface.triangleCount();
    shown = new BitSet(count);
    kinds = new byte[surface.vertexCount()];
    Arrays.fill(kinds, (byte) 2);
    int[] corners = surface.triangles();
    for (int t = 0; t < count; t++) {
      if (!colors.dome(t)) {
        shown.set(t);
        byte kind = kind(colors.surfaceClass(t));
        for (int c = 3 * t; c < 3 * t + 3; c++) {
          kinds[corners[c]] = (byte) Math.min(kinds[corners[c]], kind);
        }
      }
    }
  }

  private static byte kind(SurfaceClass surfaceClass) {
    return switch (surfaceClass) {
      case ROAD -> 0;
      case VERGE, BARRIER, UNKNOWN -> 1;
      case SCENERY -> 2;
    };
  }

  /**
   * What each vertex is replaced by so that few triangles keep three corners.
   *
   * @param most triangles
   * @return one vertex id per vertex, its own where it stays
   */
  int[] within(int most) {
    int[] map = new int[surface.vertexCount()];
    for (int v = 0; v < map.length; v++) {
      map[v] = v;
    }
    for (int round = 0; round < MOST_ROUNDS && left(map) > most; round++) {
      map = clustered(round);
    }
    return map;
  }

  /** True for a triangle that is shown and keeps three corners. */
  boolean keeps(int triangle, int[] map) {
    int[] corners = surface.triangles();
    int a = map[corners[3 * triangle]];
    int b = map[corners[3 * triangle + 1]];
    int c = map[corners[3 * triangle + 2]];
    return shown.get(triangle) && a != b && b != c && c != a;
  }

  private int left(int[] map) {
    int left = 0;
    for (int t = 0; t < surface.triangleCount(); t++) {
      left += keeps(t, map) ? 1 : 0;
    }
    return left;
  }

  private int[] clustered(int round) {
    double[] cells = {
      round < ROAD_BEGINS ? 0 : Math.scalb(ROAD, round - ROAD_BEGINS),
      Math.scalb(BESIDE, round),
      Math.scalb(SCENERY, round)
    };
    float[] p = surface.positions();
    int[] map = new int[surface.vertexCount()];
    int size = Integer.highestOneBit(Math.max(1, map.length)) * 4;
    long[] keys = new long[size];
    int[] first = new int[size];
    Arrays.fill(first, -1);
    for (int v = 0; v < map.length; v++) {
      double cell = cells[kinds[v]];
      if (cell == 0) {
        map[v] = v;
        continue;
      }
      long key = index(p[3 * v], cell) << 43 | index(p[3 * v + 1], cell) << 22;
      key |= index(p[3 * v + 2], cell) << 1 | (kinds[v] == 2 ? 1 : 0);
      int at = (int) ((key * 0x9E3779B97F4A7C15L) >>> 32) & size - 1;
      while (first[at] >= 0 && keys[at] != key) {
        at = at + 1 & size - 1;
      }
      if (first[at] < 0) {
        first[at] = v;
        keys[at] = key;
      }
      map[v] = first[at];
    }
    return map;
  }

  private static long index(float x, double cell) {
    long index = (long) StrictMath.floor(x / cell);
    return Math.max(0, Math.min(2 * REACH - 1, index + REACH));
  }
}
