package org.trackwalk.contact.collide;

import java.util.Arrays;
import java.util.function.DoubleSupplier;
import org.trackwalk.mesh.geometry.ClosestPoint;
import org.trackwalk.mesh.tree.IntList;

/**
 * Vertices of a surface that hang together without a way through another one, and how far from that
 * they reach. What is known of a vertex's distance is at most its distance to a triangle that is
 * nearest to a neighbour of it: where that is less than the greatest known, nothing is sought.
 */
final class Reach {

  /** Vertices looked at, the nearest to where it begins first. */
  private static final int MOST = 2000;

  /** Each so many-th vertex is looked at before all others. */
  private static final int SAMPLE = 32;

  /** Cosine of 45 degrees: what lies rather over a surface than beside its border. */
  private static final double STRAIGHT = StrictMath.sqrt(0.5);

  private final Shell surface;
  private final Shell other;
  private final Nearest nearest;
  private final int[] members;

  /** For each member but the first the place of the one that it was found from. */
  private final int[] from;

  private final double[] closest = new double[ClosestPoint.RESULT_LENGTH];
  private Looked farthest;
  private Looked lesserSide;

  /**
   * A point of a surface.
   *
   * @param depth metres to the other surface
   * @param at xyz
   */
  record Far(double depth, double[] at) {}

  private Reach(Shell surface, Shell other, Nearest nearest, int[] members, int[] from) {
    this.surface = surface;
    this.other = other;
    this.nearest = nearest;
    this.members = members;
    this.from = from;
  }

  /**
   * What hangs together with a vertex.
   *
   * @param hits where edges of the surface go through the other
   * @param nearest finds the nearest triangles of the other
   */
  static Reach of(Shell surface, Shell other, Hits hits, Nearest nearest, int start) {
    IntList members = new IntList();
    IntList from = new IntList();
    IntTable seen = new IntTable();
    Neighbours neighbours = surface.neighbours();
    members.add(start);
    from.add(-1);
    seen.put(start, 0);
    int done = 0;
    for (; done < members.size() && done < MOST; done++) {
      int vertex = members.get(done);
      boolean cut = hits.at(vertex);
      int i = neighbours.index(vertex);
      for (int k = neighbours.first(i); k < neighbours.first(i + 1); k++) {
        int next = neighbours.end(k);
        if (seen.get(next) < 0 && !(cut && hits.any(vertex, next))) {
          seen.put(next, 0);
          members.add(next);
          from.add(done);
        }
      }
    }
    return new Reach(
        surface,
        other,
        nearest,
        Arrays.copyOf(members.array(), done),
        Arrays.copyOf(from.array(), done));
  }

  /** The vertices; not to be written to. */
  int[] members() {
    return members;
  }

  /**
   * The vertex that is farthest from the other surface, of several the first.
   *
   * @param enough metres: where it is no nearer than this, any vertex that is no nearer will do
   */
  Far farthest(double enough) {
    if (farthest == null || farthest.part && farthest.far.depth() < enough) {
      Greatest all = new Greatest();
      boolean part = look((member, depth, t) -> all.take(member, depth), all::depth, enough);
      farthest = new Looked(all.far(), part);
    }
    return farthest.far;
  }

  /**
   * Of what lies straight in front of the other surface the farthest vertex, or of what lies
   * behind, whichever is less far: so far does a surface go through that reaches around a border.
   *
   * @param enough metres: where it is no nearer than this, any vertex that is no nearer will do
   */
  Far lesserSide(double enough) {
    if (lesserSide == null || lesserSide.part && lesserSide.far.depth() < enough) {
      Greatest front = new Greatest();
      Greatest behind = new Greatest();
      boolean part =
          look(
              (member, depth, t) -> {
                int side = straight(other, t, closest);
                if (side != 0) {
                  (side > 0 ? front : behind).take(member, depth);
                }
              },
              () -> Math.min(front.depth(), behind.depth()),
              enough);
      Greatest lesser = front.depth() <= behind.depth() ? front : behind;
      lesserSide = new Looked(lesser.far(), part);
    }
    return lesserSide.far;
  }

  /**
   * Whether a point lies straight over a triangle.
   *
   * @param closest what {@link Nearest} found of the point and the triangle
   * @return 1 on its front, -1 behind it, 0 when it lies rather beside it
   */
  static int straight(Shell other, int t, double[] closest) {
    double[] n = Normals.area(other, t);
    double height = n[0] * closest[3] + n[1] * closest[4] + n[2] * closest[5];
    double least = STRAIGHT * StrictMath.sqrt(closest[6]) * Normals.length(n[0], n[1], n[2]);
    return Math.abs(height) > least ? height > 0 ? 1 : -1 : 0;
  }

  /** What was found; of a part of the members only, when that was enough. */
  private record Looked(Far far, boolean part) {}

  /** What is to be done with a vertex. */
  private interface Visit {

    /** A member's place, its distance, and the triangle of the other surface that is so near. */
    void take(int member, double depth, int t);
  }

  /**
   * Looks at all members, some of all parts first, then from the last found on: those lie farthest
   * off for the most part, and most of the others need not be looked at.
   *
   * @param least a vertex that is nearer than this need not be looked at
   * @param enough when that is so much, nothing more is looked at
   * @return whether it was enough before the last
   */
  private boolean look(Visit visit, DoubleSupplier least, double enough) {
    int[] near = new int[members.length];
    Arrays.fill(near, -1);
    for (int i = members.length - 1; i >= 0; i -= SAMPLE) {
      look(i, near, visit, least);
      if (least.getAsDouble() >= enough) {
        return true;
      }
    }
    for (int i = members.length - 1; i >= 0; i--) {
      look(i, near, visit, least);
      if (least.getAsDouble() >= enough) {
        return true;
      }
    }
    return false;
  }

  /**
   * Looks at a member.
   *
   * @param near for each a triangle that is nearest to a neighbour; -1 where none is known
   */
  private void look(int i, int[] near, Visit visit, DoubleSupplier least) {
    float[] p = surface.positions();
    int v = 3 * members[i];
    int guess = near[i] < 0 ? nearest.last() : near[i];
    double most =
        guess < 0 ? Double.POSITIVE_INFINITY : nearest.squared(guess, p[v], p[v + 1], p[v + 2]);
    if (StrictMath.sqrt(most) >= least.getAsDouble()) {
      guess = nearest.of(p[v], p[v + 1], p[v + 2], guess, closest);
      visit.take(i, StrictMath.sqrt(closest[6]), guess);
    }
    near[i] = guess;
    if (i > 0) {
      near[from[i]] = guess;
    }
  }

  /** The greatest distance of those taken, and whose it is: of several the first found. */
  private final class Greatest {

    private double depth;
    private int member;

    void take(int one, double its) {
      if (its > depth || its == depth && one < member) {
        depth = its;
        member = one;
      }
    }

    double depth() {
      return depth;
    }

    Far far() {
      return new Far(depth, surface.point(members[member]));
    }
  }
}
