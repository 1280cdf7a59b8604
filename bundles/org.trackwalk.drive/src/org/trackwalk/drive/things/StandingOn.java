package org.trackwalk.drive.things;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.ground.reach.Floor;
import org.trackwalk.mesh.parallel.Budget;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.WeldedSurface;

/** How much of what steep faces lead down from stands on road: along how much of its rim it is. */
final class StandingOn {

  /**
   * So far beside the rim the road is sought, metres: the faces lean. Beside upright ones it lies
   * at the first, which is more than rounding; the last is the foot of a face a metre high at 45
   * degrees, the gentlest that is no ground. What is higher and leans so is a hill.
   */
  private static final double[] ASIDE = {0.02, 0.1, 0.4, 1};

  /**
   * Road so far under a body's lowest place is what it stands on, metres: it may hover, as what is
   * set down by hand does. Half of a {@link org.trackwalk.ground.reach.Body#edge}, by judgement.
   */
  private static final double HOVERS = 0.05;

  /**
   * Road lies along so much of the rim, at least: a thing amid the road has it along all, one at
   * its border along its three sides there, a slab of a laid road along its two ends alone, which
   * are less than half where it is longer than wide.
   */
  private static final double MOST = 0.5;

  /** The body of what is no thing. */
  private static final int LARGE = -1;

  private final WeldedSurface surface;
  private final Topology topology;
  private final IntPredicate road;
  private final Floor.Reader floor;
  private final double[] normal = new double[3];

  /**
   * Of which body a triangle is, from 1 on, or {@link #LARGE}; 0 for ground and for what was not
   * asked yet.
   */
  private final int[] bodies;

  /** The lowest place of each body, by its number less one. */
  private final List<Double> lowest = new ArrayList<>();

  /**
   * Looks at nothing yet.
   *
   * @param road gentle triangles that count as road
   * @param floor all that carries a car
   */
  StandingOn(WeldedSurface surface, Topology topology, IntPredicate road, Floor.Reader floor) {
    this.surface = surface;
    this.topology = topology;
    this.road = road;
    this.floor = floor;
    this.bodies = new int[surface.triangleCount()];
  }

  /**
   * Whether road lies along at least half of a rim, no lower than the body that it is the rim of.
   *
   * @param rim half-edges of what is on top
   * @param own the triangles on top
   */
  boolean isMostly(IntList rim, IntPredicate own) {
    Set<Integer> under = new HashSet<>();
    double low = Double.POSITIVE_INFINITY;
    for (int i = 0; i < rim.size(); i++) {
      int body = body(topology.twin(rim.get(i)) / 3);
      if (body != LARGE) {
        under.add(body);
        low = Math.min(low, lowest.get(body - 1) - HOVERS);
      }
    }
    double all = 0;
    double on = 0;
    float[] p = surface.positions();
    for (int i = 0; i < rim.size(); i++) {
      Budget.spend(1);
      int a = 3 * topology.from(rim.get(i));
      int b = 3 * topology.to(rim.get(i));
      int c = 3 * topology.apex(rim.get(i));
      double ex = (double) p[b] - p[a];
      double ez = (double) p[b + 2] - p[a + 2];
      double length = Math.hypot(ex, ez);
      all += length;
      // Away from the triangle, however it is wound.
      double apex = ez * ((double) p[c] - p[a]) - ex * ((double) p[c + 2] - p[a + 2]);
      double out = (apex > 0 ? -1 : 1) / length;
      double y = ((double) p[a + 1] + p[b + 1]) / 2;
      double x = ((double) p[a] + p[b]) / 2;
      double z = ((double) p[a + 2] + p[b + 2]) / 2;
      boolean thing = bodies[topology.twin(rim.get(i)) / 3] != LARGE;
      for (int k = 0; thing && length > 0 && k < ASIDE.length; k++) {
        double aside = out * ASIDE[k];
        if (isRoad(x + aside * ez, z - aside * ex, low, y, own, under)) {
          on += length;
          break;
        }
      }
    }
    return on >= MOST * all;
  }

  /**
   * The body of a face beyond a rim: all that hangs together with it and is no ground. Where that
   * is larger than a thing it is the terrain, of which no more is looked at.
   */
  private int body(int first) {
    if (bodies[first] != 0) {
      return bodies[first];
    }
    int number = lowest.size() + 1;
    double low = Double.POSITIVE_INFINITY;
    double[] box = PlanBox.none();
    IntList all = new IntList();
    bodies[first] = number;
    all.add(first);
    boolean large = false;
    for (int i = 0; i < all.size() && !large; i++) {
      Budget.spend(1);
      int t = all.get(i);
      PlanBox.widen(box, surface, t);
      large = PlanBox.size(box) > Solids.LARGEST;
      for (int h = 3 * t; h < 3 * t + 3; h++) {
        low = Math.min(low, surface.positions()[3 * topology.from(h) + 1]);
        int next = topology.twin(h) / 3;
        boolean on = topology.twin(h) >= 0 && (!road.test(next) || facesDown(next));
        // All of a thing is found at once: what is known of it already is a part of terrain.
        large |= on && bodies[next] == LARGE;
        if (on && bodies[next] == 0) {
          bodies[next] = number;
          all.add(next);
        }
      }
    }
    if (large) {
      for (int i = 0; i < all.size(); i++) {
        bodies[all.get(i)] = LARGE;
      }
      return LARGE;
    }
    lowest.add(low);
    return number;
  }

  private boolean facesDown(int t) {
    Vec.areaNormal(surface.positions(), surface.triangles(), t, normal, 0);
    return normal[1] < 0;
  }

  /** Whether other road lies at a place between two heights. */
  private boolean isRoad(
      double x, double z, double low, double high, IntPredicate own, Set<Integer> under) {
    for (int i = floor.column(x, z, low, high - Sweep.LEAST) - 1; i >= 0; i--) {
      int t = floor.triangle(i);
      if (road.test(t) && !own.test(t) && !under.contains(bodies[t])) {
        return true;
      }
    }
    return false;
  }
}
