package org.trackwalk.course.flight;

import java.util.Arrays;
import java.util.BitSet;
import org.trackwalk.course.body.Undersides;
import org.trackwalk.course.patch.TriangleBoxes;
import org.trackwalk.ground.geometry.Partition;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.ground.reach.Body;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.ground.reach.Slopes;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.tree.StaticTree;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.profile.Wheel;

/**
 * Which level ground near the road a car gets onto: what is joined to the road or to such ground,
 * what lies no more than a step higher beside it, and what it falls onto. Roofs, crowns of palms
 * and cables over the road are none, though they are level and near. Nor are tilted sheets that
 * stand up from the ground, as plants are made of, or things that are smaller than a car, made of
 * triangles narrower than a wheel and nowhere level with ground at their tops, as a beam or a pot:
 * these are in a car's way. A joint across the road, a kerb or a decal is level with it.
 */
public final class ReachedGround {

  /** What a number stands for that is no triangle. */
  private static final int NONE = -1;

  private final Land land;
  private final WeldedSurface surface;
  private final Topology topology;
  private final StepOnto step;
  private final Partition parts;

  private final BitSet reached = new BitSet();
  private final BitSet standing = new BitSet();

  /** Reached triangles from which steps are to be tried, and those from which falls are. */
  private final IntList work = new IntList();

  private final IntList brinks = new IntList();
  private final IntList waiting = new IntList();
  private final IntList hits = new IntList();

  /** For each part that waits its first triangle, as a place in the list of those that wait. */
  private int[] first;

  private int[] next;

  /** Parts that wait: whether somewhere as flat as a road, whether somewhere as wide as a wheel. */
  private final BitSet flat = new BitSet();

  private final BitSet wide = new BitSet();

  /** Triangles that wait and are lower sides of things. */
  private BitSet undersides;

  /** The highest corner of each part, and how much it covers, square metres. */
  private int[] top;

  private double[] area;

  private ReachedGround(Land land, Topology topology) {
    this.land = land;
    this.surface = land.surface();
    this.topology = topology;
    this.step = new StepOnto(surface);
    this.parts = new Partition(surface.vertexCount());
  }

  /**
   * Gives their classes to candidates: verge where a car gets onto them, barrier where it gets to
   * them but not up, else scenery. Those that are not near the road are scenery, but a car may go
   * round over them.
   *
   * @param codes classes of all triangles; from road and verge a car sets out
   * @param candidates level triangles without a class
   * @param near those of them that are near the road
   */
  public static void classify(
      Land land, Topology topology, byte[] codes, BitSet candidates, BitSet near) {
    ReachedGround ground = new ReachedGround(land, topology);
    ground.joinParts(codes, candidates);
    if (ground.waiting.size() > 0) {
      ground.spread();
    }
    byte scenery = SurfaceClass.SCENERY.code();
    candidates.stream().forEach(t -> codes[t] = near.get(t) ? ground.classOf(t).code() : scenery);
  }

  private SurfaceClass classOf(int triangle) {
    int part = part(triangle);
    if (reached.get(part)) {
      return SurfaceClass.VERGE;
    }
    return standing.get(part) ? SurfaceClass.BARRIER : SurfaceClass.SCENERY;
  }

  private void joinParts(byte[] codes, BitSet candidates) {
    byte road = SurfaceClass.ROAD.code();
    byte verge = SurfaceClass.VERGE.code();
    int[] c = surface.triangles();
    BitSet ground = new BitSet();
    for (int t = 0; t < codes.length; t++) {
      if (codes[t] == road || codes[t] == verge || candidates.get(t)) {
        ground.set(t);
        parts.join(c[3 * t], c[3 * t + 1]);
        parts.join(c[3 * t], c[3 * t + 2]);
      }
    }
    for (int t = 0; t < codes.length; t++) {
      if (codes[t] == road || codes[t] == verge) {
        reached.set(part(t));
      }
    }
    for (int t = 0; t < codes.length; t++) {
      if (candidates.get(t) && !reached.get(part(t))) {
        waiting.add(t);
      } else if (ground.get(t)) {
        work.add(t);
      }
    }
  }

  private int part(int triangle) {
    return parts.first(surface.triangles()[3 * triangle]);
  }

  private void spread() {
    first = new int[surface.vertexCount()];
    top = new int[surface.vertexCount()];
    area = new double[surface.vertexCount()];
    Arrays.fill(top, NONE);
    Arrays.fill(first, NONE);
    next = new int[waiting.size()];
    for (int i = 0; i < waiting.size(); i++) {
      int part = part(waiting.get(i));
      next[i] = first[part];
      first[part] = i;
      measure(waiting.get(i), part);
    }
    undersides = Undersides.of(land, topology, waiting);
    StaticTree tree = TriangleBoxes.tree(surface, waiting, land.threads());
    stepOn(tree);
    IntList below = new IntList();
    for (int i = 0; i < waiting.size(); i++) {
      if (!reached.get(part(waiting.get(i)))) {
        below.add(waiting.get(i));
      }
    }
    if (below.size() == 0) {
      return;
    }
    Falls falls = new Falls(land, topology, below);
    IntList fallen = new IntList();
    while (brinks.size() > 0) {
      for (int i = 0; i < brinks.size(); i++) {
        falls.from(brinks.get(i), this::open, fallen);
        for (int j = 0; j < fallen.size(); j++) {
          if (!reached.get(part(fallen.get(j)))) {
            visit(brinks.get(i), fallen.get(j));
          }
        }
      }
      brinks.clear();
      stepOn(tree);
    }
  }

  /** Reaches what lies no more than a step higher or lower beside what is reached. */
  private void stepOn(StaticTree tree) {
    float side = (float) StepOnto.SIDE;
    float high = (float) StepOnto.STEP;
    float[] b = new float[6];
    while (work.size() > 0) {
      int from = work.get(work.size() - 1);
      work.truncate(work.size() - 1);
      brinks.add(from);
      TriangleBoxes.box(surface.positions(), surface.triangles(), from, 0, b);
      tree.overlapping(
          b[0] - side, b[1] - high, b[2] - side, b[3] + side, b[4] + high, b[5] + side, hits);
      for (int i = 0; i < hits.size(); i++) {
        int to = waiting.get(hits.get(i));
        int part = part(to);
        boolean open = !reached.get(part) && !(standing.get(part) && tooHigh(part, b));
        if (open && !undersides.get(to) && step.possible(from, to)) {
          visit(from, to);
        }
      }
    }
  }

  private void measure(int triangle, int part) {
    float[] p = surface.positions();
    int[] c = surface.triangles();
    double[] n = Vec.normal(p, c, triangle);
    double longest = 0;
    double[][] sides = new double[3][3];
    for (int i = 0; i < 3; i++) {
      int from = 3 * c[3 * triangle + i];
      int to = 3 * c[3 * triangle + (i + 1) % 3];
      for (int k = 0; k < 3; k++) {
        sides[i][k] = (double) p[to + k] - p[from + k];
      }
      longest = Math.max(longest, Math.sqrt(Vec.dot(sides[i], 0, sides[i], 0)));
      if (top[part] == NONE || p[from + 1] > height(part)) {
        top[part] = from / 3;
      }
    }
    double twice = Vec.dot(Vec.cross(sides[0], sides[1]), 0, n, 0);
    area[part] += twice / 2;
    flat.set(part, flat.get(part) || Math.abs(n[1]) >= Slopes.ROAD);
    wide.set(part, wide.get(part) || twice >= Wheel.CAR_RADIUS * longest);
  }

  private void visit(int from, int to) {
    int part = part(to);
    boolean up =
        small(part)
            ? flat.get(part) && step.beside(from, top[part], Wheel.CAR_RADIUS)
            : flat.get(part) || height(part) <= step.heightBeside(from, to) + StepOnto.STEP;
    if (up) {
      reach(part);
    } else {
      standing.set(part);
    }
  }

  /** Whether it is still to be found out whether a car that falls onto a triangle gets on there. */
  private boolean open(int triangle) {
    int part = part(triangle);
    return !reached.get(part) && !(standing.get(part) && small(part));
  }

  /** Whether a part is smaller than a car and nowhere as wide as a wheel. */
  private boolean small(int part) {
    return !wide.get(part) && area[part] < Body.FOOTPRINT;
  }

  /** True when a part that stands up does so beside all that lies within a box. */
  private boolean tooHigh(int part, float[] box) {
    return box[4] < height(part) - (small(part) ? Wheel.CAR_RADIUS : StepOnto.STEP);
  }

  private double height(int part) {
    return surface.positions()[3 * top[part] + 1];
  }

  private void reach(int part) {
    reached.set(part);
    for (int i = first[part]; i != NONE; i = next[i]) {
      work.add(waiting.get(i));
    }
  }
}
