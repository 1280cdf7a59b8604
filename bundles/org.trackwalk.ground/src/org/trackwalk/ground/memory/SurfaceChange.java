package org.trackwalk.ground.memory;

import java.util.Arrays;
import org.trackwalk.mesh.parallel.Budget;
import org.trackwalk.mesh.parallel.Workers;
import org.trackwalk.mesh.tree.BoxQueries;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.tree.StaticTree;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * What is the same in two surfaces of a level, and what is not. The grain is the triangle ({@link
 * KeptTriangles}): a moved vertex has changed those around it.
 *
 * <p>Canonical order makes this cheap: the triangles and vertices that are kept stand in both
 * surfaces in the same order, so whoever breaks ties by their numbers breaks them alike.
 */
public final class SurfaceChange {

  private final int[] trianglesNow;
  private final int[] trianglesBefore;
  private final int[] verticesNow;
  private final int[] come;
  private final float[] boxes;
  private final StaticTree changed;
  private final float[] around;

  /** A little wider than {@link #around}: what does not meet it meets nothing that has changed. */
  private final double[] wide = new double[6];

  private SurfaceChange(
      int[] trianglesNow,
      int[] trianglesBefore,
      int[] verticesNow,
      int[] come,
      float[] boxes,
      StaticTree changed) {
    this.come = come;
    this.boxes = boxes;
    this.trianglesNow = trianglesNow;
    this.trianglesBefore = trianglesBefore;
    this.verticesNow = verticesNow;
    this.changed = changed;
    float inf = Float.POSITIVE_INFINITY;
    around = new float[] {inf, inf, inf, -inf, -inf, -inf};
    changed.box(around);
    for (int k = 0; k < 3; k++) {
      // Boxes that are asked for are rounded outward, by less than two steps.
      wide[k] = Math.nextDown(Math.nextDown(around[k]));
      wide[3 + k] = Math.nextUp(Math.nextUp(around[3 + k]));
    }
  }

  /**
   * Compares two surfaces.
   *
   * @return null when what is kept stands in another order: a new frame may change the order of
   *     vertices at one place
   */
  public static SurfaceChange between(WeldedSurface before, WeldedSurface now, int threads) {
    KeptTriangles kept = KeptTriangles.of(before.pieces(), now.pieces());
    if (now.sameNumbers(before)) {
      return inPlace(before, now, kept, threads);
    }
    int[] trianglesNow = new int[before.triangleCount()];
    int[] trianglesBefore = new int[now.triangleCount()];
    int[] verticesNow = new int[before.vertexCount()];
    Arrays.fill(trianglesNow, -1);
    Arrays.fill(trianglesBefore, -1);
    Arrays.fill(verticesNow, -1);
    IntList gone = new IntList();
    IntList come = new IntList();
    int s = 0;
    for (int t = 0; t < before.triangleCount(); t++) {
      int piece = kept.now(before.pieceOf(t));
      if (!kept.stays(before.pieceOf(t), before.sourceTriangle(t))) {
        gone.add(t);
        continue;
      }
      for (; s < now.triangleCount() && isNew(kept, now, s); s++) {
        come.add(s);
      }
      boolean same =
          s < now.triangleCount()
              && now.pieceOf(s) == piece
              && now.sourceTriangle(s) == before.sourceTriangle(t);
      if (!same || !match(before, t, now, s, verticesNow)) {
        return null;
      }
      trianglesNow[t] = s;
      trianglesBefore[s] = t;
      s++;
    }
    for (; s < now.triangleCount(); s++) {
      come.add(s);
    }
    if (!ascending(verticesNow)) {
      return null;
    }
    return of(
        before, gone, now, come, new int[][] {trianglesNow, trianglesBefore, verticesNow}, threads);
  }

  /** Of a surface with the same numbers: each triangle is where it was, as it was or not. */
  private static SurfaceChange inPlace(
      WeldedSurface before, WeldedSurface now, KeptTriangles kept, int threads) {
    int[] same = new int[now.triangleCount()];
    int[] verticesNow = new int[now.vertexCount()];
    Arrays.fill(verticesNow, -1);
    IntList changed = new IntList();
    int[] corners = now.triangles();
    for (int t = 0; t < same.length; t++) {
      if (isNew(kept, now, t)) {
        same[t] = -1;
        changed.add(t);
        continue;
      }
      same[t] = t;
      for (int c = 3 * t; c < 3 * t + 3; c++) {
        verticesNow[corners[c]] = corners[c];
      }
    }
    return of(before, changed, now, changed, new int[][] {same, same, verticesNow}, threads);
  }

  private static SurfaceChange of(
      WeldedSurface before,
      IntList gone,
      WeldedSurface now,
      IntList come,
      int[][] numbers,
      int threads) {
    float[] boxes = new float[6 * (gone.size() + come.size())];
    boxes(before, gone, boxes, 0);
    boxes(now, come, boxes, 6 * gone.size());
    int worth = Workers.worth(threads, gone.size() + come.size());
    StaticTree changed = StaticTree.overBoxes(boxes, worth);
    return new SurfaceChange(numbers[0], numbers[1], numbers[2], come.array(), boxes, changed);
  }

  /**
   * The same where some kept triangles count as changed too, since something else about them has.
   *
   * @param more numbers of triangles of the surface of now
   */
  public SurfaceChange with(WeldedSurface now, IntList more) {
    if (more.size() == 0) {
      return this;
    }
    float[] all = Arrays.copyOf(boxes, boxes.length + 6 * more.size());
    boxes(now, more, all, boxes.length);
    StaticTree tree = StaticTree.overBoxes(all, 1);
    return new SurfaceChange(trianglesNow, trianglesBefore, verticesNow, come, all, tree);
  }

  private static boolean isNew(KeptTriangles kept, WeldedSurface now, int t) {
    return !kept.wasThere(now.pieceOf(t), now.sourceTriangle(t));
  }

  private static boolean match(
      WeldedSurface before, int t, WeldedSurface now, int s, int[] verticesNow) {
    for (int k = 0; k < 3; k++) {
      int v = before.triangles()[3 * t + k];
      int w = now.triangles()[3 * s + k];
      if (verticesNow[v] != w && verticesNow[v] >= 0) {
        return false;
      }
      verticesNow[v] = w;
    }
    return true;
  }

  private static boolean ascending(int[] verticesNow) {
    int last = -1;
    for (int w : verticesNow) {
      if (w >= 0 && w <= last) {
        return false;
      }
      last = Math.max(last, w);
    }
    return true;
  }

  private static void boxes(WeldedSurface surface, IntList triangles, float[] boxes, int at) {
    float[] p = surface.positions();
    int[] c = surface.triangles();
    for (int i = 0; i < triangles.size(); i++) {
      int t = 3 * triangles.get(i);
      for (int k = 0; k < 3; k++) {
        float a = p[3 * c[t] + k];
        float b = p[3 * c[t + 1] + k];
        float d = p[3 * c[t + 2] + k];
        boxes[at + 6 * i + k] = Math.min(a, Math.min(b, d));
        boxes[at + 6 * i + 3 + k] = Math.max(a, Math.max(b, d));
      }
    }
  }

  /** The present number of a triangle of the surface before; -1 when it is gone. */
  public int now(int triangleBefore) {
    return trianglesNow[triangleBefore];
  }

  /** The number that a triangle had before; -1 when it is new. */
  public int before(int triangle) {
    return trianglesBefore[triangle];
  }

  /** Whether triangles stand where they stood, all of them: some are new by their corners alone. */
  public boolean samePlaces() {
    return trianglesNow == trianglesBefore;
  }

  /** The triangles that are new, ascending. Shared: do not write. */
  public int[] come() {
    return come;
  }

  /** The present number of a vertex of the surface before; -1 when no kept triangle uses it. */
  public int vertexNow(int vertexBefore) {
    return verticesNow[vertexBefore];
  }

  /**
   * True when a triangle that has gone or come has a box that meets a box; what only reads
   * triangles whose boxes meet it, and whose number does not matter, reads the same as before
   * otherwise.
   */
  public boolean touches(
      double minX,
      double minY,
      double minZ,
      double maxX,
      double maxY,
      double maxZ,
      IntList scratch) {
    if (maxX < wide[0]
        || minX > wide[3]
        || maxZ < wide[2]
        || minZ > wide[5]
        || maxY < wide[1]
        || minY > wide[4]) {
      return false;
    }
    float x = Math.nextDown((float) minX);
    float y = Math.nextDown((float) minY);
    float z = Math.nextDown((float) minZ);
    float toX = Math.nextUp((float) maxX);
    float toY = Math.nextUp((float) maxY);
    float toZ = Math.nextUp((float) maxZ);
    // Whether something is known is asked for nobody's account.
    return BoxQueries.overlaps(around, 0, x, y, z, toX, toY, toZ)
        && !Budget.shared(() -> changed.overlapping(x, y, z, toX, toY, toZ, 0, scratch));
  }

  /**
   * The box around all triangles that have gone or come: min x, y, z, max x, y, z; min is over max
   * when there are none.
   */
  public float[] around() {
    return around.clone();
  }

  /** Number of triangles that have gone or come. */
  public int size() {
    return changed.size();
  }
}
