package org.trackwalk.contact.collide;

import java.util.Arrays;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.tree.StaticTree;
import org.trackwalk.mesh.tree.TreeQuality;

/** Triangles that are looked at as one surface, closed or open. Threads may share it. */
public final class Shell {

  private final float[] positions;
  private final int[] corners;
  private final boolean turned;
  private final boolean closed;
  private final double volume;
  private final RunBoxes runs;
  private final float[] box;
  private StaticTree tree;

  private Neighbours neighbours;

  /** Of the corners; 0 until somebody asks. */
  private int hash;

  private Shell(float[] positions, int[] corners, boolean turned, boolean closed, double volume) {
    this.turned = turned;
    this.positions = positions;
    this.corners = corners;
    this.closed = closed;
    this.volume = volume;
    runs = new RunBoxes(positions, corners);
    box = runs.all();
  }

  private Shell(Shell same, float[] positions, int[] corners) {
    this.positions = positions;
    this.corners = corners;
    turned = same.turned;
    closed = same.closed;
    volume = same.volume;
    runs = same.runs;
    box = same.box;
    tree = same.made();
  }

  private synchronized StaticTree made() {
    return tree;
  }

  /**
   * A surface. One that is closed, with each edge used once in each direction, is turned so that
   * its front is outside.
   *
   * @param positions finite xyz triples; kept, may have more than are used
   * @param corners three indices of triples per triangle, at least one triangle; kept
   */
  public static Shell of(float[] positions, int[] corners) {
    boolean paired = paired(corners);
    double volume = paired ? volume(positions, corners) : 0;
    boolean turn = volume < 0;
    int[] outward = turn ? turned(corners) : corners;
    return new Shell(positions, outward, turn, volume != 0, Math.abs(volume));
  }

  /**
   * The same surface with other numbers of its vertices, which are where they were: what is known
   * of it is not worked out again.
   *
   * @param points as for {@link #of}
   * @param indices as this was made of, with the numbers that its vertices have there
   */
  public Shell renumbered(float[] points, int[] indices) {
    return new Shell(this, points, turned ? turned(indices) : indices);
  }

  /**
   * The same in another array of vertices, which have the numbers that they had.
   *
   * @param points as for {@link #of}
   */
  public Shell in(float[] points) {
    Shell same = new Shell(this, points, corners);
    same.hash = hash;
    return same;
  }

  /** Where a vertex lies: x, y, z. */
  double[] point(int vertex) {
    int at = 3 * vertex;
    return new double[] {positions[at], positions[at + 1], positions[at + 2]};
  }

  /** Whether it has the triangles of another, by their vertices, in that order and direction. */
  public boolean repeats(Shell other) {
    return turned == other.turned && Arrays.equals(corners, other.corners);
  }

  /** Equal for those that {@link #repeats repeat} each other. */
  public int hashOfCorners() {
    if (hash == 0) {
      hash = Arrays.hashCode(corners);
    }
    return hash;
  }

  private static int[] turned(int[] corners) {
    int[] turned = corners.clone();
    for (int t = 0; t < corners.length; t += 3) {
      turned[t + 1] = corners[t + 2];
      turned[t + 2] = corners[t + 1];
    }
    return turned;
  }

  /** True when each edge is used as often in one direction as in the other, by two triangles. */
  private static boolean paired(int[] corners) {
    if (!balanced(corners)) {
      return false;
    }
    long[] edges = new long[corners.length];
    long[] turned = new long[corners.length];
    for (int h = 0; h < corners.length; h++) {
      long from = corners[h];
      long to = corners[h % 3 == 2 ? h - 2 : h + 1];
      edges[h] = from << 32 | to;
      turned[h] = to << 32 | from;
    }
    Arrays.sort(edges);
    Arrays.sort(turned);
    for (int h = 1; h < edges.length; h++) {
      if (edges[h] == edges[h - 1]) {
        return false;
      }
    }
    return Arrays.equals(edges, turned);
  }

  /**
   * False only where some edge is used more often in one direction than in the other: then the sum
   * of a function that an edge's direction turns the sign of is not 0, but for a chance.
   */
  private static boolean balanced(int[] corners) {
    long sum = 0;
    for (int h = 0; h < corners.length; h++) {
      long from = mixed(corners[h]);
      long to = mixed(corners[h % 3 == 2 ? h - 2 : h + 1]);
      sum += (from >>> 32 | 1) * to - (to >>> 32 | 1) * from;
    }
    return sum == 0;
  }

  /** A vertex's number with its bits spread (S. Vigna, SplitMix64, 2015). */
  private static long mixed(int vertex) {
    long z = (vertex + 1) * 0x9E3779B97F4A7C15L;
    z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
    z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
    return z ^ z >>> 31;
  }

  private static double volume(float[] p, int[] c) {
    double sum = 0;
    int o = 3 * c[0];
    double[] u = new double[9];
    for (int t = 0; t < c.length; t += 3) {
      for (int k = 0; k < 9; k++) {
        u[k] = (double) p[3 * c[t + k / 3] + k % 3] - p[o + k % 3];
      }
      sum +=
          u[0] * (u[4] * u[8] - u[5] * u[7])
              + u[1] * (u[5] * u[6] - u[3] * u[8])
              + u[2] * (u[3] * u[7] - u[4] * u[6]);
    }
    return sum / 6;
  }

  /** True when it has an inside: no border, one side out, a volume. */
  public boolean closed() {
    return closed;
  }

  /** Cubic metres inside; 0 when it is not closed. */
  public double volume() {
    return volume;
  }

  /** Min x, y, z, max x, y, z; not to be written to. */
  public float[] box() {
    return box;
  }

  /** Number of triangles. */
  public int size() {
    return corners.length / 3;
  }

  /** True when a point lies so near to the surface, metres. */
  public boolean isNear(double x, double y, double z, double metres) {
    double[] p = {x, y, z};
    for (int k = 0; k < 3; k++) {
      if (!(p[k] >= box[k] - metres && p[k] <= box[3 + k] + metres)) {
        return false;
      }
    }
    return new Nearest(this).distance(x, y, z) <= metres;
  }

  float[] positions() {
    return positions;
  }

  /** Number of a corner, 0 to 2, of a triangle, as an index of {@link #positions}: of its x. */
  int at(int triangle, int corner) {
    return 3 * corners[3 * triangle + corner];
  }

  /** The vertex at a corner. */
  int vertex(int triangle, int corner) {
    return corners[3 * triangle + corner];
  }

  /** Made when first asked for: most shells of a level that is checked again meet nothing new. */
  synchronized StaticTree tree() {
    if (tree == null) {
      tree = fastTree(positions, corners);
    }
    return tree;
  }

  /**
   * Most trees are asked no more often than they have items, so that the better ones do not pay.
   */
  static StaticTree fastTree(float[] positions, int[] corners) {
    return StaticTree.overTriangles(positions, corners, TreeQuality.FAST, 1, Progress.none());
  }

  /** Forgets what can be made again, to save memory until somebody asks for it. */
  public synchronized void spare() {
    tree = null;
    neighbours = null;
  }

  Neighbours neighbours() {
    // Two threads may both make it: what they make is the same, and never changes.
    Neighbours made = neighbours;
    if (made == null) {
      made = Neighbours.of(corners);
      neighbours = made;
    }
    return made;
  }

  /**
   * Finds the triangles whose boxes meet a box.
   *
   * @param part of space: min x, y, z, max x, y, z
   * @param out cleared, then filled, ascending
   */
  void overlapping(float[] part, IntList out) {
    runs.overlapping(positions, corners, part, out);
  }
}
