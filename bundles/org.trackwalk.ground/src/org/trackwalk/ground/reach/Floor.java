package org.trackwalk.ground.reach;

import java.util.Arrays;
import org.trackwalk.ground.memory.PieceTrees;
import org.trackwalk.ground.memory.Sight;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.tree.TriangleTree;
import org.trackwalk.mesh.weld.WeldedSurface;

/** Triangles on which a car can stand, and a tree to ask for the height of the ground. */
public final class Floor {

  /** A point so near to an edge lies on both sides of it: a micrometre, so that no crack opens. */
  public static final double EDGE_SLACK = 1e-6;

  /** Floors so near over each other are layers of one, metres. */
  private static final double LAYER = 0.02;

  private final WeldedSurface surface;
  private final FloorMembers members;
  private final TriangleTree tree;
  private final Stack stack;
  private final double room;
  private final float block;

  private Floor(
      WeldedSurface surface, FloorMembers members, TriangleTree tree, Stack stack, double room) {
    this.surface = surface;
    this.members = members;
    this.tree = tree;
    this.stack = stack;
    this.room = room;
    block = NearColumns.fits(surface, members.triangles());
  }

  /** Which floors over each other a body gets from one to the other on. */
  @FunctionalInterface
  public interface Stack {

    /** No two of them. */
    Stack NONE = (lower, upper) -> false;

    /** Whether a body gets from a triangle onto one over it; any thread may ask. */
    boolean joined(int lower, int upper);
  }

  /**
   * The ground among some triangles; those that face down count too, their winding is another
   * rule's.
   */
  static Floor of(
      WeldedSurface surface,
      FloorMembers members,
      PieceTrees trees,
      int threads,
      Progress progress) {
    TriangleTree tree = trees.over(surface, members.triangles(), threads, progress);
    return new Floor(surface, members, tree, Stack.NONE, 0);
  }

  /**
   * The same without places on which a body does not fit, since a floor lies over them that it gets
   * onto from there: of a road and the deck of a bridge over it that is too low to drive under, the
   * deck is the road.
   *
   * @param stack which floors it gets onto
   * @param high the body, metres
   */
  public Floor uncovered(Stack stack, double high) {
    return new Floor(surface, members, tree, stack, high);
  }

  /** The same without the places that another floor leaves out as covered. */
  public Floor uncoveredAs(Floor other) {
    return uncovered(other.stack, other.room);
  }

  /** The triangles, ascending. Shared: do not write. */
  public int[] triangles() {
    return members.triangles();
  }

  /** What the triangles are of. */
  public WeldedSurface surface() {
    return surface;
  }

  /** Number of triangles. */
  public int size() {
    return members.triangles().length;
  }

  /** A triangle of the surface, by its place among the ground's, which is ascending. */
  public int triangle(int index) {
    return members.triangles()[index];
  }

  /** True when a triangle is one of them. */
  public boolean has(int triangle) {
    return members.set().get(triangle);
  }

  /** A reader with scratch space of its own: one per thread. */
  public Reader reader() {
    return new Reader();
  }

  /** Asks for heights; after a hit it remembers the triangle. */
  public final class Reader {

    private final Levels lying = new Levels();
    private final NearColumns columns = new NearColumns(surface, tree, block);
    private final double[] seen = new double[6];
    private double height;
    private double[] heights = new double[8];
    private int[] owners = new int[8];
    private int floors;
    private int triangle = -1;
    private int within;

    private Reader() {
      look();
    }

    /** Begins to note where it is asked. */
    public void look() {
      Arrays.fill(seen, 0, 3, Double.POSITIVE_INFINITY);
      Arrays.fill(seen, 3, 6, Double.NEGATIVE_INFINITY);
    }

    /** The same, as if it had not been asked yet: then it costs what it costs whoever asks. */
    public void lookAnew() {
      columns.forget();
      look();
    }

    /**
     * Around all that was looked at since {@link #look}: min x, y, z, max x, y, z, a new array; min
     * is over max when nothing was.
     */
    public double[] seen() {
      return seen.clone();
    }

    private void see(double x, double low, double high, double z) {
      Sight.box(x, low, z, x, high, z);
      double[] box = seen;
      box[0] = x < box[0] ? x : box[0];
      box[1] = low < box[1] ? low : box[1];
      box[2] = z < box[2] ? z : box[2];
      box[3] = x > box[3] ? x : box[3];
      box[4] = high > box[4] ? high : box[4];
      box[5] = z > box[5] ? z : box[5];
    }

    /**
     * Looks for the ground at (x, z) nearest to a height.
     *
     * @param reach how far above or below {@code y} it may lie, metres
     * @return false when there is none
     */
    public boolean find(double x, double y, double z, double reach) {
      return find(x, y, z, reach, reach);
    }

    /** As above, with a reach of its own for up and for down, metres. */
    public boolean find(double x, double y, double z, double up, double down) {
      see(x, y - down, y + up + room, z);
      columns.heights(x, z, y - down, y + up + room, lying);
      triangle = -1;
      within = 0;
      double best = Double.POSITIVE_INFINITY;
      for (int i = 0; i < lying.size(); i++) {
        double h = lying.height(i);
        if (h <= y + up && h >= y - down) {
          within++;
          if (Math.abs(h - y) < best && !covered(lying.triangle(i), h)) {
            best = Math.abs(h - y);
            height = h;
            triangle = lying.triangle(i);
          }
        }
      }
      return triangle >= 0;
    }

    /** Whether one of the floors that were measured lies over a place, with too little room. */
    private boolean covered(int lower, double h) {
      for (int i = 0; room > 0 && i < lying.size(); i++) {
        double over = lying.height(i) - h;
        if (over > LAYER && over < room) {
          // Whether one gets from here to there is decided anywhere.
          Arrays.fill(seen, 0, 3, Double.NEGATIVE_INFINITY);
          Arrays.fill(seen, 3, 6, Double.POSITIVE_INFINITY);
          Sight.everything();
          if (stack.joined(lower, lying.triangle(i))) {
            return true;
          }
        }
      }
      return false;
    }

    /**
     * Finds every floor over and under a place, the lowest first, for {@link #height(int)} and
     * {@link #triangle(int)}; of two at one height the one with the lower number.
     *
     * @param low height of the lowest that counts, metres
     * @param high height of the highest
     * @return how many there are
     */
    public int column(double x, double z, double low, double high) {
      see(x, low, high, z);
      columns.heights(x, z, low, high, lying);
      floors = 0;
      for (int i = 0; i < lying.size(); i++) {
        double h = lying.height(i);
        if (h >= low && h <= high) {
          add(h, lying.triangle(i));
        }
      }
      return floors;
    }

    private void add(double h, int t) {
      if (floors == heights.length) {
        heights = Arrays.copyOf(heights, 2 * floors);
        owners = Arrays.copyOf(owners, 2 * floors);
      }
      int at = floors++;
      for (; at > 0 && heights[at - 1] > h; at--) {
        heights[at] = heights[at - 1];
        owners[at] = owners[at - 1];
      }
      heights[at] = h;
      owners[at] = t;
    }

    /** Height of a floor of the last column, by its place in it. */
    public double height(int floor) {
      return heights[floor];
    }

    /** Triangle of a floor of the last column. */
    public int triangle(int floor) {
      return owners[floor];
    }

    /** Height that the last search found. */
    public double height() {
      return height;
    }

    /** Whether what the last search found was all that lay within its reach. */
    public boolean alone() {
      return triangle >= 0 && within == 1;
    }

    /** Triangle of the surface that the last search found; -1 when there was none. */
    public int triangle() {
      return triangle;
    }

    /**
     * How far a way goes on over a triangle as seen from above, metres.
     *
     * @param x of where it begins, on the triangle or before it; likewise {@code z}
     * @param ax unit direction; likewise {@code az}
     */
    public double end(int t, double x, double z, double ax, double az) {
      float[] p = surface.positions();
      double end = Double.NEGATIVE_INFINITY;
      for (int h = 3 * t; h < 3 * t + 3; h++) {
        int a = 3 * surface.triangles()[h];
        int b = 3 * surface.triangles()[h == 3 * t + 2 ? 3 * t : h + 1];
        double ex = (double) p[b] - p[a];
        double ez = (double) p[b + 2] - p[a + 2];
        double qx = p[a] - x;
        double qz = p[a + 2] - z;
        double cross = ax * ez - az * ex;
        double part = (ax * -qz + az * qx) / cross;
        if (part >= 0 && part <= 1) {
          end = Math.max(end, (qx * ez - qz * ex) / cross);
        }
      }
      return end;
    }
  }
}
