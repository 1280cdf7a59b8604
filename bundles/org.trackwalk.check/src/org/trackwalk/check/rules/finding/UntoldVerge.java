package org.trackwalk.check.rules.finding;

import java.util.BitSet;
import java.util.Set;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.course.line.RacingLine;
import org.trackwalk.course.road.RoadReach;
import org.trackwalk.course.size.RoadSizes;
import org.trackwalk.drive.things.Thing;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.parallel.Budget;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Ground of which nothing tells where the road ends and what is beside it begins: nobody has said
 * so, and all that collides there is one object of one material. Of such ground no more is known to
 * be road than the narrowest road takes, along the racing line or else along the middle.
 */
final class UntoldVerge {

  /** Half of the narrowest road, metres. */
  private static final double HALF = RoadSizes.NARROWEST / 2;

  /** On narrower ground there is no room for a road and what lies beside it, metres. */
  private static final double ROOM = RoadSizes.NARROWEST + RoadSizes.VERGE;

  /** Ways in which somebody has said what the road is: then it ends where that does. */
  private static final Set<String> SAID = Set.of("manifest", "names");

  private final RuleContext context;
  private final WeldedSurface surface;
  private final RacingLine line;

  UntoldVerge(RuleContext context, RacingLine line) {
    this.context = context;
    this.surface = context.surface();
    this.line = line;
  }

  /**
   * Whether nothing tells if a thing stands on the road or beside it: it is a body of its own
   * beside what is known to be road, and made of what all is made of from beyond one border of the
   * ground to beyond the other.
   */
  boolean has(Thing thing) {
    if (SAID.contains(context.corridor().facts().how())
        || thing.step()
        || thing.width() <= ROOM
        || !isOff(thing)) {
      return false;
    }
    IntList near = around(thing);
    return isAlike(thing.triangles()[0], near) && !isJoined(thing.triangles(), near);
  }

  /** Whether it stands beside the narrowest road that may lead here. */
  private boolean isOff(Thing thing) {
    if (line.known()) {
      return line.distance(thing.stops()) > HALF;
    }
    return Math.max(thing.left(), thing.right()) > thing.width() / 2 + HALF;
  }

  /**
   * Triangles from beyond one border of the ground to beyond the other, no farther than is felt.
   */
  private IntList around(Thing thing) {
    double reach = Math.min(thing.width() + RoadSizes.VERGE, RoadReach.ALONG);
    double[] p = thing.position();
    IntList near = new IntList();
    context
        .roads()
        .land()
        .tree()
        .overlapping(
            (float) (p[0] - reach),
            (float) (p[1] - reach),
            (float) (p[2] - reach),
            (float) (p[0] + reach),
            (float) (p[1] + reach),
            (float) (p[2] + reach),
            near);
    return near;
  }

  /** Whether triangles are all of the object and of the material of one of them. */
  private boolean isAlike(int of, IntList near) {
    for (int i = 0; i < near.size(); i++) {
      if (!alike(of, near.get(i))) {
        return false;
      }
    }
    return true;
  }

  private boolean alike(int a, int b) {
    Piece piece = surface.pieces().get(surface.pieceOf(a));
    return surface.pieceOf(a) == surface.pieceOf(b)
        && piece.surfaceIndex(surface.sourceTriangle(a))
            == piece.surfaceIndex(surface.sourceTriangle(b));
  }

  /**
   * Whether something hangs together with the road, over what is near: then it is a part of its
   * ground.
   */
  private boolean isJoined(int[] triangles, IntList near) {
    BitSet road = new BitSet();
    BitSet around = new BitSet();
    for (int i = 0; i < near.size(); i++) {
      around.set(near.get(i));
      if (context.corridor().classes().of(near.get(i)) == SurfaceClass.ROAD) {
        markCorners(near.get(i), road);
      }
    }
    Topology topology = context.topology();
    BitSet body = new BitSet();
    IntList open = new IntList();
    for (int t : triangles) {
      body.set(t);
      open.add(t);
    }
    for (int i = 0; i < open.size(); i++) {
      int t = open.get(i);
      for (int h = 3 * t; h < 3 * t + 3; h++) {
        if (road.get(surface.triangles()[h])) {
          return true;
        }
        int next = topology.twin(h) < 0 ? -1 : topology.twin(h) / 3;
        if (next >= 0 && around.get(next) && !body.get(next)) {
          body.set(next);
          open.add(next);
        }
      }
    }
    Budget.spend(near.size() + open.size());
    return false;
  }

  private void markCorners(int t, BitSet marked) {
    for (int h = 3 * t; h < 3 * t + 3; h++) {
      marked.set(surface.triangles()[h]);
    }
  }
}
