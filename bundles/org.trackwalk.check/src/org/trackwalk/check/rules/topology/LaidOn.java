package org.trackwalk.check.rules.topology;

import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.Set;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.ground.border.BorderLimits;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.ground.reach.Floor;
import org.trackwalk.ground.reach.Slopes;
import org.trackwalk.mesh.parallel.Budget;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.tree.IntList;

/**
 * Whether what comes up through the road is a thing laid on it, as ramps, plates and kerbs are: its
 * outline, under which it has no ground of its own, lies all around on other ground or under it.
 * Terrain and other roads go on where the road does not cover them. It is the same for all
 * triangles of a thing, so each is followed once. Not for several threads.
 */
final class LaidOn {

  /** An outline so far over other ground lies on it, metres. */
  private static final double ON = BorderLimits.DEFAULT.gapLimit();

  /** Other ground is sought so far over and under a vertex: no ramp is higher, metres. */
  private static final double HIGHEST = 2;

  /** A surface whose upper and lower sides differ by less than this part of both has an inside. */
  private static final double CLOSED = 0.01;

  /** What is known of a triangle. */
  private static final byte UNKNOWN = 0;

  private static final byte LAID = 1;
  private static final byte NOT_LAID = 2;

  private final RuleContext context;

  /** Null until something is asked, as the next two. */
  private Floor.Reader ground;

  private byte[] known;

  /** For each triangle the number of the thing that it was followed for; 0 for none. */
  private int[] follower;

  private int things;

  LaidOn(RuleContext context) {
    this.context = context;
  }

  /** Whether a triangle is of such a thing: one that stands out more than it is let in. */
  boolean isLaid(int triangle) {
    if (known == null) {
      ground = context.roads().land().floor().reader();
      known = new byte[context.surface().triangleCount()];
      follower = new int[known.length];
    }
    if (known[triangle] == UNKNOWN) {
      boolean turned = isTurned(follow(triangle, 0));
      IntList own = follow(triangle, turned ? -1 : 1);
      byte answer = lies(own) ? LAID : NOT_LAID;
      for (int i = 0; i < own.size(); i++) {
        known[own.get(i)] = answer;
      }
    }
    return known[triangle] == LAID;
  }

  /**
   * The triangles of its piece that hang together with one; each has this thing's number.
   *
   * @param up 1 to leave out what faces down, -1 what faces up, 0 nothing
   */
  private IntList follow(int triangle, int up) {
    Topology topology = context.topology();
    IntList own = new IntList();
    ArrayDeque<Integer> open = new ArrayDeque<>();
    things++;
    follower[triangle] = things;
    open.add(triangle);
    while (!open.isEmpty()) {
      int t = open.poll();
      own.add(t);
      for (int h = 3 * t; h < 3 * t + 3; h++) {
        int twin = topology.twin(h);
        if (twin >= 0 && follower[twin / 3] != things && goesOn(t, twin / 3, up)) {
          follower[twin / 3] = things;
          open.add(twin / 3);
        }
      }
    }
    Budget.spend(own.size());
    return own;
  }

  private boolean goesOn(int t, int beside, int up) {
    return context.surface().pieceOf(beside) == context.surface().pieceOf(t)
        && !(up != 0 && facesDown(beside, up));
  }

  /** Whether a surface is wound the wrong way: it faces down, or is closed and its front inside. */
  private boolean isTurned(IntList all) {
    float[] p = context.surface().positions();
    int[] c = context.surface().triangles();
    double base = p[3 * c[3 * all.get(0)] + 1];
    double up = 0;
    double both = 0;
    double volume = 0;
    for (int i = 0; i < all.size(); i++) {
      int t = 3 * all.get(i);
      double area = Vec.areaNormal(p, c, all.get(i))[1];
      double height = (double) p[3 * c[t] + 1] + p[3 * c[t + 1] + 1] + p[3 * c[t + 2] + 1];
      up += area;
      both += Math.abs(area);
      volume += area * (height / 3 - base);
    }
    return (Math.abs(up) < CLOSED * both ? volume : up) < 0;
  }

  private boolean lies(IntList own) {
    Set<Integer> outline = outline(own);
    double deepest = 0;
    for (int v : outline) {
      double over = over(v);
      if (Double.isNaN(over) || over > ON) {
        return false;
      }
      deepest = Math.max(deepest, -over);
    }
    for (int i = 0; i < own.size(); i++) {
      for (int k = 3 * own.get(i); k < 3 * own.get(i) + 3; k++) {
        if (over(context.surface().triangles()[k]) > deepest) {
          return true;
        }
      }
    }
    return false;
  }

  /** The vertices where what was followed last ends. */
  private Set<Integer> outline(IntList own) {
    Topology topology = context.topology();
    Set<Integer> outline = new HashSet<>();
    for (int i = 0; i < own.size(); i++) {
      for (int h = 3 * own.get(i); h < 3 * own.get(i) + 3; h++) {
        int twin = topology.twin(h);
        if (twin < 0 || follower[twin / 3] != things) {
          outline.add(topology.from(h));
          outline.add(topology.to(h));
        }
      }
    }
    return outline;
  }

  /** Whether a triangle is no wall and faces down; with -1 whether it faces up. */
  private boolean facesDown(int t, int up) {
    double[] n = Vec.areaNormal(context.surface().positions(), context.surface().triangles(), t);
    return up * n[1] < 0 && n[1] * n[1] >= Slopes.GROUND_SQUARE * Vec.dot(n, 0, n, 0);
  }

  /** How far a vertex stands out of the other ground next to it, metres; NaN for none. */
  private double over(int vertex) {
    float[] p = context.surface().positions();
    double y = p[3 * vertex + 1];
    double over = Double.NaN;
    int floors = ground.column(p[3 * vertex], p[3 * vertex + 2], y - HIGHEST, y + HIGHEST);
    for (int i = 0; i < floors; i++) {
      double its = y - ground.height(i);
      if (follower[ground.triangle(i)] != things && !(Math.abs(its) >= Math.abs(over))) {
        over = its;
      }
    }
    return over;
  }
}
