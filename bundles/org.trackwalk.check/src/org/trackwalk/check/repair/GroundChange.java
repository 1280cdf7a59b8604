package org.trackwalk.check.repair;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.tree.StaticTree;
import org.trackwalk.mesh.tree.TriangleTree;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * What fixes change of the triangles, for people to look at: those that go and those that come, and
 * a little of what stays around them. However dense a mesh is, it is as much as changes.
 *
 * @param before as it is
 * @param after as it would be
 */
public record GroundChange(GroundPatch before, GroundPatch after) {

  /** So many edges of what changes are seen around it: some rows of a dense mesh. */
  private static final double ROWS = 3;

  /** Metres that are seen around it at most: where triangles are large a few are enough. */
  private static final float MOST_AROUND = 2;

  /** More triangles than these are thinned out: a wrong unit changes all. */
  static final int MOST = 200_000;

  private static final int CORNERS = 9;

  /** Nothing changes. */
  static final GroundChange NONE =
      new GroundChange(
          new GroundPatch(new float[0], new int[0], new BitSet()),
          new GroundPatch(new float[0], new int[0], new BitSet()));

  /**
   * What is different between two states of a level.
   *
   * @param places of the fixes: what is there is seen, also where a fix changes no triangle
   */
  static GroundChange of(
      WeldedSurface before, WeldedSurface after, List<double[]> places, Progress progress) {
    long[] old = keys(before);
    long[] now = keys(after);
    BitSet gone = surplus(old, now);
    BitSet came = surplus(now, old);
    progress.check();
    Set<Long> there = new HashSet<>();
    for (double[] xyz : places) {
      for (int i = 0; i + 2 < xyz.length; i += 3) {
        there.add(place((float) xyz[i], (float) xyz[i + 1], (float) xyz[i + 2]));
      }
    }
    BitSet shownBefore = with(gone, before, there);
    BitSet shownAfter = with(came, after, there);
    float[] some = corners(before, shownBefore);
    float[] others = corners(after, shownAfter);
    float[] corners = Arrays.copyOf(some, some.length + others.length);
    System.arraycopy(others, 0, corners, some.length, others.length);
    Around around = new Around(corners, progress);
    return new GroundChange(
        patch(before, gone, shownBefore, around), patch(after, came, shownAfter, around));
  }

  /** Triangles, and those that have a corner at a place. */
  private static BitSet with(BitSet changed, WeldedSurface surface, Set<Long> places) {
    BitSet all = (BitSet) changed.clone();
    float[] p = surface.positions();
    BitSet vertices = new BitSet();
    for (int v = 0; v < surface.vertexCount() && !places.isEmpty(); v++) {
      vertices.set(v, places.contains(place(p[3 * v], p[3 * v + 1], p[3 * v + 2])));
    }
    for (int i = 0; i < surface.triangles().length && !vertices.isEmpty(); i++) {
      if (vertices.get(surface.triangles()[i])) {
        all.set(i / 3);
      }
    }
    return all;
  }

  /** A number for a place, the same for both zeros. */
  private static long place(float x, float y, float z) {
    long key = mixed(Float.floatToIntBits(x + 0f));
    key = mixed(key ^ Float.floatToIntBits(y + 0f));
    return mixed(key ^ Float.floatToIntBits(z + 0f));
  }

  /**
   * A number for each triangle, the same in both states where its corners, its winding and its
   * piece are: of 64 bits, so that among millions none is taken for another.
   */
  private static long[] keys(WeldedSurface surface) {
    long[] names = new long[surface.pieces().size()];
    for (int i = 0; i < names.length; i++) {
      names[i] = surface.pieces().get(i).name().hashCode();
    }
    long[] keys = new long[surface.triangleCount()];
    float[] p = surface.positions();
    for (int t = 0; t < keys.length; t++) {
      long key = names[surface.pieceOf(t)];
      for (int c = 0; c < 3; c++) {
        int v = 3 * surface.triangles()[3 * t + c];
        for (int k = 0; k < 3; k++) {
          key = mixed(key ^ Float.floatToIntBits(p[v + k]));
        }
      }
      keys[t] = key;
    }
    return keys;
  }

  /** The finalizer of SplitMix64 (G. L. Steele, D. Lea, C. H. Flood, OOPSLA 2014). */
  private static long mixed(long value) {
    long z = value + 0x9E3779B97F4A7C15L;
    z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
    z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
    return z ^ z >>> 31;
  }

  /** The triangles that one side has and the other has not, or not as often. */
  private static BitSet surplus(long[] here, long[] there) {
    long[] mine = here.clone();
    long[] theirs = there.clone();
    Arrays.parallelSort(mine);
    Arrays.parallelSort(theirs);
    Map<Long, Integer> more = new HashMap<>();
    int j = 0;
    for (long key : mine) {
      while (j < theirs.length && theirs[j] < key) {
        j++;
      }
      if (j < theirs.length && theirs[j] == key) {
        j++;
      } else {
        more.merge(key, 1, Integer::sum);
      }
    }
    BitSet found = new BitSet();
    for (int t = 0; t < here.length && !more.isEmpty(); t++) {
      if (more.containsKey(here[t])) {
        found.set(t);
        more.computeIfPresent(here[t], (key, left) -> left > 1 ? left - 1 : null);
      }
    }
    return found;
  }

  private static GroundPatch patch(
      WeldedSurface surface, BitSet changed, BitSet concerned, Around around) {
    BitSet shown = (BitSet) concerned.clone();
    for (int t = 0; t < surface.triangleCount() && !around.full(); t++) {
      if (!shown.get(t) && around.meets(surface, t)) {
        shown.set(t);
      }
    }
    int[] kept = chosen(shown);
    int[] pieces = new int[kept.length];
    BitSet marks = new BitSet();
    for (int i = 0; i < kept.length; i++) {
      pieces[i] = surface.pieceOf(kept[i]);
      marks.set(i, changed.get(kept[i]));
    }
    return new GroundPatch(corners(surface, shown), pieces, marks);
  }

  /** All of some triangles, or as many as there is room for, evenly. */
  private static int[] chosen(BitSet some) {
    int[] all = some.stream().toArray();
    int[] kept = new int[Math.min(MOST, all.length)];
    for (int i = 0; i < kept.length; i++) {
      kept[i] = all[(int) ((long) i * all.length / kept.length)];
    }
    return kept;
  }

  private static float[] corners(WeldedSurface surface, BitSet some) {
    int[] chosen = chosen(some);
    float[] corners = new float[CORNERS * chosen.length];
    for (int i = 0; i < corners.length; i++) {
      int corner = 3 * chosen[i / CORNERS] + i % CORNERS / 3;
      corners[i] = surface.positions()[3 * surface.triangles()[corner] + i % 3];
    }
    return corners;
  }

  /** What lies around changed triangles. */
  private static final class Around {

    private final float[] corners;
    private final TriangleTree tree;
    private final float[] rooms;
    private final IntList hits = new IntList();

    Around(float[] corners, Progress progress) {
      this.corners = corners;
      int[] vertices = new int[corners.length / 3];
      Arrays.setAll(vertices, i -> i);
      tree = StaticTree.overTriangles(corners, vertices, 1, progress);
      rooms = new float[vertices.length / 3];
      for (int t = 0; t < rooms.length; t++) {
        rooms[t] = room(CORNERS * t);
      }
    }

    /** Whether what changes fills the picture already. */
    boolean full() {
      return rooms.length >= MOST || rooms.length == 0;
    }

    /** Metres around a triangle: its longest edge some times. */
    private float room(int first) {
      double longest = 0;
      for (int c = 0; c < 3; c++) {
        int a = first + 3 * c;
        int b = first + 3 * ((c + 1) % 3);
        double dx = (double) corners[a] - corners[b];
        double dy = (double) corners[a + 1] - corners[b + 1];
        double dz = (double) corners[a + 2] - corners[b + 2];
        longest = Math.max(longest, dx * dx + dy * dy + dz * dz);
      }
      return (float) Math.min(MOST_AROUND, ROWS * Math.sqrt(longest));
    }

    boolean meets(WeldedSurface surface, int triangle) {
      float[] box = new float[6];
      Arrays.fill(box, 0, 3, Float.POSITIVE_INFINITY);
      Arrays.fill(box, 3, 6, Float.NEGATIVE_INFINITY);
      for (int c = 0; c < 3; c++) {
        int v = 3 * surface.triangles()[3 * triangle + c];
        for (int k = 0; k < 3; k++) {
          box[k] = Math.min(box[k], surface.positions()[v + k]);
          box[3 + k] = Math.max(box[3 + k], surface.positions()[v + k]);
        }
      }
      float m = MOST_AROUND;
      tree.overlapping(
          box[0] - m, box[1] - m, box[2] - m, box[3] + m, box[4] + m, box[5] + m, hits);
      for (int i = 0; i < hits.size(); i++) {
        if (near(box, hits.get(i))) {
          return true;
        }
      }
      return false;
    }

    private boolean near(float[] box, int changed) {
      int at = CORNERS * changed;
      for (int k = 0; k < 3; k++) {
        float a = corners[at + k];
        float b = corners[at + 3 + k];
        float c = corners[at + 6 + k];
        if (box[k] > Math.max(a, Math.max(b, c)) + rooms[changed]
            || box[3 + k] < Math.min(a, Math.min(b, c)) - rooms[changed]) {
          return false;
        }
      }
      return true;
    }
  }
}
