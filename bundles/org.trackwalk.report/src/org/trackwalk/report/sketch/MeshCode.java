package org.trackwalk.report.sketch;

import java.util.Arrays;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.report.drawing.Extent;
import org.trackwalk.report.drawing.Palette;
import org.trackwalk.report.svg.PieceColors;

/**
 * The mesh of a page in few bytes. Positions are whole steps of a grid that all pieces share, so
 * that welded borders stay closed; triangles come by class, tint and piece, inside a piece along a
 * Z curve (G. M. Morton 1966), vertices in the order in which triangles use them first. Then a
 * vertex differs little from the one before, and a corner is most often a new vertex or one of the
 * last.
 *
 * <p>Layout: version, number of vertices, of groups, of triangles; origin (three doubles) and step
 * of the grid; the box to show first (six doubles); pieces by name; groups (class, tint, piece,
 * triangles); x, y and z of all vertices as differences; for each corner how far it lies behind the
 * next new vertex; pairs of vertices between which two pieces meet, likewise.
 */
final class MeshCode {

  private static final int VERSION = 1;

  /** The finest step, metres; doubled until the level fits into the numbers. */
  private static final double STEP = 0.001;

  private static final double MOST_STEPS = 1 << 22;

  /** Cells of the Z curve along a side. */
  private static final int CURVE = 1 << 12;

  /** Enough for the number of a piece, so that class and tint fit above it. */
  private static final int PIECE_BITS = 26;

  private final WeldedSurface surface;
  private final PieceColors colors;
  private final VertexClusters clusters;
  private final PieceBorders borders;
  private final Extent shown;
  private final Extent all = new Extent();

  MeshCode(LevelReport level, PieceColors colors, VertexClusters clusters, Extent shown) {
    surface = level.surface();
    this.colors = colors;
    this.clusters = clusters;
    this.shown = shown;
    borders = PieceBorders.of(surface);
    int[] corners = surface.triangles();
    float[] p = surface.positions();
    for (int c = 0; c < corners.length; c++) {
      if (!colors.dome(c / 3)) {
        int v = 3 * corners[c];
        all.add(p[v], p[v + 1], p[v + 2]);
      }
    }
  }

  /** At most so many bytes, compressed; what does not fit is thinned out. */
  byte[] within(int bytes, int triangles) {
    int most = triangles;
    while (true) {
      byte[] code = encoded(clusters.within(most));
      if (code.length <= bytes || most < 100) {
        return code;
      }
      most = (int) Math.min(most * 0.8, most * 0.95 * bytes / code.length);
    }
  }

  private byte[] encoded(int[] map) {
    long[] order = order(map);
    int[] numbers = new int[surface.vertexCount()];
    Arrays.fill(numbers, -1);
    int[] used = new int[surface.vertexCount()];
    int vertices = 0;
    int[] corners = surface.triangles();
    Packed indices = new Packed();
    for (long key : order) {
      int t = (int) key;
      for (int c = 3 * t; c < 3 * t + 3; c++) {
        int v = map[corners[c]];
        if (numbers[v] < 0) {
          indices.whole(0);
          used[vertices] = v;
          numbers[v] = vertices++;
        } else {
          indices.whole(vertices - numbers[v]);
        }
      }
    }
    Packed out = new Packed();
    int[][] groups = groups(order);
    out.whole(VERSION).whole(vertices).whole(groups.length).whole(order.length);
    double step = STEP;
    while (Math.max(all.size(0), Math.max(all.size(1), all.size(2))) > MOST_STEPS * step) {
      step *= 2;
    }
    for (int k = 0; k < 3; k++) {
      out.real(all.empty() ? 0 : all.min(k));
    }
    out.real(step);
    for (int k = 0; k < 3; k++) {
      out.real(shown.empty() ? 0 : shown.min(k)).real(shown.empty() ? 1 : shown.max(k));
    }
    out.whole(surface.pieces().size());
    surface.pieces().forEach(piece -> out.text(piece.name()));
    for (int[] group : groups) {
      for (int member : group) {
        out.whole(member);
      }
    }
    float[] p = surface.positions();
    for (int k = 0; k < 3; k++) {
      long before = 0;
      for (int i = 0; i < vertices; i++) {
        long steps = StrictMath.round((p[3 * used[i] + k] - all.min(k)) / step);
        out.signed(steps - before);
        before = steps;
      }
    }
    out.append(indices);
    borders.write(out, map, numbers);
    return out.deflated();
  }

  /** Kept triangles by class, tint and piece, each piece's along the curve. */
  private long[] order(int[] map) {
    int count = surface.triangleCount();
    long[] order = new long[count];
    int n = 0;
    for (int t = 0; t < count; t++) {
      if (clusters.keeps(t, map)) {
        order[n++] = group(t) << 32 | t;
      }
    }
    order = Arrays.copyOf(order, n);
    Arrays.sort(order);
    for (int from = 0; from < n; ) {
      int to = from;
      long group = order[from] >>> 32;
      while (to < n && order[to] >>> 32 == group) {
        int t = (int) order[to];
        order[to++] = along(map[surface.triangles()[3 * t]]) << 32 | t;
      }
      Arrays.sort(order, from, to);
      from = to;
    }
    return order;
  }

  private long group(int t) {
    long color = colors.surfaceClass(t).ordinal() * Palette.TINTS + colors.tint(t);
    return color << PIECE_BITS | surface.pieceOf(t);
  }

  /** Where a vertex lies on the curve over the plan. */
  private long along(int vertex) {
    double width = Math.max(all.size(0), all.size(2));
    double scale = width > 0 ? (CURVE - 1) / width : 0;
    float[] p = surface.positions();
    return spread((int) ((p[3 * vertex] - all.min(0)) * scale))
        | spread((int) ((p[3 * vertex + 2] - all.min(2)) * scale)) << 1;
  }

  private static long spread(int x) {
    long bits = 0;
    for (int i = 0; 1 << i < CURVE; i++) {
      bits |= (long) (x >> i & 1) << 2 * i;
    }
    return bits;
  }

  private int[][] groups(long[] order) {
    int[][] groups = new int[order.length][];
    int count = 0;
    for (long key : order) {
      int t = (int) key;
      int own = colors.surfaceClass(t).ordinal();
      int tint = colors.tint(t);
      int piece = surface.pieceOf(t);
      int[] last = count == 0 ? null : groups[count - 1];
      if (last == null || last[0] != own || last[1] != tint || last[2] != piece) {
        groups[count++] = new int[] {own, tint, piece, 1};
      } else {
        last[3]++;
      }
    }
    return Arrays.copyOf(groups, count);
  }
}
