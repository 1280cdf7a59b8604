package org.trackwalk.check.ride;

import java.util.BitSet;
import org.trackwalk.check.corridor.SurfaceClasses;
import org.trackwalk.check.geometry.Vec;
import org.trackwalk.check.memory.Memory;
import org.trackwalk.check.road.GroundTree;
import org.trackwalk.check.road.Road;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Bodies that are called road, or belong to its piece, but stand on it: they are small and closed,
 * hang together with nothing and are higher than a step. Lower ones are the road's own steps, as
 * tiles of a pavement are.
 */
final class LooseRoad {

  /** What is lower is a step, metres (RULES 1). */
  private static final double STEP = 0.5;

  private final WeldedSurface surface;
  private final BitSet triangles = new BitSet();

  LooseRoad(WeldedSurface surface, Topology topology, SurfaceClasses classes, SmallBodies bodies) {
    this.surface = surface;
    boolean some = false;
    for (int t = 0; t < surface.triangleCount() && !some; t++) {
      // A flat road has none, and nobody need ask what hangs together.
      some = isRoad(classes, topology, t) && ObstacleFinder.isSteep(surface, t) && tall(bodies, t);
    }
    for (int t = 0; t < surface.triangleCount() && some; t++) {
      triangles.set(t, isRoad(classes, topology, t) && tall(bodies, t));
    }
  }

  private static boolean isRoad(SurfaceClasses classes, Topology topology, int t) {
    return classes.of(t) == SurfaceClass.ROAD && !topology.degenerate(t);
  }

  private static boolean tall(SmallBodies bodies, int t) {
    float[] box = bodies.box(t);
    return box != null && box[4] - box[1] > STEP;
  }

  boolean has(int triangle) {
    return triangles.get(triangle);
  }

  /** The road without them, and without the bottoms of the bodies that it is made of. */
  GroundTree ground(Road road, Memory memory, int threads) {
    return triangles.isEmpty()
        ? road.ground()
        : GroundTree.of(
            surface,
            t ->
                road.ground().has(t)
                    && !triangles.get(t)
                    && Vec.normal(surface.positions(), surface.triangles(), t)[1] > 0,
            memory.trees(),
            threads,
            Progress.none());
  }
}
