package org.trackwalk.course.patch;

import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import org.trackwalk.ground.geometry.Partition;
import org.trackwalk.mesh.tree.IntList;

/**
 * Patches of the ground: triangles of one material that hang together, and strips of which one
 * begins where another ends, at its full width and straight on: as where the grid is painted on the
 * road with a texture of its own, or where a start line is chequered, of which no field is as wide
 * as the road, but all of them together are.
 */
public final class Patches {

  /** A field of a chequered line is no larger, square metres. */
  static final double FIELD = 4;

  private final Ground ground;
  private final Partition triangles;

  private Patches(Ground ground) {
    this.ground = ground;
    this.triangles = new Partition(ground.size());
  }

  /** The patches of a ground. */
  public static Patches of(Ground ground) {
    Patches patches = new Patches(ground);
    for (int h = 0; h < 3 * ground.size(); h++) {
      int other = ground.across(h);
      if (other >= 0 && ground.made(h / 3) == ground.made(other)) {
        patches.triangles.join(h / 3, other);
      }
    }
    return patches;
  }

  /** The patch of a triangle: its smallest triangle. */
  public int of(int triangle) {
    return triangles.first(triangle);
  }

  /** Makes one patch of two, whatever lies between them. */
  public void join(int a, int b) {
    triangles.join(a, b);
  }

  /** True when a half-edge of the ground is on the border of its patch. */
  boolean border(int halfEdge) {
    if (!ground.up(halfEdge / 3)) {
      return false;
    }
    int other = ground.across(halfEdge);
    if (other >= 0 && ground.made(halfEdge / 3) == ground.made(other)) {
      return false;
    }
    return other < 0 || !triangles.together(halfEdge / 3, other);
  }

  /** Half-edges of all borders, ascending. */
  public IntList borders() {
    IntList borders = new IntList();
    for (int h = 0; h < 3 * ground.size(); h++) {
      if (border(h)) {
        borders.add(h);
      }
    }
    return borders;
  }

  /** Joins strips that continue each other, and those that go on behind a chequered line. */
  public void joinEnds() {
    IntList joints = joints();
    for (int i = 0; i < joints.size(); i++) {
      int h = joints.get(i);
      triangles.join(h / 3, ground.across(h));
    }
    joinOverFields();
  }

  /** Joins strips that end on both sides of small fields that lie side by side. */
  private void joinOverFields() {
    Patches lines = new Patches(ground);
    BitSet fields = lines.takeFields(this);
    if (fields.isEmpty()) {
      return;
    }
    IntList joints = lines.joints();
    Map<Integer, Integer> ends = new HashMap<>();
    for (int i = 0; i < joints.size(); i++) {
      if (fields.get(joints.get(i) / 3)) {
        ends.merge(lines.of(joints.get(i) / 3), 1, Integer::sum);
      }
    }
    for (int i = 0; i < joints.size(); i++) {
      int h = joints.get(i);
      if (fields.get(h / 3) && ends.get(lines.of(h / 3)) > 1) {
        triangles.join(h / 3, ground.across(h));
      }
    }
    for (int t = fields.nextSetBit(0); t >= 0; t = fields.nextSetBit(t + 1)) {
      if (ends.getOrDefault(lines.of(t), 0) > 1) {
        triangles.join(t, lines.of(t));
      }
    }
  }

  /**
   * Takes the patches of others, and makes one of fields that lie side by side.
   *
   * @return the triangles of fields that have others beside them
   */
  private BitSet takeFields(Patches patches) {
    double[] areas = new double[ground.size()];
    for (int t = 0; t < ground.size(); t++) {
      areas[patches.of(t)] += ground.area(t);
    }
    BitSet beside = new BitSet();
    for (int t = 0; t < ground.size(); t++) {
      triangles.join(t, patches.of(t));
    }
    for (int h = 0; h < 3 * ground.size(); h++) {
      if (patches.border(h) && patches.neighbour(h) >= 0) {
        int a = patches.of(h / 3);
        int b = patches.neighbour(h);
        if (areas[a] <= FIELD && areas[b] <= FIELD) {
          triangles.join(a, b);
          beside.set(a);
          beside.set(b);
        }
      }
    }
    BitSet fields = new BitSet();
    for (int t = 0; t < ground.size(); t++) {
      fields.set(t, beside.get(patches.of(t)));
    }
    return fields;
  }

  /** Half-edges at which a strip goes on straight in another patch, at its full width. */
  private IntList joints() {
    IntList borders = borders();
    VertexKeys starts = new VertexKeys(borders.size());
    VertexKeys ends = new VertexKeys(borders.size());
    for (int i = 0; i < borders.size(); i++) {
      int h = borders.get(i);
      starts.put(of(h / 3), ground.from(h), h);
      ends.put(of(h / 3), ground.to(h), h);
    }
    IntList joints = new IntList();
    for (int i = 0; i < borders.size(); i++) {
      int h = borders.get(i);
      int before = ends.get(of(h / 3), ground.from(h));
      if (neighbour(h) >= 0 && before >= 0 && neighbour(before) != neighbour(h)) {
        int after = after(h, starts, borders.size());
        if (after >= 0 && continued(h, before, after, starts, ends)) {
          joints.add(h);
        }
      }
    }
    return joints;
  }

  private int neighbour(int halfEdge) {
    int other = ground.across(halfEdge);
    return other < 0 ? Ground.NOTHING : of(other);
  }

  /** The border's half-edge after the run with one neighbour that starts with {@code first}. */
  private int after(int first, VertexKeys starts, int most) {
    int at = first;
    for (int i = 0; i < most; i++) {
      int next = starts.get(of(first / 3), ground.to(at));
      if (next < 0 || neighbour(next) != neighbour(first)) {
        return next;
      }
      at = next;
    }
    return VertexKeys.NONE;
  }

  /**
   * Length of the border from one half-edge up to another, metres: much longer than straight across
   * where it goes around a lap, from one end of a torn ring to the other.
   */
  private double run(int first, int after, VertexKeys starts) {
    double length = 0;
    int at = first;
    do {
      length += ground.length(at);
      at = starts.get(of(first / 3), ground.to(at));
    } while (at != after && length <= Strips.WIDEST / Strips.STRAIGHT);
    return length;
  }

  private boolean continued(int first, int before, int after, VertexKeys starts, VertexKeys ends) {
    int a = ground.from(first);
    int b = ground.from(after);
    double[] across = direction(a, b);
    if (across[2] < Strips.NARROWEST
        || across[2] > Strips.WIDEST
        || run(first, after, starts) > across[2] / Strips.STRAIGHT) {
      return false;
    }
    int ahead = starts.get(neighbour(first), a);
    int back = ends.get(neighbour(first), b);
    if (ahead < 0 || back < 0) {
      return false;
    }
    double[] up = direction(ground.from(before), a);
    double[] down = direction(b, ground.to(after));
    return Math.abs(dot(up, across)) < Strips.SQUARE
        && Math.abs(dot(down, across)) < Strips.SQUARE
        && dot(up, direction(a, ground.to(ahead))) > Strips.STRAIGHT
        && dot(down, direction(ground.from(back), b)) > Strips.STRAIGHT;
  }

  /** Unit direction in plan and the distance. */
  private double[] direction(int from, int to) {
    double x = ground.coordinate(to, 0) - ground.coordinate(from, 0);
    double z = ground.coordinate(to, 2) - ground.coordinate(from, 2);
    double length = Math.sqrt(x * x + z * z);
    return length == 0 ? new double[3] : new double[] {x / length, z / length, length};
  }

  private static double dot(double[] a, double[] b) {
    return a[0] * b[0] + a[1] * b[1];
  }
}
