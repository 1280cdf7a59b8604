package org.trackwalk.eclipse.viewer.scene;

import java.util.Arrays;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * A coarser mesh for each large chunk, for views in which its cells are about a pixel: vertices are
 * gathered in the cells of a grid and the first one of a cell stands for all; triangles inside a
 * cell vanish (J. Rossignac, P. Borrel, "Multi-resolution 3D approximations for rendering complex
 * scenes", 1993). The grid is the same for all chunks with the same cells, so their borders meet.
 *
 * <p>Resident: sixteen bytes per coarse triangle, about one for every sixteen.
 */
public final class CoarseChunks {

  /** Chunks of fewer triangles have no coarser mesh. */
  private static final int FEWEST = 512;

  /** A cell is so many times as wide as a usual triangle. */
  private static final double CELLS = 4;

  /** A coarser mesh is kept when it has under this share of the triangles. */
  private static final double WORTH = 0.4;

  /** Slots of the table of triangles; more than twice as many as a chunk has. */
  private static final int SLOTS = 1 << 15;

  /** Cells are between 2 to the power of minus this and of this wide, metres. */
  private static final int GRIDS = 30;

  private static final long MIX = 0x9E3779B97F4A7C15L;

  private final WeldedSurface surface;
  private final TriangleChunks chunks;
  private final int[] first;
  private final float[] cells;
  private int[] corners = new int[3 * 1024];
  private int[] sources = new int[1024];
  private int count;

  private long[] faceKeys = new long[SLOTS];
  private int[] faceStamps = new int[SLOTS];

  private CoarseChunks(WeldedSurface surface, TriangleChunks chunks) {
    this.surface = surface;
    this.chunks = chunks;
    first = new int[chunks.count() + 1];
    cells = new float[chunks.count()];
    CellTable table = new CellTable();
    for (int c = 0; c < chunks.count(); c++) {
      int triangles = chunks.first(c + 1) - chunks.first(c);
      if (triangles >= FEWEST && triangles <= TriangleChunks.MOST) {
        gather(table, c, triangles);
      }
      first[c + 1] = count;
    }
    faceKeys = null;
    faceStamps = null;
    corners = Arrays.copyOf(corners, 3 * count);
    sources = Arrays.copyOf(sources, count);
  }

  /** The coarser meshes of a surface's chunks. */
  public static CoarseChunks of(WeldedSurface surface, TriangleChunks chunks) {
    return new CoarseChunks(surface, chunks);
  }

  /** Number of coarse triangles. */
  public int count() {
    return count;
  }

  /** Place of a chunk's first coarse triangle. */
  public int first(int chunk) {
    return first[chunk];
  }

  /** Whether a chunk has a coarser mesh. */
  public boolean has(int chunk) {
    return first[chunk + 1] > first[chunk];
  }

  /** Width of a chunk's cells, metres. */
  public float cell(int chunk) {
    return cells[chunk];
  }

  /** The welded vertex at a corner, 0 to 2, of a coarse triangle. */
  public int vertex(int place, int corner) {
    return corners[3 * place + corner];
  }

  /** The triangle of the surface that a coarse one stands for. */
  public int source(int place) {
    return sources[place];
  }

  private void gather(CellTable table, int chunk, int triangles) {
    double area = 0;
    for (int i = chunks.first(chunk); i < chunks.first(chunk + 1); i++) {
      area += Facets.area(surface, chunks.triangle(i));
    }
    double wide = CELLS * Math.sqrt(2 * area / triangles);
    // powers of two, so that neighbouring chunks mostly have one grid
    int exponent = wide > 0 ? Math.getExponent(wide * Math.sqrt(2)) : -GRIDS - 1;
    if (exponent < -GRIDS || exponent > GRIDS) {
      return;
    }
    double cell = Math.scalb(1.0, exponent);
    int before = count;
    int[] v = new int[3];
    for (int i = chunks.first(chunk); i < chunks.first(chunk + 1); i++) {
      int t = chunks.triangle(i);
      for (int k = 0; k < 3; k++) {
        v[k] = stands(table, surface.triangles()[3 * t + k], exponent, cell);
      }
      if (v[0] != v[1] && v[1] != v[2] && v[2] != v[0] && isNew(v, chunk + 1)) {
        add(t, v);
      }
    }
    if (count - before > WORTH * triangles) {
      count = before;
    }
    cells[chunk] = (float) cell;
  }

  /** The vertex that stands for all in a vertex's cell, in every chunk with this grid. */
  private int stands(CellTable table, int vertex, int exponent, double cell) {
    float[] p = surface.positions();
    return table.stands(
        (long) Math.floor(p[3 * vertex] / cell),
        (long) Math.floor(p[3 * vertex + 1] / cell),
        (long) Math.floor(p[3 * vertex + 2] / cell),
        exponent + GRIDS,
        vertex);
  }

  private boolean isNew(int[] v, int stamp) {
    int low = Math.min(v[0], Math.min(v[1], v[2]));
    int high = Math.max(v[0], Math.max(v[1], v[2]));
    int middle = v[0] ^ v[1] ^ v[2] ^ low ^ high;
    long key = (low * MIX ^ middle) * MIX ^ high;
    int slot = slot(key);
    while (faceStamps[slot] == stamp) {
      if (faceKeys[slot] == key) {
        return false;
      }
      slot = slot + 1 & SLOTS - 1;
    }
    faceStamps[slot] = stamp;
    faceKeys[slot] = key;
    return true;
  }

  private static int slot(long key) {
    return (int) (key * MIX >>> 64 - 15);
  }

  private void add(int source, int[] v) {
    if (count == sources.length) {
      sources = Arrays.copyOf(sources, 2 * count);
      corners = Arrays.copyOf(corners, 6 * count);
    }
    sources[count] = source;
    boolean turned = turned(source, v);
    corners[3 * count] = v[0];
    corners[3 * count + 1] = turned ? v[2] : v[1];
    corners[3 * count + 2] = turned ? v[1] : v[2];
    count++;
  }

  /** Whether the coarse triangle would show its back where the true one shows its front. */
  private boolean turned(int source, int[] v) {
    double[] n = new double[3];
    if (!Facets.normal(surface, source, n)) {
      return false;
    }
    float[] p = surface.positions();
    double[] u = new double[3];
    double[] w = new double[3];
    for (int k = 0; k < 3; k++) {
      u[k] = (double) p[3 * v[1] + k] - p[3 * v[0] + k];
      w[k] = (double) p[3 * v[2] + k] - p[3 * v[0] + k];
    }
    double x = u[1] * w[2] - u[2] * w[1];
    double y = u[2] * w[0] - u[0] * w[2];
    double z = u[0] * w[1] - u[1] * w[0];
    return x * n[0] + y * n[1] + z * n[2] < 0;
  }
}
