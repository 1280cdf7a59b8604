package org.trackwalk.course.flight;

import java.util.function.IntPredicate;
import org.trackwalk.course.body.GroundCover;
import org.trackwalk.course.patch.TriangleBoxes;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.ground.reach.Slopes;
import org.trackwalk.mesh.parallel.Budget;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.tree.StaticTree;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.profile.Wheel;

/**
 * What a car lands on that leaves an edge, of some level ground: below a bridge or a cliff, behind
 * a trench. It lands on what carries it, never on an underside, and not behind what is in its way:
 * what lies under a hill is not reached from the hill.
 */
final class Falls {

  /** So near to a triangle lies what any stretch of its edges looks at, and a little, metres. */
  private static final float REACH = (float) (1.001 * StepOnto.JUMP);

  /** What a triangle costs that is cut to the places in reach of a stretch, units of work. */
  private static final int PRICE = 4;

  private final WeldedSurface surface;
  private final IntList below;
  private final StaticTree tree;
  private final Flight flight;
  private final Brink brink;
  private final float[] around = new float[6];
  private final IntList hits = new IntList();
  private final float[] box = new float[6];

  /**
   * Falls onto some ground.
   *
   * @param below triangles that a car may land on
   */
  Falls(Land land, Topology topology, IntList below) {
    this.surface = land.surface();
    this.below = below;
    this.tree = TriangleBoxes.tree(surface, below, land.threads());
    this.flight = new Flight(land);
    this.brink = new Brink(surface, topology);
  }

  /**
   * Finds what a car lands on that leaves a triangle.
   *
   * @param wanted of which triangles it is to be known
   * @param out cleared, then filled with triangles; some may be in it more than once
   */
  void from(int triangle, IntPredicate wanted, IntList out) {
    out.clear();
    if (!nears(triangle)
        || Math.abs(Vec.normal(surface.positions(), surface.triangles(), triangle)[1])
            < Slopes.GROUND) {
      return;
    }
    for (int h = 3 * triangle; h < 3 * triangle + 3; h++) {
      int stretches = brink.at(h) ? brink.stretches() : 0;
      for (int i = 0; i < stretches; i++) {
        brink.stretch(i, box);
        over(wanted, out);
      }
    }
  }

  /** Whether there is anything to land on where a car may get to over any of its edges. */
  private boolean nears(int triangle) {
    float[] b = around;
    TriangleBoxes.box(surface.positions(), surface.triangles(), triangle, REACH, b);
    float high = b[4] + (float) Wheel.CAR_RADIUS;
    // None at most: the first hit ends the search.
    return !tree.overlapping(b[0], -Float.MAX_VALUE, b[2], b[3], high, b[5], 0, hits);
  }

  private void over(IntPredicate wanted, IntList out) {
    tree.overlapping(box[0], box[1], box[2], box[3], box[4], box[5], hits);
    Budget.spend((long) PRICE * hits.size());
    for (int i = 0; i < hits.size(); i++) {
      int to = below.get(hits.get(i));
      if (wanted.test(to) && GroundCover.carries(surface, to) && brink.onto(to, flight)) {
        out.add(to);
      }
    }
  }
}
